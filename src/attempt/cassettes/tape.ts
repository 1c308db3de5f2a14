import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Json } from '../../json.ts'
import type { AnswerContent } from '../models/listen.ts'
import { parseJson } from '../models/protocols/read.ts'
import { hideSecretsIn } from '../models/secrets.ts'
import type { ModelAnswer, Question } from '../models/source.ts'
import type { PlannedAttempt } from '../plan.ts'
import { type CassetteEntry, formatCassette, type RecordedAnswer } from './format.ts'
import { hidePlaces, type Places } from './places.ts'
import { knownRequest } from './request-key.ts'
import { withWholeWords } from './whole-words.ts'

/** Records what one attempt's models answer. */
export interface Tape {
  /** A place in the order of asking. */
  reserve(): TapePlace
  /** Writes the cassette over an older one. */
  write(): Promise<void>
}

export interface TapePlace {
  /** `left`: the agent did not wait for the end. */
  keep(question: Question, answer: ModelAnswer, content: AnswerContent, left: boolean): void
}

export function openTape(
  file: string,
  planned: PlannedAttempt,
  places: () => Places,
  secrets: readonly string[],
): Tape {
  const kept: (Omit<CassetteEntry, 'repeat'> | undefined)[] = []
  return {
    reserve() {
      const index = kept.push(undefined) - 1
      return {
        keep(question, answer, content, left) {
          const own = places()
          kept[index] = hideSecretsIn(
            { ...knownRequest(question, own), answer: recorded(answer, content, left, own, secrets) },
            secrets,
          )
        },
      }
    },
    async write() {
      const counts = new Map<string, number>()
      const entries = kept.flatMap((entry) => {
        if (entry === undefined) return []
        const repeat = (counts.get(entry.key) ?? 0) + 1
        counts.set(entry.key, repeat)
        return [{ ...entry, repeat }]
      })
      const { task, attempt, seed } = planned
      await mkdir(dirname(file), { recursive: true })
      // a reader sees the old file or the new one, never a part
      await writeFile(`${file}.part`, formatCassette({ task: task.id, attempt, seed, entries }))
      await rename(`${file}.part`, file)
    },
  }
}

function recorded(
  answer: ModelAnswer,
  content: AnswerContent,
  left: boolean,
  places: Places,
  secrets: readonly string[],
): RecordedAnswer {
  const { status, headers, hidesUsage } = answer
  const head = {
    ...{ status, type: headers['content-type'] ?? 'application/json' },
    ...(hidesUsage && { asked_usage: true as const }),
    ...(left && { left: true as const }),
  }
  if (content.kind === 'whole') return { ...head, body: hidden(content.body, places) }
  const words = [...places.map(([, value]) => value), ...secrets]
  const data = withWholeWords(
    content.events.map((event) => parseJson(event.data) ?? event.data),
    words,
  )
  return {
    ...head,
    events: content.events.map(({ event }, index) => ({
      ...(event !== undefined && { event }),
      data: hidden(data[index] ?? null, places),
    })),
  }
}

function hidden(value: Json, places: Places): Json {
  return parseJson(hidePlaces(JSON.stringify(value), places)) ?? null
}
