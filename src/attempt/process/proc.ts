import { readdirSync, readFileSync, readlinkSync } from 'node:fs'

/** Linux's view of processes, read in one go: between two looks processes come and go. Elsewhere everything is empty. */

/** Process ids that were given out after `pid`, as far as the kernel tells, else all of them. */
export function pidsSince(pid: number): number[] {
  const last = lastPid()
  // ids only grow until they wrap around
  if (last === undefined || last < pid) return allPids()
  return last === pid ? [] : allPids().filter((candidate) => candidate > pid && candidate <= last)
}

export function allPids(): number[] {
  try {
    return readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number)
  } catch {
    return []
  }
}

export interface ProcessFacts {
  readonly parent: number
  /** When it started, in ticks: with the id it tells a process from a later one of the same id. */
  readonly started: string
  /** It has ended, and was not collected yet. */
  readonly isOver: boolean
  /** Time on a processor, in milliseconds: its own, and that of its children that it has collected. */
  readonly cpuMs: number
}

export function factsOf(pid: number): ProcessFacts | undefined {
  const stat = read(pid, 'stat')
  // pid (name, which may hold anything) state ppid …
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [state = '', parent, started] = [fields[0], fields[1], fields[19]]
  if (parent === undefined || started === undefined) return undefined
  const ticks = fields.slice(11, 15).reduce((sum, part) => sum + Number(part), 0)
  return { parent: Number(parent), started, isOver: 'ZX'.includes(state), cpuMs: ticks * MS_PER_TICK }
}

/** The kernel tells times in hundredths of a second, whatever it counts in. */
const MS_PER_TICK = 10

/** Bytes in memory that belong to no file: what the process itself, and no cache, takes up. */
export function memoryOf(pid: number): number {
  const status = read(pid, 'status')
  const kib = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0)
  return (kib('RssAnon') + kib('RssShmem')) * 1024
}

/**
 * As `memoryOf`, with what several processes share counted in parts: each has its share. Undefined where the kernel does
 * not tell (before Linux 5.4, or of another user's process). It costs a walk through all pages of the process.
 */
export function memoryShareOf(pid: number): number | undefined {
  const rollup = read(pid, 'smaps_rollup')
  const kib = (name: string) => new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]
  const [own, shared] = [kib('Pss_Anon'), kib('Pss_Shmem')]
  return own === undefined || shared === undefined ? undefined : (Number(own) + Number(shared)) * 1024
}

/** The highest number of file locks that the process could be allowed, or undefined where there is no limit. */
export function lockLimitOf(pid: number | 'self'): number | undefined {
  const hard = /^Max file locks\s+\S+\s+(\d+)/m.exec(read(pid, 'limits'))?.[1]
  return hard === undefined ? undefined : Number(hard)
}

/** `NAME=value` entries that the process was started with. */
export function environmentOf(pid: number): string[] {
  return read(pid, 'environ').split('\0')
}

export function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}

/** The id that was given out last; the fifth field of loadavg, which some sandboxes leave at 0. */
function lastPid(): number | undefined {
  try {
    const last = Number(readFileSync('/proc/loadavg', 'latin1').trim().split(' ')[4])
    return Number.isInteger(last) && last > 0 ? last : undefined
  } catch {
    return undefined
  }
}

function read(pid: number | 'self', file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
