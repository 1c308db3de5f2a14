import type { FileCheck } from '../../suite/schema/task.ts'
import type { FileEvidence } from '../../trace/attempt.ts'
import { finding } from '../codes.ts'
import type { Finding } from '../score.ts'
import { judged, type LineJudge } from './line.ts'
import { textExpectations } from './text/registry.ts'

/** `files`: what the agent left in the workspace. */
export const judgeFiles: LineJudge = (task, { evidence }) =>
  task.files.map((check, index) => {
    const name = `files[${index}]`
    const file = Object.hasOwn(evidence.files, check.path) ? evidence.files[check.path] : undefined
    return judged(name, judge(name, check, file))
  })

function judge(name: string, check: FileCheck, file: FileEvidence | undefined): readonly Finding[] {
  const about = { check: name, path: check.path }
  if (file === undefined) return [finding('file_unreadable', { ...about, why: 'not_collected' })]
  if (file.kind === 'refused') return [finding('file_unreadable', { ...about, why: file.why })]
  const expectations = textExpectations(name, check)
  if (check.exists === false && expectations.length === 0) {
    return file.kind === 'absent' ? [] : [finding('file_present', about)]
  }
  if (file.kind === 'absent') return [finding('file_absent', about)]
  if (expectations.length === 0) return []
  if (file.kind !== 'text') return [finding('file_unreadable', { ...about, why: file.kind })]
  const subject = { text: file.text, where: check.path, ignoreCase: false }
  return expectations.map((expectation) => expectation.judge(subject)).filter((found) => found !== undefined)
}
