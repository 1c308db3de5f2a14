import { TRAJECTORY_CHECKS, type UsageMetric } from '../suite/metric-names.ts'
import type { AttemptGrade, CheckResult } from './grade.ts'
import { advisory, amount, ratio, type Score, unscored } from './score.ts'

type Graded = Pick<AttemptGrade, 'outcome' | 'measured' | 'passed' | 'failures' | 'answer' | 'trajectory' | 'aem'>

/**
 * The flat map that statistics read. Sub-metrics come under their own names, so that one that a user adds needs nothing
 * here. An attempt that infrastructure broke off says nothing about the agent: all of it is unscored, by one reason.
 */
export function metricsOf(
  graded: Graded,
  usage: Readonly<Record<UsageMetric, Score>> & Readonly<Record<string, Score>>,
  continuous: boolean,
): Record<string, Score> {
  const metrics = {
    // first, so that no sub-metric can take the place of what comes after it
    ...subMetrics(graded.aem, continuous),
    aem: aemScore(graded.aem),
    success_rate: successRate(graded),
    ...Object.fromEntries(TRAJECTORY_CHECKS.map((name) => [name, checkScore(graded.trajectory.checks[name])])),
    ...rubricRate(graded.answer),
    ...usage,
  }
  if (graded.outcome.status !== 'infra_failed') return metrics
  const reason = unscored(`not measured: ${graded.outcome.reason}`)
  return Object.fromEntries(Object.keys(metrics).map((name) => [name, reason]))
}

function successRate({ measured, passed, failures }: Graded): Score {
  if (measured) return ratio(passed ? 1 : 0, 1)
  return unscored(`not measured: ${failures.map(({ args }) => args.reason).join('; ')}`)
}

function checkScore({ status, findings }: CheckResult): Score {
  if (status !== 'unscored') return ratio(status === 'passed' ? 1 : 0, 1)
  const isChannel = findings.some(({ code }) => code === 'no_call_channel')
  return unscored(isChannel ? 'no tool calls recorded' : 'not stated')
}

/** Over the rubric lines that judges were asked about; of a task without any there is no such metric. */
function rubricRate({ checks }: AttemptGrade['answer']): Record<string, Score> {
  const lines = checks.filter(({ judged }) => judged === true)
  if (lines.length === 0) return {}
  const open = lines.find(({ status }) => status === 'unscored')
  const why = open?.findings.find(({ code }) => code === 'rubric_not_measured')?.args.reason
  const rate =
    open === undefined
      ? ratio(lines.filter(({ status }) => status === 'passed').length, lines.length)
      : unscored(`not measured: ${String(why ?? 'no verdict')}`)
  return { rubric: lines.some((line) => line.advisory === true) ? advisory(rate) : rate }
}

function aemScore({ dialog, reason }: AttemptGrade['aem']): Score {
  if (dialog === undefined || reason !== undefined) return unscored(reason ?? 'not scored')
  const fraction = dialog.score_fraction
  return fraction === undefined ? amount(dialog.score) : ratio(fraction.num, fraction.den)
}

/** In continuous mode a rate is no fraction of turns, and only its value is kept. */
function subMetrics({ dialog, unmeasured = {} }: AttemptGrade['aem'], continuous: boolean): Record<string, Score> {
  const rates = Object.entries(dialog?.sub_metrics ?? {}).map(([name, { num, den, value, ...rate }]) => {
    const score = continuous && den > 0 ? amount(value) : ratio(num, den)
    return [name, rate.advisory === true ? advisory(score) : score] as const
  })
  // a rate over the turns that happened to be judged would be another rate
  const open = Object.entries(unmeasured).map(([name, reason]) => {
    const isAdvisory = dialog?.turns.some(({ sub }) => sub[name]?.advisory === true)
    return [name, isAdvisory === true ? advisory(unscored(reason)) : unscored(reason)] as const
  })
  return Object.fromEntries([...rates, ...open])
}
