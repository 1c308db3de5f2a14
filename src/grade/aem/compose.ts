import type { AemOptions } from '../../suite/schema/suite.ts'
import type { Composed, Composer, TurnScore } from './types.ts'

/** The ways to make one score of a dialog's turns, by the name that `aem.compose` gives. */
export const COMPOSERS: Readonly<Record<AemOptions['compose'], Composer>> = { mean, weighted, gated, thresholds }

/** Every turn counts the same. */
function mean(turns: readonly TurnScore[], _rates: unknown, { continuous }: AemOptions): Composed {
  const passed = turns.filter((turn) => turn.passed).length
  const score = turns.reduce((sum, turn) => sum + turn.score, 0) / turns.length
  return {
    score,
    ...(!continuous && { fraction: { num: passed, den: turns.length } }),
    passed: passed === turns.length,
    failed_by: [],
  }
}

/** By the turns' `weight`. */
function weighted(turns: readonly TurnScore[]): Composed {
  return { score: weightedMean(turns), passed: turns.every((turn) => turn.passed), failed_by: [] }
}

/** By weight, and not above `cap` once a critical turn failed. */
function gated(turns: readonly TurnScore[], _rates: unknown, { cap }: AemOptions): Composed {
  const score = weightedMean(turns)
  const isCapped = turns.some((turn) => turn.critical && !turn.passed)
  return {
    score: isCapped ? Math.min(score, cap) : score,
    passed: turns.every((turn) => turn.passed),
    failed_by: [],
  }
}

/** 1 when each sub-metric reaches its bar, else 0. One without a bar has to be right throughout. */
function thresholds(
  _turns: readonly TurnScore[],
  rates: Parameters<Composer>[1],
  { thresholds: bars }: AemOptions,
): Composed {
  const deciding = Object.entries(rates).filter(([, rate]) => rate.advisory !== true)
  const low = deciding.filter(([name, rate]) => rate.value + ROUNDING < barOf(name, bars))
  const num = low.length === 0 ? 1 : 0
  return {
    score: num,
    fraction: { num, den: 1 },
    passed: num === 1,
    failed_by: low.map(([name]) => `threshold:${name}`),
  }
}

const ROUNDING = 1e-9

function barOf(name: string, bars: AemOptions['thresholds']): number {
  return Object.hasOwn(bars, name) ? (bars[name] ?? 1) : 1
}

function weightedMean(turns: readonly TurnScore[]): number {
  const total = turns.reduce((sum, turn) => sum + turn.weight, 0)
  return turns.reduce((sum, turn) => sum + turn.weight * turn.score, 0) / total
}
