import ms, { type StringValue } from 'ms'
import { z } from 'zod'
import { JsonValue, RelativePath } from './common.ts'

/** The server of tools that name none; it is what clients show such tools under. */
export const DEFAULT_SERVER = 'turngate'

/** Part of addresses, of variables (`TURNGATE_MCP_URL_CRM`) and of the names of its tools in traces (`crm__search`). */
export const ServerName = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]{0,31}$/, {
    error: 'must hold only small letters, digits and `-`, beginning with a letter or digit (32 at most)',
  })
  .refine((name) => name !== DEFAULT_SERVER, {
    error: `must not be ${DEFAULT_SERVER}, which is the server of the tools that name none`,
  })

/** A duration such as `200ms`, `2s`, `1m`; kept as text, read by the sandbox. */
export const Duration = z
  .string({ error: 'must be a duration such as 200ms, 30s, 2m' })
  .regex(/^\d+(\.\d+)?(ms|s|m|h)$/, { error: 'must be a duration such as 200ms, 30s, 2m' })

/** Fixed, or drawn from the attempt's seed for each call. */
export const Delay = z.union(
  [
    Duration,
    z.strictObject({ min: Duration, max: Duration }).refine(({ min, max }) => millis(min) <= millis(max), {
      error: 'The shortest delay is longer than the longest.',
      path: ['min'],
    }),
  ],
  { error: 'must be a duration such as 200ms, 30s, 2m' },
)
export type Delay = z.infer<typeof Delay>

/** What a failure drawn by `failure_rate` says. */
export const Failure = z.strictObject({
  message: z.string().min(1).optional(),
  retryable: z.boolean().optional(),
})

/** A module that answers in place of rules, in a process of its own. */
export const Handler = z.union(
  [
    RelativePath,
    z.strictObject({
      module: RelativePath,
      /** Globs of files that the module reads, besides the modules that it imports. */
      files: z.array(z.string().min(1)).optional(),
      /** Of one call. */
      timeout: Duration.optional(),
    }),
  ],
  { error: 'must be the path of a module, or a map with `module`' },
)
export type Handler = z.infer<typeof Handler>

/** What MCP calls hints, besides `read_only`. */
export const Annotations = z.strictObject({
  destructive: z.boolean().optional(),
  idempotent: z.boolean().optional(),
  open_world: z.boolean().optional(),
})

/** Parts of a result that are more than JSON. */
export const ContentPart = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('text'), text: z.string() }),
  z.strictObject({
    type: z.enum(['image', 'audio']),
    /** Base64. */
    data: z.base64({ error: 'must be base64' }).max(256 * 1024),
    mime_type: z.string().regex(/^[\w.+-]+\/[\w.+-]+$/, { error: 'must be a media type such as image/png' }),
  }),
  z.strictObject({
    type: z.literal('resource_link'),
    uri: z.string().min(1),
    name: z.string().min(1),
    mime_type: z.string().optional(),
  }),
])
export type ContentPart = z.infer<typeof ContentPart>

/** The writes of a rule or of a handler's answer; `Path` says which pointers it may use. */
export function writes<Path extends z.ZodType<string>>(path: Path) {
  const entries = z.array(z.strictObject({ path, value: JsonValue })).optional()
  return { set: entries, append: entries, remove: z.array(path).optional() }
}

function millis(duration: string): number {
  return ms(duration as StringValue)
}
