import type { TraceEvent } from '../../trace/events.ts'

/** Keeps the trace of one attempt in the order of arrival, and counts what limits are set on. */
export interface Recorder {
  /** Stamps the event with `seq` and `at`. After `close` nothing is kept. */
  record(event: TraceEvent): void
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
  /** Milliseconds since the attempt began. */
  readonly elapsed: () => number
}

export function createRecorder({ maxCalls, maxCostUsd, onLimit, elapsed }: RecorderOptions): Recorder {
  const events: TraceEvent[] = []
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
    if (event.event === 'model' && event.cost_usd !== undefined && maxCostUsd !== undefined) {
      const before = costUsd
      costUsd += event.cost_usd
      if (before <= maxCostUsd && costUsd > maxCostUsd) onLimit('cost')
    }
  }

  function countCall(): void {
    calls += 1
    if (calls === maxCalls + 1) onLimit('calls')
  }

  return {
    events,
    openCalls: () => open,
    record(event) {
      if (closed) return
      events.push({ ...event, seq: events.length + 1, at: Math.round(elapsed()) })
      count(event)
    },
    close() {
      closed = true
    },
  }
}
