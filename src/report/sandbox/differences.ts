import type { Difference, Fault, Verification } from '../../attempt/verify/verify.ts'
import { changedPlaces } from '../../grade/answer/changed-places.ts'
import { canonical, type Json } from '../../json.ts'
import { getPointer } from '../../suite/pointer.ts'
import { clamp } from '../escape.ts'
import { type Look, wrapped } from '../terminal/look.ts'
import { printable } from '../terminal/printable.ts'

/** Kinds of differences, and places of one. */
const MOST_SHOWN = 10
const MOST_PLACES = 5

/** Each handler that failed, then each tool that answers otherwise, by its first call, with the places that differ. */
export function differenceLines({ faults, differences }: Verification, look: Look): string {
  const kinds = byKind(differences)
  const hidden = Math.max(0, kinds.length - MOST_SHOWN) + Math.max(0, faults.length - MOST_SHOWN)
  return [
    ...faults.slice(0, MOST_SHOWN).map((fault) => faultLine(fault, look)),
    ...kinds.slice(0, MOST_SHOWN).flatMap((kind) => kindLines(kind, look)),
    ...(hidden > 0 ? [`  ${hidden} more like these; --json has all of them.`] : []),
  ].join('\n')
}

/** Alike in what they tell: one of each says what to look at. */
function byKind(differences: readonly Difference[]): (readonly Difference[])[] {
  const kinds = new Map<string, Difference[]>()
  for (const one of differences) {
    const kind = one.what === 'state' ? one.script : `${one.what} ${one.tool}`
    kinds.set(kind, [...(kinds.get(kind) ?? []), one])
  }
  return [...kinds.values()]
}

function faultLine({ script, message }: Fault, look: Look): string {
  return marked(`${message} (${script})`, look)
}

function kindLines(kind: readonly Difference[], look: Look): string[] {
  const [first] = kind
  if (first === undefined) return []
  const places = changedPlaces(first.first, first.second)
  const more = places.length - MOST_PLACES
  return [
    marked(titleOf(first, kind.length), look),
    ...places.slice(0, MOST_PLACES).map((path) => placeLine(path, first, look)),
    ...(more > 0 ? [`    ${more} more places`] : []),
  ]
}

function titleOf({ what, script, tool, handler, args }: Difference, times: number): string {
  if (what === 'state') return `The final state differs (${script}):`
  const who = `${tool}${handler === undefined ? '' : `, by its handler ${handler},`}`
  const often = times === 1 ? 'in 1 call' : `in ${times} calls, the first`
  const otherwise = what === 'recorded' ? 'does not answer what was recorded' : 'answers differently the second time'
  return `${who} ${otherwise}, ${often} with ${clamp(canonical(args ?? {}), MOST_VALUE)} (${script}):`
}

function placeLine(path: string, { what, first, second }: Difference, look: Look): string {
  const [then, now] = what === 'recorded' ? ['recorded ', 'now '] : ['', 'then ']
  const text = `${path === '' ? 'all of it' : path}: ${then}${shown(first, path)}, ${now}${shown(second, path)}`
  return wrapped(printable(text), '    ', look)
}

/** Characters of one value. */
const MOST_VALUE = 120

function shown(document: Json, path: string): string {
  const value = getPointer(document, path)
  return value === undefined ? 'absent' : clamp(canonical(value), MOST_VALUE)
}

/** Coloured afterwards: colours have no width. */
function marked(text: string, look: Look): string {
  return wrapped(printable(text), '✗ ', look).replace('✗', look.colors.red('✗'))
}
