import { open, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Problem } from '../../errors.ts'
import type { AttemptRecord } from '../attempt.ts'
import { attemptName, type RunFile } from '../run-file.ts'
import { ATTEMPTS_FILE, evidencePath, tracePath } from './layout.ts'
import { readAttempt, readRun } from './read.ts'
import { PART, replaceFile } from './replace-file.ts'
import { isMeasured, recordLine } from './write.ts'

export interface RepairedRun {
  readonly run: RunFile
  /** Whole attempts, and those that were not measured. */
  readonly records: readonly AttemptRecord[]
  /** What was mended, for the user. */
  readonly repairs: readonly Problem[]
}

/**
 * Makes a run directory whole after a crash or on a disk that was full: `attempts.jsonl` holds whole lines of attempts
 * whose trace and evidence are there, and no file belongs to an attempt that it does not hold. The run must not be going on.
 * @throws UserError when there is no readable `run.json`
 */
export async function repairRun(dir: string): Promise<RepairedRun> {
  const { run, records, problems } = await readRun(dir)
  const repairs: Problem[] = [...problems]
  const whole: AttemptRecord[] = []
  for (const record of records) {
    const damage = isMeasured(record) ? await damageOf(dir, record) : []
    if (damage.length === 0) whole.push(record)
    repairs.push(...damage)
  }
  const file = join(dir, ATTEMPTS_FILE)
  if (repairs.length > 0 || !(await endsWithLine(file))) {
    replaceFile(file, whole.map(recordLine).join(''))
  }
  return { run, records: whole, repairs: [...repairs, ...(await removeStrays(dir, whole))] }
}

/** What keeps the attempt from being read as it was made. */
async function damageOf(dir: string, record: AttemptRecord): Promise<Problem[]> {
  const found: Problem[] = []
  await readAttempt(dir, record, { add: (problem) => found.push(problem) })
  const [first] = found
  if (first === undefined) return []
  const message = `${attemptName(record)} is made again: ${first.message}`
  return [{ ...first, code: 'attempt-damaged', message }]
}

async function endsWithLine(file: string): Promise<boolean> {
  const handle = await open(file, 'a+')
  try {
    const { size } = await handle.stat()
    if (size === 0) return true
    const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1)
    return buffer.toString('latin1') === '\n'
  } finally {
    await handle.close()
  }
}

/** Files of attempts that ended in the moment of the crash, and half-written ones; derived files are written anew anyway. */
async function removeStrays(dir: string, records: readonly AttemptRecord[]): Promise<Problem[]> {
  const known = new Set(records.flatMap((record) => [tracePath(dir, record), evidencePath(dir, record)]))
  const kept = [...(await filesBelow(join(dir, 'traces'))), ...(await filesBelow(join(dir, 'evidence')))]
  const strays = kept.filter((file) => !known.has(file))
  const derived = (await readdir(dir)).filter((name) => name.endsWith(PART)).map((name) => join(dir, name))
  for (const file of [...strays, ...derived]) await rm(file)
  return strays.map((file) => ({
    code: 'stray-file',
    message: file.endsWith(PART)
      ? 'this file was not written to its end; it is removed'
      : 'attempts.jsonl has no line of this attempt; the file is removed',
    file,
  }))
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => [])
  const found: string[] = []
  for (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) found.push(...(await filesBelow(path)))
    else found.push(path)
  }
  return found
}
