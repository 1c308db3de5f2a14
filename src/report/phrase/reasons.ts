import type { ReasonArgs, ReasonCode } from '../../gate/codes.ts'
import { metricKind } from '../../summary/metric-kinds.ts'
import { percent, showBar, showFigures } from '../figures.ts'
import { metricLabel } from '../metric-names.ts'
import { joinTexts, listed, say, type Text, words } from '../text.ts'
import { JUDGE_REASONS } from './judges.ts'
import { anew } from './next.ts'
import type { Phrase, Site } from './phrase-types.ts'
import { status } from './status.ts'

type Phrases = { readonly [Code in ReasonCode]: (args: ReasonArgs[Code], site: Site) => Phrase }

/** What each reason of a verdict says. */
export const REASONS: Phrases = {
  // could_not_run
  baseline_unreadable: ({ place, messages }) => ({
    text: say`The baseline in ${place} cannot be read: ${listed(messages, 3)}.`,
    next: say`Restore ${place} from version control. It was not taken for absent, and nothing was compared.`,
  }),
  baseline_of_other_suite: ({ baseline, candidate }) => ({
    text: say`The baseline is of suite ${baseline}, the run of suite ${candidate}.`,
    next: say`Name the baseline folder of ${candidate} with ${'--baseline'}.`,
  }),
  duplicate_tasks: ({ side, tasks }) => ({
    text: say`The ${words(side)} holds ${count(tasks.length, 'task')} twice: ${listed(tasks)}.`,
    next: words('Give each task an id of its own.'),
  }),
  limit_not_applicable: ({ metric, kind, key }) => ({
    text: say`The policy limits ${metric} by ${key}, which does not apply to ${words(kind === 'rate' ? 'rates' : 'amounts')}.`,
    next: say`Use ${kind === 'rate' ? 'max_drop' : 'max_rise'} for ${metric} in the policy.`,
  }),

  // regressed, or not yet proved
  metric_dropped: (args) => ({
    text: say`${fell(args)}, more than the ${limitOf(args)} allowed (${tested(args)}).`,
    next: FIX,
  }),
  metric_drop_unproven: (args, site) => ({
    text: say`${fell(args)}, more than the ${limitOf(args)} allowed, but that may be chance (${tested(args)}).`,
    next: moreAttempts(site),
  }),
  metric_rose: (args) => ({
    text: say`${rose(args)}, more than the ×${args.max_rise} allowed (${tested(args)}).`,
    next: COSTS,
  }),
  metric_rise_unproven: (args, site) => ({
    text: say`${rose(args)}, more than the ×${args.max_rise} allowed, but that may be chance (${tested(args)}).`,
    next: moreAttempts(site),
  }),
  metric_dropped_past_threshold: (args) => ({
    text: say`${fell(args)}, more than the ${limitOf(args)} allowed (${'rule: threshold'}: every larger drop fails).`,
    next: FIX,
  }),
  metric_rose_past_threshold: (args) => ({
    text: say`${rose(args)}, more than the ×${args.max_rise} allowed (${'rule: threshold'}: every larger rise fails).`,
    next: COSTS,
  }),
  metric_below_min: ({ metric, value, min }) => ({
    text: say`${metricLabel(metric)} is ${bar(metric, value, { min })}, below the bar of ${words(inUnit(metric, min))}.`,
    next: say`Reach the bar, or change ${'min'} of ${metric} in the policy beforehand.`,
  }),
  metric_above_max: ({ metric, value, max }) => ({
    text: say`${metricLabel(metric)} is ${bar(metric, value, { max })}, above the bar of ${words(inUnit(metric, max))}.`,
    next: say`Get below the bar, or change ${'max'} of ${metric} in the policy beforehand.`,
  }),
  task_broken: (args) => ({
    text: say`Task ${args.task} broke: it passed ${baselineOf(args)} attempts in the baseline and ${candidateOf(args)} now, and none of ${args.fresh_measured} fresh ones.`,
    next: say`Look at the trace diff of ${args.task} below.`,
  }),
  critical_task_regressed: (args) => ({
    text: say`Critical task ${args.task} fell from ${baselineOf(args)} to ${candidateOf(args)} passed attempts (${tested(args)}).`,
    next: say`Look at the trace diff of ${args.task} below.`,
  }),
  new_task_below_bar: ({ task, passed, measured, min }) => ({
    text: say`New task ${task} passed ${passed} of ${measured} attempts, below the ${words(percent(min, 0))} that a new task must reach.`,
    next: say`Mend the agent or the task, or mark it ${'reviewed: false'} while it is a draft.`,
  }),

  // not_comparable
  sandbox_differs: ({ parts }, site) => ({
    text: say`The sandbox differs from the baseline's (${listed(parts)}), so the figures cannot be held against each other.`,
    next: anew(site),
  }),
  scorer_differs: (_args, site) => ({
    text: words("The scoring differs from the baseline's (version or thresholds), so the figures cannot be compared."),
    next: anew(site),
  }),
  ...JUDGE_REASONS,
  gold_differs: ({ tasks }, site) => ({
    text: say`The gold of ${count(tasks.length, 'task')} differs from the baseline's: ${listed(tasks)}.`,
    next: anew(site),
  }),

  // not_measured
  no_results: ({ tasks, planned }) => ({
    text: say`Nothing was measured: 0 of ${planned} attempts of ${count(tasks, 'task')}.`,
    next: words('Look at the first attempt that failed below, mend what kept it from running, and run again.'),
  }),
  interrupted: ({ measured, planned }, site) => ({
    text: say`The run was interrupted after ${measured} of ${planned} attempts.`,
    next: say`Run it again to its end: ${`turngate run ${site.suite}`}.`,
  }),
  tasks_not_measured: ({ tasks, min_measured }) => ({
    text: say`${count(tasks.length, 'task')} ${words(tasks.length === 1 ? 'has' : 'have')} too few measured attempts (at least ${words(percent(min_measured, 0))} are needed): ${joinTexts(
      tasks.slice(0, 5).map((one) => say`${one.task} ${one.measured} of ${one.planned}`),
      ', ',
    )}${words(tasks.length > 5 ? ` and ${tasks.length - 5} more` : '')}.`,
    next: words('Mend what kept the attempts from being measured (listed under Notes), and run again.'),
  }),
  tasks_missing: ({ tasks }) => ({
    text: say`${count(tasks.length, 'task')} of the baseline ${words(tasks.length === 1 ? 'is' : 'are')} missing in this run: ${listed(tasks)}.`,
    next: words('Run them too; where they were removed on purpose, write the baseline anew.'),
  }),
  metric_missing: ({ metric }) => ({
    text: say`${metricLabel(metric)} was measured in the baseline and is missing now.`,
    next: words('Restore what it is measured from, or take its limit out of the policy beforehand.'),
  }),
  metric_missing_in_tasks: ({ metric, tasks }) => ({
    text: say`${metricLabel(metric)} was measured in the baseline and is missing now in ${count(tasks.length, 'task')}: ${listed(tasks)}.`,
    next: words('Restore what it is measured from in these tasks.'),
  }),
  bar_not_measured: ({ metric }) => ({
    text: say`The policy sets a bar for ${metricLabel(metric)}, which was not measured.`,
    next: words('Make the suite state what it is measured from, or take the bar out of the policy.'),
  }),
  holes_change_verdict: ({ dropped, failed, holes, tasks }) => ({
    text: say`${count(holes, 'attempt')} without a result decide the verdict: ${status(dropped)} without them, ${status(failed)} if they failed (${listed(tasks)}).`,
    next: words('Run again so that they are measured.'),
  }),
  no_gating_tasks: ({ tasks }) => ({
    text: say`None of ${count(tasks, 'task')} may decide: each is a draft, quarantined, or not comparable.`,
    next: say`Review a task (${'reviewed: true'}) or end a quarantine.`,
  }),
  fresh_not_measured: ({ task, measured, planned }) => ({
    text: say`Task ${task} seems broken, but only ${measured} of ${planned} fresh attempts were measured.`,
    next: words('Run again so that they are measured.'),
  }),

  nothing_gated: ({ metrics }) => ({
    text:
      metrics.length === 0
        ? say`Nothing was gated: the policy limits no metric.`
        : say`Nothing was gated: none of the metrics that the policy limits (${listed(metrics, 12)}) was measured on both sides.`,
    next: say`Give ${'success_rate'} a limit in the policy: ${'metrics: {success_rate: {max_drop: 5}}'}.`,
  }),

  // inconclusive
  task_break_unconfirmed: (args, site) => ({
    text: say`Task ${args.task} seems broken: it passed ${baselineOf(args)} attempts in the baseline and ${candidateOf(args)} now; ${args.attempts} fresh attempts would settle it; they are made only where they can still change the verdict.`,
    next: say`Let ${`turngate run ${site.suite}`} make the fresh attempts.`,
  }),

  // no_baseline
  baseline_missing: ({ place }) => ({
    text: say`There is no baseline in ${place}: none was written yet, a refresh is pending, or it was removed.`,
    next: say`Write one from a run that you trust: ${'turngate baseline write RUN_DIR'}, and commit it.`,
  }),
  suite_is_new: ({ place }) => ({
    text: say`There is nothing to compare with yet: no baseline in ${place}. Absolute bars were judged.`,
    next: say`Write one from a run that you trust: ${'turngate baseline write RUN_DIR'}, and commit it.`,
  }),

  // pass, and what a reader should know all the same
  within_limits: ({ metrics, tasks }) => ({
    text: say`${count(metrics.length, 'gated metric')} within ${words(metrics.length === 1 ? 'its limit' : 'their limits')} over ${count(tasks, 'task')}.`,
  }),
  metric_not_measured: ({ metric }) => ({
    text: say`${metricLabel(metric)} was not measured, neither here nor in the baseline: it is listed, not gated.`,
  }),
  metric_not_in_baseline: ({ metric }) => ({
    text: say`${metricLabel(metric)} is not in the baseline: it is listed, not gated.`,
  }),
  metric_baseline_zero: ({ metric }) => ({
    text: say`${metricLabel(metric)} is 0 in the baseline, so no ratio can be formed: it is listed, not gated.`,
  }),
  pass_k_incomplete: ({ metric, tasks, of }) => ({
    text: say`${metricLabel(metric)} has enough attempts in ${tasks} of ${of} tasks only: it is listed, not gated.`,
  }),
  task_break_refuted: (args) => ({
    text: say`Task ${args.task} looked broken (${baselineOf(args)}, then ${candidateOf(args)}), but ${args.fresh_passed} of ${args.fresh_measured} fresh attempts passed.`,
  }),
  task_quarantined: ({ task, owner, reason, expires }) => ({
    text: say`Task ${task} is quarantined until ${words(dateWords(expires))} and decides nothing: ${reason} (owner ${owner}).`,
  }),
  quarantine_expired: ({ task, owner, expires }) => ({
    text: say`The quarantine of task ${task} expired on ${words(dateWords(expires))}; it counts again (owner ${owner}).`,
    next: words('Mend the task, or renew the quarantine with a reason.'),
  }),
  tasks_advisory: ({ tasks }) => ({
    text: say`${count(tasks.length, 'draft')} measured but not gated until reviewed: ${listed(tasks)}.`,
  }),
  baseline_tasks_not_measured: ({ tasks }) => ({
    text: say`${count(tasks.length, 'task')} ${words(tasks.length === 1 ? 'was' : 'were')} not measured in the baseline and cannot be compared: ${listed(tasks)}.`,
  }),
  holes_tolerated: ({ holes, tasks }) => ({
    text: say`${count(holes, 'attempt')} ${words(holes === 1 ? 'was' : 'were')} not measured (${listed(tasks)}); the verdict is the same whether they are left out or counted as failed.`,
  }),
  churn: ({ lost, won }) => ({
    text: say`The total hides churn: ${count(lost.length, 'task')} lost (${listed(lost, 12)}), ${count(won.length, 'task')} won (${listed(won, 12)}).`,
  }),
  deterministic: () => ({
    text: say`Every attempt of a task took the same path on both sides: the agent is deterministic. ${'rule: threshold'} would judge it exactly.`,
  }),
}

