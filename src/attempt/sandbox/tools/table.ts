import { messageOf, UserError } from '../../../errors.ts'
import type { Json, JsonObject } from '../../../json.ts'
import { compileJsonSchema } from '../../../suite/json-schema.ts'
import type { ToolEntry } from '../../../suite/schema/tools.ts'
import { toolIdentity } from '../../../suite/tool-identity.ts'
import { traceName } from '../../../suite/tool-names.ts'

/** The tools of a suite with their validators, made once and shared by every attempt. */
export type ToolTable = ReadonlyMap<string, CompiledTool>

export interface CompiledTool {
  readonly entry: ToolEntry
  /** What fingerprints and draws know it by. */
  readonly identity: Json
  /** The validator's message in words, or undefined where the arguments are valid. */
  readonly invalid: (args: JsonObject) => string | undefined
  /** The same of a result, by `output_schema`. */
  readonly unfit: (result: Json) => string | undefined
}

/** By the tools' names in traces. @throws UserError that names a tool whose schema cannot be used */
export function compileTools(tools: readonly ToolEntry[], file = 'tools'): ToolTable {
  return new Map(
    tools.map((entry) => [
      traceName(entry),
      {
        entry,
        identity: toolIdentity(entry, tools),
        invalid: check(entry, 'input_schema', file),
        unfit: check(entry, 'output_schema', file),
      },
    ]),
  )
}

function check(entry: ToolEntry, key: 'input_schema' | 'output_schema', file: string) {
  const given = entry[key]
  if (given === undefined) return () => undefined
  try {
    const schema = compileJsonSchema(given)
    return (value: Json) => inWords(schema.errors(value))
  } catch (error) {
    const message = `The schema cannot be used: ${messageOf(error)}.`
    const where = `${traceName(entry)}.${key}`
    throw new UserError({ code: 'bad-json-schema', message, file, key: where }, { cause: error })
  }
}

const MOST_ERRORS = 5

function inWords(errors: readonly string[]): string | undefined {
  if (errors.length === 0) return undefined
  const more = errors.length - MOST_ERRORS
  return errors.slice(0, MOST_ERRORS).join('; ') + (more > 0 ? `; and ${more} more` : '')
}
