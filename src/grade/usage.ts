import type { UsageMetric } from '../suite/metric-names.ts'
import type { Price } from '../suite/schema/suite.ts'
import type { Attempt } from '../trace/attempt.ts'
import { type Usage, usageOf } from '../trace/usage.ts'
import { costOf } from './cost.ts'
import { amount, type Score, unscored } from './score.ts'

/** Cost (US dollars), tokens, calls and times (milliseconds) of one attempt; what was not recorded is unscored, not 0. */
export function gradeUsage(attempt: Attempt, prices: Readonly<Record<string, Price>>): Record<UsageMetric, Score> {
  const usage = usageOf(attempt.events)
  // an answer from a cassette comes at once, and took its time when it was recorded
  const replayed = attempt.events.some((event) => event.event === 'model' && event.replayed === true)
  const timed = (score: Score) => (replayed ? unscored(REPLAYED) : score)
  const ofModels = (value: number | undefined) =>
    usage.model_calls === 0 ? unscored('no model calls recorded') : recorded(value)
  return {
    cost: costOf(attempt.events, prices),
    input_tokens: ofModels(usage.input_tokens),
    output_tokens: ofModels(usage.output_tokens),
    cached_tokens: ofModels(usage.cached_tokens),
    reasoning_tokens: ofModels(usage.reasoning_tokens),
    model_calls: ofModels(usage.model_calls),
    model_ms: timed(ofModels(usage.model_ms)),
    wall_ms: timed(recorded(attempt.wall_ms)),
    ...ofTools(attempt, usage),
  }
}

/** Why an attempt whose models answered from a cassette has no times. */
export const REPLAYED = 'model answers were replayed'

function ofTools({ evidence }: Attempt, usage: Usage): { tool_calls: Score; tool_ms: Score } {
  if (evidence.calls_recorded_by === 'none') {
    const reason = unscored('no tool calls recorded')
    return { tool_calls: reason, tool_ms: reason }
  }
  // no call took no time, where each call's time would have been recorded
  const isWhole = evidence.calls_recorded_by === 'sandbox' || evidence.calls_recorded_by === 'models'
  const isKnownZero = usage.tool_calls === 0 && isWhole
  return { tool_calls: amount(usage.tool_calls), tool_ms: isKnownZero ? amount(0) : recorded(usage.tool_ms) }
}

function recorded(value: number | undefined): Score {
  return value === undefined ? unscored('not recorded') : amount(value)
}