const FIX = words('Start with the first root cause below; its trace diff shows where the behaviour changed.')
const COSTS = words('Compare the calls of a trace diff below: longer ways cost more.')

type Drop = ReasonArgs['metric_dropped_past_threshold']
type Rise = ReasonArgs['metric_rose_past_threshold']
type Tested = { readonly p: number; readonly alpha: number }
type Counts = Pick<ReasonArgs['task_broken'], `${'baseline' | 'candidate'}_${'passed' | 'measured'}`>

function fell({ metric, baseline, candidate, change, max_drop }: Drop): Text {
  const shown = showFigures({ ...metricKind(metric), baseline, candidate, change, limit: { max_drop } })
  return say`${metricLabel(metric)} fell by ${words(shown.change.replace('−', ''))} points (${words(shown.baseline)} → ${words(shown.candidate)})`
}

function limitOf({ max_drop }: Drop): number {
  return Number(max_drop.toFixed(6))
}

function rose({ metric, baseline, candidate, ratio, max_rise }: Rise): Text {
  const shown = showFigures({ ...metricKind(metric), baseline, candidate, change: ratio, limit: { max_rise } })
  return say`${metricLabel(metric)} rose ${words(shown.change)} (${words(shown.baseline)} → ${words(shown.candidate)})`
}

