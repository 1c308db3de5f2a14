import { appendFileSync, closeSync, openSync } from 'node:fs'
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { messageOf, UserError } from '../../errors.ts'
import { canonical, type Json } from '../../json.ts'
import type { Attempt, AttemptRecord } from '../attempt.ts'
import { formatEventLine } from '../line.ts'
import { attemptName, RunFile } from '../run-file.ts'
import { ATTEMPTS_FILE, evidencePath, RUN_FILE, tracePath } from './layout.ts'
import { replaceFile } from './replace-file.ts'

export interface RunWriter {
  readonly dir: string
  /** Stores one attempt that has ended. Each attempt can be stored once, or again after it was not measured. */
  append(attempt: Attempt): Promise<void>
  /** Writes one of the derived files, such as `scores.json` or `report.md`, over an older one of that name. */
  writeFile(name: string, text: string): Promise<void>
  /** Closes the run as one that has finished. */
  close(end: { readonly finished_at: string; readonly interrupted: boolean }): Promise<void>
  /** Lets go of the run, which stays one that has not finished unless it was closed before. */
  abandon(): void
}

/**
 * Starts a run directory. Trace and evidence of an attempt are there before its line in `attempts.jsonl` is, so that a
 * crash at any time leaves only whole attempts and at most one partial last line.
 * @param writeFirst writes what has to be there before `run.json` is
 * @throws UserError when the directory holds anything already, or cannot be written.
 */
export async function openRun(
  dir: string,
  info: RunFile,
  writeFirst?: (write: RunWriter['writeFile']) => Promise<void>,
): Promise<RunWriter> {
  const run = RunFile.parse(info)
  await claimDirectory(dir)
  // `wx`: of two runs that start in one directory at once, the second one fails before it writes anything
  const records = openRecords(dir, 'wx')
  await writeFirst?.((name, text) => writeRunFile(dir, name, text))
  return writerOf(dir, run, records, [])
}

/**
 * Goes on with a run that did not come to its end.
 * @param stored its attempts; those that were not measured may be stored again
 */
export async function reopenRun(dir: string, info: RunFile, stored: Iterable<AttemptRecord>): Promise<RunWriter> {
  const { finished_at: _, ...run } = RunFile.parse({ ...info, interrupted: false })
  return writerOf(dir, run, openRecords(dir, 'a'), stored)
}

function openRecords(dir: string, flags: 'wx' | 'a'): number {
  try {
    return openSync(join(dir, ATTEMPTS_FILE), flags)
  } catch (error) {
    throw directoryError(dir, error)
  }
}

function writerOf(dir: string, run: RunFile, records: number, stored: Iterable<AttemptRecord>): RunWriter {
  replaceFile(join(dir, RUN_FILE), jsonText(run, 2))
  const measured = new Set(Array.from(stored).filter(isMeasured).map(attemptName))
  let isOpen = true

  function store(attempt: Attempt): void {
    const { events, evidence, ...record } = attempt
    replaceFile(tracePath(dir, attempt), events.map((event) => `${formatEventLine(event)}\n`).join(''))
    replaceFile(evidencePath(dir, attempt), jsonText(evidence, 2))
    appendFileSync(records, recordLine(record))
  }

  function letGo(): void {
    if (isOpen) closeSync(records)
    isOpen = false
  }

  return {
    dir,
    async append(attempt) {
      const name = attemptName(attempt)
      if (measured.has(name)) throw new Error(`attempt ${name} is stored already`)
      store(attempt)
      if (isMeasured(attempt)) measured.add(name)
    },
    writeFile: (name, text) => writeRunFile(dir, name, text),
    async close(end) {
      letGo()
      replaceFile(join(dir, RUN_FILE), jsonText({ ...run, ...end }, 2))
    },
    abandon: letGo,
  }
}

/** Writes a derived file into a run directory, over an older one of that name; the record of the run itself is refused. */
export async function writeRunFile(dir: string, name: string, text: string): Promise<void> {
  if (!/^[a-z][a-z0-9_-]*\.[a-z]+$/.test(name) || name === RUN_FILE || name === ATTEMPTS_FILE) {
    throw new Error(`${name} is not the name of a derived file`)
  }
  replaceFile(join(dir, name), text)
}

/** One line of `attempts.jsonl`, with its end. */
export function recordLine(record: AttemptRecord): string {
  return jsonText(record, 0)
}

export function isMeasured({ outcome }: AttemptRecord): boolean {
  return outcome.status !== 'infra_failed'
}

async function claimDirectory(dir: string): Promise<void> {
  let names: string[]
  try {
    await mkdir(dir, { recursive: true })
    names = await readdir(dir)
  } catch (error) {
    throw directoryError(dir, error)
  }
  if (names.length === 0) return
  const isRun = names.includes(RUN_FILE)
  throw new UserError({
    code: isRun ? 'run-exists' : 'directory-not-empty',
    message: isRun ? 'this directory holds a run already' : 'this directory is not empty',
    file: dir,
    hint: 'Name a new directory; nothing was written.',
  })
}

function directoryError(dir: string, cause: unknown): UserError {
  return new UserError(
    {
      code: 'run-not-writable',
      message: `the run directory cannot be written (${messageOf(cause)})`,
      file: dir,
      hint: 'Name a directory that can be written and that no other run is using.',
    },
    { cause },
  )
}

/** Stable text; keys that are undefined are left out, as JSON has no such value. */
function jsonText(value: object, indent: number): string {
  const plain: Json = JSON.parse(JSON.stringify(value))
  return `${canonical(plain, indent)}\n`
}
