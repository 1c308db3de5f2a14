import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { pullRequestEvent } from '../../support/github/events.ts'
import { tinySuite } from '../support/tiny.ts'
import { type MoodySite, moodySite } from './support.ts'

const SLOW = { timeout: 120_000 }

let site: MoodySite
beforeEach(async () => {
  site = await moodySite()
}, 60_000)
afterEach(() => site[Symbol.asyncDispose]())

const checks = () => site.github.state.checkRuns.map(({ name, conclusion }) => [name, conclusion])
const warnings = ({ commands }: Awaited<ReturnType<MoodySite['run']>>) =>
  commands.filter(({ name }) => name === 'warning').map(({ text }) => text)

/** A pull request of the same head onto a branch whose gate lets everything through. */
function lenient(head: string) {
  const base = site.git.commit(
    { 'suite.yaml': tinySuite('policy: {mode: advise}\n') },
    { branch: 'lenient', parent: site.base },
  )
  const [number, ref] = [6, 'refs/pull/6/merge']
  const sides = { head: { sha: head, ref: 'topic', fork: false }, base: { sha: base, ref: 'lenient' } }
  const about = { title: 'x', body: '', state: 'open' as const, locked: false, files: ['README.md'] }
  site.github.state.pulls.push({ number, ...about, ...sides })
  const payload = pullRequestEvent({ number, head, base, baseRef: 'lenient' })
  return { name: 'pull_request', payload, sha: site.git.merge(base, head, ref), ref, run: 43 }
}

describe('one head, two bases', SLOW, () => {
  it('a branch other than the default one has a check of its own, and reruns join their own base', async () => {
    const event = site.pull()
    site.say('bye')
    await site.run(event)
    await site.run(lenient(event.head))
    expect(checks()).toEqual([
      ['turngate / tiny', 'failure'],
      ['turngate / tiny → lenient', 'neutral'],
    ])
    site.say('hello')
    const opened = await site.run({ ...event, run: 45 })
    expect(opened.plan).toMatchObject({ attempts: 10, look: 2 })
    expect(opened.outputs.verdict).toBe('regressed')
  })

  it('with one `check-name`, the red of the default branch stays, and a rerun joins it all the same', async () => {
    const event = site.pull()
    const inputs = { 'check-name': 'gate' }
    site.say('bye')
    await site.run(event, inputs)
    const other = await site.run(lenient(event.head), inputs)
    expect(warnings(other)).toContainEqual(expect.stringContaining('does not clear'))
    expect(checks()).toEqual([['gate', 'failure']])
    site.say('hello')
    const again = await site.run({ ...event, attempt: 2 }, inputs)
    expect(again.plan).toMatchObject({ attempts: 10, look: 2 })
  })
})
