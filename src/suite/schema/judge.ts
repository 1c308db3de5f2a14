import { z } from 'zod'
import { isMetricName } from '../metric-names.ts'
import { Id, RelativePath } from './common.ts'
import { exactlyOne } from './refine.ts'
import { Duration } from './tools.ts'

export const EnvironmentName = z.string().regex(/^[A-Za-z_][A-Za-z0-9_]*$/, {
  error: 'must be the name of an environment variable, such as OPENAI_API_KEY (its value is not written here)',
})

/** A message that does not begin with `must` shows no value: it may be the key itself. */
export const KeyName = (name: string) =>
  z.string().regex(/^[A-Z_][A-Z0-9_]*$/, {
    error: `\`${name}\` takes the name of an environment variable in capitals, such as OPENAI_API_KEY, not the key.`,
  })

/** The suite is kept with the run, so that no secret may stand in it. */
export const BaseUrl = z
  .url({ protocol: /^https?$/, error: 'must be an address such as https://api.openai.com/v1', abort: true })
  .refine(isAddressAlone, {
    error:
      '`base_url` takes an address without user, password or query. Name the variable that holds the key beside it.',
  })

/** A model that speaks OpenAI's protocol. */
const endpoint = {
  model: z.string().min(1),
  base_url: BaseUrl.exactOptional(),
  /** Name of the variable that holds the key. */
  api_key_env: KeyName('api_key_env').exactOptional(),
}

export const JudgeEntry = z.strictObject({
  /** Names it in reports and in its licence. */
  name: Id,
  ...endpoint,
  /** Sent only where it is stated: some models refuse any. */
  temperature: z.number().min(0).max(2).exactOptional(),
  /** How the endpoint is told the form of the answer; `none` for those that know neither. */
  response_format: z.enum(['json_schema', 'json_object', 'none']).default('json_schema'),
})
export type JudgeEntry = z.infer<typeof JudgeEntry>

/** How judges are asked. The defaults are written in one place, here. */
export const JudgeOptions = z.strictObject({
  /** Answers of each judge; a strict majority of all of them decides. */
  votes: z.number().int().min(1).max(9).default(1),
  allow_same_family: z.boolean().default(false),
  /** Characters of the agent's output that a judge is shown. */
  max_chars: z.number().int().min(200).max(1_000_000).default(20_000),
  /** Of one request. */
  timeout: Duration.default('60s'),
  /** After 429, 5xx, a broken connection, a time-out, or an answer that cannot be read. */
  retries: z.number().int().min(0).max(10).default(3),
  /** Requests at the same time. */
  concurrency: z.number().int().min(1).max(64).default(4),
  requests_per_minute: z.number().int().min(1).exactOptional(),
})
export type JudgeOptions = z.infer<typeof JudgeOptions>

/** The embedding tier of the similarity cascade; without this block it is off. */
export const EmbeddingOptions = z.strictObject({
  ...endpoint,
  dimensions: z.number().int().min(1).exactOptional(),
  /** Cosine from which two sentences mean the same. */
  threshold: z.number().gt(0).lt(1).default(0.6),
  timeout: Duration.default('60s'),
  retries: z.number().int().min(0).max(10).default(3),
  requests_per_minute: z.number().int().min(1).exactOptional(),
})
export type EmbeddingOptions = z.infer<typeof EmbeddingOptions>

/** A user's own dimension of a turn's correctness: a rubric that a judge answers, or a module that decides. */
export const SubMetricEntry = z
  .strictObject({
    name: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,63}$/, { error: 'must hold only lower-case letters, digits and `_` (64 at most)' })
      .refine((name) => !isMetricName(name), { error: 'must not be the name of a metric that is there already' }),
    applies_to: z
      .array(z.enum(['response', 'action']))
      .min(1)
      .default(['response', 'action']),
    rubric: z.string().min(1).exactOptional(),
    /** `gold`: the rubric says what makes a reply good, and the agent's is held against the gold one, in both orders. */
    against: z.literal('gold').exactOptional(),
    /** An ES module; its default export judges one turn. */
    module: RelativePath.exactOptional(),
    /** What the module imports, for the fingerprint. */
    files: z.array(z.string().min(1)).exactOptional(),
    /** Of one turn, for modules. */
    timeout: Duration.default('10s'),
  })
  .superRefine(exactlyOne(['rubric', 'module'], 'The sub-metric does not say how a turn is judged.'))
  .superRefine(comparesReplies)
export type SubMetricEntry = z.infer<typeof SubMetricEntry>

/** As a loaded suite has it. */
export interface OwnSubMetric extends SubMetricEntry {
  /** Of a module: hash of its files. */
  readonly code?: string
}

function isAddressAlone(text: string): boolean {
  const { username, password, search } = new URL(text)
  return username === '' && password === '' && search === ''
}

function comparesReplies(
  { against, applies_to, module }: Pick<SubMetricEntry, 'against' | 'applies_to' | 'module'>,
  context: z.core.$RefinementCtx,
): void {
  if (against === undefined) return
  const refuse = (message: string, hint: string) =>
    context.addIssue({ code: 'custom', message, path: ['against'], params: { code: 'contradiction', hint } })
  if (module !== undefined) refuse('`against` is for rubrics.', 'A module is given the gold anyway: take it out.')
  else if (applies_to.includes('action')) refuse('`against` is for replies.', 'Write `applies_to: [response]`.')
}
