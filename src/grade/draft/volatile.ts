import type { Json, JsonObject } from '../../json.ts'
import type { CompareTable } from '../../suite/schema/common.ts'
import { resolveTool } from '../../suite/tool-names.ts'
import { compareArguments } from '../aem/arguments.ts'
import type { AemContext } from '../aem/types.ts'
import type { GoldCall } from './calls.ts'
import type { DraftSource } from './types.ts'

/**
 * How the arguments of a drafted call are compared, over the tool's own table: what differs between passing attempts is
 * not looked at, what some of them leave out is optional. With one attempt alone, identifiers and times that nobody gave
 * to the agent are taken to differ from run to run.
 */
export function compareTableOf(
  call: GoldCall,
  source: DraftSource,
  context: AemContext,
): { readonly table: CompareTable; readonly notes: readonly string[] } {
  const own = resolveTool(context.tools, call.tool).entry?.compare ?? {}
  const table: CompareTable = {}
  const notes: string[] = []
  for (const twin of call.twins) {
    const { fields, missing, extra } = compareArguments(call.args, twin.args, {
      table: own,
      similarity: context.similarity,
    })
    for (const field of fields.filter(({ equivalent }) => !equivalent)) {
      const path = withoutIndices(field.path)
      if (table[path]?.ignore !== true) {
        notes.push(`\`${path}\` differs between passing attempts (${shown(field.gold)}, ${shown(field.predicted)}).`)
      }
      table[path] = { ignore: true }
    }
    for (const path of [...missing, ...extra].map(withoutIndices)) {
      if (table[path] !== undefined) continue
      notes.push(`\`${path}\` is not given in every passing attempt.`)
      table[path] = { optional: true }
    }
  }
  for (const [path, value] of places(call.args)) {
    const hasRule = table[path] !== undefined || own[path] !== undefined
    if (hasRule || !looksVolatile(value) || isGiven(value, call, source)) continue
    table[path] = { ignore: true }
    notes.push(`\`${path}\` looks as if it differed from run to run, and nobody gave it to the agent.`)
  }
  return { table, notes }
}

/** A UUID, a long random hexadecimal number, an instant, or a time in milliseconds or seconds since 1970. */
export function looksVolatile(value: Json): boolean {
  if (typeof value === 'number') return Number.isInteger(value) && /^1[5-9]\d{8}(\d{3})?$/.test(String(value))
  if (typeof value !== 'string') return false
  return (
    /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/i.test(value) ||
    /^(?=.*\d)(?=.*[a-f])[0-9a-f]{16,64}$/i.test(value) ||
    /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}/.test(value)
  )
}

/** The user wrote it, the world held it at the beginning, or a call before this one brought it. */
function isGiven(value: Json, call: GoldCall, { attempt }: DraftSource): boolean {
  const text = typeof value === 'string' ? value : String(value)
  const before = attempt.events.slice(0, call.position)
  const told = before.some((event) => {
    if (event.event === 'user') return event.text.includes(text)
    return event.event === 'executed' && JSON.stringify(event.result ?? event.error ?? null).includes(text)
  })
  return told || JSON.stringify(attempt.evidence.state_before ?? null).includes(text)
}

/** Paths of the scalars, as `compare` names them: `filters.region`, `items[].id`. */
function places(args: JsonObject): [string, Json][] {
  const found: [string, Json][] = []
  const walk = (value: Json, path: string): void => {
    if (Array.isArray(value)) for (const item of value) walk(item, `${path}[]`)
    else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value)) walk(inner, path === '' ? key : `${path}.${key}`)
    } else found.push([path, value])
  }
  walk(args, '')
  return found
}

function withoutIndices(path: string): string {
  return path.replaceAll(/\[\d+\]/g, '[]')
}

function shown(value: Json | undefined): string {
  const text = JSON.stringify(value ?? null)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}
