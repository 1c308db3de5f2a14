import type { ErrorObject, Options, ValidateFunction } from 'ajv'
import { Ajv } from 'ajv'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { messageOf, UserError } from '../../../errors.ts'
import type { JsonObject } from '../../../json.ts'
import { compilePattern } from '../../../suite/pattern.ts'
import type { ToolEntry } from '../../../suite/schema/tools.ts'
import { checkCondition } from './condition.ts'

/** The tools of a suite with their validators, made once and shared by every attempt. */
export type ToolTable = ReadonlyMap<string, CompiledTool>

export interface CompiledTool {
  readonly entry: ToolEntry
  /** The validator's message in words, or undefined where the arguments are valid. */
  readonly invalid: (args: JsonObject) => string | undefined
}

/** Throws a UserError that names every tool whose schema is not one. */
export function compileTools(tools: readonly ToolEntry[], file = 'tools'): ToolTable {
  const validators = createValidators()
  const problems: { code: string; message: string; file: string; key: string }[] = []
  const table = new Map<string, CompiledTool>()
  for (const entry of tools) {
    try {
      table.set(entry.name, { entry, invalid: argumentCheck(entry, validators) })
    } catch (error) {
      const message = `the schema cannot be used: ${messageOf(error)}`
      problems.push({ code: 'bad-tool-schema', message, file, key: `${entry.name}.input_schema` })
    }
    for (const [index, rule] of (entry.rules ?? []).entries()) {
      for (const [name, condition] of Object.entries(rule.when?.args ?? {})) {
        try {
          checkCondition(condition)
        } catch (error) {
          const key = `${entry.name}.rules[${index}].when.args.${name}`
          problems.push({ code: 'bad-tool-rule', message: messageOf(error), file, key })
        }
      }
    }
  }
  if (problems.length > 0) throw new UserError(problems)
  return table
}

interface Validators {
  readonly draft07: Ajv
  readonly draft2020: Ajv2020
}

function createValidators(): Validators {
  // users' patterns must run in linear time, so ajv's own RegExp is replaced
  const regExp = Object.assign((pattern: string) => linearPattern(pattern), { code: 'linearPattern' })
  const options: Options = { strict: false, allErrors: true, logger: false, code: { regExp } }
  const validators = { draft07: new Ajv(options), draft2020: new Ajv2020(options) }
  addFormats.default(validators.draft07)
  addFormats.default(validators.draft2020)
  return validators
}

function linearPattern(source: string): { test: (text: string) => boolean } {
  const pattern = compilePattern(source)
  // ajv tells patterns apart by their text
  return { test: (text: string) => pattern.test(text), toString: () => source }
}

function argumentCheck(entry: ToolEntry, validators: Validators): CompiledTool['invalid'] {
  const schema = entry.input_schema
  if (schema === undefined) return () => undefined
  const isDraft07 = typeof schema.$schema === 'string' && /draft-0[4-7]/.test(schema.$schema)
  const validate: ValidateFunction = (isDraft07 ? validators.draft07 : validators.draft2020).compile(schema)
  return (args) => (validate(args) ? undefined : inWords(validate.errors ?? []))
}

const MOST_ERRORS = 5

function inWords(errors: readonly ErrorObject[]): string {
  const sentences = [...new Set(errors.map(sentence))]
  const more = sentences.length - MOST_ERRORS
  return sentences.slice(0, MOST_ERRORS).join('; ') + (more > 0 ? `; and ${more} more` : '')
}

function sentence(error: ErrorObject): string {
  const path = error.instancePath.slice(1).replaceAll('/', '.')
  const inside = (name: unknown) => `\`${path === '' ? '' : `${path}.`}${String(name)}\``
  const params: Record<string, unknown> = error.params
  switch (error.keyword) {
    case 'required':
      return `${inside(params.missingProperty)} is missing`
    case 'additionalProperties':
      return `${inside(params.additionalProperty)} is not a known argument`
    case 'unevaluatedProperties':
      return `${inside(params.unevaluatedProperty)} is not a known argument`
    case 'enum':
      return `\`${path}\` must be one of ${JSON.stringify(params.allowedValues)}`
    case 'const':
      return `\`${path}\` must be ${JSON.stringify(params.allowedValue)}`
    default:
      return `${path === '' ? 'the arguments' : `\`${path}\``} ${error.message ?? `break ${error.keyword}`}`
  }
}
