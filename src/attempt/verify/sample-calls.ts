import { canonical, isJsonObject, type Json, type JsonObject } from '../../json.ts'
import { getPointer } from '../../suite/pointer.ts'
import type { ToolEntry, ToolRule } from '../../suite/schema/tools.ts'
import { sampleValues } from './sample-value.ts'

/** What tasks and recordings gave a tool before, and the document that its rules look into. */
export interface Known {
  readonly args: readonly JsonObject[]
  readonly state: Json | undefined
}

const MOST_CALLS = 60

/**
 * Arguments for one tool that between them reach what its schema and its rules tell apart: with and without what may be
 * left out, each known value of each argument, for each rule what its `when` asks for, and one call that does not fit.
 */
export function sampleArguments(entry: ToolEntry, known: Known): JsonObject[] {
  const schema = entry.input_schema ?? {}
  const properties = isJsonObject(schema.properties) ? schema.properties : {}
  const names = [...new Set([...Object.keys(properties), ...namedInRules(entry)])]
  const values = new Map(
    names.map((name) => [name, sampleValues(properties[name], candidates(entry, name, known), schema)]),
  )
  const first = Object.fromEntries(names.map((name) => [name, values.get(name)?.[0] ?? null]))
  const required = new Set(Array.isArray(schema.required) ? schema.required : [])
  const least = Object.fromEntries(Object.entries(first).filter(([name]) => required.has(name)))
  const varied = names.flatMap((name) =>
    (values.get(name) ?? []).slice(1).map((value) => ({ ...first, [name]: value })),
  )
  const asked = (entry.rules ?? []).flatMap((rule) => ruleArguments(rule, first, values))
  return distinct([...known.args, first, least, ...asked, ...varied, { ...first, '': 'no such argument' }, {}]).slice(
    0,
    MOST_CALLS,
  )
}

/** Values for the conditions of a rule, with each known value of the arguments that its pointers are filled with. */
function ruleArguments(rule: ToolRule, first: JsonObject, values: ReadonlyMap<string, readonly Json[]>): JsonObject[] {
  const asked: JsonObject = Object.fromEntries(
    Object.entries(rule.when?.args ?? {}).flatMap(([name, condition]) => {
      const value = meeting(condition)
      return value === undefined || name.includes('.') ? [] : [[name, value]]
    }),
  )
  const base = { ...first, ...asked }
  const filled = placeholders(rule).filter((name) => !Object.hasOwn(asked, name))
  return [base, ...filled.flatMap((name) => (values.get(name) ?? []).map((value) => ({ ...base, [name]: value })))]
}

/** A value that meets a condition on an argument; undefined where none is plain to see. */
function meeting(condition: Json): Json | undefined {
  if (!isJsonObject(condition)) return condition
  const { equals, one_of, gt, gte, lt, lte } = condition
  if (equals !== undefined) return isJsonObject(equals) ? undefined : equals
  if (Array.isArray(one_of)) return one_of[0]
  const number = (bound: Json | undefined, step: number) => (typeof bound === 'number' ? bound + step : undefined)
  return number(gte, 0) ?? number(gt, 1) ?? number(lte, 0) ?? number(lt, -1)
}

/** What the tasks gave it, then the keys that stand in the document where the rules put it, then all keys and values. */
function candidates(entry: ToolEntry, name: string, { args, state }: Known): Json[] {
  const given = args.flatMap((one) => (Object.hasOwn(one, name) ? [one[name] ?? null] : []))
  const keys = pointersOf(entry).flatMap((pointer) => keysFor(pointer, name, state))
  return distinct([...given, ...keys, ...wordsOf(state)])
}

/** `/orders/{id}/status` and `id`: the keys under `/orders`. */
function keysFor(pointer: string, name: string, state: Json | undefined): Json[] {
  const at = pointer.indexOf(`/{${name}}`)
  if (at < 0 || pointer.slice(0, at).includes('{')) return []
  const place = getPointer(state, pointer.slice(0, at))
  return isJsonObject(place) ? Object.keys(place).sort().slice(0, MOST_KEYS) : []
}

const MOST_KEYS = 6
const MOST_WORDS = 300

/** Keys and plain values of a document, the outermost first. */
function wordsOf(state: Json | undefined): Json[] {
  const found: Json[] = []
  const open: (Json | undefined)[] = [state]
  for (let next = open.shift(); next !== undefined && found.length < MOST_WORDS; next = open.shift()) {
    if (typeof next !== 'object' || next === null) found.push(next)
    else {
      if (!Array.isArray(next)) found.push(...Object.keys(next))
      open.push(...Object.values(next))
    }
  }
  return found
}

function namedInRules({ rules = [] }: ToolEntry): string[] {
  const asked = rules.flatMap((rule) => Object.keys(rule.when?.args ?? {}).filter((name) => !name.includes('.')))
  return [...asked, ...rules.flatMap(placeholders)]
}

function placeholders(rule: ToolRule): string[] {
  return [...canonical(JSON.parse(JSON.stringify(rule))).matchAll(/\{([A-Za-z_]\w*)\}/g)].map((match) => match[1] ?? '')
}

function pointersOf({ rules = [] }: ToolEntry): string[] {
  return rules.flatMap((rule) => [...JSON.stringify(rule).matchAll(/"(\/[^"]*)"/g)].map((match) => match[1] ?? ''))
}

function distinct<Value extends Json>(values: readonly Value[]): Value[] {
  return [...new Map(values.map((value) => [canonical(value), value])).values()]
}
