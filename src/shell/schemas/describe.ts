import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import { KEYS } from './keys/index.ts'
import type { KeyText } from './keys/key-text.ts'

/**
 * The schema with the text of every key that has one. A key is known by the part that it stands in, which is the name of
 * a definition, or `root` outside all of them.
 */
export function describe(schema: JsonObject, root: string): JsonObject {
  const definitions = isJsonObject(schema.definitions) ? schema.definitions : undefined
  const described = withTexts(schema, root, '')
  if (definitions === undefined) return described
  const parts = Object.entries(definitions).map(([name, part]): [string, Json] => [name, inside(part, name, '')])
  return { ...described, definitions: Object.fromEntries(parts) }
}

/** Every key of a schema, as `Part.key.inner`: what a text is wanted for. */
export function keysIn(schema: JsonObject, root: string): string[] {
  const found = new Set<string>()
  const walk = (value: Json, part: string, path: string): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, part, path)
    if (!isJsonObject(value)) return
    for (const [key, inner] of Object.entries(value)) {
      if (key === 'properties' && isJsonObject(inner)) {
        for (const [name, property] of Object.entries(inner)) {
          found.add(`${part}.${joined(path, name)}`)
          walk(property, part, joined(path, name))
        }
      } else if (NESTED.has(key)) walk(inner, part, path)
      else if (key === 'definitions' && isJsonObject(inner)) {
        for (const [name, definition] of Object.entries(inner)) walk(definition, name, '')
      }
    }
  }
  walk(schema, root, '')
  return [...found]
}

/** Where schemas stand in schemas, besides `properties`. */
const NESTED: ReadonlySet<string> = new Set(['items', 'anyOf', 'oneOf', 'allOf', 'additionalProperties'])

function withTexts(schema: JsonObject, part: string, path: string): JsonObject {
  const entries = Object.entries(schema).map(([key, value]): [string, Json] => {
    if (key === 'properties' && isJsonObject(value)) {
      const inner = Object.entries(value).map(([name, property]): [string, Json] => {
        const at = joined(path, name)
        const described = inside(property, part, at)
        return [name, isJsonObject(described) ? withText(described, KEYS[`${part}.${at}`]) : described]
      })
      return [key, Object.fromEntries(inner)]
    }
    return [key, NESTED.has(key) ? inside(value, part, path) : value]
  })
  return Object.fromEntries(entries)
}

function inside(value: Json, part: string, path: string): Json {
  if (Array.isArray(value)) return value.map((item: Json) => inside(item, part, path))
  return isJsonObject(value) ? withTexts(value, part, path) : value
}

function withText(schema: JsonObject, text: KeyText | undefined): JsonObject {
  if (text === undefined) return schema
  return typeof text === 'string'
    ? { ...schema, description: text }
    : { ...schema, description: text.text, default: text.default }
}

function joined(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`
}
