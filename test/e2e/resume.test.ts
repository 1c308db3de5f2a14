import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { alive, newMark } from '../support/marked.ts'
import { comparable } from './support/comparable.ts'
import { newPlace, type Place } from './support/place.ts'
import { parseReport } from './support/report.ts'

/** Answers by its seed, so that an attempt that is made twice ends alike; the answer is long enough to fill a disk. */
const TEXT_AGENT = `case $((TURNGATE_SEED % 3)) in 0) echo no ;; *) head -c 3000 /dev/zero | tr '\\0' x; echo done ;; esac
`
const JSONL_AGENT = `while read -r line; do
  text=\${line#*'"text":"'}
  case $((TURNGATE_SEED % 3)) in 0) answer=no ;; *) answer=done ;; esac
  printf '{"event":"executed","tool":"look","args":{"text":"%s"}}\\n' "\${text%%\\"*}"
  printf '{"event":"response","text":"%s"}\\n' $answer
done
`
const TASKS = ['a', 'b', 'c', 'd', 'e']
const ATTEMPTS = 4

function suite(agent: string): string {
  const tasks = TASKS.map(
    (id) => `  - {id: ${id}, input: hello ${id}, answer: [{contains: done}], expected_tools: [look]}`,
  )
  return `name: again
attempts: ${ATTEMPTS}
agent: ${agent}
policy: {metrics: {success_rate: {max_drop: 5}}}
tasks:
${tasks.join('\n')}
`
}

const AGENTS = {
  text: '{kind: command, command: [sh, agent.sh], protocol: text}',
  jsonl: '{kind: command, command: [sh, jsonl.sh], protocol: jsonl}',
  replay: '{kind: replay, source: recorded, format: run}',
}

function newSuite(kind: keyof typeof AGENTS): Place {
  return newPlace({ 'suite.yaml': suite(AGENTS[kind]), 'agent.sh': TEXT_AGENT, 'jsonl.sh': JSONL_AGENT })
}

const RUN = ['run', 'suite.yaml', '--seed', '11', '--concurrency', '2']

/** Numbers in [0, 1), the same each time. */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

function sizeOf(place: Place, file: string): number {
  return statSync(join(place.dir, file), { throwIfNoEntry: false })?.size ?? 0
}

/** Starts the run and kills it once that many lines of attempts and some more bytes are there. */
async function killAt(place: Place, args: readonly string[], bytes: number, delayMs: number): Promise<void> {
  const { child, ended } = place.start(...args)
  let isOver = false
  void ended.then(() => {
    isOver = true
  })
  while (!isOver && sizeOf(place, 'run/attempts.jsonl') < bytes) await sleep(5)
  await sleep(delayMs)
  child.kill('SIGKILL')
  await ended
}

