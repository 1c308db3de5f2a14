import { normalQuantile } from './distributions.ts'
import type { Interval } from './interval.ts'
import { sum } from './whole.ts'

export type Category = string | number | boolean

/** How often the first rater said the row's category where the second said the column's. */
export interface CrossTable<C extends Category = Category> {
  /** Ascending; of both raters. */
  readonly categories: readonly C[]
  readonly counts: readonly (readonly number[])[]
  readonly total: number
}

export interface Kappa {
  /** At most 1; 0 is what chance alone gives. */
  readonly value: number
  readonly standardError: number
  /** Absent where the sample shows no spread at all, as when every pair agrees: the formula would claim certainty. */
  readonly interval?: Interval
}

/** Verdicts of two raters on the same items, pair by pair, as counts. */
export function crossTable<C extends Category>(pairs: readonly (readonly [C, C])[]): CrossTable<C> {
  const categories = [...new Set(pairs.flat())].sort(ascending)
  const place = new Map(categories.map((category, index) => [category, index]))
  const counts = categories.map(() => categories.map(() => 0))
  for (const [first, second] of pairs) {
    const row = counts[place.get(first) ?? -1]
    const column = place.get(second) ?? -1
    if (row !== undefined) row[column] = (row[column] ?? 0) + 1
  }
  return { categories, counts, total: pairs.length }
}

/** Items on which both said the same. */
export function agreements({ counts }: CrossTable): number {
  return sum(counts.map((row, index) => row[index] ?? 0))
}

/**
 * Cohen's kappa (Educ. Psychol. Meas. 20 (1960) 37–46) with the large-sample standard error of Fleiss, Cohen and
 * Everitt (Psychol. Bull. 72 (1969) 323–327). Undefined, not 0 or 1, where chance alone would give full agreement: no
 * items, or one category only.
 */
export function cohenKappa(table: CrossTable, level = 0.95): Kappa | undefined {
  return kappaOf(table, (row, column) => (row === column ? 1 : 0), level)
}

/**
 * Kappa of an ordered scale, a disagreement counting by its distance: 1 − |a − b| / range ("linear", Cicchetti and
 * Allison) or 1 − ((a − b) / range)² ("quadratic", Fleiss and Cohen). Same standard error, same undefined cases.
 */
export function weightedKappa(
  table: CrossTable<number>,
  weights: 'linear' | 'quadratic' = 'linear',
  level = 0.95,
): Kappa | undefined {
  const { categories } = table
  const range = (categories.at(-1) ?? 0) - (categories[0] ?? 0)
  const distance = (row: number, column: number) =>
    Math.abs((categories[row] ?? 0) - (categories[column] ?? 0)) / (range || 1)
  return kappaOf(table, (row, column) => 1 - distance(row, column) ** (weights === 'linear' ? 1 : 2), level)
}

function kappaOf(
  { counts, total }: CrossTable,
  weight: (row: number, column: number) => number,
  level: number,
): Kappa | undefined {
  const indices = counts.map((_, index) => index)
  const shareOf = (row: number, column: number) => (counts[row]?.[column] ?? 0) / total
  const rows = indices.map((row) => sum(indices.map((column) => shareOf(row, column))))
  const columns = indices.map((column) => sum(indices.map((row) => shareOf(row, column))))
  const cells = indices.flatMap((row) => indices.map((column) => ({ row, column })))
  const observed = sum(cells.map(({ row, column }) => weight(row, column) * shareOf(row, column)))
  const expected = sum(cells.map(({ row, column }) => weight(row, column) * (rows[row] ?? 0) * (columns[column] ?? 0)))
  // not `=== 1`: the shares of one category need not add up to exactly 1
  if (total === 0 || 1 - expected < 1e-12) return undefined
  const value = (observed - expected) / (1 - expected)
  const rowWeights = indices.map((row) => sum(indices.map((column) => weight(row, column) * (columns[column] ?? 0))))
  const columnWeights = indices.map((column) => sum(indices.map((row) => weight(row, column) * (rows[row] ?? 0))))
  const spread = sum(
    cells.map(({ row, column }) => {
      const marginal = (rowWeights[row] ?? 0) + (columnWeights[column] ?? 0)
      return shareOf(row, column) * (weight(row, column) - marginal * (1 - value)) ** 2
    }),
  )
  const variance = (spread - (value - expected * (1 - value)) ** 2) / (total * (1 - expected) ** 2)
  const standardError = variance > 1e-15 ? Math.sqrt(variance) : 0
  const half = normalQuantile((1 + level) / 2) * standardError
  return {
    value,
    standardError,
    ...(standardError > 0 && { interval: { low: Math.max(-1, value - half), high: Math.min(1, value + half) } }),
  }
}

function ascending(one: Category, other: Category): number {
  return one < other ? -1 : one > other ? 1 : 0
}
