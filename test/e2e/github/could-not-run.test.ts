import { afterEach, describe, expect, it } from 'vitest'
import { pullRequestEvent } from '../../support/github/events.ts'
import { tinySuite } from '../support/tiny.ts'
import { type MoodySite, moodySite } from './support.ts'

let site: MoodySite
afterEach(() => site[Symbol.asyncDispose]())

const checks = () => site.github.state.checkRuns.map(({ name, conclusion }) => [name, conclusion])

describe('a run that could not be made', { timeout: 120_000 }, () => {
  it('turns its check run red where the suite is broken, and leaves no green one of the same commit', async () => {
    site = await moodySite()
    const event = site.pull()
    await site.run(event)
    expect(checks()).toEqual([['turngate / tiny', 'success']])
    const broken = site.git.commit({ 'suite.yaml': 'name: [' }, { branch: 'main', message: 'Break it' })
    const sha = site.git.merge(broken, event.head, 'refs/pull/5/merge')
    const step = await site.run({ ...event, sha, run: 43 })
    expect(step.code).toBe(2)
    expect(checks()).toEqual([['turngate / tiny', 'failure']])
    const [comment] = site.github.state.comments
    expect(comment?.body).toContain(`in the base, commit ${broken.slice(0, 12)} on \`main\``)

    const accept = 'accept: [{edit: suite, reason: The file was cut off.}]\n'
    const files = { 'suite.yaml': tinySuite(), 'baselines/tiny/accept.yaml': accept }
    const [number, ref] = [6, 'refs/pull/6/merge']
    const head = site.git.commit(files, { branch: 'mend', parent: broken })
    const mend = { name: 'pull_request', payload: pullRequestEvent({ number, head, base: broken }), ref, run: 44 }
    const mended = await site.run({ ...mend, sha: site.git.merge(broken, head, ref) }, { comment: 'never' })
    expect(mended.code).toBe(0)
    expect(mended.summary).toContain('Accepted for this change: the edit of `suite`')
    expect(checks()).toEqual([
      ['turngate / tiny', 'failure'],
      ['turngate / tiny', 'success'],
    ])
  })

  it('where the suite lies outside of the repository says so once', async () => {
    site = await moodySite()
    const step = await site.run(site.pull(), { suite: '../x.yaml' })
    expect(step.code).toBe(2)
    expect(step.summary).toContain('input `suite`: `../x.yaml` leads out of the repository')
  })

  it('has the name of its suite where that can be read', async () => {
    site = await moodySite()
    await site.run(site.pull({ 'suite.yaml': 'name: tiny\ntasks: [' }))
    expect(checks()).toEqual([['turngate / tiny', 'failure']])
  })

  it('by a wrong input is told in summary, comment and check run', async () => {
    site = await moodySite()
    const step = await site.run(site.pull(), { attempts: '3x' })
    expect(step.code).toBe(2)
    expect(step.summary).toContain('input `attempts`: `3x` is not a whole number')
    expect(site.github.state.comments[0]?.body).toContain('input `attempts`')
    expect(checks()).toEqual([['turngate / tiny', 'failure']])
  })
})
