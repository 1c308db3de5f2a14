import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { workflowRunEvent } from '../../support/github/events.ts'
import { RECIPES, workflow } from '../../support/workflow/repository.ts'
import { type EndedJob, type JobRequest, runJob } from '../support/job.ts'
import type { Files } from '../support/place.ts'
import type { RunnerEvent } from '../support/runner.ts'
import { BROKEN, GREETER } from '../support/tiny.ts'
import { endRun, measuredRepository, type OpenSite, openPull, openSite, publishedOn, pushTo } from './repository.ts'
import { byHand } from './scenes.ts'

let files: Files
let site: OpenSite

beforeAll(async () => {
  files = await measuredRepository()
}, 120_000)
beforeEach(async () => {
  site = await openSite(files)
})
afterEach(() => site[Symbol.asyncDispose]())

const CHANGE = { 'evals/agent.sh': `${GREETER}# as before\n` }

function run(file: string, job: string, event: RunnerEvent, more: Partial<JobRequest> = {}): Promise<EndedJob> {
  return runJob(site, { workflow: workflow(RECIPES, file), job, event, ...more })
}

const checks = () => publishedOn(site, 1).checks
const comments = () => publishedOn(site, 1).comments

describe('dispatch.yml', { timeout: 120_000 }, () => {
  it('runs chosen tasks, which turns no check green; and the whole with more attempts, which does', async () => {
    const event = openPull(site, CHANGE)
    site.github.state.checkRuns.push(redCheck(event.head))
    const some = await run('dispatch.yml', 'gate', byHand(site, { 'pull-request': '5', tasks: 'greet', attempts: '2' }))
    expect(some.step?.code).toBe(0)
    expect(checks()).toEqual(['turngate / tiny: failure'])
    const whole = { ...byHand(site, { 'pull-request': '5', attempts: '6' }), attempt: 2 }
    const { step } = await run('dispatch.yml', 'gate', whole)
    expect(step?.outputs.verdict).toBe('pass')
    expect(checks()).toEqual(['turngate / tiny: success'])
    expect(comments()).toEqual(['## ✅ Pass (chosen tasks only): `tiny`', '## ✅ Pass: `tiny`'])
  })

  it('measures the branch that was chosen where no pull request is named', async () => {
    const { step } = await run('dispatch.yml', 'gate', byHand(site, {}))
    expect(step?.outputs.verdict).toBe('pass')
    expect(checks()).toEqual(['turngate / tiny: success'])
    expect(comments()).toEqual([])
  })

  it('refuses words in the place of a number before anything is measured', async () => {
    const inputs = { 'failed-of': '42; rm -rf /' }
    const { step } = await run('dispatch.yml', 'gate', byHand(site, inputs))
    expect(step?.code).toBe(2)
    expect(step?.commands.map(({ text }) => text).join()).toContain('input `failed-of`')
  })
})

describe('refresh.yml', { timeout: 120_000 }, () => {
  it('commits with no more than `contents: write` where the branch is not protected', async () => {
    const { step } = await run('refresh.yml', 'refresh', pushTo(site, CHANGE), { permissions: { contents: 'write' } })
    expect(step?.code).toBe(0)
    expect(publishedOn(site, 1)).toMatchObject({ main: 'Refresh baselines/tiny', proposals: [] })
    expect(site.github.refused).toEqual([])
  })
})

describe('shards.yml', { timeout: 120_000 }, () => {
  it('judges, and is red, where a part failed; not where the run was cancelled', async () => {
    const event = openPull(site, CHANGE)
    for (const n of ['1', '3']) await run('shards.yml', 'part', event, { matrix: { n } })
    const { conclusion, step } = await run('shards.yml', 'gate', event, { needed: 'failure' })
    expect(conclusion).toBe('failure')
    expect(step?.outputs.verdict).toBe('could_not_run')
    expect(step?.commands.map(({ text }) => text).join()).toContain('shard 2/3 is missing')
    expect(comments()).toEqual(['## 🛑 Could not run: `evals/suite.yaml`'])
    expect(await run('shards.yml', 'gate', event, { needed: 'cancelled' })).toEqual({ conclusion: 'skipped' })
  })
})

describe('monorepo.yml', { timeout: 120_000 }, () => {
  it('has a verdict for each agent, and none is run that a pull request leaves alone', async () => {
    const event = openPull(site, { 'agents/support/evals/agent.sh': BROKEN })
    const legs = workflow(RECIPES, 'monorepo.yml').jobs.gate?.matrix ?? []
    const ended: EndedJob[] = []
    for (const matrix of legs) ended.push(await run('monorepo.yml', 'gate', event, { matrix }))
    expect(ended.map(({ step }) => step?.outputs.verdict)).toEqual(['regressed', 'unaffected'])
    expect(checks()).toEqual(['gate / support: failure', 'gate / sales: success'])
    expect(comments()).toEqual(['## ❌ Regressed: `support`'])
  })

  it('comments on both where both are broken by what they share', async () => {
    const event = openPull(site, {
      'agents/shared/x.txt': 'x',
      'agents/support/evals/agent.sh': BROKEN,
      'agents/sales/evals/agent.sh': BROKEN,
    })
    for (const agent of ['support', 'sales']) await run('monorepo.yml', 'gate', event, { matrix: { agent } })
    expect(comments()).toEqual(['## ❌ Regressed: `support`', '## ❌ Regressed: `sales`'])
  })
})

describe('the pair for forks', { timeout: 120_000 }, () => {
  it('publishes nothing of a run that was not of a pull request', async () => {
    const payload = { workflow_run: { id: 42, head_sha: site.base, conclusion: 'success', event: 'push' } }
    const event = { name: 'workflow_run', payload, run: 60 }
    expect(await run('fork-publish.yml', 'comment', event)).toEqual({ conclusion: 'skipped' })
  })

  it('turns the comment of a fork green again', async () => {
    for (const [number, agent, line] of [
      [42, BROKEN, '## ❌ Regressed: `tiny`'],
      [43, CHANGE['evals/agent.sh'], '## ✅ Pass: `tiny`'],
    ] as const) {
      site.github.state.pulls.splice(0)
      const event = { ...openPull(site, { 'evals/agent.sh': agent }, true), run: number }
      const measured = await run('fork-measure.yml', 'gate', event)
      expect(site.github.requests.filter(({ operation }) => operation.startsWith('checks/'))).toEqual([])
      endRun(site, number)
      await run('fork-publish.yml', 'comment', ended(event, number, measured))
      expect(comments()).toEqual([line])
    }
  })
})

function ended(event: RunnerEvent & { readonly head: string }, id: number, { conclusion }: EndedJob): RunnerEvent {
  const payload = workflowRunEvent({ id, head: event.head, conclusion, fork: true })
  return { name: 'workflow_run', payload, run: id + 100 }
}

/** As an earlier run left it. */
function redCheck(head: string) {
  return {
    ...{ id: 1, name: 'turngate / tiny', head_sha: head, status: 'completed' as const, conclusion: 'failure' },
    ...{ external_id: 'turngate:42001::evals/suite.yaml', details_url: '', started_at: '2026-01-05T09:00:00Z' },
    ...{ completed_at: '2026-01-05T09:00:00Z', output: { title: '', summary: '', text: '' }, app: 'github-actions' },
  }
}
