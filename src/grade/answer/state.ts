import { messageOf } from '../../errors.ts'
import type { Json } from '../../json.ts'
import type { StateCheck } from '../../suite/schema/task.ts'
import { checkState } from '../../suite/state-check.ts'
import { excerpt, finding } from '../codes.ts'
import type { Finding } from '../score.ts'
import { judged, type LineJudge } from './line.ts'

/** `state`: conditions on the world document as the agent left it. */
export const judgeState: LineJudge = (task, { evidence }) =>
  task.state.map((check, index) => {
    const name = `state[${index}]`
    return judged(name, judge(name, check, evidence.state))
  })

function judge(name: string, check: StateCheck, state: Json | undefined): readonly Finding[] {
  if (state === undefined) return [finding('no_state', { check: name })]
  try {
    const { ok, reason } = checkState(state, check)
    return ok ? [] : [finding('state_wrong', { check: name, reason: excerpt(reason) })]
  } catch (error) {
    // a pattern of the task that does not compile shows nothing
    return [finding('pattern_unusable', { check: name, pattern: check.matches ?? '', message: messageOf(error) })]
  }
}
