import { randomUUID } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Task } from '../../src/suite/schema/task.ts'
import type { Attempt } from '../../src/trace/attempt.ts'
import { formatEventLine } from '../../src/trace/line.ts'
import { taskOf } from '../attempt/task.ts'
import { attemptOf, attemptsOf, repliesOf, type WorldParts } from '../attempt/world.ts'
import { type ActingKind, actingKinds, type Script } from '../support/acting.ts'

const tools = [
  {
    name: 'orders_Get',
    description: 'Reads an order.',
    input_schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    rules: [{ return: { $state: '/orders/{id}' } }],
  },
  {
    name: 'orders_Refund',
    input_schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    rules: [{ set: [{ path: '/orders/{id}/status', value: 'refunded' }], return: 'refunded' }],
    failure_rate: 0.5,
  },
]
const world = {
  tools,
  state: { orders: { '1001': { status: 'open', total: 40 } } },
  prices: { 'scripted-1': { input: 1, output: 1 } },
}
const usage = { input_tokens: 100, output_tokens: 20, cached_tokens: 60, reasoning_tokens: 5 }
const id = '1001'

/** Two turns, calls that succeed, fail and are refused, and text beside them. */
const conversation: Script = [
  [
    { usage, text: 'I look it up.', calls: [{ tool: 'orders_Get', args: { id } }] },
    {
      usage,
      calls: [
        { tool: 'orders_Get', args: { id: 1001 } },
        { tool: 'order_Get', args: {} },
      ],
    },
    { usage, text: 'All of it, or a part?' },
  ],
  [
    {
      usage,
      calls: [
        { tool: 'orders_Refund', args: { id } },
        { tool: 'orders_Get', args: { id } },
      ],
    },
    { usage, text: 'Order 1001: done.' },
  ],
]
const turns: Task['turns'] = [
  { user: 'I want a refund for order 1001.' },
  { user: 'Who are you?', when: { asked: 'your name' }, else: 'skip' },
  { user: 'All of it.', when: { asked: 'all|part', state: [{ path: '/orders/1001/status', equals: 'open' }] } },
  { user: 'Thanks.', when: { asked: 'anything else' }, else: 'end' },
  { user: 'Never said.' },
]
const talk = { ...world, tasks: [taskOf('a', { turns })] }

