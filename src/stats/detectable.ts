import { normalCdf, normalQuantile } from './distributions.ts'
import { mean, sum } from './whole.ts'

/** One task: the baseline's mean in 0..1 and the attempts of each side. */
export interface TaskPower {
  readonly share: number
  readonly baseline: number
  readonly candidate: number
}

export interface DetectableOptions {
  readonly alpha: number
  /** A drop up to this is let pass whatever its p, in 0..1. */
  readonly tolerance: number
  /** Variance of an attempt as a part of p(1 − p): 1 for pass/fail, less for fractions. */
  readonly dispersion?: number
  readonly power?: number
}

/**
 * Smallest true drop of the suite value (0..1) that is reported with this power: the candidate passes each task with
 * the same part of its chance less. Normal approximation of the stratified test: critical drop z·σ0 from the expected
 * permutation variance, or the tolerance where that is more; spread σ1 of the observed drop. Chances of tasks are drawn
 * towards the suite's mean by one attempt's worth, so that 5 of 5 is not taken for certainty. Discreteness is ignored:
 * within about two points of the simulated power for 10 tasks and more. Undefined where even a drop to 0 is not seen.
 */
export function detectableDrop(tasks: readonly TaskPower[], options: DetectableOptions): number | undefined {
  if (tasks.length === 0) return undefined
  const power = options.power ?? 0.8
  const chances = shrunk(tasks)
  const z = normalQuantile(1 - options.alpha)
  const reached = (part: number) => powerAt(tasks, chances, part, z, options)
  if (reached(1) < power) return undefined
  let [low, high] = [0, 1]
  for (let step = 0; step < 40; step += 1) {
    const middle = (low + high) / 2
    if (reached(middle) < power) low = middle
    else high = middle
  }
  return mean(chances) * high
}

function powerAt(
  tasks: readonly TaskPower[],
  chances: readonly number[],
  part: number,
  z: number,
  options: DetectableOptions,
): number {
  const dispersion = options.dispersion ?? 1
  let [nullVariance, trueVariance] = [0, 0]
  tasks.forEach(({ baseline, candidate }, index) => {
    const before = chances[index] ?? 0
    const after = before * (1 - part)
    const all = baseline + candidate
    const [spreadBefore, spreadAfter] = [dispersion * before * (1 - before), dispersion * after * (1 - after)]
    const within = (baseline * spreadBefore + candidate * spreadAfter) / all
    const between = (baseline * candidate * (before - after) ** 2) / all ** 2
    // expected variance of the pooled attempts (divisor N), of which the permutation variance is a multiple
    const pooled = within + between - within / all
    nullVariance += (pooled * all ** 2) / ((all - 1) * baseline * candidate)
    trueVariance += spreadBefore / baseline + spreadAfter / candidate
  })
  const critical = Math.max((z * Math.sqrt(nullVariance)) / tasks.length, options.tolerance)
  const drop = mean(chances) * part
  const spread = Math.sqrt(trueVariance) / tasks.length
  if (spread === 0) return drop > critical ? 1 : 0
  return normalCdf((drop - critical) / spread)
}

function shrunk(tasks: readonly TaskPower[]): number[] {
  const attempts = sum(tasks.map((task) => task.baseline))
  const centre = (sum(tasks.map((task) => task.share * task.baseline)) + 1) / (attempts + 2)
  return tasks.map((task) => (task.share * task.baseline + centre) / (task.baseline + 1))
}
