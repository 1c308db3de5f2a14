import { expect } from 'vitest'
import { workflowRunEvent } from '../../support/github/events.ts'
import { gitIn } from '../../support/github/git.ts'
import type { MoodySite, RunOptions } from './support.ts'

/** A row of the event table: what starts the workflow, and what comes of it. */
export interface EventRow {
  readonly title: string
  readonly run: (site: MoodySite, options: RunOptions) => Promise<void>
}

const READS = { contents: 'read' } as const
const PULL = { 'pull-request': '5' }
const MERGE = 'refs/pull/5/merge'

export const EVENT_ROWS: readonly EventRow[] = [
  {
    title: 'pull_request: red, then fixed, in one comment and one check run',
    async run(site, options) {
      site.say('bye')
      const first = site.pull({ 'a.txt': '1' })
      expect((await site.run(first, {}, options)).outputs.verdict).toBe('regressed')
      site.say('hello')
      const fixed = site.pull({ 'a.txt': '2' })
      const step = await site.run({ ...fixed, run: 43 }, {}, options)
      expect(step.outputs.verdict).toBe('pass')
      expect(comments(site)).toEqual(['## ✅ Pass: `tiny`'])
      expect(checks(site)).toEqual([
        [first.head, 'failure'],
        [fixed.head, 'success'],
      ])
      expect(site.github.refused).toEqual([])
    },
  },
  ...(['fork', 'dependabot'] as const).map((from) => ({
    title: `pull_request by ${from}, and the workflow_run that publishes`,
    async run(site: MoodySite, options: RunOptions) {
      site.say('bye')
      const event = site.pull({ 'a.txt': '1' }, site.base, from)
      const step = await site.run(event, {}, { ...options, permissions: READS })
      expect(step.outputs.verdict).toBe('regressed')
      expect(site.github.requests).toEqual([])
      const payload = workflowRunEvent({ id: 42, head: event.head, conclusion: 'failure', fork: from === 'fork' })
      const permissions = { pull_requests: 'write', actions: 'read' } as const
      const publish = { name: 'workflow_run', payload, sha: site.base, run: 60 }
      expect((await site.run(publish, {}, { ...options, permissions })).code).toBe(0)
      expect(comments(site)).toEqual(['## ❌ Regressed: `tiny`'])
      expect(checks(site)).toEqual([])
    },
  })),
  {
    title: 'merge_group',
    async run(site, options) {
      site.say('bye')
      const event = site.group()
      const step = await site.run(event, {}, { ...options, permissions: { checks: 'write', actions: 'read' } })
      expect(step.code).toBe(1)
      expect(comments(site)).toEqual([])
      expect(checks(site)).toEqual([[event.sha, 'failure']])
      expect(site.github.refused).toEqual([])
    },
  },
  {
    title: 'push to the default branch: a refresh',
    async run(site, options) {
      const step = await site.run(site.push({ 'a.txt': '1' }), {}, { ...options, permissions: { contents: 'write' } })
      expect(step.code).toBe(0)
      expect(gitIn(site.git.bare, 'log', '-1', '--format=%s', 'main')).toBe('Refresh baselines/tiny')
      expect(site.github.refused).toEqual([])
    },
  },
  {
    title: 'workflow_dispatch: a pull request by number, chosen tasks, what failed, more attempts',
    async run(site, options) {
      const { head } = site.pull()
      const dispatch = { ...site.dispatch(), ref: MERGE }
      site.say('bye')
      const chosen = await site.run({ ...dispatch, run: 50 }, { ...PULL, tasks: 'greet' }, options)
      expect(chosen.outputs.verdict).toBe('regressed')
      expect(checks(site)).toEqual([[head, 'failure']])
      const failed = await site.run({ ...dispatch, run: 51 }, { ...PULL, 'failed-of': '50' }, options)
      expect(failed.plan).toMatchObject({ only: ['greet'] })
      site.say('hello')
      const more = await site.run({ ...dispatch, run: 52 }, { ...PULL, attempts: '7' }, options)
      expect(more.plan.attempts).toBe(7)
      expect(more.outputs.verdict).toBe('pass')
      expect(checks(site)).toEqual([[head, 'success']])
    },
  },
  {
    title: 'shards, and the job that merges them',
    async run(site, options) {
      const event = site.pull()
      const files: Record<string, string> = {}
      for (const shard of ['1/2', '2/2']) {
        const part = await site.run(event, { shard, seed: '7' }, options)
        expect(part.outputs.verdict).toBe('measured')
        for (const [path, text] of Object.entries(part.kept)) files[`parts/${shard[0]}/${path}`] = text
      }
      expect(comments(site)).toEqual([])
      const step = await site.run(event, { mode: 'merge', shards: 'parts' }, { ...options, files })
      expect(step.outputs.verdict).toBe('pass')
      expect(checks(site)).toEqual([[event.head, 'success']])
    },
  },
]

/** First lines, without the marker. */
function comments({ github }: MoodySite): string[] {
  return github.state.comments.map(({ body }) => body.split('\n')[1] ?? '')
}

function checks({ github }: MoodySite) {
  return github.state.checkRuns.map(({ head_sha, conclusion }) => [head_sha, conclusion])
}
