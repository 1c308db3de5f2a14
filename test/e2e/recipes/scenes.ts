import { dispatchEvent, workflowRunEvent } from '../../support/github/events.ts'
import { OWN, RECIPES, workflow } from '../../support/workflow/repository.ts'
import { type JobRequest, runJob } from '../support/job.ts'
import type { RunnerEvent } from '../support/runner.ts'
import { BROKEN, GREETER } from '../support/tiny.ts'
import { endRun, forgetPublished, type OpenSite, openGroup, openPull, type Published, pushTo } from './repository.ts'

/** A job of a workflow, what starts it, and what comes of it. */
export interface Scene {
  readonly title: string
  readonly request: Omit<JobRequest, 'event'>
  /** Makes the repository what it is when the event comes. */
  readonly open: (site: OpenSite) => RunnerEvent | Promise<RunnerEvent>
  readonly code: number
  readonly verdict: string | undefined
  readonly published: Partial<Published>
  /** What is published where a scope is lacking or too low; of the rest all is as it was. */
  readonly without: Readonly<Record<string, Partial<Published>>>
  /** `scope: level` of a token with which there is no result, and the step fails. */
  readonly fails: readonly string[]
  /** Those with which there is nothing to publish either. */
  readonly nothingAt: readonly string[]
}

const CHANGE = { 'evals/agent.sh': `${GREETER}# as before\n` }
const BREAK = { 'evals/agent.sh': BROKEN }
const COMMENT = { comments: ['## ❌ Regressed: `tiny`'] }
const CHECK = { checks: ['turngate / tiny: failure'] }
const ARTIFACT = { artifacts: ['turngate-evals-suite.yaml'] }
const RED = { code: 1, verdict: 'regressed' }
const LESS = { 'pull-requests': { comments: [] }, checks: { checks: [] } }

const recipe = (file: string, job: string, matrix?: Readonly<Record<string, string>>): Scene['request'] => ({
  ...{ workflow: workflow(RECIPES, file), job },
  ...(matrix !== undefined && { matrix }),
})
const own = (job: string): Scene['request'] => ({ workflow: workflow(OWN, 'gate.yml'), job })

export const SCENES: readonly Scene[] = [
  {
    title: 'gate.yml: a pull request that breaks the agent',
    request: recipe('gate.yml', 'gate'),
    open: (site) => openPull(site, BREAK),
    ...RED,
    published: { ...COMMENT, ...CHECK, ...ARTIFACT },
    without: LESS,
    fails: [],
    nothingAt: [],
  },
  {
    title: 'merge-queue.yml: a group that breaks the agent',
    request: recipe('merge-queue.yml', 'gate'),
    open: (site) => openGroup(site, BREAK),
    ...RED,
    published: { ...CHECK, ...ARTIFACT, comments: [] },
    without: LESS,
    fails: [],
    nothingAt: [],
  },
  {
    title: 'refresh.yml: a push to a protected branch',
    request: recipe('refresh.yml', 'refresh'),
    open: (site) => {
      site.github.state.protectedBranches.push('main')
      return pushTo(site, CHANGE)
    },
    code: 0,
    verdict: 'measured',
    published: { proposals: ['turngate/baseline-tiny'], main: 'Change files', artifacts: [] },
    // nothing that was measured is lost
    without: {
      contents: { proposals: [], ...ARTIFACT },
      'pull-requests': { proposals: [], ...ARTIFACT },
    },
    fails: ['contents: read', 'pull-requests: none', 'pull-requests: read'],
    nothingAt: [],
  },
  {
    title: 'refresh-as-app.yml: a push',
    request: recipe('refresh-as-app.yml', 'refresh'),
    open: (site) => pushTo(site, CHANGE),
    code: 0,
    verdict: 'measured',
    published: { main: 'Refresh baselines/tiny', proposals: [], artifacts: [] },
    without: {},
    fails: [],
    nothingAt: [],
  },
  {
    title: 'dispatch.yml: what failed in an earlier run of a pull request',
    request: recipe('dispatch.yml', 'gate'),
    open: (site) => dispatchFor(site, { 'pull-request': '5', 'failed-of': '42' }),
    ...RED,
    published: { comments: ['## ❌ Regressed (chosen tasks only): `tiny`'], ...CHECK, ...ARTIFACT },
    without: {
      ...LESS,
      'pull-requests': { comments: [] },
      actions: { artifacts: [], checks: [], comments: ['## 🛑 Could not run: `evals/suite.yaml`'] },
    },
    fails: ['pull-requests: none', 'actions: none'],
    nothingAt: ['pull-requests: none'],
  },
  {
    title: 'fork-measure.yml: a pull request of a fork',
    request: recipe('fork-measure.yml', 'gate'),
    open: (site) => openPull(site, BREAK, true),
    ...RED,
    published: { comments: [], checks: [], ...ARTIFACT },
    without: {},
    fails: [],
    nothingAt: [],
  },
  {
    title: 'fork-publish.yml: the run of a fork has ended',
    request: recipe('fork-publish.yml', 'comment'),
    open: async (site) => {
      const event = openPull(site, BREAK, true)
      await runJob(site, { ...recipe('fork-measure.yml', 'gate'), event })
      endRun(site)
      const payload = workflowRunEvent({ id: 42, head: event.head, conclusion: 'failure', fork: true })
      return { name: 'workflow_run', payload, sha: site.base, run: 60 }
    },
    code: 0,
    verdict: undefined,
    published: { ...COMMENT, checks: [], artifacts: [] },
    without: { 'pull-requests': { comments: [] }, actions: { comments: [] } },
    fails: ['pull-requests: none', 'actions: none'],
    nothingAt: [],
  },
  {
    title: 'shards.yml: one part',
    request: recipe('shards.yml', 'part', { n: '2' }),
    open: (site) => openPull(site, BREAK),
    code: 0,
    verdict: 'measured',
    published: { comments: [], checks: [], artifacts: ['turngate-evals-suite.yaml-shard2'] },
    without: {},
    fails: [],
    nothingAt: [],
  },
  {
    title: 'shards.yml: all parts',
    request: recipe('shards.yml', 'gate'),
    open: async (site) => {
      const event = openPull(site, BREAK)
      for (const n of ['1', '2', '3']) await runJob(site, { ...recipe('shards.yml', 'part', { n }), event })
      return event
    },
    ...RED,
    published: { ...COMMENT, ...CHECK },
    without: LESS,
    fails: [],
    nothingAt: [],
  },
  {
    title: 'monorepo.yml: the agent that a pull request breaks',
    request: recipe('monorepo.yml', 'gate', { agent: 'support' }),
    open: (site) => openPull(site, { 'agents/support/evals/agent.sh': BROKEN }),
    ...RED,
    published: { comments: ['## ❌ Regressed: `support`'], checks: ['gate / support: failure'] },
    without: LESS,
    fails: [],
    nothingAt: [],
  },
]

