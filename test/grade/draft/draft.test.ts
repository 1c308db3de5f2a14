import { describe, expect, it } from 'vitest'
import { draftTask } from '../../../src/grade/draft/draft.ts'
import { gradeAttempt } from '../../../src/grade/grade-attempt.ts'
import type { Json } from '../../../src/json.ts'
import { type Task, TaskFile } from '../../../src/suite/schema/task.ts'
import type { ToolEntry } from '../../../src/suite/schema/tools.ts'
import { completeTask } from '../../../src/suite/task.ts'
import type { Attempt } from '../../../src/trace/attempt.ts'
import type { TraceEvent } from '../../../src/trace/events.ts'
import { done, failed, makeAttempt, makeContext, makeTask, reply, user } from '../make.ts'

const TOOLS: ToolEntry[] = [
  { name: 'orders_Get', tool_id: 'orders', action: 'Get', read_only: true },
  { name: 'customers_Get', tool_id: 'customers', action: 'Get', read_only: true },
  { name: 'refunds_Create', tool_id: 'refunds', action: 'Create' },
  { name: 'accounts_Delete' },
]
const context = makeContext({ tools: TOOLS })
const proposed = (tool: string, args: Record<string, Json>, call_id: string): TraceEvent => ({
  event: 'proposed',
  tool,
  args,
  call_id,
})

const REFUND = [
  user('I want a refund for order 1001.'),
  done('orders_Get', { id: '1001' }, { result: { id: '1001', customer: 'CUS-0007', total: 40.5 } }),
  reply('I can refund 40.50 EUR to customer CUS-0007. Shall I?'),
  user('Yes.'),
  done('refunds_Create', { order: '1001', customer: 'CUS-0007' }, { result: { refund: 'RF-88' } }),
  reply('Refund RF-88 over 40.50 EUR is made.'),
]
const TURNS = { turns: [{ user: 'I want a refund for order 1001.' }, { user: 'Yes.' }] }

function draft(
  given: Partial<Task>,
  events: readonly TraceEvent[],
  others: readonly Attempt[] = [],
  evidence: Partial<Attempt['evidence']> = {},
) {
  const attempt = makeAttempt(events, { evidence })
  const task = makeTask(given)
  const { fields, notes } = draftTask(task, { attempt, others }, context)
  const { id, turns } = task
  const written = TaskFile.parse(JSON.parse(JSON.stringify({ id, ...(turns.length > 0 && { turns }), ...fields })))
  const finished = completeTask(written, task.source)
  const verdict = (one: Attempt) => {
    const { answer, trajectory, aem } = gradeAttempt(one, finished, context)
    return [answer.status, trajectory.status, aem.status]
  }
  return {
    fields,
    notes: notes.map(({ path, text }) => `${path.join('.')}: ${text}`),
    task: finished,
    own: verdict(attempt),
    verdict,
  }
}

