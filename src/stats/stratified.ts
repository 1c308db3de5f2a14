import { placeOnLattice } from './lattice.ts'
import type { Stratum } from './strata.ts'
import { mean, sum } from './whole.ts'

export interface StratifiedTest {
  /** Mean over the strata of candidate − baseline, as observed. */
  readonly difference: number
  /** Chance of a difference this low or lower when nothing changed, the observed one counted whole. */
  readonly lower: number
  /** The same with half of the observed mass (mid-p): what the gate compares with alpha. */
  readonly midLower: number
  readonly upper: number
  readonly midUpper: number
  /** Twice the smaller mid-p, at most 1. */
  readonly twoSided: number
  /** The lowest `midLower` that these attempts could have given; a test whose floor is above alpha can never reject. */
  readonly floor: number
  /** False where the differences had to be rounded to a common lattice. */
  readonly exact: boolean
}

/** Chances below this are cut off at either end and counted into the tail, so that p only grows. */
const NEGLIGIBLE = 1e-20

/**
 * The exact permutation test of the mean difference, attempts exchangeable within each stratum and strata independent:
 * distributions are convolved on a common lattice of whole numbers. No random numbers, no normal approximation.
 */
export function stratifiedTest(strata: readonly Stratum[]): StratifiedTest {
  const lattice = placeOnLattice(strata)
  const { mass, offset, cutLow, cutHigh } = convolve(lattice.parts)
  const observed = lattice.parts.reduce((total, part) => total + part.observed, 0) - offset
  const at = mass[observed] ?? 0
  const below = cutLow + sum(mass.subarray(0, Math.max(0, observed)))
  const above = cutHigh + sum(mass.subarray(Math.max(0, observed + 1)))
  const midLower = Math.min(1, below + at / 2)
  const midUpper = Math.min(1, above + at / 2)
  return {
    difference: observedMean(strata),
    lower: Math.min(1, below + at),
    midLower,
    upper: Math.min(1, above + at),
    midUpper,
    twoSided: Math.min(1, 2 * Math.min(midLower, midUpper)),
    floor: cutLow > 0 ? 0 : (mass[0] ?? 0) / 2,
    exact: lattice.exact,
  }
}

interface Distribution {
  readonly mass: Float64Array
  /** Lattice place of the first entry. */
  readonly offset: number
  readonly cutLow: number
  readonly cutHigh: number
}

function convolve(parts: ReturnType<typeof placeOnLattice>['parts']): Distribution {
  let sofar: Distribution = { mass: Float64Array.of(1), offset: 0, cutLow: 0, cutHigh: 0 }
  for (const { places, chances } of parts) {
    const range = places.at(-1) ?? 0
    if (range === 0) continue
    const mass = new Float64Array(sofar.mass.length + range)
    places.forEach((place, index) => {
      addShifted(mass, sofar.mass, place, chances[index] ?? 0)
    })
    sofar = trimmed({ ...sofar, mass })
  }
  return sofar
}

function addShifted(into: Float64Array, from: Float64Array, shift: number, factor: number): void {
  for (let at = 0; at < from.length; at += 1) {
    into[at + shift] = (into[at + shift] ?? 0) + (from[at] ?? 0) * factor
  }
}

function trimmed(whole: Distribution): Distribution {
  let [first, end] = [0, whole.mass.length]
  let { cutLow, cutHigh } = whole
  while (first < end && (whole.mass[first] ?? 0) < NEGLIGIBLE) cutLow += whole.mass[first++] ?? 0
  while (end > first && (whole.mass[end - 1] ?? 0) < NEGLIGIBLE) cutHigh += whole.mass[--end] ?? 0
  return { mass: whole.mass.subarray(first, end), offset: whole.offset + first, cutLow, cutHigh }
}

function observedMean(strata: readonly Stratum[]): number {
  const differences = strata.map((stratum) => (stratum.nums[stratum.observed] ?? 0) / stratum.den)
  return strata.length === 0 ? 0 : mean(differences)
}
