import { execFile, execFileSync } from 'node:child_process'
import { devNull } from 'node:os'
import { promisify } from 'node:util'

/** Git with nobody's settings but its own; what it prints, without the last line break. */
export function gitIn(dir: string, ...args: readonly string[]): string {
  return run(dir, args)
}

/** The same; undefined where git refuses. */
export function tryGit(dir: string, ...args: readonly string[]): string | undefined {
  try {
    return run(dir, args)
  } catch {
    return undefined
  }
}

/** What talks to a server of this very process must not block it. */
export async function gitOverNetwork(dir: string, ...args: readonly string[]): Promise<string> {
  const env = { ...GIT_ENV, PATH: process.env.PATH ?? '' }
  const { stdout } = await promisify(execFile)('git', args, { cwd: dir, env })
  return stdout.trimEnd()
}

interface GitOptions {
  readonly input?: string | Uint8Array
  readonly env?: Readonly<Record<string, string>>
}

export function run(dir: string, args: readonly string[], { input, env = {} }: GitOptions = {}): string {
  return execFileSync('git', args, {
    cwd: dir,
    encoding: 'utf8',
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...GIT_ENV, PATH: process.env.PATH ?? '', ...env },
    ...(input !== undefined && { input }),
  }).trimEnd()
}

/** `--force-remove` wants a working tree, which a bare repository has not. */
export function removeFromIndex(dir: string, path: string, env: Readonly<Record<string, string>>): void {
  run(dir, ['update-index', '--index-info'], { input: `0 ${'0'.repeat(40)}\t${path}\n`, env })
}

/** Names and dates are fixed, so that equal commits have equal ids. */
export const GIT_ENV: Readonly<Record<string, string>> = {
  GIT_CONFIG_GLOBAL: devNull,
  GIT_CONFIG_SYSTEM: devNull,
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: 'mona',
  GIT_AUTHOR_EMAIL: 'mona@example.com',
  GIT_AUTHOR_DATE: '2026-01-05T09:00:00Z',
  GIT_COMMITTER_NAME: 'mona',
  GIT_COMMITTER_EMAIL: 'mona@example.com',
  GIT_COMMITTER_DATE: '2026-01-05T09:00:00Z',
}
