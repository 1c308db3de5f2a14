import type { Stratum } from './strata.ts'
import { gcd, lcmUpTo } from './whole.ts'

export interface LatticePart {
  /** Whole, from 0; ascending as the stratum's differences are. */
  readonly places: readonly number[]
  readonly chances: readonly number[]
  /** Place of the observed difference. */
  readonly observed: number
}

export interface Lattice {
  readonly parts: readonly LatticePart[]
  readonly exact: boolean
}

/** More places than this are not worth their time: with unequal attempts and fractions the common denominator explodes. */
const MOST_PLACES = 2 ** 17

/**
 * All strata on one lattice of whole steps. Exact wherever the least common denominator allows it with at most 2^17
 * places in all. Else every difference is rounded to the nearest of 2^17 steps over the whole range; which place an
 * outcome gets does not depend on which attempts are whose, so the test of the rounded differences is itself exact and
 * its error rate is unchanged. The rounding moves a suite value by at most one part in 2^18 of its range per stratum.
 */
export function placeOnLattice(strata: readonly Stratum[]): Lattice {
  return exactParts(strata) ?? roundedParts(strata)
}

function exactParts(strata: readonly Stratum[]): Lattice | undefined {
  const reduced = strata.map(reduce)
  let common: number | undefined = 1
  for (const { den } of reduced) {
    common = lcmUpTo(Number.MAX_SAFE_INTEGER, common, den)
    if (common === undefined) return undefined
  }
  let [unit, range] = [0, 0]
  for (const { den, steps } of reduced) {
    range += (steps.at(-1) ?? 0) * (common / den)
    if (range > Number.MAX_SAFE_INTEGER) return undefined
    for (const step of steps) unit = gcd(unit, step * (common / den))
  }
  if (range / (unit || 1) > MOST_PLACES) return undefined
  const parts = strata.map((stratum, index) => {
    const { den, steps } = reduced[index] ?? { den: 1, steps: [] }
    return part(stratum, steps, ((unit || 1) * den) / common)
  })
  return { exact: true, parts }
}

function roundedParts(strata: readonly Stratum[]): Lattice {
  const distances = strata.map(({ den, nums }) => nums.map((num) => (num - (nums[0] ?? 0)) / den))
  const range = distances.reduce((total, steps) => total + (steps.at(-1) ?? 0), 0)
  const unit = range / MOST_PLACES || 1
  return { exact: false, parts: strata.map((stratum, index) => part(stratum, distances[index] ?? [], unit)) }
}

function part(stratum: Stratum, distances: readonly number[], unit: number): LatticePart {
  const places = distances.map((distance) => Math.round(distance / unit))
  return { places, chances: stratum.chances, observed: places[stratum.observed] ?? 0 }
}

/** Distances from the lowest difference in lowest terms; a stratum that cannot differ asks nothing of the lattice. */
function reduce({ den, nums }: Stratum): { den: number; steps: number[] } {
  const least = nums[0] ?? 0
  const divisor = nums.reduce((common, num) => gcd(common, num - least), den)
  return { den: den / divisor, steps: nums.map((num) => (num - least) / divisor) }
}
