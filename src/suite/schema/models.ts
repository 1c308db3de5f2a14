import { z } from 'zod'
import { RelativePath } from './common.ts'
import { BaseUrl, KeyName } from './judge.ts'
import { MODEL_MODES } from './model-mode.ts'
import { Duration } from './tools.ts'

/** Where the real models of one protocol are. */
export const ModelProvider = z.strictObject({
  /** Without it the provider's own, or what OPENAI_BASE_URL or ANTHROPIC_BASE_URL says. */
  base_url: BaseUrl.exactOptional(),
  /** Name of the variable that holds the key. Without it the provider's usual one, which an own `base_url` is not sent. */
  key: KeyName('key').exactOptional(),
})
export type ModelProvider = z.infer<typeof ModelProvider>

/** The recording endpoint between an agent and its models; without this block there is none. */
export const Models = z.strictObject({
  mode: z.enum(MODEL_MODES).default('live'),
  /** The folder that answers are recorded in. */
  cassettes: RelativePath.default('cassettes'),
  openai: ModelProvider.prefault({}),
  anthropic: ModelProvider.prefault({}),
  /** Of all attempts together, to one provider. */
  requests_per_minute: z.number().int().min(1).exactOptional(),
  /** After 429, 5xx, or a connection that failed. */
  retries: z.number().int().min(0).max(10).default(4),
  /** Until an answer begins. */
  timeout: Duration.default('10m'),
})
export type Models = z.infer<typeof Models>