export const OWN_SCENES: readonly Scene[] = [
  {
    title: 'gate.yml of this repository: pull-request',
    request: own('pull-request'),
    open: (site) => openPull(site, { 'examples/support-desk/agent.sh': BROKEN }),
    ...RED,
    published: { comments: ['## ❌ Regressed: `support-desk`'], checks: ['turngate / support-desk: failure'] },
    without: {},
    fails: [],
    nothingAt: [],
  },
  {
    title: 'gate.yml of this repository: merge-queue',
    request: own('merge-queue'),
    open: (site) => openGroup(site, { 'README.md': 'x' }),
    code: 0,
    verdict: 'pass',
    published: { comments: [], checks: ['turngate / support-desk: success'] },
    without: {},
    fails: [],
    nothingAt: [],
  },
  {
    title: 'gate.yml of this repository: refresh',
    request: own('refresh'),
    open: (site) => pushTo(site, { 'README.md': 'x' }),
    code: 0,
    verdict: 'measured',
    published: { proposals: ['turngate/baseline-support-desk'], main: 'Change files' },
    without: {},
    fails: [],
    nothingAt: [],
  },
  {
    title: 'gate.yml of this repository: by-hand',
    request: own('by-hand'),
    open: (site) => {
      openPull(site, { 'examples/support-desk/agent.sh': BROKEN })
      return byHand(site, { 'pull-request': '5', attempts: '6' })
    },
    ...RED,
    published: { comments: ['## ❌ Regressed: `support-desk`'], checks: ['turngate / support-desk: failure'] },
    without: {},
    fails: [],
    nothingAt: [],
  },
]

export function byHand({ base }: OpenSite, inputs: Readonly<Record<string, string>>): RunnerEvent {
  return { name: 'workflow_dispatch', payload: dispatchEvent(inputs), sha: base, ref: 'refs/heads/main', run: 50 }
}

/** After a red run of the pull request, whose number is 42. */
async function dispatchFor(site: OpenSite, inputs: Readonly<Record<string, string>>): Promise<RunnerEvent> {
  await runJob(site, { ...recipe('gate.yml', 'gate'), event: openPull(site, BREAK) })
  endRun(site)
  forgetPublished(site)
  return byHand(site, inputs)
}
