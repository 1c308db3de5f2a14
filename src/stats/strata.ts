import { choose, gcd, lcmUpTo, sum } from './whole.ts'

/** A share of something countable: `num` of `den`; a mean of attempts is exact where each has one. */
export interface Ratio {
  readonly num: number
  readonly den: number
}

/** Passes among measured attempts of one task on one side. */
export interface Count {
  readonly passed: number
  readonly measured: number
}

/**
 * One task's part of the stratified test: every difference candidate − baseline that its attempts could have shown, if
 * which of them are the candidate's were drawn by lot, with its chance. Differences are `nums / den`, ascending.
 */
export interface Stratum {
  readonly den: number
  readonly nums: readonly number[]
  readonly chances: readonly number[]
  /** Index of the difference that was observed. */
  readonly observed: number
}

/** Values of attempts are kept as whole numbers over at most this; finer ones are rounded to 1/1000. */
const FINEST = 2520
const ROUNDED = 1000

/** Share of passes: the candidate's passes are hypergeometric. Both sides need at least one measured attempt. */
export function countStratum(baseline: Count, candidate: Count): Stratum {
  const total = baseline.passed + candidate.passed
  const all = baseline.measured + candidate.measured
  return overCounts(baseline, candidate, candidate.measured * baseline.measured, (passes) => {
    return all * passes - candidate.measured * total
  })
}

/** pass^k of the task, a function of its count of passes. Both sides need at least k measured attempts. */
export function passHatKStratum(baseline: Count, candidate: Count, k: number): Stratum {
  const total = baseline.passed + candidate.passed
  const [own, other] = [choose(candidate.measured, k), choose(baseline.measured, k)]
  const exact = own * other < Number.MAX_SAFE_INTEGER / 2
  const den = exact ? own * other : 2 ** 40
  return overCounts(baseline, candidate, den, (passes) => {
    const [won, lost] = [choose(passes, k), choose(total - passes, k)]
    return exact ? won * other - lost * own : Math.round((won / own - lost / other) * den)
  })
}

/** pass@k of the task: one less pass^k of its failures, so the same differences the other way round. */
export function passAtKStratum(baseline: Count, candidate: Count, k: number): Stratum {
  const failures = ({ passed, measured }: Count) => ({ passed: measured - passed, measured })
  const { den, nums, chances, observed } = passHatKStratum(failures(baseline), failures(candidate), k)
  return {
    den,
    nums: nums.map((num) => -num).reverse(),
    chances: [...chances].reverse(),
    observed: nums.length - 1 - observed,
  }
}

/**
 * Mean of fractions: the exact permutation distribution of the attempts' values, by counting subsets on integer
 * numerators. Values that have no common denominator up to 2520 are rounded to 1/1000 first; the test stays exact for
 * the rounded values. Both sides need at least one value.
 */
export function fractionStratum(baseline: readonly Ratio[], candidate: readonly Ratio[]): Stratum {
  const { den, nums } = onOneDenominator([...baseline, ...candidate])
  const least = Math.min(...nums)
  const step = nums.reduce((divisor, num) => gcd(divisor, num - least), 0) || 1
  const levels = nums.map((num) => (num - least) / step)
  const [all, own, other] = [nums.length, candidate.length, baseline.length]
  // the smaller side is the one that is drawn; the other follows from the total
  const drawsCandidate = own <= other
  const chances = subsetSums(levels, Math.min(own, other))
  const total = sum(levels)
  const ownSum = sum(levels.slice(other))
  const sums = [...chances.keys()].filter((level) => (chances[level] ?? 0) > 0)
  const ownSums = drawsCandidate ? sums : sums.map((level) => total - level).reverse()
  const kept = sums.map((level) => chances[level] ?? 0)
  return {
    den: den * own * other,
    nums: ownSums.map((level) => step * (all * level - own * total)),
    chances: drawsCandidate ? kept : kept.reverse(),
    observed: ownSums.indexOf(ownSum),
  }
}

function overCounts(baseline: Count, candidate: Count, den: number, numOf: (passes: number) => number): Stratum {
  const total = baseline.passed + candidate.passed
  const least = Math.max(0, total - baseline.measured)
  const most = Math.min(candidate.measured, total)
  const nums: number[] = []
  const weights: number[] = []
  // ratio of neighbouring hypergeometric chances, summed in logarithms so that no count is too large
  let log = 0
  for (let passes = least; passes <= most; passes += 1) {
    nums.push(numOf(passes))
    weights.push(log)
    const up = (total - passes) * (candidate.measured - passes)
    const down = (passes + 1) * (baseline.measured - total + passes + 1)
    log += Math.log(up / down)
  }
  const top = Math.max(...weights)
  const raw = weights.map((weight) => Math.exp(weight - top))
  const mass = sum(raw)
  return { den, nums, chances: raw.map((chance) => chance / mass), observed: candidate.passed - least }
}

function onOneDenominator(values: readonly Ratio[]): { den: number; nums: number[] } {
  const den = commonDenominator(values)
  if (den !== undefined) return { den, nums: values.map((value) => value.num * (den / value.den)) }
  return { den: ROUNDED, nums: values.map((value) => Math.round((value.num / value.den) * ROUNDED)) }
}

function commonDenominator(values: readonly Ratio[]): number | undefined {
  let common: number | undefined = 1
  for (const { num, den } of values) {
    if (!Number.isInteger(num) || !Number.isInteger(den)) return undefined
    common = lcmUpTo(FINEST, common, den)
    if (common === undefined) return undefined
  }
  return common
}

/** Chance of each sum of `size` of the levels, drawn without replacement; index is the sum. */
function subsetSums(levels: readonly number[], size: number): Float64Array {
  const most = sum([...levels].sort((a, b) => b - a).slice(0, size))
  const width = most + 1
  const chances = new Float64Array((size + 1) * width)
  chances[0] = 1
  levels.forEach((level, seen) => {
    for (let taken = Math.min(seen, size); taken >= 0; taken -= 1) {
      const take = (size - taken) / (levels.length - seen)
      if (take < 0 || take > 1) continue
      for (let at = 0; at < width; at += 1) {
        const chance = chances[taken * width + at] ?? 0
        if (chance === 0) continue
        const next = (taken + 1) * width + at + level
        if (take > 0) chances[next] = (chances[next] ?? 0) + chance * take
        chances[taken * width + at] = chance * (1 - take)
      }
    }
  })
  return chances.subarray(size * width)
}
