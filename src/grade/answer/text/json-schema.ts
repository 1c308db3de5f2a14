import { messageOf } from '../../../errors.ts'
import type { JsonObject } from '../../../json.ts'
import { compileJsonSchema, type JsonSchemaCheck } from '../../../suite/json-schema.ts'
import { excerpt, finding } from '../../codes.ts'
import type { TextCheck } from './kind.ts'
import { parseJsonText } from './parse-json.ts'

export const jsonSchema: TextCheck<JsonObject> = {
  negated: false,
  judge({ text, check, where }, schema) {
    const compiled = compile(schema)
    if (typeof compiled === 'string') return finding('schema_unusable', { check, message: compiled })
    const actual = parseJsonText(text)
    if (actual === undefined) return finding('not_json', { check, where, actual: excerpt(text) })
    const [error] = compiled.errors(actual)
    return error === undefined ? undefined : finding('schema_refused', { check, where, message: excerpt(error) })
  },
}

const known = new WeakMap<JsonObject, JsonSchemaCheck | string>()

/** The compiled schema, or why it cannot be used; once for all attempts. */
function compile(schema: JsonObject): JsonSchemaCheck | string {
  const made = known.get(schema) ?? tryCompile(schema)
  known.set(schema, made)
  return made
}

function tryCompile(schema: JsonObject): JsonSchemaCheck | string {
  try {
    return compileJsonSchema(schema)
  } catch (error) {
    return messageOf(error)
  }
}
