import { connect } from 'node:net'
import type { Duplex } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { CommandLine } from '../../command-line.ts'
import { type ProcessEnd, runProcess } from '../../process/run-process.ts'
import { Tail } from '../../process/tail.ts'
import type { Session } from '../../sandbox/session.ts'
import type { createBudget } from '../dialog/budget.ts'
import { MAX_STDERR_BYTES } from '../dialog/process-end.ts'
import { openInner } from './inner.ts'

/** The agent's service, started for one attempt. */
export interface Service {
  /** Resolves once its port is open: true, or false when it ended before. @throws when the attempt is ended */
  listening(): Promise<boolean>
  /** Where it is not reached by a connection of this process. */
  readonly connect: (() => Duplex) | undefined
  /** Settles when it has ended. */
  readonly ended: Promise<ProcessEnd>
  /** How it ended, if it does within a moment: a connection breaks a little before the process that held it is gone. */
  endedSoon(): Promise<ProcessEnd | undefined>
  /** Ends it and all that it started; gives the last of what it wrote to stderr. */
  stop(): Promise<string>
}

/** What it prints is no events: it counts against the output limit, and the end of stderr is kept. */
export function startService(
  commandLine: CommandLine,
  session: Session,
  budget: ReturnType<typeof createBudget>,
  { hostname, port }: { readonly hostname: string; readonly port: number },
): Service {
  const { folder, env, marker, signal, isNetworkOpen } = session
  const stderr = new Tail(MAX_STDERR_BYTES)
  const inner = isNetworkOpen ? undefined : openInner(session)
  let hasEnded = false
  const child = runProcess({
    ...commandLine,
    ...{ cwd: folder.workspace, env: { ...env, TURNGATE_PORT: String(port) }, marker, signal },
    onStdout: (chunk) => void budget.spend(chunk, () => undefined),
    onStderr: (chunk) => void budget.spend(chunk, (bytes) => stderr.push(bytes)),
  })
  child.closeInput()
  child.ended.then(() => {
    hasEnded = true
  })
  return {
    ended: child.ended,
    // a connection from inside waits for the port by itself
    connect: inner === undefined ? undefined : () => inner.connect(port),
    async listening() {
      if (inner !== undefined) return true
      while (!(await isOpen(hostname, port))) {
        signal.throwIfAborted()
        if (hasEnded) return false
        await Promise.race([child.ended, sleep(POLL_MS, undefined, { signal })])
      }
      // an open port of somebody else's is not the service's
      return !hasEnded
    },
    endedSoon: () => Promise.race([child.ended, sleep(SOON_MS, undefined, { signal }).catch(() => undefined)]),
    async stop() {
      child.end()
      await Promise.all([child.ended, inner?.close()])
      return stderr.text()
    },
  }
}

const POLL_MS = 20
const SOON_MS = 2000

function isOpen(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: host.replace(/^\[|\]$/g, ''), port })
    const settle = (answer: boolean) => {
      socket.destroy()
      resolve(answer)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
}
