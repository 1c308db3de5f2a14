import { messageOf, UserError } from '../../../errors.ts'
import type { JsonObject } from '../../../json.ts'
import { compileJsonSchema } from '../../../suite/json-schema.ts'
import type { ToolEntry } from '../../../suite/schema/tools.ts'

/** The tools of a suite with their validators, made once and shared by every attempt. */
export type ToolTable = ReadonlyMap<string, CompiledTool>

export interface CompiledTool {
  readonly entry: ToolEntry
  /** The validator's message in words, or undefined where the arguments are valid. */
  readonly invalid: (args: JsonObject) => string | undefined
}

/** @throws UserError that names a tool whose schema cannot be used */
export function compileTools(tools: readonly ToolEntry[], file = 'tools'): ToolTable {
  return new Map(tools.map((entry) => [entry.name, { entry, invalid: argumentCheck(entry, file) }]))
}

function argumentCheck(entry: ToolEntry, file: string): CompiledTool['invalid'] {
  if (entry.input_schema === undefined) return () => undefined
  try {
    const schema = compileJsonSchema(entry.input_schema)
    return (args) => inWords(schema.errors(args))
  } catch (error) {
    const message = `The schema cannot be used: ${messageOf(error)}.`
    throw new UserError({ code: 'bad-json-schema', message, file, key: `${entry.name}.input_schema` }, { cause: error })
  }
}

const MOST_ERRORS = 5

function inWords(errors: readonly string[]): string | undefined {
  if (errors.length === 0) return undefined
  const more = errors.length - MOST_ERRORS
  return errors.slice(0, MOST_ERRORS).join('; ') + (more > 0 ? `; and ${more} more` : '')
}
