import { readNumber } from './number.ts'
import { AGREE, DISAGREE, type Reader, remembered, withinTolerance } from './reader.ts'

const PERCENT = /^(.{1,40}?) ?(%|percent|per cent|pct\.?|percentage points?|pp|‰|per mille|bps|basis points?)$/i

/** As a fraction: `15%` and `15 percent` are 0.15, `150 bps` are 0.015. */
export const percent: Reader<number> = remembered({
  type: 'percent',
  read(text, { locale }) {
    const match = PERCENT.exec(text)
    const value = match === null ? undefined : readNumber((match[1] ?? '').trim(), locale)
    return value === undefined ? undefined : Number((value / sizeOf(match?.[2] ?? '')).toPrecision(14))
  },
  agree(gold, predicted, { tolerance }) {
    if (withinTolerance(gold, predicted)) return AGREE
    if (withinTolerance(gold * 100, predicted * 100, tolerance)) return { same: true, reason: `within ${tolerance}` }
    return DISAGREE
  },
})

function sizeOf(unit: string): number {
  if (/^b/i.test(unit)) return 10_000
  return unit === '‰' || /mille/i.test(unit) ? 1_000 : 100
}
