import { PRICES } from '../suite/prices.ts'
import type { Price } from '../suite/schema/suite.ts'
import type { ModelEvent } from './events.ts'

/**
 * US dollars of one model call, or why they are unknown: what was recorded, else its tokens times the suite's price,
 * else times the list price.
 */
export function callCost(call: ModelEvent, prices: Readonly<Record<string, Price>>): number | string {
  const name = call.model.slice(0, 100)
  const own = priceOf(prices, call.model)
  if (call.cost_usd !== undefined && !isUnmeteredZero(call)) return call.cost_usd
  // sources write 0 for a price they do not know; only the suite may say that a model is free
  if (call.cost_usd !== undefined && own === undefined) return `cost of ${name} recorded as 0 though it used tokens`
  const price = own ?? priceOf(PRICES, call.model)
  if (price === undefined) return `price of ${name} unknown`
  return tokenCost(call, price) ?? `tokens of ${name} not recorded`
}

function isUnmeteredZero({ cost_usd, input_tokens, output_tokens }: ModelEvent): boolean {
  return cost_usd === 0 && !(input_tokens === 0 && output_tokens === 0)
}

function priceOf(prices: Readonly<Record<string, Price>>, model: string): Price | undefined {
  return Object.hasOwn(prices, model) ? prices[model] : undefined
}

const MILLION = 1_000_000

/** `input_tokens` includes the cached ones, `output_tokens` the reasoning ones, as OpenAI-compatible servers count. */
function tokenCost({ input_tokens, output_tokens, cached_tokens }: ModelEvent, price: Price): number | undefined {
  if (input_tokens === undefined || output_tokens === undefined) return undefined
  const cached = Math.min(cached_tokens ?? 0, input_tokens)
  const cachedPrice = price.cached_input ?? price.input
  return ((input_tokens - cached) * price.input + cached * cachedPrice + output_tokens * price.output) / MILLION
}
