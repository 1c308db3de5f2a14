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

/** Places for each stratum, at least and at most so many in all: more are not worth their time. */
const PER_STRATUM = 512
const [FEWEST_PLACES, MOST_PLACES] = [2 ** 14, 2 ** 17]

/**
 * All strata on one lattice of whole steps. Exact wherever the least common denominator fits into the places: always
 * for pass/fail with equal attempts, mostly with a few holes. Fractions of many denominators do not fit; then every
 * difference is rounded to the nearest step. Which place an outcome gets does not depend on which attempts are whose, so
 * the test of the rounded differences is itself exact and its error rate is unchanged; a difference moves by at most
 * 1/1024 of the strata's mean range (1/262 with a thousand strata).
 */
export function placeOnLattice(strata: readonly Stratum[]): Lattice {
  const places = Math.min(MOST_PLACES, Math.max(FEWEST_PLACES, PER_STRATUM * strata.length))
  return exactParts(strata, places) ?? roundedParts(strata, places)
}

function exactParts(strata: readonly Stratum[], most: number): Lattice | undefined {
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
  if (range / (unit || 1) > most) return undefined
  const parts = strata.map((stratum, index) => {
    const { den, steps } = reduced[index] ?? { den: 1, steps: [] }
    return part(stratum, steps, ((unit || 1) * den) / common)
  })
  return { exact: true, parts }
}

function roundedParts(strata: readonly Stratum[], most: number): Lattice {
  const distances = strata.map(({ den, nums }) => nums.map((num) => (num - (nums[0] ?? 0)) / den))
  const range = distances.reduce((total, steps) => total + (steps.at(-1) ?? 0), 0)
  const unit = range / most || 1
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
