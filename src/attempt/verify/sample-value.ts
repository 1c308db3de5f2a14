import { isJsonObject, type Json, type JsonObject } from '../../json.ts'
import { compileJsonSchema } from '../../suite/json-schema.ts'
import { getPointer } from '../../suite/pointer.ts'

/** Values that fit a JSON Schema, the likeliest first; at least one, which may not fit where nothing that does is known. */
export function sampleValues(schema: Json | undefined, candidates: readonly Json[], root: JsonObject): Json[] {
  return distinct(sample(schema, candidates, root, 0)).slice(0, MOST_VALUES)
}

const MOST_VALUES = 12
const MOST_DEPTH = 6

function sample(given: Json | undefined, candidates: readonly Json[], root: JsonObject, depth: number): Json[] {
  const schema = resolved(given, root)
  if (schema === undefined || depth > MOST_DEPTH) return [...candidates, 'text']
  const stated = [schema.const, ...listOf(schema.enum), schema.default, ...listOf(schema.examples)]
  const known = stated.flatMap((value) => (value === undefined ? [] : [value]))
  if (schema.const !== undefined || schema.enum !== undefined) return known
  const fits = checkOf(schema, root)
  const named = candidates.filter((value) => fits(value))
  const made = byType(schema, root, depth)
  const fitting = [...strangers(named), ...made].filter((value) => fits(value))
  return [...known, ...named.slice(0, MOST_NAMED), ...fitting, ...named.slice(MOST_NAMED), ...made]
}

/** Known values, before those that the document does not know. */
const MOST_NAMED = 7

/** Such as an order of the right form that there is not: `ORD-9999`. */
function strangers(named: readonly Json[]): Json[] {
  const texts = named.flatMap((value) => (typeof value === 'string' ? [value] : []))
  const changed = texts.map((text) => text.replace(/\d/g, '9')).filter((text) => !texts.includes(text))
  return distinct(changed).slice(0, 2)
}

function byType(schema: JsonObject, root: JsonObject, depth: number): Json[] {
  for (const key of ['anyOf', 'oneOf']) {
    const branches = listOf(schema[key])
    if (branches.length > 0) return branches.flatMap((branch) => sample(branch, [], root, depth + 1))
  }
  const all = listOf(schema.allOf)
  if (all.length > 0) return sample(merged(schema, all, root), [], root, depth + 1)
  const types = typeof schema.type === 'string' ? [schema.type] : listOf(schema.type)
  const type = types[0] ?? (schema.properties === undefined ? 'string' : 'object')
  switch (type) {
    case 'integer':
    case 'number':
      return numbers(schema)
    case 'boolean':
      return [true, false]
    case 'null':
      return [null]
    case 'array':
      return lists(schema, root, depth)
    case 'object':
      return objects(schema, root, depth)
    default:
      return texts(schema)
  }
}

function texts({ format, minLength, maxLength }: JsonObject): Json[] {
  const known = typeof format === 'string' ? FORMATS[format] : undefined
  if (known !== undefined) return [known]
  const least = typeof minLength === 'number' ? minLength : 0
  const most = typeof maxLength === 'number' ? maxLength : 1000
  return ['text'.padEnd(least, 't').slice(0, most)]
}

const FORMATS: Readonly<Record<string, string>> = {
  date: '2025-01-02',
  'date-time': '2025-01-02T03:04:05Z',
  time: '03:04:05Z',
  duration: 'P1D',
  email: 'someone@example.com',
  uri: 'https://example.com/',
  hostname: 'example.com',
  ipv4: '192.0.2.1',
  ipv6: '2001:db8::1',
  uuid: '00000000-0000-4000-8000-000000000000',
}

function numbers({ minimum, exclusiveMinimum, maximum, exclusiveMaximum, multipleOf }: JsonObject): Json[] {
  const step = typeof multipleOf === 'number' ? multipleOf : 1
  const bounds = [
    minimum,
    typeof exclusiveMinimum === 'number' ? exclusiveMinimum + step : undefined,
    maximum,
    typeof exclusiveMaximum === 'number' ? exclusiveMaximum - step : undefined,
  ]
  return [...bounds.flatMap((bound) => (typeof bound === 'number' ? [bound] : [])), step, 10 * step, 0]
}

function lists(schema: JsonObject, root: JsonObject, depth: number): Json[] {
  const least = typeof schema.minItems === 'number' ? schema.minItems : 0
  const items = sample(schema.items, [], root, depth + 1)
  const most = schema.uniqueItems === true ? distinct(items) : items
  const filled = Array.from({ length: Math.max(1, least) }, (_, index) => most[index % most.length] ?? null)
  return least === 0 ? [filled, []] : [filled]
}

function objects(schema: JsonObject, root: JsonObject, depth: number): Json[] {
  const properties = isJsonObject(schema.properties) ? schema.properties : {}
  const required = new Set(listOf(schema.required))
  const value = (name: string) => sample(properties[name], [], root, depth + 1)[0] ?? null
  const names = [...new Set([...Object.keys(properties), ...[...required].map(String)])]
  const of = (wanted: readonly string[]) => Object.fromEntries(wanted.map((name) => [name, value(name)]))
  return [of(names.filter((name) => required.has(name))), of(names)]
}

function resolved(schema: Json | undefined, root: JsonObject): JsonObject | undefined {
  if (!isJsonObject(schema)) return undefined
  const { $ref: reference } = schema
  if (typeof reference !== 'string') return schema
  const target = reference.startsWith('#') ? getPointer(root, reference.slice(1)) : undefined
  return isJsonObject(target) && target.$ref !== reference ? target : undefined
}

function merged(schema: JsonObject, parts: readonly Json[], root: JsonObject): JsonObject {
  const { allOf: _, ...own } = schema
  const all: JsonObject[] = [own, ...parts.map((part) => resolved(part, root) ?? {})]
  const properties = Object.assign({}, ...all.map((part) => part.properties ?? {}))
  return Object.assign({}, ...all, { properties, required: all.flatMap((part) => listOf(part.required)) })
}

/** A part of a schema may refer to definitions of the whole. */
function checkOf(schema: JsonObject, root: JsonObject): (value: Json) => boolean {
  try {
    const { $defs = {}, definitions = {} } = root
    const check = compileJsonSchema({ ...schema, $defs, definitions })
    return (value) => check.errors(value).length === 0
  } catch {
    return () => false
  }
}

function listOf(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

function distinct(values: readonly Json[]): Json[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()]
}
