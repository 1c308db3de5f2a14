import type { MetricVerdict } from '../gate/types.ts'
import type { MetricSummary } from '../summary/types.ts'
import type { ShownFigures } from './types.ts'

type Figures = Omit<ShownFigures, 'verdict'>

export interface RawFigures {
  readonly kind: MetricSummary['kind']
  readonly unit: MetricSummary['unit']
  readonly baseline?: number | undefined
  readonly candidate?: number | undefined
  /** Candidate − baseline for rates, candidate / baseline for amounts. */
  readonly change?: number | undefined
  readonly limit: MetricVerdict['limit']
}

/**
 * The figures of one metric as they are printed. One decimal where that tells the truth; more where a rounded figure,
 * or the difference of two, would fall on the other side of its limit than the exact one does.
 */
export function showFigures(raw: RawFigures): Figures {
  return raw.kind === 'rate' ? rateFigures(raw) : amountFigures(raw)
}

/** A share in 0..1 as `84.4%`. */
export function percent(share: number, decimals = 1): string {
  return `${fixed(share * 100, decimals)}%`
}

/** `+1.2`, `−3.3`, `0.0` points. */
export function signed(points: number, decimals = 1): string {
  const text = fixed(Math.abs(points), decimals)
  if (Number(text) === 0) return text
  return `${points < 0 ? '−' : '+'}${text}`
}

/** `$0.0123`, `1.23 s`, `12,345`, `4.2`. */
export function showAmount(value: number, unit: MetricSummary['unit'], digits = 3): string {
  switch (unit) {
    case 'usd':
      return `$${significant(value, digits)}`
    case 'ms':
      return value < 1000 ? `${significant(value, digits)} ms` : `${grouped(significant(value / 1000, digits))} s`
    case 'tokens':
      return grouped(value < 100 ? significant(value, digits) : fixed(value, Math.max(0, digits - 3)))
    case 'count':
      return grouped(value < 100 ? fixed(value, Math.max(1, digits - 2)) : fixed(value, Math.max(0, digits - 3)))
    case 'share':
      return percent(value, Math.max(1, digits - 2))
  }
}

/** `drop ≤ 5`, `≥ 80%`, `≤ ×1.25`; several joined by commas; empty where the metric has no limit. */
export function showLimit(limit: MetricVerdict['limit'], unit: MetricSummary['unit']): string {
  return [
    limit.max_drop === undefined ? [] : [`drop ≤ ${trimmed(limit.max_drop)}`],
    limit.max_rise === undefined ? [] : [`≤ ×${trimmed(limit.max_rise)}`],
    limit.min === undefined ? [] : [`≥ ${showBar(limit.min, unit)}`],
    limit.max === undefined ? [] : [`≤ ${showBar(limit.max, unit)}`],
  ]
    .flat()
    .join(', ')
}

/** A bar as the policy states it, not rounded. */
export function showBar(value: number, unit: MetricSummary['unit']): string {
  switch (unit) {
    case 'share':
      return `${trimmed(value * 100)}%`
    case 'usd':
      return `$${trimmed(value)}`
    case 'ms':
      return value < 1000 ? `${trimmed(value)} ms` : `${grouped(trimmed(value / 1000))} s`
    default:
      return grouped(trimmed(value))
  }
}

/** Sums of binary fractions err by less than this. */
const NOISE = 1e-9
const MOST_DECIMALS = 4

function rateFigures({ unit, baseline, candidate, change, limit }: RawFigures): Figures {
  const points = (share: number | undefined) => (share === undefined ? undefined : share * 100)
  const exact = { baseline: points(baseline), candidate: points(candidate), change: points(change) }
  let decimals = 1
  while (decimals < MOST_DECIMALS && !tellsTheTruth(exact, decimals, limit)) decimals += 1
  return {
    baseline: baseline === undefined ? '' : percent(baseline, decimals),
    candidate: candidate === undefined ? '' : percent(candidate, decimals),
    change: change === undefined ? '' : signed(change * 100, decimals),
    limit: showLimit(limit, unit),
  }
}

interface Points {
  readonly baseline: number | undefined
  readonly candidate: number | undefined
  readonly change: number | undefined
}

function tellsTheTruth(exact: Points, decimals: number, limit: MetricVerdict['limit']): boolean {
  const shown = (value: number) => Number(fixed(value, decimals))
  const { baseline, candidate, change } = exact
  if (change !== undefined) {
    const isNothing = Math.abs(change) < NOISE
    if (!isNothing && shown(change) === 0) return false
    const drops = [-shown(change)]
    if (baseline !== undefined && candidate !== undefined) drops.push(shown(baseline) - shown(candidate))
    const { max_drop: bar } = limit
    if (bar !== undefined && drops.some((drop) => isAbove(drop, bar) !== isAbove(-change, bar))) return false
  }
  if (candidate === undefined) return true
  return [limit.min, limit.max].every(
    (share) => share === undefined || agrees(candidate, shown(candidate), share * 100),
  )
}

function amountFigures({ unit, baseline, candidate, change, limit }: RawFigures): Figures {
  let digits = 3
  const agreesAt = (count: number) => {
    const rounded = (value: number) => Number(significant(value, count))
    const ratios: number[] = []
    if (change !== undefined) ratios.push(Number(fixed(change, count - 1)))
    if (baseline !== undefined && candidate !== undefined && baseline > 0)
      ratios.push(rounded(candidate) / rounded(baseline))
    const rise = limit.max_rise
    const risesAgree =
      rise === undefined || change === undefined || ratios.every((ratio) => agrees(change, ratio, rise))
    const bars = [limit.min, limit.max].every(
      (bar) => bar === undefined || candidate === undefined || agrees(candidate, rounded(candidate), bar),
    )
    return risesAgree && bars
  }
  while (digits < 7 && !agreesAt(digits)) digits += 1
  return {
    baseline: baseline === undefined ? '' : showAmount(baseline, unit, digits),
    candidate: candidate === undefined ? '' : showAmount(candidate, unit, digits),
    change: change === undefined ? '' : `×${fixed(change, digits - 1)}`,
    limit: showLimit(limit, unit),
  }
}

/** Whether a rounded value lies on the same side of a bar as the exact one. */
function agrees(exact: number, rounded: number, bar: number): boolean {
  return isAbove(exact, bar) === isAbove(rounded, bar) && isAbove(bar, exact) === isAbove(bar, rounded)
}

function isAbove(value: number, bar: number): boolean {
  return value > bar + NOISE
}

function fixed(value: number, decimals: number): string {
  // nudged by less than binary noise, so that 0.25 − 1e-17 does not round away from 0.25
  const text = (value + Math.sign(value) * NOISE * 1e-3).toFixed(decimals)
  return Number(text) === 0 ? text.replace('-', '') : text
}

function significant(value: number, digits: number): string {
  if (value === 0) return '0'
  const whole = Math.floor(Math.log10(Math.abs(value))) + 1
  return fixed(value, Math.max(0, digits - whole))
}

function trimmed(value: number): string {
  return String(Number(value.toFixed(6)))
}

function grouped(text: string): string {
  const [whole = '', fraction] = text.split('.')
  const spaced = whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')
  return fraction === undefined ? spaced : `${spaced}.${fraction}`
}
