import type { ReasonArgs } from '../../gate/codes.ts'
import { LOCK_FILE, type VoidPart } from '../../grade/judge/lock.ts'
import { metricLabel } from '../metric-names.ts'
import { say, type Text, words } from '../text.ts'
import { anew } from './next.ts'
import type { Phrase, Site } from './phrase-types.ts'

type JudgeCode =
  | 'judge_differs'
  | 'judge_licence_differs'
  | 'judge_unlicensed'
  | 'judge_lock_void'
  | 'judge_metric_advisory'
type Phrases = { readonly [Code in JudgeCode]: (args: ReasonArgs[Code], site: Site) => Phrase }

/** Reasons about judges and their licences. */
export const JUDGE_REASONS: Phrases = {
  judge_differs: (_args, site) => ({
    text: words("The judge differs from the baseline's, so the figures cannot be compared."),
    next: anew(site),
  }),
  judge_licence_differs: ({ judge, decides, candidate, baseline, changed }, site) =>
    decides === 'baseline'
      ? {
          text: say`Judges decided in the baseline and do not now, because of ${judge} (${words(STANDING[candidate])}${changedWords(changed)}), so the figures cannot be compared.`,
          next: candidate === 'none' ? anew(site) : validate(site),
        }
      : {
          text: say`Judges decide now and did not in the baseline, because of ${judge} (${words(STANDING[baseline])} there${changedWords(changed)}), so the figures cannot be compared.`,
          next: anew(site),
        },
  judge_unlicensed: ({ judge, model }, site) => ({
    text: say`Judge ${judge} (${model}) has no licence: it reports and decides nothing, and its rubric lines are left out of ${'pass_when'}.`,
    next: validate(site),
  }),
  judge_lock_void: ({ judge, model, changed }, site) => ({
    text: say`The licence of judge ${judge} (${model}) in ${LOCK_FILE} is void${changedWords(changed)}. It reports and decides nothing, and its rubric lines are left out of ${'pass_when'}.`,
    next: validate(site),
  }),
  judge_metric_advisory: ({ metric }) => ({
    text: say`The limit of ${metricLabel(metric)} does not count: a judge that has a vote in it has no licence.`,
  }),
}

const STANDING: Readonly<Record<ReasonArgs['judge_licence_differs']['candidate'], string>> = {
  licensed: 'licensed',
  void: 'its licence is void',
  absent: 'it has no licence',
  none: 'no such judge',
}

const VOID: Readonly<Record<VoidPart, string>> = {
  model: 'the model changed',
  prompt: 'the prompt changed',
  rubric: 'a rubric line was changed or added',
  figures: 'its figures do not reach the bars of the policy',
}

function changedWords(changed: readonly VoidPart[]): Text {
  return words(changed.length === 0 ? '' : `: ${changed.map((part) => VOID[part]).join(', ')}`)
}

function validate(site: Site): Text {
  return say`Let two humans label what the judge judged, and run ${`turngate judge validate LABELS --suite ${site.suite}`}.`
}
