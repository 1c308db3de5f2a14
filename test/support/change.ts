import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { writeBaseline } from '../../src/baseline/store/write.ts'
import { type LiveHost, type LiveRequest, type LiveResult, runSuite } from '../../src/shell/use/live.ts'
import { readTraceOf } from '../../src/trace/store/read.ts'
import { GIT_ENV, gitIn } from './github/git.ts'

type Files = Readonly<Record<string, string | null>>

/** A repository with one suite, in which changes are made and judged by the real code. */
export interface ChangeRepository extends Disposable {
  readonly dir: string
  write(files: Files): void
  commit(message?: string): string
  /** Measures the suite as it is, and commits what it did as its baseline. */
  baseline(): Promise<string>
  run(request?: Partial<LiveRequest>): Promise<LiveResult>
  /** As a change of the commit. */
  judge(base: string, request?: Partial<LiveRequest>): Promise<LiveResult>
  host(): LiveHost
}

/** Passes what `good` matches: the agent's answer is a line of `answers.txt`, by the words of the task. */
export const AGENT = `while read -r key rest; do
  case "$TURNGATE_TASK" in $key) echo "$rest"; exit 0 ;; esac
done < "$(dirname "$0")/answers.txt"
echo nothing
`

export const FILES: Record<string, string> = {
  'evals/suite.yaml': `name: desk
attempts: 5
agent: {kind: command, command: [sh, agent/agent.sh], protocol: text, files: {harness: [agent/**]}}
sandbox: {workspace: fixture}
tasks: tasks/*.yaml
policy: policy.yaml
`,
  'evals/policy.yaml': 'metrics: {success_rate: {max_drop: 5}}\n',
  'evals/fixture/a.txt': 'a\n',
  'evals/agent/agent.sh': AGENT,
  'evals/agent/answers.txt': '* done\n',
  ...Object.fromEntries(
    ['one', 'two', 'three', 'four'].map((id) => [
      `evals/tasks/${id}.yaml`,
      `id: ${id}\ninput: hello ${id}\nanswer: [{contains: done}]\n`,
    ]),
  ),
}

export function changeRepository(files: Files = {}): ChangeRepository {
  const dir = realpathSync(mkdtempSync(join(tmpdir(), 'turngate-change-')))
  gitIn(dir, 'init', '--quiet', '--initial-branch=main')
  let runs = 0
  const repository: ChangeRepository = {
    dir,
    write(changed) {
      for (const [path, text] of Object.entries(changed)) {
        if (text === null) rmSync(join(dir, path), { recursive: true, force: true })
        else {
          mkdirSync(dirname(join(dir, path)), { recursive: true })
          writeFileSync(join(dir, path), text)
        }
      }
    },
    commit(message = 'Change') {
      gitIn(dir, 'add', '--all')
      gitIn(dir, 'commit', '--quiet', '--allow-empty', '-m', message)
      return gitIn(dir, 'rev-parse', 'HEAD')
    },
    async baseline() {
      const { evaluation, dir: run } = await repository.run({ gate: false })
      await writeBaseline(join(dir, 'baselines/desk'), {
        summary: evaluation.summary,
        minMeasured: 0.8,
        traceOf: (task, attempt) => readTraceOf(run, { task, attempt }),
      })
      return repository.commit('Baseline')
    },
    run(request = {}) {
      runs += 1
      const out = join(dir, '.turngate/runs', String(runs))
      return runSuite({ suite: 'evals/suite.yaml', gate: true, out, concurrency: 2, ...request }, repository.host())
    },
    judge: (base, request = {}) => repository.run({ base: { kind: 'ref', ref: base }, ...request }),
    host: () => ({
      cwd: dir,
      env: { ...GIT_ENV, PATH: process.env.PATH ?? '' },
      version: '0.1.0',
      signal: new AbortController().signal,
      now: () => new Date('2026-01-05T09:00:00Z'),
      onPlan: () => undefined,
      onProgress: () => undefined,
    }),
    [Symbol.dispose]: () => rmSync(dir, { recursive: true, force: true }),
  }
  repository.write({ '.gitignore': '.turngate/\n', ...FILES, ...files })
  repository.commit('First')
  return repository
}
