import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { messageOf } from '../../../errors.ts'
import { type Runner, runUrl } from '../runner.ts'
import type { Publication } from './types.ts'

export interface ArtifactRequest {
  readonly name: string
  /** Absolute. */
  readonly dir: string
}

/** Milliseconds for the whole upload. */
const DEADLINE = 120_000

/** Uploads a run directory as an artifact of this workflow run. Never throws, and ends in time. */
export async function publishArtifact(
  { name, dir }: ArtifactRequest,
  runner: Runner,
  deadline = DEADLINE,
): Promise<Publication> {
  const ended = new AbortController()
  const tooLate = sleep(deadline, 'too late' as const, { signal: ended.signal, ref: false }).catch(
    () => 'too late' as const,
  )
  try {
    const done = await Promise.race([upload(name, dir), tooLate])
    if (done === 'too late') return { kind: 'failed', why: 'the upload did not end in time' }
    return { kind: 'published', url: `${runUrl(runner)}/artifacts/${done}` }
  } catch (error) {
    return { kind: 'failed', why: messageOf(error) }
  } finally {
    ended.abort()
  }
}

async function upload(name: string, dir: string): Promise<number> {
  // by far the largest package: most runs of a test or a fork never need it
  const { DefaultArtifactClient } = await import('@actions/artifact')
  const files = readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const { id } = await new DefaultArtifactClient().uploadArtifact(name, files, dir)
  if (id === undefined) throw new Error('the upload gave no id')
  return id
}
