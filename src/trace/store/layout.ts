import { join } from 'node:path'
import { type AttemptKey, attemptName } from '../run-file.ts'

/** Names inside a run directory. */
export const RUN_FILE = 'run.json'
export const ATTEMPTS_FILE = 'attempts.jsonl'

export function tracePath(dir: string, key: AttemptKey): string {
  return join(dir, 'traces', `${attemptName(key)}.jsonl`)
}

export function evidencePath(dir: string, key: AttemptKey): string {
  return join(dir, 'evidence', `${attemptName(key)}.json`)
}
