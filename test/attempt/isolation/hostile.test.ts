import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/trace/attempt.ts'
import { alive, newMark } from '../../support/marked.ts'
import { taskOf } from '../task.ts'
import { attemptsOf, commandAgent, repliesOf, temporaryFolder } from '../world.ts'
import { MODES } from './modes.ts'

const WAYS: [string, Record<string, unknown>, Attempt['outcome'], string[]][] = [
  ['ignores TERM', { time: '5s' }, timedOut('5s'), []],
  ['grandchildren in sessions of their own', {}, { status: 'completed' }, ['left']],
  ['double fork without environment', {}, { status: 'completed' }, ['left']],
  ['open pipes after its end', {}, { status: 'completed' }, ['left']],
  ['1 GB of output', {}, failed('output', 'the agent printed more than 4MiB'), []],
  ['500 children', {}, { status: 'completed' }, ['left']],
  [
    '500 children',
    { processes: 100 },
    failed('processes', 'the agent ran more than 100 processes at the same time (limits.processes)'),
    [],
  ],
  [
    '500 children',
    { processes: 200, memory: '500MiB' },
    failed('processes', 'the agent ran more than 200 processes at the same time (limits.processes)'),
    [],
  ],
  ['forks after a large heap', { memory: '500MiB' }, { status: 'completed' }, ['left']],
  [
    'forks after a large heap',
    { memory: '120MiB' },
    failed('memory', 'the agent took more than 120MiB of memory (limits.memory)'),
    [],
  ],
  ['a real 10 GB file', { file_size: '20MiB' }, failed('file_size', tooLarge('20MiB')), []],
  ['a sparse 10 GB file', {}, failed('file_size', tooLarge('1GiB')), []],
  ['a 10 GB file of a child', { file_size: '20MiB' }, failed('file_size', tooLarge('20MiB')), []],
  ['links out of its workspace', {}, { status: 'completed' }, ['linked']],
  ['a link in place of its workspace', {}, { status: 'completed' }, ['linked']],
  ['half a last line', {}, { status: 'completed' }, ['all but its end']],
  ['binary on stdout', {}, { status: 'completed' }, ['after all that']],
  ['burns time', { cpu: '1s' }, failed('cpu', 'the agent took more than 1s of time on the processor (limits.cpu)'), []],
  [
    'burns time in children',
    { cpu: '2s' },
    failed('cpu', 'the agent took more than 2s of time on the processor (limits.cpu)'),
    [],
  ],
  [
    'takes memory',
    { memory: '250MiB' },
    failed('memory', 'the agent took more than 250MiB of memory (limits.memory)'),
    [],
  ],
]

/** Of Turngate, above what it took before. */
const MOST_GROWTH = 150 * 1024 ** 2

describe.each(MODES)('a hostile agent, kept $mode', ({ isolation, can }) => {
  const mark = newMark()
  afterEach(() => {
    for (const pid of alive(mark)) process.kill(pid, 'SIGKILL')
  })

  function attempts(way: string, limits: Record<string, unknown>) {
    const paths = ['folder/passwd', 'file', 'passwd', 'up/passwd'].map((path) => ({ path }))
    return attemptsOf({
      agent: commandAgent(['node', 'escape.mjs', way, mark]),
      tasks: [taskOf('hostile', { files: paths }), taskOf('next')],
      sandbox: { isolation, limits: { time: '60s', ...limits } },
      world: { concurrency: 1 },
    })
  }

  it.skipIf(!can).each(WAYS)('%s %o', { timeout: 90_000 }, async (way, limits, outcome, replies) => {
    const memory = watchMemory()
    const [hostile, next] = await attempts(way, limits)
    expect(hostile?.outcome).toEqual(outcome)
    expect(hostile === undefined ? [] : repliesOf(hostile)).toEqual(replies)
    expect(alive(mark)).toEqual([])
    expect(JSON.stringify(hostile?.evidence.files)).not.toContain('root:')
    expect(memory.growth()).toBeLessThan(MOST_GROWTH)
    expect(next?.outcome).toEqual({ status: 'completed' })
    expect(next === undefined ? [] : repliesOf(next)).toEqual([JSON.stringify({ workspace: [], around: [] })])
  })

  it.skipIf(!can || isolation === 'off')('leaves nothing beside its folder', async () => {
    const [hostile, next] = await attempts('a folder beside its own', {})
    expect(hostile?.outcome).toEqual({ status: 'completed' })
    expect(next === undefined ? [] : repliesOf(next)).toEqual([JSON.stringify({ workspace: [], around: [] })])
  })

  it.skipIf(!can)('finds no other attempt and nothing of Turngate, or the report says so', async () => {
    const earlier = temporaryFolder()
    writeFileSync(join(earlier, 'trace.jsonl'), `secret ${mark}`)
    const [hostile] = await attemptsOf({
      agent: commandAgent(['node', 'escape.mjs', 'reads what it finds', mark, earlier]),
      tasks: [taskOf('hostile'), taskOf('sibling')],
      sandbox: { isolation },
      world: { concurrency: 2, hidden: [earlier] },
    })
    const found = JSON.parse(hostile === undefined ? '' : (repliesOf(hostile)[0] ?? ''))
    const names = hostile?.evidence.isolation
    if (isolation === 'auto') {
      expect(found).toEqual({ files: 0, environments: 0 })
      expect(names).toEqual(expect.arrayContaining(['process_namespace', 'private_files']))
    } else {
      expect(found.environments).toBeGreaterThan(0)
      expect(found.files).toBeGreaterThan(0)
      expect(names).toEqual(expect.arrayContaining(['process_tree', 'shared_files', 'isolation_off']))
    }
  })
})

function timedOut(limit: string): Attempt['outcome'] {
  const why = 'it printed no line (or did not flush what it printed); see docs/agents.md'
  return { status: 'timed_out', limit, message: `the agent had not ended after ${limit}: ${why}` }
}

function failed(reason: 'output' | 'cpu' | 'memory' | 'file_size' | 'processes', message: string): Attempt['outcome'] {
  return { status: 'agent_failed', reason, message }
}

function tooLarge(limit: string): string {
  return `the agent wrote a file of more than ${limit} (limits.file_size)`
}

/** The most memory that this process took while it was watched. */
function watchMemory(): { growth(): number } {
  const before = process.memoryUsage.rss()
  let most = before
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 20)
  return {
    growth() {
      clearInterval(timer)
      return Math.max(most, process.memoryUsage.rss()) - before
    },
  }
}
