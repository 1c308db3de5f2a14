import { detectableDrop, type TaskPower } from '../../stats/detectable.ts'
import { dispersionOf } from '../../stats/dispersion.ts'
import { type Exact, exactMean, exactPassAtK, exactPassHatK, fellMoreThan } from '../../stats/exact.ts'
import { type Interval, meanInterval } from '../../stats/interval.ts'
import { passAtK, passHatK } from '../../stats/pass-k.ts'
import { type Pair, ratioBootstrap } from '../../stats/ratio-bootstrap.ts'
import {
  countStratum,
  fractionStratum,
  passAtKStratum,
  passHatKStratum,
  type Ratio,
  type Stratum,
} from '../../stats/strata.ts'
import { stratifiedTest } from '../../stats/stratified.ts'
import { mean } from '../../stats/whole.ts'
import type { Sample } from '../sample.ts'
import type { MetricCase } from './limits.ts'

type Draw = NonNullable<MetricCase['draw']>

const DRAWS = {
  all: { ofSuite: exactPassHatK, ofTask: passHatK, stratum: passHatKStratum },
  any: { ofSuite: exactPassAtK, ofTask: passAtK, stratum: passAtKStratum },
}

/** One metric on the tasks that have it on both sides. */
export interface Comparison {
  readonly baseline: number
  readonly candidate: number
  /** Difference of rates, ratio of amounts. */
  readonly change: number
  readonly interval?: Interval
  /** Whether it changed for the worse by more than the limit. */
  readonly exceeds: (limit: number) => boolean
  readonly test: () => { readonly p: number; readonly floor: number }
  /** Of rates other than pass^k and pass@k: smallest drop seen with 80% power. */
  readonly detectable?: (alpha: number, maxDrop: number) => number | undefined
}

/** A rate, by the exact stratified test; undefined where no task has it on both sides. */
export function compareRate(samples: readonly Sample[], metric: string): Comparison | undefined {
  const tasks = samples.flatMap((sample) => {
    const baseline = sample.baseline.rates(metric)
    const candidate = candidateRates(sample, metric)
    return baseline.length > 0 && candidate.length > 0 ? [{ baseline, candidate }] : []
  })
  if (tasks.length === 0) return undefined
  const binary = metric === 'success_rate'
  return {
    ...differenceOf(
      exactMean(tasks.map((task) => task.baseline)),
      exactMean(tasks.map((task) => task.candidate)),
      tasks.map(({ baseline, candidate }) => meanRatio(candidate) - meanRatio(baseline)),
    ),
    test: () =>
      tested(
        tasks.map(({ baseline, candidate }) =>
          binary ? countStratum(countOf(baseline), countOf(candidate)) : fractionStratum(baseline, candidate),
        ),
      ),
    detectable: (alpha, maxDrop) => detectableOf(tasks, binary, alpha, maxDrop),
  }
}

/** pass^k or pass@k, functions of each task's count; undefined unless every compared task has k attempts on both sides. */
export function compareDraws(samples: readonly Sample[], draw: Draw): Comparison | undefined {
  const { k } = draw
  if (samples.length === 0 || samplesWithK(samples, k) < samples.length) return undefined
  const { ofSuite, ofTask, stratum } = DRAWS[draw.passes]
  const value = ({ passed, measured }: Sample['baseline']) => ofTask(passed, measured, k) ?? 0
  return {
    ...differenceOf(
      ofSuite(
        samples.map((sample) => sample.baseline),
        k,
      ),
      ofSuite(
        samples.map((sample) => sample.candidate),
        k,
      ),
      samples.map(({ baseline, candidate }) => value(candidate) - value(baseline)),
    ),
    test: () => tested(samples.map(({ baseline, candidate }) => stratum(baseline, candidate, k))),
  }
}

export function samplesWithK(samples: readonly Sample[], k: number): number {
  return samples.filter(({ baseline, candidate }) => Math.min(baseline.measured, candidate.measured) >= k).length
}

/** An amount, by the ratio of means; `zero` where the baseline's mean is 0. */
export function compareAmount(samples: readonly Sample[], metric: string): Comparison | 'zero' | undefined {
  const pairs: Pair[] = samples.flatMap((sample) => {
    const baseline = sample.baseline.amounts(metric)
    const candidate = sample.candidate.amounts(metric)
    return baseline.length > 0 && candidate.length > 0 ? [{ baseline: mean(baseline), candidate: mean(candidate) }] : []
  })
  if (pairs.length === 0) return undefined
  const result = ratioBootstrap(pairs)
  if (result === undefined) return 'zero'
  return {
    baseline: mean(pairs.map((pair) => pair.baseline)),
    candidate: mean(pairs.map((pair) => pair.candidate)),
    change: result.ratio,
    ...(result.interval === undefined ? {} : { interval: result.interval }),
    // the limit is a decimal and the ratio a quotient of doubles: equal ones may differ in the last bits
    exceeds: (limit) => result.ratio > limit * (1 + 1e-12),
    test: () => result,
  }
}

/** A hole that is read as failed scores 0 in every rate that the task has. */
export function candidateRates(sample: Pick<Sample, 'candidate' | 'baseline'>, metric: string): readonly Ratio[] {
  const scored = sample.candidate.rates(metric)
  if (scored.length === 0 && sample.baseline.rates(metric).length === 0) return scored
  return [...scored, ...Array.from({ length: sample.candidate.failedHoles }, () => ({ num: 0, den: 1 }))]
}

function differenceOf(baseline: Exact, candidate: Exact, byTask: readonly number[]) {
  const interval = meanInterval(byTask)
  return {
    baseline: baseline.value,
    candidate: candidate.value,
    change: candidate.value - baseline.value,
    ...(interval === undefined ? {} : { interval }),
    exceeds: (points: number) => fellMoreThan(points, baseline, candidate),
  }
}

function tested(strata: readonly Stratum[]): { p: number; floor: number } {
  const { midLower, floor } = stratifiedTest(strata)
  return { p: midLower, floor }
}

function detectableOf(
  tasks: readonly { readonly baseline: readonly Ratio[]; readonly candidate: readonly Ratio[] }[],
  binary: boolean,
  alpha: number,
  maxDrop: number,
): number | undefined {
  const power: TaskPower[] = tasks.map(({ baseline, candidate }) => ({
    share: meanRatio(baseline),
    baseline: baseline.length,
    candidate: candidate.length,
  }))
  const groups = tasks.flatMap(({ baseline, candidate }) => [baseline.map(shareOf), candidate.map(shareOf)])
  const dispersion = binary ? 1 : dispersionOf(groups)
  return dispersion === undefined ? undefined : detectableDrop(power, { alpha, tolerance: maxDrop / 100, dispersion })
}

function countOf(ratios: readonly Ratio[]): { passed: number; measured: number } {
  return { passed: ratios.filter((ratio) => ratio.num > 0).length, measured: ratios.length }
}

function meanRatio(ratios: readonly Ratio[]): number {
  return mean(ratios.map(shareOf))
}

function shareOf({ num, den }: Ratio): number {
  return num / den
}