describe('a drafted gold', () => {
  it('has a row for each turn of the user, each call and each reply', () => {
    const { fields, own } = draft(TURNS, REFUND)
    expect(fields.gold).toEqual([
      { turn_no: 1, turn: 'User', gold_turn: { response: 'I want a refund for order 1001.' } },
      { turn_no: 2, turn: 'Tool', gold_turn: { tool_id: 'orders', action: 'Get', args: { id: '1001' } } },
      {
        ...{ turn_no: 3, turn: 'Agent', must_mention: ['40.50 EUR', 'CUS-0007'] },
        gold_turn: { response: 'I can refund 40.50 EUR to customer CUS-0007. Shall I?' },
      },
      { turn_no: 4, turn: 'User', gold_turn: { response: 'Yes.' } },
      {
        ...{ turn_no: 5, turn: 'Tool', depends_on: [2] },
        gold_turn: { tool_id: 'refunds', action: 'Create', args: { order: '1001', customer: 'CUS-0007' } },
      },
      {
        ...{ turn_no: 6, turn: 'Agent', must_mention: ['RF-88', '40.50 EUR'] },
        gold_turn: { response: 'Refund RF-88 over 40.50 EUR is made.' },
      },
    ])
    expect(fields.expected_tools).toEqual(['orders_Get', 'refunds_Create'])
    expect(fields.answer).toEqual([{ contains: 'RF-88' }, { contains: '40.50 EUR' }])
    expect(fields).not.toHaveProperty('turns')
    expect(own).toEqual(['passed', 'passed', 'passed'])
  })

  it.each<[string, (events: TraceEvent[]) => TraceEvent[], string[]]>([
    [
      'another argument',
      (all) =>
        all.map((event) =>
          event.event === 'executed' && event.tool === 'refunds_Create'
            ? { ...event, args: { order: '1002', customer: 'CUS-0007' } }
            : event,
        ),
      ['passed', 'passed', 'failed'],
    ],
    [
      'a write that is missing',
      (all) => all.filter((event) => event.event !== 'executed' || event.tool !== 'refunds_Create'),
      ['passed', 'failed', 'failed'],
    ],
    [
      'a fact that is wrong',
      (all) =>
        all.map((event) =>
          event.event === 'response' ? { ...event, text: event.text.replace('RF-88', 'RF-89') } : event,
        ),
      ['failed', 'passed', 'failed'],
    ],
    [
      'the wrong order',
      (all) => [0, 4, 2, 3, 1, 5].flatMap((index) => all[index] ?? []),
      ['passed', 'failed', 'failed'],
    ],
  ])('is failed by a trace with %s', (_, spoil, statuses) => {
    const { verdict } = draft(TURNS, REFUND)
    expect(verdict(makeAttempt(spoil([...REFUND])))).toEqual(statuses)
  })

  it('needs no row of the user where there is one turn', () => {
    const { fields } = draft({}, [user('Hello'), reply('Hi!')])
    expect(fields.gold).toEqual([{ turn_no: 1, turn: 'Agent', gold_turn: { response: 'Hi!' } }])
  })

  it('takes what the user wrote for the script, where there was none', () => {
    const { fields, own } = draft({ turns: [] }, REFUND)
    expect(fields.turns).toEqual(TURNS.turns)
    expect(own).toEqual(['passed', 'passed', 'passed'])
  })

  it('says where a turn was not sent', () => {
    const turns = [{ user: 'Hello' }, { user: 'What?', when: { asked: 'name' } }, { user: 'Bye' }]
    const events: TraceEvent[] = [
      { ...user('Hello'), turn: 1 } as TraceEvent,
      reply('Hi'),
      { ...user('Bye'), turn: 3 } as TraceEvent,
      reply('Bye'),
    ]
    const { fields, notes, own } = draft({ turns }, events)
    expect(fields.gold?.map(({ turn }) => turn)).toEqual(['User', 'Agent', 'User', 'User', 'Agent'])
    expect(notes).toContain(
      'gold.2: This turn was not sent in the attempt, so that nothing is known of what should follow it.',
    )
    expect(own[2]).toBe('passed')
  })

  it('leaves failed calls out, and says so', () => {
    const events = [
      user(),
      failed('orders_Get', { id: '1' }, { retryable: true }),
      done('orders_Get', { id: '1' }),
      reply('Done.'),
    ]
    const { fields, notes, own } = draft({}, events)
    expect(fields.gold).toHaveLength(2)
    expect(notes).toContain('gold: A call of orders_Get that failed is left out.')
    expect(own[2]).toBe('passed')
  })

  it('puts calls that were made together into a group', () => {
    const events = [
      user(),
      proposed('orders_Get', { id: '1001' }, 'a'),
      proposed('customers_Get', { id: '7' }, 'b'),
      done('orders_Get', { id: '1001' }, { call_id: 'a' }),
      done('customers_Get', { id: '7' }, { call_id: 'b' }),
      reply('Done.'),
    ]
    const { fields, verdict } = draft({}, events)
    expect(fields.gold?.map(({ tags }) => tags)).toEqual([['OrderInvariant_any1'], ['OrderInvariant_any1'], undefined])
    expect(fields.expected_tools).toEqual([{ any_order: ['orders_Get', 'customers_Get'] }])
    const swapped = [user(), done('customers_Get', { id: '7' }), done('orders_Get', { id: '1001' }), reply('Done.')]
    expect(verdict(makeAttempt(swapped)).slice(1)).toEqual(['passed', 'passed'])
  })

  it('puts calls into a group that another passing attempt made the other way round', () => {
    const one = [user(), done('orders_Get', { id: '1' }), done('customers_Get', { id: '7' }), reply('Done.')]
    const other = makeAttempt(
      [user(), done('customers_Get', { id: '7' }), done('orders_Get', { id: '1' }), reply('Done.')],
      { attempt: 2 },
    )
    const { fields, verdict } = draft({}, one, [other])
    expect(fields.expected_tools).toEqual([{ any_order: ['orders_Get', 'customers_Get'] }])
    expect(verdict(other).slice(1)).toEqual(['passed', 'passed'])
  })
})

