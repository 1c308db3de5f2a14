import { InvalidArgumentError } from 'commander'
import type { Shard } from '../../trace/run-file.ts'

/** The most attempts of one task: what `attempts` of a suite may be. */
export const MOST_ATTEMPTS = 1000

/** Whole number from `low` to `high`. */
export function wholeNumber(low: number, high = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (!/^\d+$/.test(text) || !Number.isSafeInteger(value) || value < low || value > high) {
      const most = high === Number.MAX_SAFE_INTEGER ? '' : ` and at most ${high}`
      throw new InvalidArgumentError(`It must be a whole number of at least ${low}${most}.`)
    }
    return value
  }
}

/** Number from `low` to `high`. */
export function number(low: number, high = Number.POSITIVE_INFINITY): (text: string) => number {
  return (text) => {
    const value = Number(text)
    if (text.trim() === '' || !(value >= low && value <= high) || !Number.isFinite(value)) {
      const bounds = Number.isFinite(high) ? `from ${low} to ${high}` : `of at least ${low}`
      throw new InvalidArgumentError(`It must be a number ${bounds}.`)
    }
    return value
  }
}

/** `a,b` and repeated options alike. */
export function list(text: string, earlier: readonly string[] | undefined): string[] {
  const names = text.split(',').map((name) => name.trim())
  if (names.includes('')) throw new InvalidArgumentError('It must be one name, or names separated by commas.')
  return [...(earlier ?? []), ...names]
}

/** `2/3`: the second of three parts. */
export function shard(text: string): Shard {
  const [, first, second] = /^(\d{1,6})\/(\d{1,6})$/.exec(text) ?? []
  const [index, of] = [Number(first), Number(second)]
  if (index >= 1 && index <= of) return { index, of }
  throw new InvalidArgumentError('It must be a part and the number of parts, such as 1/3.')
}

/** Exits that every command shares, for its help. */
export const EXITS = `
Exit codes: 0 pass, 1 regressed, 2 could not run, 3 no verdict (not measured, not comparable,
inconclusive under on_inconclusive: fail, or no baseline where one is expected).`

export function examples(...lines: readonly string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ ${line}`).join('\n')}\n`
}
