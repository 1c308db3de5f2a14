import { openPanel, type PanelOptions, type Seat } from '../../src/grade/judge/panel.ts'
import { type Endpoint, openaiJudge } from '../../src/grade/openai.ts'
import type { AnswerStore } from '../../src/grade/ports.ts'
import type { Json } from '../../src/json.ts'
import { JudgeEntry } from '../../src/suite/schema/judge.ts'

export function endpointAt(baseUrl: string, more: Partial<Endpoint> = {}): Endpoint {
  return { baseUrl, apiKey: 'key', timeout: 5000, retries: 2, concurrency: 4, backOff: 1, ...more }
}

export function judgeAt(baseUrl: string, more: Partial<Endpoint> = {}, entry: Partial<JudgeEntry> = {}) {
  return openaiJudge(endpointAt(baseUrl, more), JudgeEntry.parse({ name: 'one', model: 'scripted-1', ...entry }))
}

export function panelOf(judges: readonly Seat['judge'][], more: Partial<PanelOptions> & { licensed?: boolean } = {}) {
  const { licensed = true, ...options } = more
  return openPanel(
    judges.map((judge) => ({ judge, licensed })),
    { votes: 1, allowSameFamily: false, maxChars: 2000, rereads: 0, store: memoryStore(), ...options },
  )
}

export function memoryStore(): AnswerStore & { readonly size: () => number } {
  const answers = new Map<string, Json>()
  return {
    get: (key) => answers.get(key),
    put: (key, answer) => void answers.set(key, answer),
    size: () => answers.size,
  }
}