function bar(metric: string, value: number, limit: { min?: number; max?: number }): Text {
  return words(showFigures({ ...metricKind(metric), candidate: value, limit }).candidate)
}

function inUnit(metric: string, value: number): string {
  return showBar(value, metricKind(metric).unit)
}

function tested({ p, alpha }: Tested): Text {
  return words(`p ${pValue(p, alpha)}, ${p < alpha ? 'below' : 'not below'} ${alpha}`)
}

/** As many digits as it takes to stay on its side of alpha. */
export function pValue(p: number, alpha: number): string {
  if (p < 0.0001) return '< 0.0001'
  let digits = 2
  while (digits < 8 && Number(p.toPrecision(digits)) < alpha !== p < alpha) digits += 1
  return `= ${Number(p.toPrecision(digits))}`
}

function baselineOf(counts: Counts): Text {
  return words(`${counts.baseline_passed} of ${counts.baseline_measured}`)
}

function candidateOf(counts: Counts): Text {
  return words(`${counts.candidate_passed} of ${counts.candidate_measured}`)
}

function count(number: number, noun: string): Text {
  return words(`${number} ${noun}${number === 1 ? '' : 's'}`)
}

function moreAttempts(site: Site): Text {
  return say`More attempts would tell: raise ${'attempts'} in ${site.suite} and run again.`
}

function dateWords(date: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) ? date : 'an unreadable date'
}
