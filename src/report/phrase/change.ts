import type { ReasonArgs } from '../../gate/codes.ts'
import type { GateEdit } from '../../suite/change/edit.ts'
import { metricKind } from '../../summary/metric-kinds.ts'
import { percent, showFigures } from '../figures.ts'
import { metricLabel } from '../metric-names.ts'
import { joinTexts, listed, say, type Text, words } from '../text.ts'
import { REFRESH } from './next.ts'
import type { Phrase, Site } from './phrase-types.ts'
import { status } from './status.ts'

type ChangeCode =
  | 'gate_files_changed'
  | 'baseline_breaks'
  | 'baseline_missing'
  | 'suite_is_new'
  | 'base_broken'
  | 'accepted_task_below_limit'
  | 'not_remeasured'
  | 'metric_accepted'
  | 'task_accepted'
  | 'edit_accepted'
  | 'main_regressed'
  | 'remeasured'
  | 'baseline_remeasured'
  | 'looked_again'
  | 'head_tested'
type Phrases = { readonly [Code in ChangeCode]: (args: ReasonArgs[Code], site: Site) => Phrase }

/** Reasons about what a change may do to the gate, and about what was accepted. */
export const CHANGE_REASONS: Phrases = {
  gate_files_changed: ({ files }) => ({
    text: say`Files that the attempts were judged by changed while they ran: ${listed(files)}.`,
    next: say`The agent, or what it starts, writes into ${'.turngate/'}: keep it out of there. Nothing that was measured counts.`,
  }),
  baseline_breaks: ({ place, messages }) => ({
    text: say`The baseline that this change leaves in ${place} cannot be read: ${listed(messages, 3)}. After a merge nothing could be compared with it.`,
    next: say`Restore ${place} as the base has it; the refresh on the default branch writes it.`,
  }),
  baseline_missing: ({ place }) => ({
    text: say`There is no baseline in ${place}: none was written yet, a refresh is pending, or it was removed.`,
    next: say`Let the refresh on the default branch write one (${REFRESH}), or write it from a run that you trust: ${'turngate baseline write RUN_DIR'}, and commit it.`,
  }),
  suite_is_new: ({ place, brings }) => ({
    text: say`There is nothing to compare with yet: the base has neither this suite nor a baseline in ${place}. Bars (${'min'}, ${'max'}) of the policy were judged.`,
    next: brings
      ? say`Merge it when the figures look right: the baseline in ${place} counts from then on, later changes are compared with it, and the refresh on the default branch keeps it up to date (${REFRESH}).`
      : say`Merge it when the figures look right: the refresh on the default branch (${REFRESH}) then measures the suite and writes the baseline in ${place}, which later changes are compared with.`,
  }),
  base_broken: ({ base, messages }) => ({
    text: say`The base ${base.slice(0, 12)} cannot be read (${listed(messages, 3)}). By what was accepted, the change's own copy stands in its place.`,
  }),
  accepted_task_below_limit: ({ task, passed, measured, min }) => ({
    text: say`Task ${task} passed ${passed} of ${measured} attempts, below the ${words(percent(min, 0))} that was accepted for it.`,
    next: say`Mend it, or change ${'min_passed'} in ${'accept.yaml'} with a reason.`,
  }),
  not_remeasured: ({ why, message }) => ({
    text: say`The base agent was not measured again: ${words(NOT_REMEASURED[why])}${message === '' ? [] : say` (${message})`}.`,
    next: words(
      why === 'off' ? 'Set `remeasure: auto` in the policy, or refresh the baseline.' : 'Refresh the baseline.',
    ),
  }),
  metric_accepted: ({ metric, limits, reason }) => ({
    text: say`Accepted for this change: ${metricLabel(metric)} up to ${joinTexts(
      Object.entries(limits).map(([key, value]) => say`${key} ${value}`),
      ', ',
    )} (${reason}).`,
  }),
  task_accepted: ({ task, min_passed, reason }) => ({
    text: say`Accepted for this change: task ${task} down to ${words(percent(min_passed, 0))} passed attempts (${reason}).`,
  }),
  edit_accepted: ({ edit, reason }) => ({
    text: say`Accepted for this change: the edit of ${edit} counts before it is merged (${reason}).`,
  }),
  main_regressed: ({ place, metric, from, to, reasons }) => ({
    text: say`A regression was merged before this change and is held against nobody here: the newest entry in ${place} has ${metricLabel(metric)} ${words(moved(metric, from, to))}${words(reasons > 1 ? `, and ${reasons - 1} more` : '')}.`,
  }),
  remeasured: ({ by_change, by_base, tasks }) => ({
    text:
      by_base === 'none'
        ? say`The base agent was measured again under this change's copies${onTasks(tasks)}: ${status(by_change)}. The base's copies cannot judge it.`
        : say`By the base's copies: ${status(by_base)}. By this change's own, with the base agent measured again${onTasks(tasks)}: ${status(by_change)}. The worse one counts until the edits are merged.`,
    ...(by_base !== 'none' &&
      by_base !== by_change && {
        next: say`If the edits are meant, accept them by their keys in ${'accept.yaml'} beside the baseline: ${'{edit: KEY, reason: …}'}.`,
      }),
  }),
  baseline_remeasured: ({ differs }) => ({
    text: say`The stored baseline was made with something else (${listed(differs)}), so the base agent was measured again for this comparison.`,
  }),
  looked_again: ({ look, alpha, family_alpha }) => ({
    text: say`Attempts of earlier runs are joined; this is look ${look} at them, at alpha ${alpha} and ${'family_alpha'} ${family_alpha}.`,
  }),
  head_tested: ({ base }) => ({
    text: say`The head of the change was tested, not its merge with ${base.slice(0, 12)}.`,
  }),
}

/** One line of "This pull request changes the gate". */
export function phraseEdit(edit: GateEdit, accepted: string | undefined): Text {
  const { key, file, kind, effect, from, to } = edit
  const change = from === undefined || to === undefined ? [] : say` (${from} → ${to})`
  const weakens = effect === 'weakens' ? ', which weakens the gate' : ''
  const counts =
    accepted === undefined
      ? effect === 'weakens'
        ? words('; it does not count before it is merged')
        : words(key === 'baseline' ? '; it counts from the merge on' : '')
      : say`; accepted: ${accepted}`
  return say`${key} ${words(KIND[kind])}${change} in ${file}${words(weakens)}${counts}`
}

const KIND: Readonly<Record<GateEdit['kind'], string>> = {
  added: 'added',
  removed: 'removed',
  renamed: 'renamed',
  edited: 'edited',
}

const NOT_REMEASURED: Readonly<Record<ReasonArgs['not_remeasured']['why'], string>> = {
  off: 'the policy says so',
  budget: 'there is no budget left for it',
  replay: 'a recording makes no new attempts',
  failed: 'it could not be run',
}

function onTasks(tasks: readonly string[]): Text {
  return tasks.length === 0 ? [] : say` on ${listed(tasks)}`
}

function moved(metric: string, from: number, to: number): string {
  const kind = metricKind(metric)
  const change = kind.kind === 'rate' ? to - from : to / from
  const shown = showFigures({ ...kind, baseline: from, candidate: to, change, limit: {} })
  return `${shown.baseline} → ${shown.candidate}`
}
