import type { ChildProcess } from 'node:child_process'
import { constants } from 'node:os'
import { Readable } from 'node:stream'
import { STARTED } from './confine.ts'
import { descendantsOf, signalGroup, trySignal } from './end-tree.ts'
import type { ProcessEnd } from './run-process.ts'
import { Tail } from './tail.ts'

/** What the first process of a room tells of the agent, which is its child. */
export interface FirstProcess {
  /** How the agent ended, from how its room did. Once its streams have ended. */
  endOf(code: number | null, signal: NodeJS.Signals | null): ProcessEnd
}

const MAX_WORDS = 4096

export function listenToFirst(child: ChildProcess): FirstProcess {
  const told = new Tail(MAX_WORDS)
  const complaint = new Tail(MAX_WORDS)
  const [, , , words, lifeline] = child.stdio
  if (words instanceof Readable) words.on('error', () => undefined).on('data', (chunk: Buffer) => told.push(chunk))
  if (lifeline instanceof Readable) lifeline.on('error', () => undefined).resume()
  child.stderr?.on('data', (chunk: Buffer) => complaint.push(chunk))
  return {
    endOf(code, signal) {
      const [started, ...words] = told.text().trim().split('\n')
      if (started !== STARTED) return { kind: 'not_started', code: 'EAGAIN', message: notEntered(complaint.text()) }
      const number = (code ?? 0) - 128
      const isSignal = words.length > 0 || UNTOLD.has(number)
      return isSignal && code !== null && number > 0
        ? { kind: 'exited', code: null, signal: nameOf(number) }
        : { kind: 'exited', code, signal }
    },
  }
}

/** Signals that shells do not tell of. */
const UNTOLD: ReadonlySet<number> = new Set([constants.signals.SIGINT, constants.signals.SIGPIPE])

/** To everything inside; the first process itself is spared by the kernel. */
export function signalInside(leader: number, signal: NodeJS.Signals): void {
  for (const { pid } of descendantsOf(leader)) trySignal(pid, signal)
}

/** Ends the first process, and with it everything inside. */
export function killRoom(leader: number): void {
  const first = descendantsOf(leader).filter(({ parent }) => parent === leader)
  for (const { pid } of first) trySignal(pid, 'SIGKILL')
  if (first.length === 0) signalGroup(leader, 'SIGKILL')
}

function notEntered(complaint: string): string {
  return `its sandbox could not be entered: ${complaint.trim().split('\n').at(-1) ?? ''}`
}

function nameOf(number: number): NodeJS.Signals {
  const found = Object.entries(constants.signals).find(([, value]) => value === number)
  return (found?.[0] ?? 'SIGKILL') as NodeJS.Signals
}
