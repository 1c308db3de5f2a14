import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { z } from 'zod'
import { sweepFolder } from '../../attempt/process/end-tree.ts'
import { factsOf } from '../../attempt/process/proc.ts'
import { removeFolder } from '../../attempt/sandbox/remove-folder.ts'
import { UserError } from '../../errors.ts'

/** Says which process is filling a run directory; there while it does. */
export const LOCK_FILE = 'running.json'

/** Begins the names of folders for what a run needs only while it goes on. */
export const SCRATCH_PREFIX = 'turngate-'

const Holder = z.object({
  pid: z.number().int().positive(),
  host: z.string(),
  /** As `/proc` counts; absent where the system does not tell. */
  started: z.string().optional(),
  scratch: z.string(),
})
type Holder = z.infer<typeof Holder>

/**
 * Keeps two processes from filling one run directory. One that was killed leaves its lock behind, which holds nothing: what
 * it left running and lying about is cleared away.
 * @param scratch the folder that this process fills while the run goes on
 * @returns gives the directory free
 * @throws UserError when a process of this machine is filling it
 */
export async function lockRun(dir: string, scratch: string): Promise<() => void> {
  const file = join(dir, LOCK_FILE)
  const holder = readHolder(file)
  if (holder !== undefined && holder.host === hostname()) {
    if (holder.pid !== process.pid && isAlive(holder)) throw goingOn(holder, dir)
    await clearAfter(holder)
  }
  const started = factsOf(process.pid)?.started
  const own: Holder = { pid: process.pid, host: hostname(), scratch, ...(started !== undefined && { started }) }
  writeFileSync(file, `${JSON.stringify(own)}\n`)
  return () => rmSync(file, { force: true })
}

/** Undefined where there is none, or one that was not written to its end. */
function readHolder(file: string): Holder | undefined {
  try {
    return Holder.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return undefined
  }
}

function isAlive({ pid, started }: Holder): boolean {
  const facts = factsOf(pid)
  // its number may belong to another process by now
  if (facts !== undefined && started !== undefined) return facts.started === started
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** A run directory may come from anywhere: only a folder that a run here could have made is touched. */
async function clearAfter({ scratch }: Holder): Promise<void> {
  if (dirname(scratch) !== tmpdir() || !basename(scratch).startsWith(SCRATCH_PREFIX)) return
  await sweepFolder(scratch)
  await removeFolder(scratch)
}

function goingOn({ pid }: Holder, file: string): UserError {
  return new UserError({
    code: 'run-going-on',
    message: `this run is going on (process ${pid}).`,
    file,
    hint: 'Wait until it has ended, or end it.',
  })
}
