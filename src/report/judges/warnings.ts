import type { JudgeBar } from '../../suite/schema/policy.ts'
import type { ValidatedJudge } from '../../summary/judge-labels/validate.ts'
import { percent } from '../figures.ts'

/** Share of missing verdicts from which the rest may no longer speak for the judge. */
const MANY_UNANSWERED = 0.05
/** Fewer items of a rubric line than this say little about the line. */
const FEW = 10

/** What costs no licence and should be known all the same. */
export function judgeWarnings(judge: ValidatedJudge, bar: JudgeBar): string[] {
  const { human_human, labels, unanswered, position, length, by_rubric } = judge
  const warnings: string[] = []
  if (human_human.kappa !== undefined && human_human.kappa < bar.min_kappa) {
    warnings.push(
      `The humans agree with each other less than the judge has to agree with them (kappa ${human_human.kappa.toFixed(2)}): the rubric may be unclear.`,
    )
  }
  if (unanswered / labels > MANY_UNANSWERED) {
    warnings.push(
      `The judge gave no verdict on ${percent(unanswered / labels)} of the items; the figures are of the others.`,
    )
  }
  const thin = by_rubric.filter(({ judge_consensus }) => judge_consensus.labels < FEW)
  if (thin.length > 0 && by_rubric.length > 1) {
    warnings.push(`${thin.length} of ${by_rubric.length} rubric lines have fewer than ${FEW} labels.`)
  }
  const weak = by_rubric.filter(
    ({ judge_consensus: { labels: count, agreement } }) =>
      count >= FEW && agreement !== undefined && agreement < bar.min_agreement,
  )
  if (weak.length > 0 && by_rubric.length > 1) {
    warnings.push(
      `On ${weak.length} of ${by_rubric.length} rubric lines the judge agrees with what both humans say in less than ${percent(bar.min_agreement, 0)}: the total hides it.`,
    )
  }
  const first = position?.first_interval
  if (first !== undefined && (first.low > 0.5 || first.high < 0.5)) {
    warnings.push(`The judge prefers the candidate that it is shown ${first.low > 0.5 ? 'first' : 'second'}.`)
  }
  const beyond = length?.beyond?.interval
  if (beyond !== undefined && (beyond.low > 0 || beyond.high < 0)) {
    warnings.push(`The judge prefers ${beyond.low > 0 ? 'longer' : 'shorter'} texts than the humans do.`)
  }
  return warnings
}
