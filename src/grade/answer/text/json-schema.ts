import { Ajv, type Options, type ValidateFunction } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { messageOf } from '../../../errors.ts'
import type { Json } from '../../../json.ts'
import { compilePattern } from '../../../suite/pattern.ts'
import { excerpt, finding } from '../../codes.ts'
import type { TextCheck } from './kind.ts'
import { parseJsonText } from './parse-json.ts'

type Schema = Readonly<Record<string, Json>>

export const jsonSchema: TextCheck<Schema> = {
  negated: false,
  judge({ text, check, where }, schema) {
    const actual = parseJsonText(text)
    if (actual === undefined) return finding('not_json', { check, where, actual: excerpt(text) })
    const validator = validatorOf(schema)
    if (typeof validator === 'string') return finding('schema_unusable', { check, message: validator })
    if (validator(actual)) return undefined
    return finding('schema_refused', { check, where, message: excerpt(firstError(validator)) })
  },
}

const compiled = new WeakMap<Schema, ValidateFunction | string>()

/** The validator, or why the schema cannot be used. */
function validatorOf(schema: Schema): ValidateFunction | string {
  const known = compiled.get(schema)
  if (known !== undefined) return known
  const made = compile(schema)
  compiled.set(schema, made)
  return made
}

function compile(schema: Schema): ValidateFunction | string {
  // users' patterns must run in linear time, so ajv's own RegExp is replaced
  const regExp = Object.assign((source: string) => compilePattern(source), { code: 'compilePattern' })
  const options: Options = { strict: false, logger: false, code: { regExp } }
  const isDraft07 = typeof schema.$schema === 'string' && /draft-0[4-7]/.test(schema.$schema)
  try {
    // an instance of its own, so that two schemas may have the same $id
    const ajv = isDraft07 ? new Ajv(options) : new Ajv2020(options)
    addFormats.default(ajv)
    return ajv.compile(schema)
  } catch (error) {
    return messageOf(error)
  }
}

function firstError({ errors }: ValidateFunction): string {
  const error = errors?.[0]
  return error === undefined ? '' : `${error.instancePath} ${error.message ?? error.keyword}`.trim()
}
