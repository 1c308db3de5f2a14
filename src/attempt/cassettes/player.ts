import { readFile } from 'node:fs/promises'
import type { Json } from '../../json.ts'
import { parseJson } from '../models/protocols/read.ts'
import type { Asked, ModelAnswer, ModelSource, Question } from '../models/source.ts'
import { formatSse } from '../models/sse.ts'
import { type Cassette, type CassetteEntry, parseCassette, type RecordedAnswer } from './format.ts'
import { type Miss, missing, usedUp } from './miss.ts'
import { type Places, showPlaces } from './places.ts'
import { knownRequest } from './request-key.ts'

/** Recorded answers in place of a provider's. */
export interface Player extends ModelSource {
  /** Of the attempt that was recorded; absent where nothing is. */
  readonly seed?: number
}

/** @param label of the file, as the user would type it */
export async function openPlayer(file: string, label: string, places: () => Places): Promise<Player> {
  const found = await readCassette(file, label)
  if ('cause' in found) return { ask: async () => failed(found) }
  const played = new Map<string, number>()
  return {
    seed: found.seed,
    async ask(question) {
      const own = places()
      const { request, key, body } = knownRequest(question, own)
      const repeat = (played.get(key) ?? 0) + 1
      const equal = found.entries.filter((entry) => entry.key === key)
      const entry = equal.find((one) => one.repeat === repeat)
      if (entry === undefined) {
        const model = question.route.protocol?.readRequest(question.body ?? null)
        const asked = { request, body, ...(model !== undefined && { model }) }
        return failed(equal.length > 0 ? usedUp(asked, label, equal.length) : missing(asked, label, found.entries))
      }
      played.set(key, repeat)
      return { kind: 'answered', answer: answerOf(entry, own, question) }
    },
  }
}

/** Or why it cannot be used. */
async function readCassette(file: string, label: string): Promise<Cassette | Miss> {
  let text: string
  try {
    text = await readFile(file, 'utf8')
  } catch {
    return unusable(`there is no cassette ${label}`, 'they have no cassette', 'record it with `--models record`')
  }
  try {
    return parseCassette(text)
  } catch {
    const what = 'is not a cassette that can be read'
    return unusable(`${label} ${what}`, `theirs ${what}`, 'record it again with `--models record`')
  }
}

function unusable(message: string, cause: string, next: string): Miss {
  return { message: `${message}: ${next}`, cause: `${cause}: ${next}` }
}

function answerOf({ answer }: CassetteEntry, places: Places, { signal }: Question): ModelAnswer {
  return {
    status: answer.status,
    headers: { 'content-type': answer.type },
    isStream: answer.events !== undefined,
    body: bytesOf(answer, places, signal),
    hidesUsage: answer.asked_usage === true,
    tries: [],
    ...(answer.left === true && { staysOpen: true }),
  }
}

async function* bytesOf(
  { events, body = null }: RecordedAnswer,
  places: Places,
  signal: AbortSignal,
): AsyncGenerator<Buffer> {
  if (events === undefined) {
    yield Buffer.from(textOf(shown(body, places)))
    return
  }
  for (const { event, data } of events) {
    signal.throwIfAborted()
    yield Buffer.from(formatSse({ data: textOf(shown(data, places)), ...(event !== undefined && { event }) }))
  }
}

function shown(value: Json, places: Places): Json {
  return parseJson(showPlaces(JSON.stringify(value), places)) ?? null
}

function textOf(value: Json): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function failed({ detail, ...miss }: Miss): Asked {
  const outcome = { reason: 'cassette' as const, ...miss }
  return { kind: 'failed', failure: { outcome, status: 404, tries: [], ...(detail !== undefined && { detail }) } }
}
