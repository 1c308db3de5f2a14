import type { ReasonCode } from '../gate/codes.ts'
import type { Reason } from '../gate/types.ts'
import type { GradeCode } from '../grade/codes.ts'
import type { Finding } from '../grade/score.ts'
import { FINDINGS } from './phrase/findings.ts'
import type { Phrase, Site } from './phrase/phrase-types.ts'
import { REASONS } from './phrase/reasons.ts'
import { say, type Text } from './text.ts'

/** The one door from codes to English; the words themselves are in `phrase/`. */
export { phraseEdit } from './phrase/change.ts'
export { causeReason, turnReason } from './phrase/findings.ts'
export { isolationNotes } from './phrase/isolation.ts'
export type { Phrase, Site } from './phrase/phrase-types.ts'
export { isFirstGate, metricStatus, status, taskVerdict, verdictWords } from './phrase/status.ts'

/** What a reason of a verdict says, and what to do next. */
export function phraseReason(reason: Reason, site: Site): Phrase {
  if (!isReasonCode(reason.code)) return { text: unknownCode(reason) }
  // the code decides the shape of the args, which the table's type states code by code
  return REASONS[reason.code](reason.args as never, site)
}

/** What a finding of a grade says. */
export function phraseFinding(finding: Finding): Text {
  return isGradeCode(finding.code) ? FINDINGS[finding.code](finding.args as never) : unknownCode(finding)
}

function isReasonCode(code: string): code is ReasonCode {
  return Object.hasOwn(REASONS, code)
}

function isGradeCode(code: string): code is GradeCode {
  return Object.hasOwn(FINDINGS, code)
}

/** Findings of users' own sub-metrics and of other versions. */
function unknownCode({ code, args }: Finding): Text {
  return Object.keys(args).length === 0 ? say`${code}` : say`${code}: ${JSON.stringify(args)}`
}
