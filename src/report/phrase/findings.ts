import type { GRADE_CODES, GradeCode } from '../../grade/codes.ts'
import type { Json } from '../../json.ts'
import { listed, say, type Text, words } from '../text.ts'

type ArgsOf<C extends GradeCode> = Readonly<Record<(typeof GRADE_CODES)[C][number], Json>>
type Phrases = { readonly [C in GradeCode]: (args: ArgsOf<C>) => Text }

/** What each finding of a grade says. Expected and actual texts are data. */
export const FINDINGS: Phrases = {
  // the attempt
  infra_failed: ({ reason, message }) =>
    say`Not measured: ${words(INFRA[str(reason)] ?? 'infrastructure failed')}${detail(message)}.`,
  timed_out: ({ limit, message }) => say`Timed out at its limit of ${str(limit)}${detail(message)}.`,
  agent_failed: ({ reason, message }) => say`The agent ${words(AGENT[str(reason)] ?? 'failed')}${detail(message)}.`,
  claimed_error: ({ message }) =>
    say`The agent says that something outside it failed (${str(message)}), which does not count without ${'trust_agent_errors'}.`,
  layer_not_measured: ({ layer, reason }) => say`Layer ${str(layer)} could not be judged: ${str(reason)}.`,
  reward_too_low: ({ reward }) => say`The recorded outcome is ${val(reward)}, not 1.`,
  aem_turns_failed: ({ failed, scored, first_failure_turn, root_cause }) =>
    say`${val(failed)} of ${val(scored)} gold turns failed, the first at turn ${val(first_failure_turn)} (${words(turnReason(str(root_cause)))}).`,
  aem_failed_by: ({ by, calls }) => aemFailedBy(strings(by), strings(calls)),
  // layer 1
  no_reply: ({ check }) => say`${str(check)}: there is no reply to check.`,
  text_not_equal: (args) => say`${place(args)} is not ${str(args.expected)} but ${str(args.actual)}.`,
  text_not_contained: (args) => say`${place(args)} does not contain ${str(args.expected)}; it is ${str(args.actual)}.`,
  text_contained: (args) => say`${place(args)} contains ${str(args.unwanted)}, which it must not.`,
  pattern_not_matched: (args) => say`${place(args)} does not match ${str(args.pattern)}; it is ${str(args.actual)}.`,
  pattern_matched: (args) => say`${place(args)} matches ${str(args.pattern)}, which it must not.`,
  pattern_unusable: ({ check, pattern, message }) =>
    say`${str(check)}: the pattern ${str(pattern)} cannot be used: ${str(message)}.`,
  not_json: (args) => say`${place(args)} is not JSON: ${str(args.actual)}.`,
  json_differs: (args) => say`${place(args)} differs from the expected JSON at ${places(args)}.`,
  schema_refused: (args) => say`${place(args)} does not fit the JSON Schema: ${str(args.message)}.`,
  schema_unusable: ({ check, message }) => say`${str(check)}: the JSON Schema cannot be used: ${str(message)}.`,
  no_judge: ({ check }) => say`${str(check)} is a rubric, and no judge is set up: not measured.`,
  rubric_met: (args) => say`${str(args.check)}: ${str(args.rubric)} Met${evidence(args)}`,
  rubric_not_met: (args) => say`${str(args.check)}: ${str(args.rubric)} Not met${evidence(args)}`,
  rubric_not_measured: ({ check, reason }) => say`${str(check)} is a rubric and was not measured: ${str(reason)}.`,
  no_state: ({ check }) => say`${str(check)}: the attempt left no state document.`,
  state_wrong: ({ check, reason }) => say`${str(check)}: ${str(reason)}.`,
  state_changed: (args) => say`${str(args.check)}: the state changed where it must not, at ${places(args)}.`,
  file_absent: ({ path }) => say`The file ${str(path)} is missing.`,
  file_present: ({ path }) => say`The file ${str(path)} is there, and must not be.`,
  file_unreadable: ({ path, why }) => say`The file ${str(path)} cannot be checked: ${str(why)}.`,
  command_failed: ({ exit_code, tail }) =>
    exit_code === null
      ? say`The task's command could not be run or was ended${detail(tail)}.`
      : say`The task's command ended with exit code ${val(exit_code)}${detail(tail)}.`,
  command_timed_out: ({ tail }) => say`The task's command ran into its time limit${detail(tail)}.`,
  command_not_run: () => words("The task's command was not run."),
  // layer 2
  not_stated: () => words('Not stated by the task.'),
  no_call_channel: () => words('The agent has no recorded call channel.'),
  tool_not_called: ({ tool }) => say`${str(tool)} was never called.`,
  forbidden_tool_executed: ({ tool, count }) => say`Forbidden tool ${str(tool)} was executed ${times(count)}.`,
  forbidden_tool_refused: ({ tool, count }) => say`Forbidden tool ${str(tool)} was tried ${times(count)} and refused.`,
  out_of_order: ({ expected_first, came_before }) => say`${str(came_before)} came before ${str(expected_first)}.`,
  order_incomplete: ({ tool, expected, executed }) =>
    say`${str(tool)} is expected ${times(expected)} and was executed ${times(executed)}.`,
  over_budget: ({ executed, max }) => say`${val(executed)} calls were executed; the budget is ${val(max)}.`,
  failed_call_repeated: ({ tool, args, times: repeats }) =>
    say`${str(tool)} failed and was called again with the same arguments, ${times(repeats)} in a row: ${str(args)}.`,
  args_refused: ({ tool, reason, message }) =>
    reason === 'unknown_tool'
      ? say`${str(tool)} was called and is not a tool of the suite.`
      : say`A call of ${str(tool)} was refused: ${str(message)}.`,
}

