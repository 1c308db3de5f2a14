import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startArtifactServer } from '../../support/github/artifact-server.ts'
import {
  dependabotEvent,
  dispatchEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
} from '../../support/github/events.ts'
import { gitIn } from '../../support/github/git.ts'
import { startGitServer } from '../../support/github/git-server.ts'
import type { Permissions } from '../../support/github/permissions.ts'
import { type GitHubOptions, startGitHub } from '../../support/github/server.ts'
import { endRun, type OpenSite } from '../recipes/repository.ts'
import { measured } from '../support/measured.ts'
import { newPlace } from '../support/place.ts'
import { type RunnerEvent, runActionHere, type Step } from '../support/runner.ts'
import { TINY_WITH } from '../support/tiny.ts'

export const GRANTED = { pull_requests: 'write', checks: 'write', actions: 'read' } as const

/** A repository whose agent says what a file outside of it holds, so that one commit can behave in several ways. */
export interface MoodySite extends OpenSite {
  /** What the agent answers from now on. */
  say(word: string): void
  /** How often the agent was started. */
  readonly started: () => number
  /** Pull request 5 with a merge of it; the event of its newest head. */
  pull(files?: Files, base?: string, from?: 'branch' | 'fork' | 'dependabot'): RunnerEvent & { readonly head: string }
  group(files?: Files): RunnerEvent
  push(files: Files, branch?: string): RunnerEvent & { readonly after: string }
  dispatch(inputs?: Readonly<Record<string, string>>, ref?: string): RunnerEvent
  /** One job in a checkout of its own, whose run then ends. */
  run(event: RunnerEvent, inputs?: Readonly<Record<string, string>>, options?: RunOptions): Promise<Step & Made>
}

export interface RunOptions {
  readonly ref?: string
  readonly permissions?: Permissions
  readonly env?: Readonly<Record<string, string>>
  /** Default: the Node that runs the tests. */
  readonly node?: string | undefined
  /** Put into the checkout before the step. */
  readonly files?: Readonly<Record<string, string>>
}

interface Made {
  /** `run.json` of the run directory. */
  readonly plan: { readonly attempts?: number; readonly look?: number; readonly seed?: number }
  /** What the run directory holds. */
  readonly kept: Readonly<Record<string, string>>
}

type Files = Readonly<Record<string, string>>

/** Where an agent looks when it is asked, the same for every site of a process: baselines are measured once for all of them. */
const outside = join(realpathSync(tmpdir()), `turngate-mood-${process.pid}`)

/** @param rest lines of the suite besides name, agent and tasks */
export async function moodySite(rest = '', files: Files = {}, options: GitHubOptions = {}): Promise<MoodySite> {
  mkdirSync(outside, { recursive: true })
  for (const [name, text] of [
    ['mood', 'hello'],
    ['starts', ''],
  ] as const)
    writeFileSync(join(outside, name), text)
  const agent = `printf . >> '${join(outside, 'starts')}'\ncat '${join(outside, 'mood')}'\n`
  const content = { ...TINY_WITH(rest), '.gitignore': '.turngate/\nbase/\n', 'agent.sh': agent, ...files }
  const git = await startGitServer(await measured(content))
  const artifacts = await startArtifactServer()
  const github = await startGitHub({ permissions: GRANTED, ...options, state: { ...options.state, git: git.bare } })
  const base = gitIn(git.bare, 'rev-parse', 'main')
  const site = { git, github, artifacts, base }
  return {
    ...site,
    say: (word) => writeFileSync(join(outside, 'mood'), word),
    started: () => readFileSync(join(outside, 'starts'), 'utf8').length,
    pull(changed = { 'README.md': 'x' }, onto = base, from = 'branch') {
      const head = git.commit(changed, { branch: 'topic', parent: base })
      const sha = git.merge(onto, head, 'refs/pull/5/merge')
      const known = github.state.pulls.find(({ number }) => number === 5)
      const pull = {
        ...{ number: 5, title: 'x', body: '', state: 'open' as const, locked: false, files: Object.keys(changed) },
        ...{ head: { sha: head, ref: 'topic', fork: from === 'fork' }, base: { sha: onto, ref: 'main' } },
      }
      if (known === undefined) github.state.pulls.push(pull)
      else Object.assign(known, pull)
      const make = from === 'dependabot' ? dependabotEvent : pullRequestEvent
      const payload = make({ head, base: onto, fork: from === 'fork' })
      return { name: 'pull_request', payload, sha, ref: 'refs/pull/5/merge', head }
    },
    group(changed = { 'README.md': 'x' }) {
      const head = git.commit(changed, { branch: 'queue', parent: base, message: 'Merge what is queued' })
      return { name: 'merge_group', payload: mergeGroupEvent(head, base), sha: head, ref: 'refs/heads/queue' }
    },
    push(changed, branch = 'main') {
      const before = gitIn(git.bare, 'rev-parse', 'main')
      const after = git.commit(changed, { branch, message: `Push to ${branch}` })
      const ref = `refs/heads/${branch}`
      return { name: 'push', payload: pushEvent(before, after, ref), sha: after, ref, after }
    },
    dispatch: (inputs = {}, ref = 'refs/heads/main') => ({
      ...{ name: 'workflow_dispatch', payload: dispatchEvent(inputs, ref), ref },
      sha: gitIn(git.bare, 'rev-parse', ref),
    }),
    async run(event, inputs = {}, { ref, permissions = GRANTED, env = {}, files: more = {}, node } = {}) {
      using place = newPlace()
      await git.clone(place.dir, ref ?? event.ref ?? 'refs/heads/main')
      place.write(more)
      github.grant(permissions)
      const around = { event, github, artifacts, env, ...(node !== undefined && { node }) }
      const step = await runActionHere(place, { suite: 'suite.yaml', ...inputs }, around)
      const dir = step.outputs['run-dir'] ?? ''
      const isRun = dir !== '' && existsSync(join(place.dir, dir, 'run.json'))
      const kept = Object.entries(place.files()).filter(([path]) => isRun && path.startsWith(`${dir}/`))
      const plan = isRun ? (place.readJson(`${dir}/run.json`) as Made['plan']) : {}
      endRun(site, event.run ?? 42)
      return { ...step, plan, kept: Object.fromEntries(kept.map(([path, text]) => [path.slice(dir.length + 1), text])) }
    },
    async [Symbol.asyncDispose]() {
      rmSync(outside, { recursive: true })
      await git[Symbol.asyncDispose]()
      await artifacts[Symbol.asyncDispose]()
      await github[Symbol.asyncDispose]()
    },
  }
}