describe.each(actingKinds)('agent kind $name', (kind) => {
  const isReplay = kind.kind === 'replay'
  const isModel = kind.kind === 'openai'
  const play = async (script: Script, parts: WorldParts = {}) => attemptOf(await kind.playing(script, parts))
  const ended = ({ outcome }: Attempt) =>
    'reason' in outcome ? `${outcome.status}: ${outcome.reason}` : outcome.status

  it('answers', async () => {
    const attempt = await play([[{ text: 'Hello.' }]])
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(repliesOf(attempt)).toEqual(['Hello.'])
    expect(attempt.wall_ms).toBeGreaterThan(0)
    expect(attempt.events.map(({ seq }) => seq)).toEqual(attempt.events.map((_, index) => index + 1))
  })

  it('talks with a scripted user, and calls tools through the doubles', async () => {
    const attempt = await play(conversation, talk)
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(
      attempt.events.filter(({ event }) => event !== 'model' && event !== 'note').map(({ event }) => event),
    ).toEqual([
      ...['user', 'proposed', 'executed', 'proposed', 'refused', 'proposed', 'refused', 'response'],
      ...['user', 'proposed', 'executed', 'proposed', 'executed', 'response'],
    ])
    expect(attempt.events.flatMap((event) => (event.event === 'user' ? [event.turn] : []))).toEqual([1, 3])
    expect(attempt.events.flatMap((event) => (event.event === 'refused' ? [event.reason] : []))).toEqual([
      'schema',
      'unknown_tool',
    ])
    expect(attempt.evidence).toMatchObject({ calls_recorded_by: 'sandbox', state_before: world.state })
    expect(attempt.evidence.unofficial_calls).toBeUndefined()
  })

  it('leaves the events that every kind leaves', async () => {
    const reference = await attemptOf(await first(actingKinds).playing(conversation, talk))
    const made = await play(conversation, talk)
    expect(timeless(made, kind.inOrder).events).toEqual(timeless(reference, kind.inOrder).events)
  })

  it('gives the same for the same seeds, at any concurrency', async () => {
    const parts = { ...talk, tasks: ['a', 'b', 'c'].map((name) => taskOf(name, { turns })), attempts: 2 }
    const made = async (concurrency: number) =>
      (await attemptsOf(await kind.playing(conversation, { ...parts, world: { concurrency } }))).map((attempt) =>
        timeless(attempt, kind.inOrder),
      )
    const one = await made(1)
    expect(JSON.stringify(await made(4))).toBe(JSON.stringify(one))
    expect(JSON.stringify(one)).toContain('temporarily unavailable')
    expect(JSON.stringify(one)).toContain('"refunded"')
  })

  it.each([
    ['other scripts and emoji', 'Ångström, 東京, עברית, 👩‍👩‍👧'],
    ['separators and controls', 'a\u2028b\u2029c\u0000d\u001b[31me\r\nf'],
    ['half a character', 'x\ud83dy'],
    ['a long text', 'ä'.repeat(100_000)],
  ])('carries %s both ways', async (_, text) => {
    const attempt = await play([[{ text }], [{ text: 'well' }]], {
      tasks: [taskOf('a', { turns: [{ user: text }, { user: text, when: { asked: '.' } }] })],
    })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    // half a character has no form in UTF-8, and becomes a mark for it on the way
    const arrived = repliesOf(attempt).map(wellFormed)
    expect(arrived).toEqual([wellFormed(text), 'well'])
  })

  it.each<[string, Script, WorldParts['sandbox'], string]>([
    ['it hangs', [[{ do: 'hang' }]], { limits: { time: '3s' } }, 'timed_out'],
    ['it crashes', [[{ do: 'crash' }]], {}, 'agent_failed: exit'],
    ['it crashes in a later turn', [[{ text: 'a' }], [{ do: 'crash' }]], {}, 'agent_failed: exit'],
    ['it prints without end', [[{ do: 'flood' }]], { limits: { output: '2MiB' } }, 'agent_failed: output'],
    ['it calls without end', [[{ do: 'calls' }]], { limits: { calls: 7 } }, 'agent_failed: calls'],
    ['it spends', [[{ do: 'spend' }, { text: 'a' }]], { limits: { cost_usd: 0.5 } }, 'agent_failed: cost'],
  ])('ends where %s', async (_, script, sandbox = {}, outcome) => {
    const attempt = await play(script, {
      ...talk,
      sandbox,
      tasks: [taskOf('a', { turns: [{ user: '1' }, { user: '2' }] })],
    })
    expect(ended(attempt)).toBe(outcome)
    expect(JSON.stringify(attempt).length).toBeLessThan(4_000_000)
  })

  it('is interrupted, and the next run is not affected', async () => {
    const stopping = new AbortController()
    const parts = await kind.playing([[{ do: isReplay ? 'crash' : 'hang' }]], {})
    if (isReplay) stopping.abort()
    const onProgress = () => void setTimeout(() => stopping.abort(), 300)
    const attempts = await attemptsOf({ ...parts, world: { ...parts.world, signal: stopping.signal, onProgress } })
    expect(attempts.map(ended)).toEqual(['infra_failed: interrupted'])
    expect(repliesOf(await play([[{ text: 'again' }]]))).toEqual(['again'])
  })

  it.skipIf(isModel || process.platform !== 'linux')('leaves nothing alive', async () => {
    const mark = `mark-${randomUUID()}`
    const attempt = await play([[{ do: 'child', mark }]])
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(repliesOf(attempt)).toEqual(['started'])
    expect(marked(mark)).toEqual([])
  })

  it.skipIf(isModel)('goes on after what is no event', async () => {
    const attempt = await play([[{ do: 'garbage' }]])
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(repliesOf(attempt)).toEqual(['well'])
    expect(attempt.evidence.broken_lines).toMatchObject({ count: 2, first: [{ line: 1 }, { line: 2 }] })
  })

  it('is refused where a task has nothing to ask', async () => {
    const parts = await kind.playing([[{ text: 'a' }]], { tasks: [taskOf('a')] })
    const made = attemptsOf({ ...parts, tasks: [taskOf('a', { turns: [] })] })
    if (isReplay) expect(ended(first(await made))).toBe('completed')
    else await expect(made).rejects.toThrow('has no user turn, so there is nothing to ask the agent')
  })
})

it('every kind of agent is tried', () => {
  const kinds = new Set(actingKinds.map(({ kind }: ActingKind) => kind))
  expect([...kinds].sort()).toEqual(['command', 'http', 'module', 'openai', 'replay'])
})

function first<T>(list: readonly T[]): T {
  const [head] = list
  if (head === undefined) throw new Error('nothing is there')
  return head
}

/** The trace as it is stored, without what the clock decides. */
function linesOf({ events }: Attempt): string[] {
  return events.map((event) => {
    const { at: _, ...rest } = event
    return formatEventLine(rest.event === 'model' ? { ...rest, ms: undefined } : rest)
  })
}

/** Processes of this machine that have this among their arguments, in whatever namespace they are. */
function marked(mark: string): string[] {
  return readdirSync('/proc').filter((pid) => {
    try {
      return /^\d+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(mark)
    } catch {
      return false
    }
  })
}

/** In whatever order they came. */
function unnumbered(lines: readonly string[]): string[] {
  return lines.map((line) => line.replace(/"seq":\d+,/, '')).sort()
}

/** As UTF-8 carries it. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString('utf8')
}

function timeless(attempt: Attempt, inOrder: boolean) {
  const { started_at: _, wall_ms: __, events: ___, ...rest } = attempt
  return { ...rest, events: inOrder ? linesOf(attempt) : unnumbered(linesOf(attempt)) }
}
