import { canonical, isJsonObject, type Json, type JsonObject } from '../../../json.ts'
import { escapePointerPart, getPointer } from '../../../suite/pointer.ts'
import { meets } from './condition.ts'
import { WorldError } from './world-error.ts'

/** What a template may draw from. */
export interface Sources {
  readonly args: JsonObject
  readonly state: Json | undefined
}

/**
 * The template with `{$arg: name}`, `{$state: pointer}`, `{$list: pointer, where}` replaced and `{argument}` parts of
 * strings filled in. `default` beside `$arg` or `$state` stands in for what is not there; without it a WorldError names it.
 */
export function fillTemplate(template: Json, sources: Sources): Json {
  if (typeof template === 'string') return fillText(template, sources.args)
  if (Array.isArray(template)) return template.map((item: Json) => fillTemplate(item, sources))
  if (!isJsonObject(template)) return template
  const reference = referenceIn(template)
  if (reference === undefined) {
    return Object.fromEntries(Object.entries(template).map(([key, value]) => [key, fillTemplate(value, sources)]))
  }
  const found = lookUp(reference, sources)
  if (found !== undefined) return found
  if (reference.fallback !== undefined) return fillTemplate(reference.fallback, sources)
  const { kind, name } = reference
  throw new WorldError(
    kind === '$arg' ? `argument ${name} was not given` : `${kind} ${fillPointer(name, sources.args)} does not exist`,
  )
}

/** As `fillTemplate`, but undefined where something is not there: a condition on it then does not hold. */
export function tryFillTemplate(template: Json, sources: Sources): Json | undefined {
  try {
    return fillTemplate(template, sources)
  } catch (error) {
    if (error instanceof WorldError) return undefined
    throw error
  }
}

/** The pointer with its `{argument}` parts filled in and escaped. */
export function fillPointer(pointer: string, args: JsonObject): string {
  return replaceParts(pointer, args, escapePointerPart)
}

/** An argument by name, or by dotted path into objects and lists (`filters.region`); own keys only. */
export function readArgument(args: JsonObject, name: string): Json | undefined {
  if (Object.hasOwn(args, name)) return args[name]
  if (!name.includes('.')) return undefined
  return getPointer(args, `/${name.split('.').map(escapePointerPart).join('/')}`)
}

interface Reference {
  readonly kind: '$arg' | '$state' | '$list'
  readonly name: string
  readonly where: JsonObject
  readonly fallback: Json | undefined
}

const REFERENCES = ['$arg', '$state', '$list'] as const

function referenceIn(template: JsonObject): Reference | undefined {
  const kind = REFERENCES.find((name) => Object.hasOwn(template, name))
  if (kind === undefined) return undefined
  const name = template[kind]
  const extra = Object.keys(template).find(
    (key) => key !== kind && key !== 'default' && !(kind === '$list' && key === 'where'),
  )
  if (typeof name !== 'string' || extra !== undefined) return undefined
  const where = isJsonObject(template.where) ? template.where : {}
  return { kind, name, where, fallback: template.default }
}

function lookUp(reference: Reference, sources: Sources): Json | undefined {
  if (reference.kind === '$arg') return readArgument(sources.args, reference.name)
  const found = getPointer(sources.state, fillPointer(reference.name, sources.args))
  if (reference.kind === '$state' || found === undefined) return found
  if (typeof found !== 'object' || found === null) throw new WorldError(`$list ${reference.name} is no list`)
  return valuesInOrder(found).filter((item: Json) => isMember(item, reference.where, sources))
}

/** Of an object by its keys, so that a document that is only written in another order gives the same list. */
function valuesInOrder(found: JsonObject | readonly Json[]): readonly Json[] {
  if (isList(found)) return found
  return Object.keys(found)
    .sort()
    .map((key) => found[key] ?? null)
}

function isList(value: JsonObject | readonly Json[]): value is readonly Json[] {
  return Array.isArray(value)
}

function isMember(item: Json, where: JsonObject, sources: Sources): boolean {
  const fields = isJsonObject(item) ? item : {}
  return Object.entries(where).every(([field, condition]) => meets(readArgument(fields, field), condition, sources))
}

function fillText(text: string, args: JsonObject): string {
  return replaceParts(text, args, (part) => part)
}

/** `{name}` is filled in; `{{name}}` stands for the text `{name}`. */
const PLACEHOLDER = /\{\{([A-Za-z_][\w.-]*)\}\}|\{([A-Za-z_][\w.-]*)\}/g

function replaceParts(text: string, args: JsonObject, encode: (part: string) => string): string {
  return text.replace(PLACEHOLDER, (_, literal: string | undefined, name: string | undefined) => {
    if (name === undefined) return `{${literal ?? ''}}`
    const value = readArgument(args, name)
    if (value === undefined) throw new WorldError(`argument ${name} was not given`)
    return encode(typeof value === 'string' ? value : canonical(value))
  })
}
