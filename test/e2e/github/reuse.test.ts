import { afterEach, describe, expect, it } from 'vitest'
import { gitIn } from '../../support/github/git.ts'
import { type MoodySite, moodySite } from './support.ts'

const SLOW = { timeout: 120_000 }
const READS = { checks: 'write', actions: 'read', pull_requests: 'read' } as const

let site: MoodySite
afterEach(() => site[Symbol.asyncDispose]())

async function measuredPull(rest = 'policy: {reuse: true}\n') {
  site = await moodySite(rest)
  const event = site.pull({ 'README.md': 'x' })
  await site.run(event)
  const run = { id: 42, event: 'pull_request', conclusion: 'success', path: '.github/workflows/gate.yml', fork: false }
  site.github.state.runs.push({ ...run, head_sha: event.head })
  return event
}

describe('equal files are measured once', SLOW, () => {
  it('by a merge group: the attempts of its pull request are judged again, by the base of the group', async () => {
    await measuredPull()
    const before = site.started()
    const step = await site.run({ ...site.group({ 'README.md': 'x' }), run: 43 }, {}, { permissions: READS })
    expect(site.started()).toBe(before)
    expect(step.outputs).toMatchObject({ verdict: 'pass', 'success-rate': '1' })
    expect(step.stdout).toContain('5 attempts of .turngate/earlier/42 are joined')
    expect(site.github.refused).toEqual([])
  })

  it('by a push that merges it: the baseline takes them, and a later push is measured', async () => {
    const { head } = await measuredPull()
    const before = site.started()
    const tip = gitIn(site.git.bare, 'rev-parse', 'main')
    const permissions = { ...READS, contents: 'write', pull_requests: 'write' } as const
    const push = site.push({ 'README.md': 'x' })
    // GitHub knows which pull request a commit came by
    const [pull] = site.github.state.pulls
    if (pull !== undefined) pull.merged_as = push.after
    const step = await site.run({ ...push, run: 43 }, {}, { permissions })
    expect(step.code).toBe(0)
    expect(site.started()).toBe(before)
    expect(gitIn(site.git.bare, 'log', '--format=%s', `${tip}..main`).split('\n')[0]).toBe('Refresh baselines/tiny')
    expect(head).not.toBe(push.after)
    const other = await site.run({ ...site.push({ 'other.txt': 'y' }), run: 44 }, {}, { permissions })
    expect(other.code).toBe(0)
    expect(site.started()).toBe(before + 5)
  })

  it.each([
    ['a policy that does not ask for it', 'attempts: 5\n', { 'README.md': 'x' }, ''],
    ['other files', 'policy: {reuse: true}\n', { 'README.md': 'y' }, 'it differs in the files that were checked out'],
  ])('but not under %s', async (_, rest, files, why) => {
    await measuredPull(rest)
    const before = site.started()
    const step = await site.run({ ...site.group(files), run: 43 }, {}, { permissions: READS })
    expect(step.outputs.verdict).toBe('pass')
    expect(site.started()).toBe(before + 5)
    expect(step.stdout).toContain(why)
  })

  it('and not by a run of another commit, whatever its check run says', async () => {
    await measuredPull()
    const [run] = site.github.state.runs
    if (run !== undefined) site.github.state.runs[0] = { ...run, head_sha: 'f'.repeat(40) }
    const before = site.started()
    await site.run({ ...site.group({ 'README.md': 'x' }), run: 43 }, {}, { permissions: READS })
    expect(site.started()).toBe(before + 5)
  })
})
