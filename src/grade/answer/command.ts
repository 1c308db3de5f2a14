import { excerpt, finding } from '../codes.ts'
import { judged, type LineJudge } from './line.ts'

const NAME = 'command'

/** `command`: ran in the workspace after the agent had ended, and must have exited with 0. */
export const judgeCommand: LineJudge = (task, { evidence }) => {
  if (task.command === undefined) return []
  const result = evidence.command
  if (result === undefined) return [judged(NAME, [finding('command_not_run', { check: NAME })])]
  const tail = excerpt(result.tail.slice(-200))
  if (result.timed_out) return [judged(NAME, [finding('command_timed_out', { check: NAME, tail })])]
  if (result.exit_code === 0) return [judged(NAME, [])]
  return [judged(NAME, [finding('command_failed', { check: NAME, exit_code: result.exit_code, tail })])]
}
