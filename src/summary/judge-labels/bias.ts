import { type Correlation, partialSpearman, spearman } from '../../stats/correlation.ts'
import { type Interval, proportionInterval } from '../../stats/interval.ts'
import { mean } from '../../stats/whole.ts'
import type { Label, Verdict } from './labels.ts'

/** Whether the judge's choice depends on which candidate it is shown first. */
export interface PositionBias {
  /** Pairs that were judged in both orders. */
  readonly pairs: number
  /** Pairs on which both orders gave the same candidate. */
  readonly consistent: number
  /** Pairs on which the first, or the second, was named in both orders. */
  readonly first_both: number
  readonly second_both: number
  /** 95% (Wilson) of the share of `first_both` among the two; 0.5 is no bias. Absent where there is neither. */
  readonly first_interval?: Interval
}

/** Whether the judge likes long texts more than the humans do. */
export interface LengthBias {
  readonly labels: number
  /** Spearman's rho of the verdict with the length of the text. */
  readonly judge?: Correlation
  readonly humans?: Correlation
  /** Of the judge's verdict with the length, what the humans' verdicts explain taken away. */
  readonly beyond?: Correlation
}

/** Undefined where no pair was judged in both orders. */
export function positionBias(labels: readonly Label[]): PositionBias | undefined {
  const pairs = labels.flatMap(({ orders }) =>
    orders?.AB === undefined || orders.BA === undefined ? [] : [{ AB: orders.AB, BA: orders.BA }],
  )
  if (pairs.length === 0) return undefined
  const both = (AB: Verdict, BA: Verdict) => pairs.filter((pair) => pair.AB === AB && pair.BA === BA).length
  const [first, second] = [both('A', 'B'), both('B', 'A')]
  const interval = proportionInterval(first, first + second)
  return {
    pairs: pairs.length,
    consistent: pairs.filter((pair) => pair.AB === pair.BA).length,
    first_both: first,
    second_both: second,
    ...(interval !== undefined && { first_interval: interval }),
  }
}

/** Undefined where no verdict on one text has a length. */
export function lengthBias(labels: readonly Label[]): LengthBias | undefined {
  const known = labels.flatMap(({ judge, length, human_1, human_2 }) => {
    const [own, one, other] = [gradeOf(judge), gradeOf(human_1), gradeOf(human_2)]
    if (own === undefined || one === undefined || other === undefined || length === undefined) return []
    return [{ judge: own, humans: mean([one, other]), length }]
  })
  if (known.length === 0) return undefined
  const [judge, humans, length] = [
    known.map((label) => label.judge),
    known.map((label) => label.humans),
    known.map((label) => label.length),
  ]
  const found = {
    judge: spearman(judge, length),
    humans: spearman(humans, length),
    beyond: partialSpearman(judge, length, humans),
  }
  return {
    labels: known.length,
    ...(found.judge !== undefined && { judge: found.judge }),
    ...(found.humans !== undefined && { humans: found.humans }),
    ...(found.beyond !== undefined && { beyond: found.beyond }),
  }
}

/** A choice between two has no better and worse. */
function gradeOf(verdict: Verdict | undefined): number | undefined {
  if (typeof verdict === 'boolean') return verdict ? 1 : 0
  return typeof verdict === 'number' ? verdict : undefined
}
