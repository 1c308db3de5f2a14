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
}

export function factsOf(pid: number): ProcessFacts | undefined {
  const stat = read(pid, 'stat')
  // pid (name, which may hold anything) state ppid …
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const [parent, started] = [fields[1], fields[19]]
  return parent === undefined || started === undefined ? undefined : { parent: Number(parent), started }
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

function read(pid: number, file: string): string {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'latin1')
  } catch {
    return ''
  }
}
