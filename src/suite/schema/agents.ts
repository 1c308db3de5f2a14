import { z } from 'zod'
import { JsonValue, RelativePath } from './common.ts'
import { BaseUrl, KeyName } from './judge.ts'

const Globs = z.array(z.string().min(1))

/** Files of the agent, hashed by part, so that a report can say which part changed. */
export const AgentFiles = z.strictObject({
  prompt: Globs.optional(),
  harness: Globs.optional(),
  model: Globs.optional(),
})

const Url = z.string().refine(isHttpUrl, { error: 'must be an address such as http://127.0.0.1:8000/chat' })

/** The built-in tool-calling loop over an OpenAI-compatible endpoint. */
export const OpenaiAgent = z.strictObject({
  kind: z.literal('openai'),
  model: z.string().min(1),
  /** A file whose text is the system prompt. */
  system: RelativePath.optional(),
  base_url: BaseUrl.optional(),
  /** The environment variable that holds the key; an own `base_url` is sent none without it. */
  key: KeyName('key').optional(),
  /** Calls of the model in one user turn. */
  max_steps: z.number().int().min(1).max(1000).default(20),
  /** Left to the provider where it is not stated. */
  parallel_tool_calls: z.boolean().optional(),
  stream: z.boolean().default(false),
  temperature: z.number().min(0).max(2).optional(),
  /** Anything else that the request is to hold, as the provider knows it. */
  params: z.record(z.string(), JsonValue).superRefine(withoutOwn).optional(),
  files: AgentFiles.optional(),
})
export type OpenaiAgent = z.infer<typeof OpenaiAgent>

/** A service that is asked over HTTP. */
export const HttpAgent = z.strictObject({
  kind: z.literal('http'),
  /** With `start`, `{port}` stands for the port that the service is told in `TURNGATE_PORT`. */
  url: Url,
  /** Starts the service afresh for each attempt. */
  start: z.array(z.string().min(1)).min(1).optional(),
  /** `${NAME}` stands for a variable of `sandbox.env`. */
  headers: z.record(z.string().regex(/^[A-Za-z0-9!#$%&'*+.^_`|~-]+$/), z.string()).optional(),
  files: AgentFiles.optional(),
})
export type HttpAgent = z.infer<typeof HttpAgent>

/** An exported function, called in a process of its own. */
export const ModuleAgent = z.strictObject({
  kind: z.literal('module'),
  module: RelativePath,
  export: z.string().min(1).default('default'),
  files: AgentFiles.optional(),
})
export type ModuleAgent = z.infer<typeof ModuleAgent>

/** What `params` may not hold, and where it is said in place of that. */
const OWN_PARAMS: Readonly<Record<string, string>> = {
  model: 'Write `model` beside `params`.',
  temperature: 'Write `temperature` beside `params`.',
  stream: 'Write `stream` beside `params`.',
  parallel_tool_calls: 'Write `parallel_tool_calls` beside `params`.',
  messages: 'The system prompt is `system`; the rest comes from the task.',
  tools: 'The tools are those of `sandbox.tools`.',
  seed: 'The seed is the one of the attempt.',
  n: 'One answer is asked for at a time.',
}

function withoutOwn(params: Readonly<Record<string, unknown>>, context: z.RefinementCtx): void {
  for (const key of Object.keys(params)) {
    const hint = OWN_PARAMS[key]
    if (hint === undefined) continue
    const message = `\`${key}\` cannot be one of \`params\`.`
    context.addIssue({ code: 'custom', path: [key], message, params: { code: 'own-param', hint } })
  }
}

function isHttpUrl(text: string): boolean {
  const url = text.replaceAll('{port}', '1')
  return URL.canParse(url) && /^https?:$/.test(new URL(url).protocol)
}
