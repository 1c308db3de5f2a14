import type { Price } from '../../suite/schema/suite.ts'
import type { ModelEvent } from '../../trace/events.ts'
import { costOf } from '../cost.ts'
import { amount, type Score, unscored } from '../score.ts'
import type { Spent } from './types.ts'

/** What the judges used, under names of its own: it is no cost of the agent. Nothing where no judge could be asked. */
export function judgeUsage(spent: Spent | undefined, prices: Readonly<Record<string, Price>>): Record<string, Score> {
  if (spent === undefined) return {}
  const none = { judge_calls: amount(0), judge_cost: amount(0) }
  if (spent.length === 0) return { ...none, judge_input_tokens: amount(0), judge_output_tokens: amount(0) }
  const calls = spent.map((usage): ModelEvent => ({ event: 'model', ...(usage ?? { model: 'unknown' }) }))
  return {
    judge_calls: amount(spent.length),
    judge_cost: costOf(calls, prices),
    judge_input_tokens: sum(calls.map((call) => call.input_tokens)),
    judge_output_tokens: sum(calls.map((call) => call.output_tokens)),
  }
}

function sum(counts: readonly (number | undefined)[]): Score {
  const known = counts.filter((count) => count !== undefined)
  if (known.length < counts.length) return unscored('not recorded')
  return amount(known.reduce((total, count) => total + count, 0))
}