describe('run --resume', { timeout: 240_000 }, () => {
  it.each([
    ['text', 3],
    ['jsonl', 4],
  ] as const)('after kill -9 of a %s agent at any point gives what an uninterrupted run does', async (kind, seed) => {
    using place = newSuite(kind)
    await place.turngate(...RUN, '--out', 'whole')
    const whole = comparable(place, 'whole')
    const lineBytes = sizeOf(place, 'whole/attempts.jsonl') / (TASKS.length * ATTEMPTS)
    const random = randomFrom(seed)
    for (let round = 0; round < 4; round += 1) {
      // one run is killed several times before it comes to its end
      let args = [...RUN, '--out', 'run']
      for (const part of [random(), random()].sort()) {
        const bytes = round === 0 ? 0 : Math.floor(part * TASKS.length * ATTEMPTS * lineBytes)
        await killAt(place, args, bytes, Math.floor(random() * 60))
        if (place.has('run/run.json')) args = ['run', 'suite.yaml', '--resume', 'run', '--concurrency', '2']
        else if (place.has('run')) args = [...RUN, '--out', 'run', '--resume']
      }
      const { code, stderr } = await place.turngate(...args)
      expect([code, stderr.includes('error:')]).toEqual([3, false])
      const resumed = comparable(place, 'run')
      expect(Object.keys(resumed)).toEqual(Object.keys(whole))
      for (const [name, value] of Object.entries(whole)) expect(resumed[name], name).toEqual(value)
      place.remove('run')
    }
    expect(place.leftovers()).toEqual([])
  })

  it('after SIGINT makes what was not measured', async () => {
    using place = newSuite('jsonl')
    await place.turngate(...RUN, '--out', 'whole')
    const { child, ended } = place.start(...RUN, '--out', 'run')
    while (sizeOf(place, 'run/attempts.jsonl') === 0) await sleep(5)
    child.kill('SIGINT')
    const { code, stderr } = await ended
    expect(code).toBe(3)
    expect(stderr).toContain('turngate run suite.yaml --resume run')
    const again = await place.turngate('run', 'suite.yaml', '--resume', 'run')
    expect(again.stderr).toMatch(/note: \d+ attempts of run are kept/)
    expect(comparable(place, 'run')).toEqual(comparable(place, 'whole'))
  })

  it('says what it mends', async () => {
    using place = newSuite('text')
    await place.turngate(...RUN, '--out', 'run')
    const before = comparable(place, 'run')
    appendFileSync(join(place.dir, 'run/attempts.jsonl'), '{"task":"a","att')
    place.remove('run/traces/b/2.jsonl')
    const { stderr } = await place.turngate('run', 'suite.yaml', '--resume', 'run')
    expect(stderr).toContain(
      'repaired: run/attempts.jsonl:21: the last line was not written to its end; it is left out.',
    )
    expect(stderr).toContain('repaired: run/traces/b/2.jsonl: b/2 is made again: the trace cannot be read')
    expect(stderr).toContain('repaired: run/evidence/b/2.json: attempts.jsonl has no line of this attempt')
    expect(stderr).toContain('19 attempts of run are kept')
    expect(stderr).toContain('1/1 attempts')
    expect(comparable(place, 'run')).toEqual(before)
  })

  it('finds the newest run that did not come to its end', async () => {
    using place = newSuite('text')
    const none = await place.turngate('run', 'suite.yaml', '--resume')
    expect(none).toMatchObject({ code: 2, stdout: '' })
    expect(none.stderr).toContain('there is no run of suite `again` to go on with')
    await place.turngate(...RUN)
    const { code, stderr } = await place.turngate('run', 'suite.yaml', '--resume')
    expect(code).toBe(3)
    expect(stderr).toContain('20 attempts of .turngate/runs/')
  })

  it.each<
    readonly [what: string, change: (place: Place) => void, more: readonly string[], messages: readonly string[]]
  >([
    [
      'another agent',
      (place) => place.write({ 'suite.yaml': suite(AGENTS.jsonl) }),
      [],
      ["the agent's command changed since it was started.", "the agent's harness changed since it was started."],
    ],
    [
      'another sandbox',
      (place) => place.write({ 'suite.yaml': `${suite(AGENTS.text)}sandbox: {now: 2024-01-01T00:00:00Z}\n` }),
      [],
      ["the sandbox's settings changed since it was started."],
    ],
    [
      'another task and other gold',
      (place) =>
        place.write({
          'suite.yaml': `${suite(AGENTS.text).replace('contains: done', 'contains: other')}  - {id: f, input: x, answer: [{contains: x}]}\n`,
        }),
      [],
      ['the tasks (f) changed since it was started.', 'what is right in a, f changed since it was started.'],
    ],
    [
      'another policy',
      (place) => place.write({ 'suite.yaml': suite(AGENTS.text).replace('max_drop: 5', 'max_drop: 9') }),
      [],
      ['the policy changed since it was started.'],
    ],
    ['another seed', () => undefined, ['--seed', '12'], ['its run seed is 11, not 12.']],
    ['another k', () => undefined, ['--attempts', '5'], ['it makes 4 attempts per task, not 5.']],
    ['other tasks', () => undefined, ['--tasks', 'a'], ['its tasks are a, b, c, d, e, not a.']],
    ['a shard', () => undefined, ['--shard', '1/2'], ['it is no shard, not shard 1/2.']],
  ])('refuses %s, and touches nothing', async (_, change, more, messages) => {
    using place = newSuite('text')
    await place.turngate(...RUN, '--out', 'run')
    change(place)
    const before = place.contents()
    const { code, stdout, stderr } = await place.turngate('run', 'suite.yaml', '--resume', 'run', ...more)
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
    for (const message of messages) expect(stderr).toContain(`run: this run cannot be resumed: ${message}`)
    expect(stderr.match(/cannot be resumed/g)).toHaveLength(messages.length)
    expect(place.contents()).toEqual(before)
  })

  it('refuses a run that is going on', async () => {
    using place = newPlace({
      'suite.yaml': suite('{kind: command, command: [sleep, "600"], protocol: text}'),
    })
    const { child, ended } = place.start(...RUN, '--out', 'run')
    while (!place.has('run/running.json')) await sleep(5)
    const { code, stderr } = await place.turngate('run', 'suite.yaml', '--resume', 'run')
    expect(code).toBe(2)
    expect(stderr).toContain(`this run is going on (process ${child.pid})`)
    child.kill('SIGINT')
    await ended
  })

  it.skipIf(process.platform !== 'linux')('ends what a killed run left behind', async () => {
    const mark = newMark()
    using place = newPlace(
      {
        'suite.yaml': suite('{kind: command, command: [sh, agent.sh], protocol: text}'),
        'agent.sh': `test -e "$GO" && { echo done; exit; }; exec sleep ${mark}\n`,
      },
      (dir) => ({ GO: `${dir}/go` }),
    )
    place.write({ 'suite.yaml': `${place.read('suite.yaml')}sandbox: {env: [GO]}\n` })
    const { child, ended } = place.start(...RUN, '--out', 'run')
    while (alive(mark).length < 2) await sleep(5)
    child.kill('SIGKILL')
    await ended
    expect(place.leftovers()).toHaveLength(1)
    place.write({ go: '' })
    const { code } = await place.turngate('run', 'suite.yaml', '--resume', 'run', '--no-gate')
    expect(code).toBe(0)
    expect(alive(mark)).toEqual([])
    expect(place.leftovers()).toEqual([])
  })
})

