import type { Json } from '../json.ts'
import type { Finding } from './score.ts'

/**
 * Every code of a finding that grading makes, with the names of the arguments it carries. `check` names the line of
 * the task (`answer[0].contains`), `where` is `reply` or a file's path; texts are excerpts.
 */
export const GRADE_CODES = {
  // the attempt
  infra_failed: ['reason', 'message'],
  timed_out: ['limit', 'message'],
  agent_failed: ['reason', 'message'],
  /** The agent's own word that something outside it failed, which did not count. */
  claimed_error: ['message'],
  /** A layer of `pass_when` that could not be judged, so that the attempt is neither a pass nor a fail. */
  layer_not_measured: ['layer', 'reason'],
  reward_too_low: ['reward'],
  aem_turns_failed: ['failed', 'scored', 'first_failure_turn', 'root_cause'],
  /** `by`: what DialogScore.failed_by says; `calls`: tools of the extra calls that did it. */
  aem_failed_by: ['by', 'calls'],
  // layer 1
  no_reply: ['check'],
  text_not_equal: ['check', 'where', 'expected', 'actual'],
  text_not_contained: ['check', 'where', 'expected', 'actual'],
  text_contained: ['check', 'where', 'unwanted'],
  pattern_not_matched: ['check', 'where', 'pattern', 'actual'],
  pattern_matched: ['check', 'where', 'pattern'],
  pattern_unusable: ['check', 'pattern', 'message'],
  not_json: ['check', 'where', 'actual'],
  /** `places`: JSON Pointers, the first few of `count`. */
  json_differs: ['check', 'where', 'places', 'count'],
  schema_refused: ['check', 'where', 'message'],
  schema_unusable: ['check', 'message'],
  no_judge: ['check', 'rubric'],
  /** `licensed`: it may decide; `quote`: the judge's evidence, empty where something is missing. */
  rubric_met: ['check', 'rubric', 'reason', 'quote', 'licensed'],
  rubric_not_met: ['check', 'rubric', 'reason', 'quote', 'licensed'],
  rubric_not_measured: ['check', 'rubric', 'reason'],
  no_state: ['check'],
  state_wrong: ['check', 'reason'],
  /** `places`: JSON Pointers, the first few of `count`. */
  state_changed: ['check', 'places', 'count'],
  file_absent: ['check', 'path'],
  file_present: ['check', 'path'],
  /** `why`: `binary`, `too_large`, `not_collected`, or the sandbox's reason for refusing the path. */
  file_unreadable: ['check', 'path', 'why'],
  /** `exit_code` is null where the command could not be run or was ended. */
  command_failed: ['check', 'exit_code', 'tail'],
  command_timed_out: ['check', 'tail'],
  command_not_run: ['check'],
  // layer 2
  not_stated: [],
  no_call_channel: [],
  tool_not_called: ['tool'],
  forbidden_tool_executed: ['tool', 'count'],
  forbidden_tool_refused: ['tool', 'count'],
  out_of_order: ['expected_first', 'came_before'],
  order_incomplete: ['tool', 'expected', 'executed'],
  over_budget: ['executed', 'max'],
  /** `times`: how often in a row; `retryable`: whether one repeat was allowed. */
  failed_call_repeated: ['tool', 'args', 'times', 'retryable'],
  /** `reason`: `schema` or `unknown_tool`. */
  args_refused: ['tool', 'reason', 'message'],
} as const satisfies Readonly<Record<string, readonly string[]>>

export type GradeCode = keyof typeof GRADE_CODES
type ArgsOf<C extends GradeCode> = Readonly<Record<(typeof GRADE_CODES)[C][number], Json>>

export function finding<C extends GradeCode>(code: C, args: ArgsOf<C>): Finding {
  return { code, args }
}

const MAX_EXCERPT = 200

/** Findings land in reports, so what an agent wrote is cut. */
export function excerpt(text: string): string {
  return text.length <= MAX_EXCERPT ? text : `${text.slice(0, MAX_EXCERPT - 1)}…`
}
