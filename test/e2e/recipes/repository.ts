import { startArtifactServer } from '../../support/github/artifact-server.ts'
import { mergeGroupEvent, pullRequestEvent, pushEvent } from '../../support/github/events.ts'
import { gitIn } from '../../support/github/git.ts'
import { startGitServer } from '../../support/github/git-server.ts'
import { startGitHub } from '../../support/github/server.ts'
import type { Site } from '../support/job.ts'
import { measured } from '../support/measured.ts'
import type { Files } from '../support/place.ts'
import type { RunnerEvent } from '../support/runner.ts'
import { GREETER, tinySuite } from '../support/tiny.ts'

/** Folder of each suite that the recipes and this repository's own workflows name, and what it is called. */
const SUITES: Readonly<Record<string, string>> = {
  evals: 'tiny',
  'agents/support/evals': 'support',
  'agents/sales/evals': 'sales',
  'examples/support-desk': 'support-desk',
}

/** A repository in which every suite has a baseline. */
export function measuredRepository(): Promise<Files> {
  const files = Object.entries(SUITES).flatMap(([folder, name]) => [
    [`${folder}/suite.yaml`, tinySuite('', { name })],
    [`${folder}/agent.sh`, GREETER],
  ])
  const suites = Object.keys(SUITES).map((folder) => `${folder}/suite.yaml`)
  return measured({ '.gitignore': '.turngate/\nbase/\n', ...Object.fromEntries(files) }, suites)
}

export interface OpenSite extends Site, AsyncDisposable {
  /** The tip of `main`. */
  readonly base: string
}

export async function openSite(files: Files): Promise<OpenSite> {
  const git = await startGitServer(files, { isPrivate: true })
  const artifacts = await startArtifactServer()
  const github = await startGitHub({ state: { git: git.bare } })
  return {
    ...{ git, github, artifacts, base: gitIn(git.bare, 'rev-parse', 'main') },
    async [Symbol.asyncDispose]() {
      await git[Symbol.asyncDispose]()
      await artifacts[Symbol.asyncDispose]()
      await github[Symbol.asyncDispose]()
    },
  }
}

/** Pull request 5, with its merge. */
export function openPull({ git, github, base }: OpenSite, files: Files, fork = false): RunnerEvent & { head: string } {
  const head = git.commit(files, { branch: 'topic', parent: base })
  const sha = git.merge(base, head, 'refs/pull/5/merge')
  github.state.pulls.push({
    ...{ number: 5, title: 'Change the agent', body: '', state: 'open', locked: false, files: Object.keys(files) },
    ...{ head: { sha: head, ref: 'topic', fork }, base: { sha: base, ref: 'main' } },
  })
  const payload = pullRequestEvent({ head, base, fork })
  return { name: 'pull_request', payload, sha, ref: 'refs/pull/5/merge', head }
}

export function openGroup({ git, base }: OpenSite, files: Files): RunnerEvent {
  const head = git.commit(files, { branch: 'queue', parent: base })
  return { name: 'merge_group', payload: mergeGroupEvent(head, base), sha: head, ref: 'refs/heads/queue' }
}

export function pushTo({ git, base }: OpenSite, files: Files): RunnerEvent {
  const after = git.commit(files)
  return { name: 'push', payload: pushEvent(base, after), sha: after, ref: 'refs/heads/main' }
}

/** The workflow run has ended: its artifacts are had by the API, and the next run begins with none. */
export function endRun({ github, artifacts }: Site, run = 42): void {
  for (const [name, zip] of artifacts.archives) {
    const { artifacts: kept } = github.state
    kept.push({ id: kept.length + 1, run, name, zip, expired: false })
  }
  artifacts.nextRun()
}

/** All that a run has published. */
export interface Published {
  /** First lines, without the marker. */
  readonly comments: readonly string[]
  readonly checks: readonly string[]
  /** Names, without the attempt that they end with. */
  readonly artifacts: readonly string[]
  /** Branches of pull requests that were opened. */
  readonly proposals: readonly string[]
  /** What was last committed on `main`. */
  readonly main: string
}

export function publishedOn({ git, github, artifacts }: Site, attempt: number): Published {
  const { comments, checkRuns, pulls } = github.state
  return {
    comments: comments.map(({ body }) => body.split('\n')[1] ?? ''),
    checks: checkRuns.map(({ name, conclusion }) => `${name}: ${conclusion}`),
    artifacts: [...artifacts.uploads.keys()].flatMap((name) =>
      name.endsWith(`-${attempt}`) ? [name.slice(0, -2)] : [],
    ),
    proposals: pulls.filter(({ number }) => number !== 5).map(({ head }) => head.ref),
    main: gitIn(git.bare, 'log', '-1', '--format=%s', 'main'),
  }
}

/** What earlier runs published is of no interest any more. */
export function forgetPublished({ github }: Site): void {
  const { comments, checkRuns, pulls } = github.state
  for (const kept of [comments, checkRuns, github.refused]) kept.splice(0)
  pulls.splice(0, pulls.length, ...pulls.filter(({ number }) => number === 5))
}
