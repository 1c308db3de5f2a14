import { readFile } from 'node:fs/promises'
import type { ReplayAgent } from '../../../suite/schema/suite.ts'
import type { Attempt } from '../../../trace/attempt.ts'
import { attemptName } from '../../../trace/run-file.ts'
import { readAttempt, readRun } from '../../../trace/store/read.ts'

/** Recorded attempts, each of which is taken once. */
export interface Source {
  /** Undefined where the source has no such attempt. */
  take(task: string, attempt: number): Promise<Attempt | undefined>
  close(): Promise<void>
}

/** @throws UserError when the source cannot be read */
export async function openSource(path: string, label: string, format: ReplayAgent['format']): Promise<Source> {
  if (format === 'run') return takeStored(path)
  // the formats of others are loaded where one is read
  const { importerOf } = await import('../../../trace/import/index.ts')
  const { attempts } = importerOf(format).read(await readFile(path, 'utf8'), label)
  return takeFrom(attempts)
}

async function takeStored(path: string): Promise<Source> {
  const { records } = await readRun(path)
  const left = new Map(records.map((record) => [attemptName(record), record]))
  return {
    async take(task, attempt) {
      const name = attemptName({ task, attempt })
      const record = left.get(name)
      left.delete(name)
      return record === undefined ? undefined : readAttempt(path, record)
    },
    close: async () => undefined,
  }
}

function takeFrom(attempts: readonly Attempt[]): Source {
  const left = new Map(attempts.map((attempt) => [attemptName(attempt), attempt]))
  return {
    async take(task, attempt) {
      const name = attemptName({ task, attempt })
      const found = left.get(name)
      left.delete(name)
      return found
    },
    close: async () => undefined,
  }
}
