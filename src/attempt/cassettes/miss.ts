import { createTwoFilesPatch } from 'diff'
import { canonical, isJsonObject, type Json } from '../../json.ts'
import { shortenPair } from '../../trace/shorten.ts'
import type { ModelRequest } from '../models/protocols/types.ts'
import type { CassetteEntry } from './format.ts'

/** Why a request has no recorded answer. */
export interface Miss {
  readonly message: string
  /** The same of every attempt that misses its answer so. */
  readonly cause: string
  /** The first lines of the diff, each short enough to read. */
  readonly diff?: readonly string[]
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
  return {
    message: `${named(missed)} is recorded ${times} in ${label}, and was made once more`,
    cause: 'a request was made once more than it is recorded',
  }
}

export function missing(missed: MissedRequest, label: string, entries: readonly CassetteEntry[]): Miss {
  const nearest = nearestOf(
    missed,
    entries.filter(({ request }) => request === missed.request),
  )
  const message = `${named(missed)} is not recorded in ${label}`
  if (nearest === undefined) return { message, cause: `no request ${missed.request} is recorded` }
  const diff = diffOf(nearest, missed)
  const place = firstDifference(nearest.body, missed.body)
  return {
    message: `${message}; the nearest one differs at ${place}: ${AGAIN}`,
    // shown between backticks as it is
    cause: `${place} differs from the recording: ${AGAIN}`.replaceAll('`', ''),
    diff: firstLines(diff),
    detail: { nearest: `${nearest.key}, repeat ${nearest.repeat}`, diff },
  }
}

const AGAIN = 'record again with `--models record` where that is meant'
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

const MOST_FIRST = 12

/** Without the names of the sides. */
function firstLines(diff: readonly string[]): string[] {
  const lines = diff.filter((line) => !/^(---|\+\+\+) /.test(line))
  return lines.slice(0, MOST_FIRST).map((line, index) => {
    const other = line.startsWith('-') ? lines[index + 1] : line.startsWith('+') ? lines[index - 1] : undefined
    return `${line.slice(0, 1)}${shortenPair(line.slice(1), other?.slice(1))}`
  })
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
