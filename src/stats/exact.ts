import Fraction from 'fraction.js'
import { passHatK } from './pass-k.ts'
import type { Count, Ratio } from './strata.ts'
import { mean } from './whole.ts'

/** A mean as a double, and as the fraction it really is, worked out only where the double is too near to tell. */
export interface Exact {
  readonly value: number
  readonly fraction: () => Fraction
}

/** Doubles of sums in 0..1 are right to far better than this. */
const NEAR = 1e-9

/** Mean over the tasks of the mean over each task's attempts; every task has at least one. */
export function exactMean(tasks: readonly (readonly Ratio[])[]): Exact {
  const value = mean(tasks.map((attempts) => mean(attempts.map(({ num, den }) => num / den))))
  return { value, fraction: () => meanOf(tasks.map((attempts) => meanOf(attempts.map(toFraction)))) }
}

/** Mean over the tasks of pass^k; every task has at least k measured attempts. */
export function exactPassHatK(tasks: readonly Count[], k: number): Exact {
  return {
    value: mean(tasks.map(({ passed, measured }) => passHatK(passed, measured, k) ?? 0)),
    fraction: () => meanOf(tasks.map((task) => drawnWithoutReplacement(task, k))),
  }
}

/** Mean over the tasks of pass@k. */
export function exactPassAtK(tasks: readonly Count[], k: number): Exact {
  const failed = exactPassHatK(
    tasks.map(({ passed, measured }) => ({ passed: measured - passed, measured })),
    k,
  )
  return { value: 1 - failed.value, fraction: () => new Fraction(1).sub(failed.fraction()) }
}

/** Whether the candidate lies more than so many points (0–100) below the baseline: 1.0 − 0.95 is not more than 5. */
export function fellMoreThan(points: number, baseline: Exact, candidate: Exact): boolean {
  const over = baseline.value - candidate.value - points / 100
  if (Math.abs(over) > NEAR) return over > 0
  return baseline.fraction().sub(candidate.fraction()).compare(decimal(points).div(100)) > 0
}

/** Sign of the measured value − the bar, which is meant as the decimal it is written as. */
export function compareWithBar(measured: Exact, bar: number): -1 | 0 | 1 {
  const over = measured.value - bar
  const sign = Math.abs(over) > NEAR ? over : measured.fraction().compare(decimal(bar))
  return sign > 0 ? 1 : sign < 0 ? -1 : 0
}

/** The number as it is written: 0.3 is three tenths, not the double nearest to it. */
export function decimal(value: number): Fraction {
  const text = String(value)
  return new Fraction(text.includes('e') ? value.toFixed(20) : text)
}

function toFraction({ num, den }: Ratio): Fraction {
  return decimal(num).div(decimal(den))
}

function meanOf(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce((total, fraction) => total.add(fraction), new Fraction(0)).div(fractions.length)
}

function drawnWithoutReplacement({ passed, measured }: Count, k: number): Fraction {
  let product = new Fraction(1)
  for (let drawn = 0; drawn < k; drawn += 1) product = product.mul(Math.max(0, passed - drawn), measured - drawn)
  return product
}
