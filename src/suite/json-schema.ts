import type { ErrorObject, Options } from 'ajv'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { messageOf } from '../errors.ts'
import type { Json, JsonObject } from '../json.ts'
import { compilePattern } from './pattern.ts'

/** A JSON Schema, compiled. `errors` is empty for a valid value, else says in words what is wrong: `/id must be string`. */
export interface JsonSchemaCheck {
  errors(value: Json): readonly string[]
}

/**
 * Compiles a JSON Schema of draft-07 or 2020-12. `$schema` decides; without it 2020-12 is tried first. Unknown keywords
 * are passed over; patterns run in linear time (RE2 syntax).
 *
 * @throws Error that says in words why the schema cannot be used
 */
export function compileJsonSchema(schema: JsonObject): JsonSchemaCheck {
  const declared = typeof schema.$schema === 'string' ? schema.$schema : undefined
  if (declared === undefined) {
    const newer = tryCompile(draft2020(), schema)
    if (newer.ok) return newer.check
    const older = tryCompile(draft07(), schema)
    if (older.ok) return older.check
    throw new Error(newer.reason)
  }
  if (!/draft-0[67]|2020-12|2019-09/.test(declared)) throw new Error(`its dialect ${declared} is not known`)
  const result = tryCompile(/draft-0[67]/.test(declared) ? draft07() : draft2020(), withoutDialect(schema))
  if (!result.ok) throw new Error(result.reason)
  return result.check
}

type Compiled = { readonly ok: true; readonly check: JsonSchemaCheck } | { readonly ok: false; readonly reason: string }

function tryCompile(ajv: Ajv, schema: JsonObject): Compiled {
  try {
    const validate = ajv.compile(schema)
    // forgotten, so that another schema may have the same `$id`
    ajv.removeSchema(schema)
    return {
      ok: true,
      check: { errors: (value) => (validate(value) ? [] : [...new Set((validate.errors ?? []).map(inWords))]) },
    }
  } catch (error) {
    return {
      ok: false,
      // the first fault is the cause, what follows are echoes of it: `data/type must be …, data/type must be …`
      reason: (
        messageOf(error)
          .replace(/^schema is invalid: /, '')
          .split(', data/')[0] ?? ''
      ).replace(/^data(?=[/ ])/, ''),
    }
  }
}

/** Dialects are told apart above, so that `$schema` with or without `#` at its end, or https, is understood. */
function withoutDialect(schema: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries(schema).filter(([key]) => key !== '$schema'))
}

function inWords(error: ErrorObject): string {
  return `${error.instancePath === '' ? 'it' : error.instancePath} ${error.message ?? error.keyword}${detail(error)}`
}

/** What the validator's message leaves out, without which nobody could mend it. */
function detail({ keyword, params }: ErrorObject): string {
  if (keyword === 'additionalProperties') return `: \`${params.additionalProperty}\``
  if (keyword === 'unevaluatedProperties') return `: \`${params.unevaluatedProperty}\``
  if (keyword === 'enum') return `: ${JSON.stringify(params.allowedValues)}`
  if (keyword === 'const') return `: ${JSON.stringify(params.allowedValue)}`
  return ''
}

/** Made once each: compiling the meta-schema takes fifty times as long as compiling a schema. */
let shared07: Ajv | undefined
let shared2020: Ajv | undefined

function draft07(): Ajv {
  shared07 ??= prepared(new Ajv(OPTIONS))
  return shared07
}

function draft2020(): Ajv {
  shared2020 ??= prepared(new Ajv2020(OPTIONS))
  return shared2020
}

const OPTIONS: Options = {
  strict: false,
  allErrors: true,
  logger: false,
  code: { regExp: Object.assign((source: string) => linear(source), { code: 'linear' }) },
}

function linear(source: string) {
  const pattern = compilePattern(source)
  // ajv tells patterns apart by their text
  return Object.assign({ test: (text: string) => pattern.test(text) }, { toString: () => source })
}

function prepared(ajv: Ajv): Ajv {
  addFormats.default(ajv)
  return ajv
}
