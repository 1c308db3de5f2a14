import { setImmediate as nextTurn } from 'node:timers/promises'
import type { ModelEvent, ProposedEvent, TraceEvent } from '../../trace/events.ts'

/** Keeps the trace of one attempt in the order of arrival, and counts what limits are set on. */
export interface Recorder {
  /**
   * Stamps the event with `seq` and `at`. After `close` nothing is kept. What models proposed may never be made, so that
   * it leaves no call open.
   */
  record(event: TraceEvent, from?: 'models'): void
  /**
   * Settles once all that the agent said before now is recorded: a question of its own may arrive before what it printed
   * before asking. `read` of `follow` is called for it.
   */
  caughtUp(): Promise<void>
  /** A source that is told late of what there is; `read` takes all of it at once. */
  follow(read: () => void): void
  readonly events: readonly TraceEvent[]
  /** Calls that were proposed and not settled yet. */
  readonly openCalls: () => number
  close(): void
}

export interface RecorderOptions {
  readonly maxCalls: number
  readonly maxCostUsd: number | undefined
  /** Called once for each limit that is passed. */
  readonly onLimit: (limit: 'calls' | 'cost') => void
  /** US dollars of a model call, where they are known. Default: what the event says. */
  readonly costOf?: (event: ModelEvent) => number | undefined
  /** Changes each event before it is kept. */
  readonly hide?: (event: TraceEvent) => TraceEvent
  /** Called for each call that was proposed otherwise than by a model. */
  readonly onCall?: (event: ProposedEvent) => void
  /** Milliseconds since the attempt began. */
  readonly elapsed: () => number
}

export function createRecorder(options: RecorderOptions): Recorder {
  const { maxCalls, maxCostUsd, onLimit, elapsed, onCall, costOf = (event) => event.cost_usd, hide } = options
  const events: TraceEvent[] = []
  const followed: (() => void)[] = []
  let closed = false
  let calls = 0
  let open = 0
  let costUsd = 0

  function count(event: TraceEvent): void {
    if (event.event === 'proposed') {
      open += 1
      countCall()
    }
    if (event.event === 'executed' || event.event === 'refused') {
      // an agent that records its own calls need not propose them
      if (open > 0) open -= 1
      else countCall()
    }
  }

  function countCost(event: TraceEvent): void {
    if (event.event !== 'model' || maxCostUsd === undefined) return
    const before = costUsd
    costUsd += costOf(event) ?? 0
    if (before <= maxCostUsd && costUsd > maxCostUsd) onLimit('cost')
  }

  function countCall(): void {
    calls += 1
    if (calls === maxCalls + 1) onLimit('calls')
  }

  return {
    events,
    openCalls: () => open,
    record(event, from) {
      if (closed) return
      events.push({ ...(hide?.(event) ?? event), seq: events.length + 1, at: Math.round(elapsed()) })
      countCost(event)
      if (from === undefined) count(event)
      else if (event.event === 'proposed') countCall()
      if (from === undefined && event.event === 'proposed') onCall?.(event)
    },
    async caughtUp() {
      // what was in a pipe before the question is read in the same turn of the event loop, before or after it
      await nextTurn()
      for (const read of followed) read()
    },
    follow: (read) => void followed.push(read),
    close() {
      closed = true
    },
  }
}
