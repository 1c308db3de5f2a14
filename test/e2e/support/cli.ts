import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

export const REPOSITORY = join(import.meta.dirname, '../../..')
export const CLI = join(REPOSITORY, 'dist/cli/index.js')
export const ACTION = join(REPOSITORY, 'dist/action/index.js')

for (const file of [CLI, ACTION]) {
  if (!existsSync(file)) throw new Error(`${file} is not there; \`npm run build\` makes it`)
}

export interface Ended {
  readonly code: number | null
  readonly signal: NodeJS.Signals | null
  readonly stdout: string
  readonly stderr: string
}

export interface SpawnOptions {
  readonly cwd: string
  /** The whole environment. */
  readonly env: Readonly<Record<string, string>>
  /** The program that runs the script; default: the Node that runs the tests. */
  readonly node?: string
}

export interface Running {
  readonly child: ChildProcess
  readonly ended: Promise<Ended>
}

/** Starts a script of `dist/` as a user's shell would. */
export function start(script: string, args: readonly string[], options: SpawnOptions): Running {
  const { cwd, env, node = process.execPath } = options
  const child = spawn(node, [script, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const stdout: Buffer[] = []
  const stderr: Buffer[] = []
  child.stdout.on('data', (chunk: Buffer) => void stdout.push(chunk))
  child.stderr.on('data', (chunk: Buffer) => void stderr.push(chunk))
  const text = (chunks: readonly Buffer[]) => Buffer.concat(chunks).toString('utf8')
  const ended = new Promise<Ended>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', (code, signal) => resolve({ code, signal, stdout: text(stdout), stderr: text(stderr) }))
  })
  return { child, ended }
}