/** What a failed attempt failed by, in few words: a reason of AEM, a code of a finding, or how the attempt ended. */
export function causeReason(reason: string): string {
  const ended = /^agent_failed_(.+)$/.exec(reason)?.[1]
  if (ended !== undefined) return `the agent ${AGENT[ended] ?? 'failed'}`
  return CAUSES[reason] ?? turnReason(reason)
}

const CAUSES: Readonly<Record<string, string>> = {
  timed_out: 'timed out',
  reward_too_low: 'the recorded outcome is a failure',
  aem_turns_failed: 'gold turns failed',
  aem_failed_by: 'a call that the gold does not have',
  no_reply: 'no reply',
  text_not_equal: 'wrong text',
  text_not_contained: 'a text is missing',
  text_contained: 'a text that must not be there',
  pattern_not_matched: 'a pattern does not match',
  pattern_matched: 'a pattern matches that must not',
  json_differs: 'wrong JSON',
  schema_refused: 'JSON of the wrong shape',
  state_wrong: 'wrong state',
  state_changed: 'the state changed where it must not',
  command_failed: "the task's command failed",
  tool_not_called: 'never called',
  forbidden_tool_executed: 'forbidden, but executed',
  out_of_order: 'calls out of order',
  order_incomplete: 'not called often enough',
  over_budget: 'too many calls',
  failed_call_repeated: 'a failed call was repeated',
  args_refused: 'a call was refused',
}

/** AEM's reasons, in few words, for a turn of that reason. */
export function turnReason(reason: string): string {
  return Object.hasOwn(TURN_REASONS, reason) ? (TURN_REASONS[reason] ?? reason) : reason.replaceAll('_', ' ')
}

const TURN_REASONS: Readonly<Record<string, string>> = {
  tool_mismatch: 'wrong tool, or not called',
  action_mismatch: 'wrong operation of the tool',
  missing_parameters: 'parameters missing',
  extra_parameters: 'unexpected parameters',
  inconsistent_parameter_values: 'wrong parameter values',
  incomplete_response: 'incomplete reply',
  inconsistent_response: 'reply disagrees with the reference',
  prior_action_failed: 'an earlier turn failed',
}

const INFRA: Readonly<Record<string, string>> = {
  sandbox: 'the sandbox failed',
  spawn: 'a process could not be started',
  provider: 'the model provider failed',
  configuration: 'the model provider is not set up',
  cassette: 'a model request was not recorded',
  budget: 'the run had spent its budget',
  unreachable: 'the service of the agent could not be reached',
  interrupted: 'the run was interrupted',
  missing: 'its record is missing',
  claimed: 'the agent says that something outside it failed',
}

const AGENT: Readonly<Record<string, string>> = {
  exit: 'ended with an error',
  spawn: 'could not be started',
  calls: 'made more calls than its limit',
  output: 'printed more than its limit',
  cost: 'cost more than its limit',
  cpu: 'took more time on the processor than its limit',
  memory: 'took more memory than its limit',
  file_size: 'wrote a larger file than its limit',
  processes: 'started more processes than its limit',
  steps: 'asked its model more often than its limit',
  protocol: 'broke the protocol',
  source: 'failed in the recorded source',
}

function aemFailedBy(by: readonly string[], calls: readonly string[]): Text {
  if (by.includes('extra_write')) return say`A write that the gold does not have: ${listed(calls)}.`
  if (by.includes('extra_call')) return say`Calls that the gold does not have: ${listed(calls)}.`
  return say`AEM fails by ${listed(by)}.`
}

function place({ check, where }: { readonly check: Json; readonly where: Json }): Text {
  return where === 'reply' ? say`${str(check)}: the reply` : say`${str(check)}: the file ${str(where)}`
}

/** The judge's word is data, as what it quotes is. */
function evidence({ reason, quote, licensed }: Readonly<Record<'reason' | 'quote' | 'licensed', Json>>): Text {
  const quoted = quote === '' ? [] : say` (${str(quote)})`
  const advisory = licensed === true ? [] : words(' The judge has no licence: this decides nothing.')
  return [...words(', says the judge: '), ...say`${str(reason)}`, ...quoted, ...words('.'), ...advisory]
}

function places({ places: list, count }: { readonly places: Json; readonly count: Json }): Text {
  const names = strings(list).map((pointer) => (pointer === '' ? 'the whole document' : pointer))
  const more = typeof count === 'number' ? count - names.length : 0
  return more > 0 ? say`${listed(names)} and ${more} more places` : listed(names)
}

function detail(message: Json): Text {
  return typeof message === 'string' && message.trim() !== '' ? say`: ${message.trim()}` : []
}

function times(count: Json): Text {
  return words(count === 1 ? 'once' : `${String(Number(count))} times`)
}

/** Numbers are ours, texts are data. */
function val(value: Json): Text {
  return typeof value === 'number' ? words(String(value)) : say`${str(value)}`
}

function str(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function strings(value: Json): string[] {
  return Array.isArray(value) ? value.map(str) : [str(value)]
}
