import { z } from 'zod'
import { messageOf } from '../../errors.ts'
import type { Json } from '../../json.ts'
import { compileJsonSchema } from '../json-schema.ts'
import { compilePattern, PatternError } from '../pattern.ts'

/** Ids become file names and table cells, so they are plain: `^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$`. */
export const Id = z.string().regex(/^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/, {
  error: 'must start with a letter or digit and hold only letters, digits, `.`, `_`, `-` (100 at most)',
})

export const JsonValue: z.ZodType<Json> = z.json()

/** RFC 6901 pointer, `/orders/1001/status`; the empty string is the whole document. */
export const Pointer = z.string().regex(/^(\/([^~/]|~[01])*)*$/, {
  error: 'must be a JSON Pointer such as /orders/1001/status',
})

/** A path below the suite's folder or the workspace; the tree that reads it refuses what leaves it. */
export const RelativePath = z.string().min(1)

/** A regular expression in RE2 syntax. */
export const PatternText = z.string().superRefine((source, context) => {
  try {
    compilePattern(source)
  } catch (error) {
    const hint = (error instanceof PatternError ? error.hint : undefined) ?? 'Patterns are written in RE2 syntax.'
    const message = `The pattern cannot be used: ${messageOf(error)}.`
    context.addIssue({ code: 'custom', message, params: { code: 'bad-pattern', hint } })
  }
})

/** A JSON Schema, draft-07 or 2020-12. */
export const JsonSchema = z.record(z.string(), JsonValue).superRefine((schema, context) => {
  try {
    compileJsonSchema(schema)
  } catch (error) {
    const message = `The JSON Schema cannot be used: ${messageOf(error)}.`
    const hint = 'Draft-07 and 2020-12 are understood; `$schema` says which.'
    context.addIssue({ code: 'custom', message, params: { code: 'bad-json-schema', hint } })
  }
})

const ARGUMENT_KINDS = [
  'exact',
  'number',
  'money',
  'percent',
  'quantity',
  'date',
  'month',
  'time',
  'duration',
  'range',
  'identifier',
  'phone',
  'email',
  'url',
  'boolean',
  'text',
  'list',
  'set',
] as const

/** BCP 47, e.g. `de-DE`; settles the order of day and month and the decimal mark. */
export const Locale = z.string().refine(isLocale, { error: 'must be a language tag such as en-US or de-DE' })

/** How one argument is compared, keyed by its path (`filters.region`, `items[].id`). */
export const FieldCompare = z.strictObject({
  kind: z.enum(ARGUMENT_KINDS).optional(),
  /** Absolute distance that still counts as equal, for numbers. */
  tolerance: z.number().nonnegative().optional(),
  threshold: z.number().min(0).max(1).optional(),
  locale: Locale.optional(),
  /** The value is not looked at, present or absent. */
  ignore: z.boolean().optional(),
  /** May be absent on either side; where `default` is given, absent means that value. */
  optional: z.boolean().optional(),
  default: JsonValue.optional(),
  /** Groups of spellings that mean the same. */
  aliases: z.array(z.array(z.string()).min(2)).optional(),
})
export type FieldCompare = z.infer<typeof FieldCompare>

export const CompareTable = z.record(z.string().min(1), FieldCompare)
export type CompareTable = z.infer<typeof CompareTable>

function isLocale(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length === 1
  } catch {
    return false
  }
}
