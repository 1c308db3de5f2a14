import { afterEach, describe, expect, it } from 'vitest'
import { pullRequestEvent } from '../../support/github/events.ts'
import { tinySuite } from '../support/tiny.ts'
import { type MoodySite, moodySite } from './support.ts'

const SLOW = { timeout: 120_000 }

let site: MoodySite
afterEach(() => site[Symbol.asyncDispose]())

/** Each attempt says hello and costs one dollar. */
const PRICED = {
  'suite.yaml': tinySuite('', { agent: '{kind: command, command: [node, agent.mjs], protocol: jsonl}' }),
  'agent.mjs': `console.log(JSON.stringify({ event: 'model', model: 'm', input_tokens: 10, output_tokens: 10, cost_usd: 1 }))
console.log(JSON.stringify({ event: 'response', text: 'hello' }))
`,
}

describe('`budget`', SLOW, () => {
  it('ends a run in an orderly way: no other attempts, a report, and a verdict that says what was not measured', async () => {
    site = await moodySite('', PRICED)
    const event = site.pull()
    const step = await site.run(event, { budget: '1.50', concurrency: '1' })
    expect(step.code).toBe(3)
    expect(step.outputs.verdict).toBe('not_measured')
    expect(step.stdout).toContain('the budget of $1.5 is spent: no other attempts are made')
    expect(step.summary).toMatch(/The budget of \$1\.5 was spent \(\$[23]\), so no other attempts were made/)
    expect(step.summary).toMatch(/greet`? [23] of 5/)
    expect(step.kept).toHaveProperty('report.md')
    expect(site.github.state.checkRuns).toMatchObject([{ conclusion: 'failure' }])
  })

  it('that is enough changes nothing, and what an earlier run paid is not paid again', async () => {
    site = await moodySite('', PRICED)
    const event = site.pull()
    const first = await site.run(event, { budget: '$6', concurrency: '1' })
    expect(first.outputs).toMatchObject({ verdict: 'pass', cost: '1' })
    const second = await site.run({ ...event, attempt: 2 }, { budget: '$6', concurrency: '1' })
    expect(second.plan.look).toBe(2)
    expect(second.outputs.verdict).toBe('pass')
    expect(second.summary).not.toContain('was spent')
  })
})

const PATHS = { paths: 'agent/**, prompts/*.md' }

describe('`paths`', SLOW, () => {
  it.each([
    ['another file', { 'docs/a.md': 'x' }, 0],
    ['the agent', { 'agent/deep/a.mjs': 'x' }, 5],
    ['a prompt', { 'prompts/a.md': 'x' }, 5],
    ['a prompt too deep for the glob', { 'prompts/deep/a.md': 'x' }, 0],
    ['the suite', { 'suite.yaml': tinySuite('# edited\n') }, 5],
    ['its baseline', { 'baselines/tiny/accept.yaml': 'accept: []\n' }, 5],
    ['a workflow, which says what the paths are', { '.github/workflows/gate.yml': 'x' }, 5],
  ])('a pull request that changes %s', async (_, files, attempts) => {
    site = await moodySite()
    const before = site.started()
    const event = site.pull(files)
    const step = await site.run(event, PATHS)
    expect(step.code).toBe(0)
    expect(site.started() - before).toBe(attempts)
    const verdict = attempts === 0 ? 'unaffected' : 'pass'
    expect(step.outputs.verdict).toBe(verdict)
    // a required check of that name ends green, and says why
    expect(site.github.state.checkRuns).toMatchObject([{ name: 'turngate / tiny', conclusion: 'success' }])
    if (attempts > 0) return
    expect(site.github.state.checkRuns[0]?.output.title).toBe('No agent file changed')
    expect(step.summary).toContain('Nothing was run')
    expect(site.github.state.comments).toEqual([])
  })

  it('a merge group is held to the same paths', async () => {
    site = await moodySite()
    const before = site.started()
    const other = await site.run(site.group({ 'docs/a.md': 'x' }), PATHS)
    expect(other.outputs.verdict).toBe('unaffected')
    expect(site.started()).toBe(before)
    expect((await site.run(site.group({ 'agent/a.mjs': 'x' }), PATHS)).outputs.verdict).toBe('pass')
    expect(site.github.state.checkRuns.map(({ conclusion }) => conclusion)).toEqual(['success', 'success'])
  })

  it('what cannot be told is measured', async () => {
    site = await moodySite()
    site.github.fail({ operation: 'pulls/list-files', status: 500 })
    const step = await site.run(site.pull({ 'docs/a.md': 'x' }), PATHS)
    expect(step.outputs.verdict).toBe('pass')
    expect(step.stdout).toContain('which files are changed is not known')
  })

  it('a comment that is there turns into the news that nothing is affected any more', async () => {
    site = await moodySite()
    site.say('bye')
    await site.run(site.pull({ 'agent/a.mjs': 'x' }), PATHS)
    expect(site.github.state.comments[0]?.body).toContain('Regressed')
    const event = site.pull({ 'docs/a.md': 'x' })
    const payload = pullRequestEvent({ head: event.head, base: site.base })
    const step = await site.run({ ...event, payload, run: 43 }, PATHS)
    expect(step.outputs.verdict).toBe('unaffected')
    expect(site.github.state.comments).toHaveLength(1)
    expect(site.github.state.comments[0]?.body).toContain('No agent file changed')
  })
})
