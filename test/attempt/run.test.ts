import { readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { planAttempts } from '../../src/attempt/plan.ts'
import { runAttempts } from '../../src/attempt/run.ts'
import type { Progress } from '../../src/attempt/world.ts'
import type { Attempt } from '../../src/trace/attempt.ts'
import { taskOf } from './task.ts'
import { attemptsOf, commandAgent, isAlive, repliesOf, temporaryFolder, worldOf } from './world.ts'

const five = ['a', 'b', 'c', 'd', 'e'].map((id) => taskOf(id))

const secrets = {
  agent: commandAgent(['node', 'secrets.mjs']),
  tasks: five,
  tools: [
    { name: 'secrets_Add', rules: [{ append: [{ path: '/all', value: { $arg: 'secret' } }] }], failure_rate: 0.2 },
    { name: 'secrets_List', rules: [{ return: { $state: '/all' } }] },
  ],
  state: { all: [] },
}

describe('runAttempts', () => {
  it('makes 40 attempts, 8 at a time, each alone in its world', async () => {
    const parts = { ...secrets, tools: secrets.tools.map(({ failure_rate: _, ...tool }) => tool) }
    const attempts = await attemptsOf({ ...parts, attempts: 8, world: { concurrency: 8 } })
    expect(attempts).toHaveLength(40)
    for (const attempt of attempts) {
      expect(attempt.outcome).toEqual({ status: 'completed' })
      expect(repliesOf(attempt)).toEqual([`${attempt.task}/${attempt.attempt}`])
      expect(attempt.evidence.state).toEqual({ all: [`${attempt.task}/${attempt.attempt}`] })
    }
  })

  it('gives the same for the same seeds at any concurrency', async () => {
    const timeless = (attempts: readonly Attempt[]) =>
      attempts.map(({ started_at: _, wall_ms: __, events, ...rest }) => ({
        ...rest,
        events: events.map(({ at: ___, ...event }) => event),
      }))
    const one = await attemptsOf({ ...secrets, attempts: 2, world: { concurrency: 1 } })
    const many = await attemptsOf({ ...secrets, attempts: 2, world: { concurrency: 8 } })
    expect(JSON.stringify(timeless(many))).toBe(JSON.stringify(timeless(one)))
    expect(JSON.stringify(one)).toContain('temporarily unavailable')
  })

  it('tells of its progress', async () => {
    const told: Progress[] = []
    await attemptsOf({
      tasks: [taskOf('a')],
      attempts: 2,
      world: { concurrency: 1, onProgress: (step) => told.push(step) },
    })
    expect(told.map((step) => [step.type, step.task, step.attempt])).toEqual([
      ['start', 'a', 1],
      ['end', 'a', 1],
      ['start', 'a', 2],
      ['end', 'a', 2],
    ])
    expect(told[1]).toMatchObject({ outcome: { status: 'completed' }, wall_ms: expect.any(Number) })
  })

  it('goes on after an attempt that failed', async () => {
    const agent = commandAgent(['sh', '-c', 'test "$TURNGATE_TASK" != b'])
    const attempts = await attemptsOf({ agent, tasks: five })
    expect(attempts.map(({ outcome }) => outcome.status)).toEqual([
      ...['completed', 'agent_failed', 'completed', 'completed', 'completed'],
    ])
  })

  it('says of every attempt that its sandbox failed, after it was tried again', async () => {
    const attempts = await attemptsOf({ tasks: five, sandbox: { workspace: 'no-such-folder' } })
    expect(attempts).toHaveLength(5)
    for (const { outcome } of attempts) expect(outcome).toMatchObject({ status: 'infra_failed', reason: 'sandbox' })
  })
})

describe('a run that is ended early', () => {
  const hanging = { agent: commandAgent(['node', 'hostile.mjs', 'ignores-term']), tasks: five }

  /** Waits until the attempts that run at the same time have told their process ids. */
  async function pidsIn(scratch: string, count: number): Promise<number[]> {
    for (;;) {
      const pids = readdirSync('/proc')
        .filter((name) => /^\d+$/.test(name))
        .map(Number)
      const environments = await Promise.all(pids.map(async (pid) => ({ pid, inside: await startedIn(pid, scratch) })))
      const found = environments.filter(({ inside }) => inside).map(({ pid }) => pid)
      if (found.length >= count) return found
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }

  async function startedIn(pid: number, scratch: string): Promise<boolean> {
    const { readFile } = await import('node:fs/promises')
    const text = await readFile(`/proc/${pid}/environ`, 'latin1').catch(() => '')
    return text.includes(`TURNGATE_WORKSPACE=${scratch}/`)
  }

  it.skipIf(process.platform !== 'linux')('by its signal gives every attempt and leaves nothing behind', async () => {
    const scratch = temporaryFolder()
    const ending = new AbortController()
    const world = worldOf({ ...hanging, world: { scratch, signal: ending.signal, concurrency: 2 } })
    const attempts: Attempt[] = []
    const run = (async () => {
      const plan = planAttempts({ tasks: five, attempts: 2, seed: 1 })
      for await (const attempt of runAttempts(plan, world)) attempts.push(attempt)
    })()
    const pids = await pidsIn(scratch, 2)
    ending.abort()
    await run
    expect(attempts).toHaveLength(10)
    for (const { outcome } of attempts) expect(outcome).toMatchObject({ status: 'infra_failed', reason: 'interrupted' })
    for (const pid of pids) expect(await isAlive(pid)).toBe(false)
    expect(readdirSync(scratch)).toEqual([])
  })

  it.skipIf(process.platform !== 'linux')('by its consumer leaves nothing behind', async () => {
    const scratch = temporaryFolder()
    const agent = commandAgent(['sh', '-c', 'test "$TURNGATE_TASK" = a || exec sleep 1000'])
    const world = worldOf({ agent, tasks: five, world: { scratch, concurrency: 3 } })
    let pids: number[] = []
    for await (const attempt of runAttempts(planAttempts({ tasks: five, attempts: 1, seed: 1 }), world)) {
      expect(attempt.task).toBe('a')
      pids = await pidsIn(scratch, 3)
      break
    }
    expect(pids.length).toBeGreaterThanOrEqual(3)
    for (const pid of pids) expect(await isAlive(pid)).toBe(false)
    expect(readdirSync(scratch)).toEqual([])
  })

  it('before its first attempt starts nothing', async () => {
    const told: Progress[] = []
    const world = { signal: AbortSignal.abort(), onProgress: (step: Progress) => told.push(step) }
    const attempts = await attemptsOf({ tasks: five, world })
    expect(attempts.map(({ outcome }) => outcome.status)).toEqual(five.map(() => 'infra_failed'))
    expect(told).toEqual([])
  })
})
