import { execFile, spawnSync } from 'node:child_process'
import { UserError } from '../../errors.ts'

/** A repository, asked by argument arrays: no name or ref ever reaches a shell. */
export interface Git {
  /** Absolute folder of the working tree. */
  readonly root: string
  /** Where the caller stands in it: empty, or `examples/` with the slash. */
  readonly prefix: string
  /** @throws UserError with what git says */
  run(args: readonly string[], input?: string): Buffer
  /** What git prints, without the line's end; undefined where it refuses. */
  text(args: readonly string[]): string | undefined
  /** For what goes over the network. @throws UserError with what git says */
  away(args: readonly string[], signal?: AbortSignal): Promise<string>
}

type Env = Readonly<Record<string, string | undefined>>

/** @throws UserError when `dir` is in no repository, or git does not trust it */
export function openGit(dir: string, env: Env): Git {
  const settings = environment(env)
  const start = (args: readonly string[], cwd: string, input?: string) =>
    spawnSync('git', [...SAFE, ...args], {
      ...{ cwd, env: settings, maxBuffer: MOST_BYTES, windowsHide: true },
      ...(input !== undefined && { input }),
    })
  const found = start(['rev-parse', '--show-toplevel', '--show-prefix'], dir)
  const [root = '', prefix = ''] = found.stdout?.toString('utf8').split('\n') ?? []
  if (found.status !== 0 || root === '') throw new UserError(noRepository(dir, found.stderr, found.error))
  return {
    root,
    prefix,
    run(args, input) {
      const done = start(args, root, input)
      if (done.status === 0) return done.stdout
      throw new UserError(refused(args, done.stderr?.toString('utf8') ?? String(done.error)))
    },
    text(args) {
      const done = start(args, root)
      return done.status === 0 ? done.stdout.toString('utf8').replace(/\n$/, '') : undefined
    },
    away: (args, signal) =>
      new Promise((resolve, reject) => {
        const options = { cwd: root, env: settings, timeout: NETWORK_MS, ...(signal !== undefined && { signal }) }
        execFile('git', [...SAFE, ...args], options, (error, stdout, stderr) => {
          if (error === null) resolve(stdout.replace(/\n$/, ''))
          else reject(new UserError(refused(args, stderr === '' ? error.message : stderr), { cause: error }))
        })
      }),
  }
}

const MOST_BYTES = 1024 * 1024 * 1024
const NETWORK_MS = 10 * 60_000

/** Nothing but reading: no hook, no watcher, no program that a repository's settings name. */
const SAFE = ['-c', 'core.fsmonitor=false', '-c', 'core.hooksPath=/dev/null', '-c', 'protocol.ext.allow=never'] as const

/** Variables by which a caller's git would look elsewhere. */
const ELSEWHERE = /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|OBJECT_DIRECTORY|ALTERNATE_OBJECT_DIRECTORIES|NAMESPACE|PREFIX)$/

function environment(env: Env): NodeJS.ProcessEnv {
  const kept = Object.entries(env).filter(([name]) => !ELSEWHERE.test(name))
  return {
    ...Object.fromEntries(kept),
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    // objects as they are, whatever `refs/replace` says
    GIT_NO_REPLACE_OBJECTS: '1',
    LC_ALL: 'C',
  }
}

function noRepository(file: string, stderr: Buffer | undefined, error: Error | undefined) {
  const said = stderr?.toString('utf8').trim() ?? ''
  if (said.includes('dubious ownership')) {
    const hint = `Run \`git config --global --add safe.directory ${file}\` before this step.`
    return { code: 'git-not-trusted', message: 'git does not trust this folder: another user owns it.', file, hint }
  }
  if (error !== undefined && 'code' in error && error.code === 'ENOENT') {
    return {
      code: 'no-git',
      message: 'git is not installed, and a base cannot be read without it.',
      hint: 'Install git.',
    }
  }
  const hint = 'Run it inside the repository; in a workflow, after actions/checkout.'
  return { code: 'no-repository', message: 'This folder is in no git repository.', file, hint }
}

function refused(args: readonly string[], said: string) {
  const words = said.trim().split('\n').slice(-3).join(' ').slice(0, 500)
  return {
    code: 'git-failed',
    message: `\`git ${args[0] ?? ''}\` failed: ${words === '' ? 'it gave no reason' : words}`,
    hint: 'Nothing was judged: a base that cannot be read is never replaced by the working tree.',
  }
}
