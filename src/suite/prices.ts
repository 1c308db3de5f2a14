import type { Price } from './schema/suite.ts'

/** The day whose list prices these are. */
export const PRICES_AS_OF = '2025-06-03'

/**
 * List prices in US dollars for one million tokens, by the exact name that the provider gives back; snapshots of one
 * family may differ. Few and certain: a suite states any other under `prices`, which also overrides these.
 */
export const PRICES: Readonly<Record<string, Price>> = {
  'gpt-4.1': { input: 2, cached_input: 0.5, output: 8 },
  'gpt-4.1-2025-04-14': { input: 2, cached_input: 0.5, output: 8 },
  'gpt-4.1-mini': { input: 0.4, cached_input: 0.1, output: 1.6 },
  'gpt-4.1-mini-2025-04-14': { input: 0.4, cached_input: 0.1, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, cached_input: 0.025, output: 0.4 },
  'gpt-4.1-nano-2025-04-14': { input: 0.1, cached_input: 0.025, output: 0.4 },
  'gpt-4o': { input: 2.5, cached_input: 1.25, output: 10 },
  'gpt-4o-2024-05-13': { input: 5, output: 15 },
  'gpt-4o-2024-08-06': { input: 2.5, cached_input: 1.25, output: 10 },
  'gpt-4o-2024-11-20': { input: 2.5, cached_input: 1.25, output: 10 },
  'gpt-4o-mini': { input: 0.15, cached_input: 0.075, output: 0.6 },
  'gpt-4o-mini-2024-07-18': { input: 0.15, cached_input: 0.075, output: 0.6 },
}
