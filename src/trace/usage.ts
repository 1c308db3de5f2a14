import type { TraceEvent } from './events.ts'

/** What the agent's own model and tool calls used. A figure is absent where the trace does not hold all of it. */
export interface Usage {
  readonly model_calls: number
  /** Executed calls, successful or not. */
  readonly tool_calls: number
  readonly input_tokens?: number
  readonly output_tokens?: number
  readonly cached_tokens?: number
  readonly reasoning_tokens?: number
  /** US dollars. */
  readonly cost_usd?: number
  /** Milliseconds in models. */
  readonly model_ms?: number
  /** Milliseconds in tools. */
  readonly tool_ms?: number
}

/** Sums over a trace, the simulated user's calls left out: an attempt costs what its agent costs. */
export function usageOf(events: readonly TraceEvent[]): Usage {
  const own = events.filter((event) => event.by !== 'user')
  const models = own.filter((event) => event.event === 'model')
  const tools = own.filter((event) => event.event === 'executed')
  const figures = {
    input_tokens: total(models.map((event) => event.input_tokens)),
    output_tokens: total(models.map((event) => event.output_tokens)),
    cached_tokens: totalOfStated(models.map((event) => event.cached_tokens)),
    reasoning_tokens: totalOfStated(models.map((event) => event.reasoning_tokens)),
    cost_usd: total(models.map((event) => event.cost_usd)),
    model_ms: total(models.map((event) => event.ms)),
    tool_ms: total(tools.map((event) => event.ms)),
  }
  const known = Object.fromEntries(Object.entries(figures).filter(([, value]) => value !== undefined))
  return { model_calls: models.length, tool_calls: tools.length, ...known }
}

/** One unknown part makes the sum unknown, never smaller. */
function total(values: readonly (number | undefined)[]): number | undefined {
  if (values.length === 0) return undefined
  let sum = 0
  for (const value of values) {
    if (value === undefined) return undefined
    sum += value
  }
  return sum
}

/** Providers leave these counts out where they are zero. */
function totalOfStated(values: readonly (number | undefined)[]): number | undefined {
  const stated = values.filter((value) => value !== undefined)
  return stated.length === 0 ? undefined : stated.reduce((sum, value) => sum + value, 0)
}