describe('what varies', () => {
  const call = (note: string, more: Record<string, Json> = {}) => [
    user(),
    done('refunds_Create', { order: '1', note, ...more }),
    reply('Done.'),
  ]

  it('between passing attempts is not compared', () => {
    const other = makeAttempt(call('zebra crossing', { at: 5 }), { attempt: 2 })
    const { fields, notes, verdict } = draft({}, call('apple pie'), [other])
    expect(fields.gold?.[0]?.compare).toEqual({ note: { ignore: true }, at: { optional: true } })
    expect(notes).toContain('gold.0: `note` differs between passing attempts ("apple pie", "zebra crossing").')
    expect(notes).toContain('gold.0: `at` is not given in every passing attempt.')
    expect(verdict(other)[2]).toBe('passed')
  })

  it.each<[string, Json]>([
    ['a UUID', '3f2504e0-4f89-41d3-9a0c-0305e82c3301'],
    ['an instant', '2025-03-01T09:00:12.123Z'],
    ['a time in milliseconds', 1740819612123],
    ['a random number', '9f86d081884c7d659a2feaa0c55ad015'],
  ])('by its looks is not compared, where nobody gave it to the agent: %s', (_, key) => {
    const { fields, verdict } = draft({}, call('x', { key }))
    expect(fields.gold?.[0]?.compare).toEqual({ key: { ignore: true } })
    expect(verdict(makeAttempt(call('x', { key: 'other' })))[2]).toBe('passed')
    const told = [user(`Use ${String(key)}.`), ...call('x', { key }).slice(1)]
    expect(draft({ turns: [{ user: `Use ${String(key)}.` }] }, told).fields.gold?.[0]).not.toHaveProperty('compare')
  })

  it('is left out where it is a read that other passing attempts did without', () => {
    const one = [user(), done('orders_Get', { id: '1' }), done('refunds_Create', { order: '1' }), reply('Done.')]
    const other = makeAttempt([user(), done('refunds_Create', { order: '1' }), reply('Done.')], { attempt: 2 })
    const { fields, notes, verdict } = draft({}, one, [other])
    expect(fields.expected_tools).toEqual(['refunds_Create'])
    expect(notes).toContain('gold: A call of orders_Get is left out: 1 of 1 other passing attempts did without.')
    expect(verdict(other).slice(1)).toEqual(['passed', 'passed'])
  })

  it('in replies is no fact', () => {
    const said = (words: string) => [
      user(),
      done('orders_Get', { id: '1' }, { result: { total: 40, code: 'AB-12' } }),
      reply(words),
    ]
    const other = makeAttempt(said('It is 40 EUR.'), { attempt: 2 })
    const { fields } = draft({}, said('It is 40 EUR, code AB-12.'), [other])
    expect(fields.answer).toEqual([{ contains: '40 EUR' }])
  })
})

describe('expectations', () => {
  const look = [user(), done('orders_Get', { id: '1' }), reply('It is on its way.')]

  it('forbid writing where nothing was written', () => {
    expect(draft({}, look).fields.forbidden_tools).toEqual(['refunds_Create', 'accounts_Delete'])
    expect(draft(TURNS, REFUND).fields).not.toHaveProperty('forbidden_tools')
    expect(draft({ ...TURNS, origin: 'adversarial' }, REFUND).fields.forbidden_tools).toEqual(['accounts_Delete'])
  })

  it.each<[string, Json, Json, Json[], unknown, string[]]>([
    ['nothing', { a: 1 }, { a: 1 }, [], undefined, []],
    ['a value', { a: 1, b: 2 }, { a: 1, b: 3 }, [], [{ path: '/b', equals: 3 }], ['/b']],
    ['a new object', { a: {} }, { a: { x: { y: 1 } } }, [], [{ path: '/a/x', equals: { y: 1 } }], ['/a/x']],
    ['an item of a list', { a: [1] }, { a: [1, { y: 1 }] }, [], [{ path: '/a/1', equals: { y: 1 } }], ['/a/1']],
    ['something that went', { a: { x: 1 } }, { a: {} }, [], [{ path: '/a/x', exists: false }], ['/a/x']],
    [
      'what differs between attempts',
      { a: [] },
      { a: [{ id: 'q', n: 1 }] },
      [{ a: [{ id: 'r', n: 1 }] }],
      [
        { path: '/a/0/id', exists: true },
        { path: '/a/0/n', equals: 1 },
      ],
      ['/a/0'],
    ],
    [
      'what looks as if it did',
      { a: [] },
      { a: [{ at: '2025-03-01T09:00:12Z', n: 1 }] },
      [],
      [
        { path: '/a/0/at', exists: true },
        { path: '/a/0/n', equals: 1 },
      ],
      ['/a/0'],
    ],
    [
      'what only one attempt changed',
      { a: 1, b: 1 },
      { a: 2, b: 1 },
      [{ a: 2, b: 9 }],
      [{ path: '/a', equals: 2 }],
      ['/a', '/b'],
    ],
  ])('on the world state %s', (_, before, after, elsewhere, state, allowed) => {
    const evidence = (now: Json) => ({ state_before: before, state: now })
    const others = elsewhere.map((now, index) => makeAttempt(look, { attempt: index + 2, evidence: evidence(now) }))
    const { fields, own, verdict } = draft({}, look, others, evidence(after))
    expect(fields.state).toEqual(state)
    expect(fields.state_unchanged_except).toEqual(allowed)
    expect(own[0]).toBe('passed')
    for (const other of others) expect(verdict(other)[0]).toBe('passed')
  })

  it('fill in the files that the task names', () => {
    const files = {
      files: {
        'a.md': { kind: 'text' as const, text: 'A' },
        'b.md': { kind: 'absent' as const },
        'c.md': { kind: 'text' as const, text: 'C' },
      },
    }
    const other = makeAttempt(look, {
      attempt: 2,
      evidence: { files: { ...files.files, 'c.md': { kind: 'text', text: 'D' } } },
    })
    const named = { files: [{ path: 'a.md' }, { path: 'b.md' }, { path: 'c.md' }] }
    const { fields, notes } = draft(named, look, [other], files)
    expect(fields.files).toEqual([
      { path: 'a.md', equals: 'A' },
      { path: 'b.md', exists: false },
      { path: 'c.md', exists: true },
    ])
    expect(notes).toContain('files.2: The file differs between passing attempts; only that it is there is checked.')
  })
})
