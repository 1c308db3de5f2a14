import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { RunnerEvent, Step } from '../support/runner.ts'
import { type MoodySite, moodySite } from './support.ts'

const SLOW = { timeout: 180_000 }

let site: MoodySite
beforeEach(async () => {
  site = await moodySite('attempts: 6\n')
}, 60_000)
afterEach(() => site[Symbol.asyncDispose]())

/** What the artifacts of shards hold, as `actions/download-artifact` lays it out. */
const downloaded: Record<string, string> = {}
beforeEach(() => {
  for (const path of Object.keys(downloaded)) delete downloaded[path]
})

async function part(event: RunnerEvent, shard: string, seed: string): Promise<void> {
  const step = await site.run(event, { shard, seed })
  expect(step.outputs.verdict).toBe('measured')
  const folder = `parts/turngate-suite.yaml-shard${shard[0]}-${event.attempt ?? 1}`
  for (const [path, text] of Object.entries(step.kept)) downloaded[`${folder}/${path}`] = text
}

async function parts(event: RunnerEvent, seed: string): Promise<void> {
  for (const shard of ['1/2', '2/2']) await part(event, shard, seed)
}

const merged = (event: RunnerEvent) => site.run(event, { mode: 'merge', shards: 'parts' }, { files: downloaded })

const measured = ({ summary }: Step) => /(\d+ of \d+) attempts measured/.exec(summary)?.[1]

describe('shards of a pull request that are run again', SLOW, () => {
  it('with another seed add their attempts, and a second look is taken', async () => {
    const event = site.pull()
    site.say('bye')
    await parts(event, '7')
    expect((await merged(event)).outputs.verdict).toBe('regressed')
    site.say('hello')
    const again = { ...event, attempt: 2 }
    await parts(again, '72')
    const second = await merged(again)
    expect(second.outputs).toMatchObject({ verdict: 'regressed', 'success-rate': '0.5' })
    expect(second.plan).toMatchObject({ attempts: 12, look: 2 })
    expect(measured(second)).toBe('12 of 12')
    const third = { ...event, attempt: 3 }
    await parts(third, '73')
    expect((await merged(third)).plan).toMatchObject({ attempts: 18, look: 3 })
  })

  it('with the same seed, or in part, replace nothing: what was measured first counts', async () => {
    const event = site.pull()
    site.say('bye')
    await parts(event, '7')
    site.say('hello')
    const again = { ...event, attempt: 2 }
    await parts(again, '7')
    await part({ ...event, attempt: 3 }, '1/2', '73')
    const step = await merged(again)
    expect(step.outputs).toMatchObject({ verdict: 'regressed', 'success-rate': '0' })
    expect(step.stdout).toContain('left out, since the other shards of this rerun are not there')
  })

  it('of another workflow run start from what that one merged', async () => {
    const event = site.pull()
    site.say('bye')
    await parts(event, '7')
    await merged(event)
    site.say('hello')
    for (const path of Object.keys(downloaded)) delete downloaded[path]
    const later = { ...event, run: 43 }
    await parts(later, '8')
    const step = await merged(later)
    expect(step.outputs.verdict).toBe('regressed')
    expect(step.plan).toMatchObject({ attempts: 12, look: 2 })
  })

  it('that are not all there have no verdict, and the missing one is named', async () => {
    const event = site.pull()
    await part(event, '1/2', '7')
    const step = await merged(event)
    expect(step.code).toBe(2)
    expect(step.commands.map(({ text }) => text).join()).toContain('shard 2/2 is missing')
  })
})

describe('the merging job', SLOW, () => {
  const GOLD = (word: string, more = '') =>
    `name: tiny\nagent: {kind: command, command: [sh, agent.sh], protocol: text}\ntasks: [{id: greet, input: Say hello., answer: [{contains: ${word}}]}]\nattempts: 6\n${more}`

  it('measures the base agent again where a change edits gold, and shows both verdicts', async () => {
    // what the agent says satisfies the loosened gold alone
    const event = site.pull({ 'suite.yaml': GOLD('h') })
    site.say('oh')
    await parts(event, '7')
    const before = site.started()
    const step = await merged(event)
    expect(site.started() - before).toBe(12)
    expect(step.summary).toContain('with the base agent measured again')
    // by the base's gold the agent fails, whatever the change makes of it
    expect(step.outputs.verdict).toBe('regressed')
    expect(step.kept).toHaveProperty('base-agent-again/run.json')
  })

  it('says precisely why it was not measured again', async () => {
    const off = 'policy: {remeasure: "off"}\n'
    await site[Symbol.asyncDispose]()
    site = await moodySite(`attempts: 6\n${off}`)
    const event = site.pull({ 'suite.yaml': GOLD('h', off) })
    await parts(event, '7')
    const before = site.started()
    const step = await merged(event)
    expect(site.started()).toBe(before)
    expect(step.summary).toMatch(/The base agent was not measured again: .*policy/)
  })
})
