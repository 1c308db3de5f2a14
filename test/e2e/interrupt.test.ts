import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import { hasNamespaces } from '../attempt/isolation/modes.ts'
import { newPlace, type Place } from './support/place.ts'
import { parseReport } from './support/report.ts'
import { startAction } from './support/runner.ts'

const TASKS = ['quick', 'patient', 'stubborn', 'later'] as const

/** One that answers, one that waits, one that ignores SIGTERM; the latter two start a process of their own each. */
const AGENT = `import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
const task = process.env.TURNGATE_TASK
const note = (pid) => appendFileSync(process.env.PIDS, task + ' ' + pid + '\\n')
if (task === 'quick') process.stdout.write('done')
else {
  if (task === 'stubborn') process.on('SIGTERM', () => {})
  note(spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }).pid)
  note(process.pid)
  setInterval(() => {}, 1000)
}
`

const SUITE = `name: waiting
attempts: 1
agent: {kind: command, command: [node, agent.mjs], protocol: text}
sandbox: {env: [PIDS], limits: {time: 10m}}
tasks:
${TASKS.map((id) => `  - {id: ${id}, input: x, answer: [{contains: done}]}`).join('\n')}
`

function newWaiting(): Place {
  return newPlace({ 'suite.yaml': SUITE, 'agent.mjs': AGENT, pids: '' }, (dir) => ({ PIDS: `${dir}/pids` }))
}

const RUN = ['run', 'suite.yaml', '--concurrency', '2', '--out', 'run', '--json']

/** The processes of the two attempts that wait, once they do. */
async function waitingIn(place: Place): Promise<readonly number[]> {
  for (;;) {
    const noted = place.read('pids').trim().split('\n')
    if (noted.length >= 4) return startedFor(place)
    await sleep(20)
  }
}

/** By the ids of this machine; those that attempts see may be others. */
function startedFor({ dir }: Place): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => {
      const environment = environmentOf(pid)
      return environment.includes(`PIDS=${dir}/pids`) && environment.some((entry) => entry.startsWith('TURNGATE_TASK='))
    })
    .map(Number)
}

function environmentOf(pid: string): readonly string[] {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').split('\0')
  } catch {
    return []
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function expectGone(pids: readonly number[]): Promise<void> {
  expect(pids.length).toBeGreaterThanOrEqual(4)
  // what was killed may still wait to be taken note of
  for (let tries = 0; tries < 100 && pids.some(isAlive); tries += 1) await sleep(20)
  expect(pids.filter(isAlive)).toEqual([])
}

describe('a run that is interrupted', { timeout: 60_000 }, () => {
  it.each(['SIGINT', 'SIGTERM'] as const)('by %s says what was measured, and leaves no process', async (signal) => {
    using place = newWaiting()
    const { child, ended } = place.start(...RUN)
    const pids = await waitingIn(place)
    expect(pids.every(isAlive)).toBe(true)
    child.kill(signal)
    const { code, stdout, stderr } = await ended
    expect(code).toBe(3)
    await expectGone(pids)
    expect(place.leftovers()).toEqual([])
    expect(stderr).toContain(`${signal}: ending the attempts under way and writing the report`)
    const report = parseReport(stdout)
    expect(report).toMatchObject({
      status: 'not_measured',
      exit_code: 3,
      totals: { planned: 4, measured: 1, passed: 1 },
    })
    expect(report.reasons).toContainEqual(
      expect.objectContaining({ code: 'interrupted', args: { measured: 1, planned: 4 } }),
    )
    expect(place.read('run/report.md')).toContain('interrupted')
    expect(place.readJson('run/run.json')).toMatchObject({ interrupted: true })
    // what was stored is judged alike, and makes no baseline
    const again = await place.turngate('gate', 'run', '--json')
    expect(again.code).toBe(3)
    expect(parseReport(again.stdout)).toMatchObject({ status: 'not_measured', totals: { measured: 1 } })
    const before = place.contents()
    const written = await place.turngate('baseline', 'write', 'run')
    expect(written).toMatchObject({ code: 2, stdout: '' })
    expect(place.contents()).toEqual(before)
  })

  it('twice ends at once, and leaves no process either', async () => {
    using place = newWaiting()
    const { child, ended } = place.start(...RUN)
    const pids = await waitingIn(place)
    child.kill('SIGINT')
    await sleep(50)
    child.kill('SIGINT')
    const { code, stdout } = await ended
    expect({ code, stdout }).toEqual({ code: 130, stdout: '' })
    await expectGone(pids)
  })

  it.skipIf(!hasNamespaces)('by SIGKILL leaves no process, since its attempts are watching it', async () => {
    using place = newWaiting()
    const { child, ended } = place.start(...RUN)
    const pids = await waitingIn(place)
    child.kill('SIGKILL')
    await ended
    await expectGone(pids)
  })

  it('exits 3 without a gate too', async () => {
    using place = newWaiting()
    const { child, ended } = place.start('run', 'suite.yaml', '--concurrency', '2', '--no-gate')
    await waitingIn(place)
    child.kill('SIGINT')
    const { code, stdout } = await ended
    expect(code).toBe(3)
    expect(stdout).toContain('Measured')
  })

  it('as an action gives its outputs and its summary', async () => {
    using place = newWaiting()
    const { child, step } = startAction(place, { suite: 'suite.yaml', concurrency: '2' })
    const pids = await waitingIn(place)
    child.kill('SIGINT')
    const { code, outputs, summary } = await step
    expect({ code, verdict: outputs.verdict }).toEqual({ code: 3, verdict: 'not_measured' })
    expect(summary).toContain('interrupted')
    await expectGone(pids)
  })

  it('as an action twice leaves no process either', async () => {
    using place = newWaiting()
    const { child, step } = startAction(place, { suite: 'suite.yaml', concurrency: '2' })
    const pids = await waitingIn(place)
    child.kill('SIGINT')
    await sleep(50)
    child.kill('SIGTERM')
    expect(await step).toMatchObject({ code: 130, outputs: {} })
    await expectGone(pids)
  })
})
