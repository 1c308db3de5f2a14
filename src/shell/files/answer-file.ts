import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import type { AnswerStore } from '../../grade/ports.ts'
import { isJsonObject, type Json } from '../../json.ts'

/**
 * Answers of judges and modules as JSON lines `{key, answer}` beside the run that they belong to, so that it is graded
 * again with no question asked. A broken line is no answer; the last one of a key holds.
 */
export function openAnswerFile(path: string): AnswerStore {
  const answers = new Map<string, Json>()
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  // a run that was ended in the middle of a line must not take the next one with it
  let before = text === '' || text.endsWith('\n') ? '' : '\n'
  for (const line of text.split('\n')) {
    const entry = parse(line)
    if (isJsonObject(entry) && typeof entry.key === 'string') answers.set(entry.key, entry.answer ?? null)
  }
  return {
    get: (key) => answers.get(key),
    put(key, answer) {
      answers.set(key, answer)
      appendFileSync(path, `${before}${JSON.stringify({ key, answer })}\n`)
      before = ''
    },
  }
}

function parse(line: string): Json | undefined {
  try {
    return JSON.parse(line)
  } catch {
    return undefined
  }
}
