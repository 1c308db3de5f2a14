import { randomBytes } from 'node:crypto'
import type { Price } from '../../suite/schema/suite.ts'
import { callCost } from '../../trace/call-cost.ts'
import type { ModelEvent, TraceEvent } from '../../trace/events.ts'
import { fitEvent } from '../../trace/fit.ts'
import type { Tape } from '../cassettes/tape.ts'
import type { NotMeasured, Stop } from '../outcome.ts'
import type { Recorder } from '../sandbox/recorder.ts'
import type { Budget } from './budget.ts'
import { type CallRecord, openCallRecord } from './calls.ts'
import type { ModelSource } from './source.ts'
import { countStalls, type Stalls } from './stalls.ts'

/** One attempt as the endpoint knows it. */
export interface ModelAttempt {
  readonly token: string
  readonly source: ModelSource
  readonly stalls: Stalls
  readonly calls: CallRecord
  readonly tape: Tape | undefined
  readonly secrets: readonly string[]
  /** Aborted when the attempt has ended. */
  readonly signal: AbortSignal
  /** Model calls so far. */
  readonly count: () => number
  /** Settles once what the agent printed before its question is recorded. */
  caughtUp(): Promise<void>
  record(event: TraceEvent): void
  recordCall(event: ModelEvent): void
  /** Ends the attempt, which was not measured, once `last` is over: what the agent is told is still passed to it. */
  fail(outcome: NotMeasured, last: Promise<unknown>): void
}

export interface ModelAttemptOptions {
  readonly source: ModelSource
  readonly tape: Tape | undefined
  readonly secrets: readonly string[]
  readonly recorder: Recorder
  readonly hasTools: boolean
  readonly prices: Readonly<Record<string, Price>>
  readonly budget: Budget
  /** A limit of cost is set, of the attempt or of the run. */
  readonly isLimited: boolean
  readonly signal: AbortSignal
  readonly stop: (reason: Stop, last?: Promise<unknown>) => void
}

export function openModelAttempt(options: ModelAttemptOptions): ModelAttempt {
  const { recorder, prices, budget, isLimited, stop } = options
  let count = 0
  let saidUnknown = false

  function spend(event: ModelEvent): void {
    const cost = callCost(event, prices)
    if (typeof cost === 'number') {
      // a replayed answer was paid for when it was recorded
      if (event.replayed !== true) budget.spend(cost)
    } else if (isLimited && !saidUnknown) {
      saidUnknown = true
      recorder.record({ event: 'note', text: `limits of cost do not see this call: ${cost}` }, 'models')
    }
  }
  return {
    ...{ source: options.source, tape: options.tape, secrets: options.secrets, signal: options.signal },
    token: randomBytes(24).toString('base64url'),
    stalls: countStalls(),
    calls: openCallRecord(recorder, options.hasTools),
    count: () => count,
    caughtUp: () => recorder.caughtUp(),
    record: (event) => recorder.record(fitEvent(event), 'models'),
    recordCall(event) {
      count += 1
      recorder.record(event, 'models')
      spend(event)
    },
    fail: (outcome, last) => stop(outcome, last),
  }
}
