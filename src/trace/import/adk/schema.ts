import { z } from 'zod'
import { AnyDocument } from '../../json-value.ts'

/** What is read of ADK's eval sets and results, keys in snake case; all else is foreign and left out. */
const FunctionCall = z.object({ id: z.string().nullish(), name: z.string(), args: AnyDocument.optional() })
export type FunctionCall = z.infer<typeof FunctionCall>

const FunctionResponse = z.object({
  id: z.string().nullish(),
  name: z.string().nullish(),
  response: AnyDocument.optional(),
})
export type FunctionResponse = z.infer<typeof FunctionResponse>

export const Part = z.looseObject({
  text: z.string().nullish(),
  /** The model's own reasoning, which the user does not see. */
  thought: z.boolean().nullish(),
  function_call: FunctionCall.nullish(),
  function_response: FunctionResponse.nullish(),
})
export type Part = z.infer<typeof Part>

const Content = z.object({ role: z.string().nullish(), parts: z.array(Part).nullish() })
export type Content = z.infer<typeof Content>

const count = z.number().nonnegative().nullish()

const InvocationEvent = z.object({
  author: z.string().nullish(),
  content: Content.nullish(),
  model_version: z.string().nullish(),
  usage_metadata: z
    .object({
      prompt_token_count: count,
      candidates_token_count: count,
      cached_content_token_count: count,
      thoughts_token_count: count,
    })
    .nullish(),
})
export type InvocationEvent = z.infer<typeof InvocationEvent>

/** Calls and answers apart, or, in newer files, everything as it came. */
const IntermediateData = z.object({
  tool_uses: z.array(FunctionCall).nullish(),
  tool_responses: z.array(FunctionResponse).nullish(),
  intermediate_responses: z.array(z.tuple([z.string(), z.array(Part)])).nullish(),
  invocation_events: z.array(InvocationEvent).nullish(),
})

const Rubric = z.object({ rubric_content: z.object({ text_property: z.string().nullish() }).nullish() })

export const Invocation = z.object({
  user_content: Content,
  final_response: Content.nullish(),
  intermediate_data: IntermediateData.nullish(),
  rubrics: z.array(Rubric).nullish(),
  /** Seconds. */
  duration: count,
})
export type Invocation = z.infer<typeof Invocation>

export const EvalCase = z.object({
  eval_id: z.string(),
  conversation: z.array(Invocation).nullish(),
  conversation_scenario: AnyDocument.optional(),
  session_input: AnyDocument.optional(),
  final_session_state: AnyDocument.optional(),
  rubrics: z.array(Rubric).nullish(),
})
export type EvalCase = z.infer<typeof EvalCase>

export const EvalSet = z.object({
  eval_set_id: z.string().nullish(),
  name: z.string().nullish(),
  eval_cases: z.array(EvalCase).min(1, { error: 'the list is empty' }),
})
export type EvalSet = z.infer<typeof EvalSet>

/** 1 passed, 2 failed, 3 not evaluated. */
const EvalStatus = z.union([z.literal(1), z.literal(2), z.literal(3)], {
  error: 'must be 1 (passed), 2 (failed) or 3 (not evaluated)',
})

export const EvalCaseResult = z.object({
  eval_id: z.string(),
  final_eval_status: EvalStatus,
  eval_metric_result_per_invocation: z
    .array(z.object({ actual_invocation: Invocation, expected_invocation: Invocation.nullish() }))
    .nullish(),
})
export type EvalCaseResult = z.infer<typeof EvalCaseResult>

export const EvalSetResult = z.object({
  eval_set_id: z.string().nullish(),
  eval_case_results: z.array(EvalCaseResult).min(1, { error: 'the list is empty' }),
})
export type EvalSetResult = z.infer<typeof EvalSetResult>

const OldInvocation = z.object({
  query: z.string(),
  expected_tool_use: z.array(z.object({ tool_name: z.string(), tool_input: AnyDocument.optional() })).nullish(),
  expected_intermediate_agent_responses: z.array(z.object({ author: z.string(), text: z.string() })).nullish(),
  reference: z.string().nullish(),
})
export type OldInvocation = z.infer<typeof OldInvocation>

/** Before eval sets had a schema: a list of questions, or of named lists of them. */
export const OldQuestions = z.array(OldInvocation).min(1, { error: 'the list is empty' })
export const OldCases = z
  .array(z.object({ name: z.string(), data: z.array(OldInvocation), initial_session: AnyDocument.optional() }))
  .min(1, { error: 'the list is empty' })
