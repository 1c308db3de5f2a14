import { readFile } from 'node:fs/promises'
import type { ReplayAgent } from '../../../suite/schema/suite.ts'
import type { Attempt } from '../../../trace/attempt.ts'
import { importerOf } from '../../../trace/import/index.ts'
import { readRun } from '../../../trace/store/read.ts'

/** Recorded attempts, each of which is taken once. */
export interface Source {
  /** Undefined where the source has no such attempt. */
  take(task: string, attempt: number): Promise<Attempt | undefined>
  close(): Promise<void>
}

/** @throws UserError when the source cannot be read */
export async function openSource(path: string, label: string, format: ReplayAgent['format']): Promise<Source> {
  if (format === 'run') return takeFrom((await readRun(path)).attempts[Symbol.asyncIterator]())
  const { attempts } = importerOf(format).read(await readFile(path, 'utf8'), label)
  return takeFrom(each(attempts))
}

/**
 * Reads on only until the attempt that is wanted. What comes before it is held, so a plan in about the order of the
 * source holds little of it.
 */
function takeFrom(attempts: AsyncIterator<Attempt>): Source {
  const held = new Map<string, Attempt>()
  let queue: Promise<unknown> = Promise.resolve()

  async function find(name: string): Promise<Attempt | undefined> {
    while (!held.has(name)) {
      const next = await attempts.next()
      if (next.done === true) return undefined
      held.set(nameOf(next.value.task, next.value.attempt), next.value)
    }
    const found = held.get(name)
    held.delete(name)
    return found
  }

  return {
    take(task, attempt) {
      const found = queue.then(() => find(nameOf(task, attempt)))
      queue = found.catch(() => undefined)
      return found
    },
    async close() {
      await queue
      await attempts.return?.()
    },
  }
}

async function* each(attempts: readonly Attempt[]): AsyncGenerator<Attempt> {
  yield* attempts
}

function nameOf(task: string, attempt: number): string {
  return `${task}/${attempt}`
}