const isRoot = process.getuid?.() === 0 && process.platform === 'linux'

/** A disk of its own; undefined where this system lets nobody make one. */
function smallDisk(place: Place, name: string, size: string): string | undefined {
  const dir = join(place.dir, name)
  mkdirSync(dir)
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', dir], { stdio: 'pipe' })
  } catch {
    return undefined
  }
  onTestFinished(() => {
    execFileSync('umount', [dir])
  })
  return dir
}

describe('a disk that fills up', { timeout: 120_000 }, () => {
  it.skipIf(!isRoot).each(['60k', '120k', '160k'])(
    'at %s ends the run with a clear error, and it can be resumed',
    async (size) => {
      const place = newSuite('text')
      onTestFinished(() => place[Symbol.dispose]())
      await place.turngate(...RUN, '--out', 'whole')
      const disk = smallDisk(place, 'disk', size)
      if (disk === undefined) {
        console.warn('skipped: this system does not let root mount a tmpfs')
        return
      }
      const { code, stdout, stderr } = await place.turngate(...RUN, '--out', 'disk/run')
      expect({ code, stdout }).toEqual({ code: 2, stdout: '' })
      expect(stderr).toContain('error: disk/run: the run could not be written on: the disk is full.')
      expect(stderr).toContain('Make room, then go on by `turngate run suite.yaml --resume disk/run`.')
      expect(place.leftovers()).toEqual([])
      execFileSync('mount', ['-o', 'remount,size=8m', disk])
      const resumed = await place.turngate('run', 'suite.yaml', '--resume', 'disk/run', '--json')
      expect(parseReport(resumed.stdout)).toMatchObject({
        status: 'no_baseline',
        totals: { planned: 20, measured: 20 },
      })
      expect(comparable(place, 'disk/run')).toEqual(comparable(place, 'whole'))
    },
  )
})
