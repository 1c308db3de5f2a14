import { createTwoFilesPatch } from 'diff'
import { canonical, isJsonObject, type Json } from '../../json.ts'
import type { ModelRequest } from '../models/protocols/types.ts'
import type { CassetteEntry } from './format.ts'

/** Why a request has no recorded answer. */
export interface Miss {
  readonly message: string
  /** For the trace: the request held against the nearest recorded one. */
  readonly detail?: Json
}

export interface MissedRequest {
  readonly request: string
  readonly body: Json
  readonly model?: ModelRequest
}

export function usedUp(missed: MissedRequest, label: string, recorded: number): Miss {
  const times = recorded === 1 ? 'once' : `${recorded} times`
  return { message: `${named(missed)} is recorded ${times} in ${label}, and was made once more` }
}

export function missing(missed: MissedRequest, label: string, entries: readonly CassetteEntry[]): Miss {
  const nearest = nearestOf(
    missed,
    entries.filter(({ request }) => request === missed.request),
  )
  const message = `${named(missed)} is not recorded in ${label}`
  if (nearest === undefined) return { message }
  const diff = diffOf(nearest, missed)
  const place = firstDifference(nearest.body, missed.body)
  return {
    message: `${message}; the nearest one differs at ${place}: record again with \`--models record\` where that is meant`,
    detail: { nearest: `${nearest.key}, repeat ${nearest.repeat}`, diff },
  }
}

const MOST_SHOWN = 80
const MOST_LINES = 60

function named({ request, model }: MissedRequest): string {
  if (model === undefined) return `the request ${request}`
  const last = model.last.replaceAll(/\s+/g, ' ').trim()
  const shown = last.length > MOST_SHOWN ? `…${last.slice(-MOST_SHOWN)}` : last
  return `the request to ${model.model.slice(0, 100)} that ends in “${shown}”`
}

/** By the lines that both have. */
function nearestOf({ body }: MissedRequest, entries: readonly CassetteEntry[]): CassetteEntry | undefined {
  const lines = linesOf(body)
  let best: { readonly entry: CassetteEntry; readonly score: number } | undefined
  for (const entry of entries) {
    const own = new Map<string, number>()
    const others = linesOf(entry.body)
    for (const line of others) own.set(line, (own.get(line) ?? 0) + 1)
    let common = 0
    for (const line of lines) {
      const left = own.get(line) ?? 0
      if (left > 0) common += 1
      own.set(line, left - 1)
    }
    const score = (2 * common) / (lines.length + others.length)
    if (best === undefined || score > best.score) best = { entry, score }
  }
  return best?.entry
}

function diffOf(nearest: CassetteEntry, missed: MissedRequest): string[] {
  const patch = createTwoFilesPatch(
    'recorded',
    'asked',
    `${linesOf(nearest.body).join('\n')}\n`,
    `${linesOf(missed.body).join('\n')}\n`,
    '',
    '',
    { context: 2 },
  )
  const lines = patch.split('\n').slice(1, -1)
  const cut = lines.length - MOST_LINES
  return cut > 0 ? [...lines.slice(0, MOST_LINES), `… ${cut} more lines`] : lines
}

/** A text of several lines is compared line by line. */
function linesOf(body: Json): string[] {
  return canonical(body, 1).replaceAll('\\n', '\\n\n').split('\n')
}

/** `messages[0].content`, or the whole body. */
function firstDifference(a: Json | undefined, b: Json | undefined, path = ''): string {
  if (Array.isArray(a) && Array.isArray(b)) {
    const length = Math.max(a.length, b.length)
    for (let index = 0; index < length; index += 1) {
      if (text(a[index]) !== text(b[index])) return firstDifference(a[index], b[index], `${path}[${index}]`)
    }
  }
  if (isJsonObject(a) && isJsonObject(b)) {
    for (const name of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
      if (text(a[name]) === text(b[name])) continue
      return firstDifference(a[name], b[name], path === '' ? name : `${path}.${name}`)
    }
  }
  return path === '' ? 'its body' : `\`${path}\``
}

function text(value: Json | undefined): string {
  return value === undefined ? '' : canonical(value)
}
