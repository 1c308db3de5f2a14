import { ChildProcess, spawn } from 'node:child_process'
import { missingProgram } from '../command-line.ts'
import { killAtExit } from './at-exit.ts'
import { confine } from './confine.ts'
import { descendantsOf, type KnownProcess, type Marker, signalGroup, sweep } from './end-tree.ts'
import { killRoom, listenToFirst, signalInside } from './first-process.ts'
import { watchResources } from './watch-resources.ts'

export interface ProcessOptions {
  readonly command: string
  readonly args: readonly string[]
  readonly cwd: string
  readonly env: Readonly<Record<string, string>>
  readonly marker: Marker
  /** Ends the process and everything that it started: SIGTERM, then SIGKILL. */
  readonly signal: AbortSignal
  readonly onStdout: (chunk: Buffer) => void
  readonly onStderr: (chunk: Buffer) => void
}

export interface RunningProcess {
  /** What cannot be delivered, since the process closed its input or ended, is let go. */
  write(text: string): void
  closeInput(): void
  /** Nothing that it prints from now on is read. */
  closeOutput(): void
  /** Ends it as `signal` does. */
  end(): void
  /** Settles once the process, everything that it started and its output have ended. Never rejects. */
  readonly ended: Promise<ProcessEnd>
}

export type ProcessEnd =
  | { readonly kind: 'exited'; readonly code: number | null; readonly signal: NodeJS.Signals | null }
  | { readonly kind: 'not_started'; readonly code: string; readonly message: string }

/** Starts a process as the leader of its own group and session. */
export function runProcess(options: ProcessOptions): RunningProcess {
  const child = trySpawn(options)
  return child instanceof ChildProcess ? follow(child, options) : neverRan(child)
}

function follow(child: ChildProcess, options: ProcessOptions): RunningProcess {
  let known: readonly KnownProcess[] = []
  let killTimer: NodeJS.Timeout | undefined
  let drainTimer: NodeJS.Timeout | undefined
  let sweeping: Promise<void> = Promise.resolve()
  const { keep } = options.marker
  const inRoom = keep?.room?.hasInit === true
  const first = inRoom ? listenToFirst(child) : undefined
  const watch = keep === undefined || child.pid === undefined ? undefined : watchResources(child.pid, keep)
  const release = child.pid === undefined ? () => undefined : killAtExit(child.pid, options.marker)

  function end(): void {
    const { pid } = child
    if (pid === undefined || killTimer !== undefined || child.exitCode !== null || child.signalCode !== null) return
    // noted while the tree still hangs together: an orphan is not found by its parent
    known = descendantsOf(pid)
    if (inRoom) signalInside(pid, 'SIGTERM')
    else signalGroup(pid, 'SIGTERM')
    killTimer = setTimeout(() => (inRoom ? killRoom(pid) : signalGroup(pid, 'SIGKILL')), TERM_GRACE_MS)
  }

  function closeOutput(): void {
    child.stdout?.destroy()
    child.stderr?.destroy()
  }

  const ended = new Promise<ProcessEnd>((resolve) => {
    child.once('error', (error) => {
      // an error of a running process is one of a signal that did not reach it
      if (child.pid === undefined) resolve(notStarted(error))
    })
    child.once('exit', (_, signal) => {
      clearTimeout(killTimer)
      watch?.close()
      known = [...known, ...(watch?.seen() ?? [])]
      // a room ends with everything in it, if it could end by itself
      const isEmpty = inRoom && signal === null
      if (child.pid !== undefined && !isEmpty) sweeping = sweep(child.pid, options.marker, known)
      // a process that cannot be ended may hold the pipes for ever
      drainTimer = setTimeout(closeOutput, DRAIN_MS)
    })
    child.once('close', (code, signal) => {
      clearTimeout(drainTimer)
      const end = first?.endOf(code, signal) ?? { kind: 'exited', code, signal }
      sweeping.catch(() => undefined).then(() => resolve(end))
    })
  }).finally(() => {
    watch?.close()
    options.signal.removeEventListener('abort', end)
    release()
  })

  // errors of a pipe whose other end is gone
  child.stdin?.on('error', () => undefined)
  child.stdout?.on('error', () => undefined).on('data', options.onStdout)
  child.stderr?.on('error', () => undefined).on('data', options.onStderr)
  options.signal.addEventListener('abort', end, { once: true })
  if (options.signal.aborted) end()

  return {
    ended,
    end,
    closeOutput,
    write: (text) => void child.stdin?.write(text),
    closeInput: () => void child.stdin?.end(),
  }
}

/** Between SIGTERM and SIGKILL. */
const TERM_GRACE_MS = 1000
/** How long output is read on after everything that could be ended has been. */
const DRAIN_MS = 1000

/** Some errors of spawn are thrown, others come as events. */
function trySpawn({ command, args, cwd, env, marker: { keep } }: ProcessOptions): ChildProcess | ProcessEnd {
  // what a shell says of a program that it cannot find is not told from what the program says
  const missing = keep === undefined ? undefined : missingProgram(command, cwd, env.PATH)
  if (missing !== undefined) return { kind: 'not_started', code: missing, message: `spawn ${command} ${missing}` }
  const line = keep === undefined ? { command, args } : confine({ command, args }, cwd, keep)
  const more = keep?.room?.hasInit === true ? (['pipe', 'pipe'] as const) : []
  try {
    return spawn(line.command, line.args, { cwd, env, detached: true, stdio: ['pipe', 'pipe', 'pipe', ...more] })
  } catch (error) {
    return notStarted(error instanceof Error ? error : new Error(String(error)))
  }
}

function neverRan(end: ProcessEnd): RunningProcess {
  const nothing = () => undefined
  return { ended: Promise.resolve(end), end: nothing, closeOutput: nothing, write: nothing, closeInput: nothing }
}

function notStarted(error: Error): ProcessEnd {
  const code = 'code' in error ? String(error.code) : 'unknown'
  return { kind: 'not_started', code, message: error.message }
}
