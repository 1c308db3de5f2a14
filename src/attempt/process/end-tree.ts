import { sep } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Keep } from './keep.ts'
import { allPids, environmentOf, factsOf, folderOf, lockLimitOf, type ProcessFacts, pidsSince } from './proc.ts'

/** How the processes of one attempt are known, whatever group, session or parent they moved to. */
export interface Marker {
  /** Set in the environment of every process of the attempt: `NAME=value`. */
  readonly variable: string
  /** A process that works in this folder or below belongs to the attempt. */
  readonly folder: string
  /** What its processes are kept in and may take; without it they are plain processes. */
  readonly keep?: Keep
}

/** Sends a signal to the group that the process leads; false when no process is left in it. */
export function signalGroup(leader: number, signal: NodeJS.Signals): boolean {
  return trySignal(-leader, signal)
}

export interface KnownProcess extends ProcessFacts {
  readonly pid: number
}

/** Every process below this one at this moment, also those in other groups and sessions. */
export function descendantsOf(ancestor: number): KnownProcess[] {
  const candidates = pidsSince(ancestor).flatMap((pid) => {
    const facts = factsOf(pid)
    return facts === undefined ? [] : [{ pid, ...facts }]
  })
  const found = new Set([ancestor])
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const { pid, parent } of candidates) if (found.has(parent)) found.add(pid)
  }
  return candidates.filter(({ pid }) => found.has(pid) && pid !== ancestor)
}

/** Kills what is left of an attempt after its first process (`leader`) has ended, until nothing is. */
export async function sweep(leader: number, marker: Marker, known: readonly KnownProcess[]): Promise<void> {
  signalGroup(leader, 'SIGKILL')
  for (const { pid, started } of known) if (factsOf(pid)?.started === started) trySignal(pid, 'SIGKILL')
  await killUntilGone(() => pidsSince(leader).filter((pid) => belongs(pid, marker)))
}

/** As `sweep`, where nothing can be waited for: one look, one kill. */
export function killNow(leader: number, marker: Marker): void {
  const known = descendantsOf(leader).map(({ pid }) => pid)
  signalGroup(leader, 'SIGKILL')
  const left = pidsSince(leader).filter((pid) => belongs(pid, marker))
  for (const pid of new Set([...known, ...left])) if (pid !== process.pid) trySignal(pid, 'SIGKILL')
}

/** As `sweep`, over all processes of the machine: the last look at the end of a run. */
export async function sweepFolder(folder: string, isBrand: (brand: number) => boolean = () => false): Promise<void> {
  await killUntilGone(() =>
    allPids().filter((pid) => isBelow(folderOf(pid), folder) || startedIn(pid, folder) || isBrand(brandOf(pid) ?? 0)),
  )
}

const MOST_ROUNDS = 200
const ROUND_MS = 5

async function killUntilGone(find: () => readonly number[]): Promise<void> {
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const left = find().filter((pid) => pid !== process.pid)
    if (left.length === 0) return
    for (const pid of left) trySignal(pid, 'SIGKILL')
    await sleep(ROUND_MS)
  }
}

function belongs(pid: number, marker: Marker): boolean {
  const brand = marker.keep?.brand
  return (
    environmentOf(pid).includes(marker.variable) ||
    isBelow(folderOf(pid), marker.folder) ||
    (brand !== undefined && brandOf(pid) === brand.limit)
  )
}

/** Of a process that has ended there is still its mark, until it is collected. */
function brandOf(pid: number): number | undefined {
  return factsOf(pid)?.isOver === false ? lockLimitOf(pid) : undefined
}

function startedIn(pid: number, folder: string): boolean {
  return environmentOf(pid).some((entry) => entry.startsWith(`TURNGATE_WORKSPACE=${folder}${sep}`))
}

function isBelow(path: string | undefined, folder: string): boolean {
  return path === folder || (path?.startsWith(folder + sep) ?? false)
}

export function trySignal(pid: number, signal: NodeJS.Signals): boolean {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}
