import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/json.ts'
import { type DiffRequest, traceDiff } from '../../src/report/trace-diff.ts'
import { goldLines, traceLines } from '../../src/report/trace-lines.ts'
import type { GoldTurn } from '../../src/suite/schema/gold.ts'
import type { TraceEvent } from '../../src/trace/events.ts'
import { TOOLS } from './sample.ts'

const user = (text: string): TraceEvent => ({ event: 'user', text })
const reply = (text: string): TraceEvent => ({ event: 'response', text })
const done = (tool: string, args: Record<string, Json>, result?: Json): TraceEvent => ({
  event: 'executed',
  tool,
  args,
  ok: true,
  ...(result !== undefined && { result }),
})
const lines = (...events: readonly TraceEvent[]) => traceLines(events, TOOLS).map((line) => line.text)

describe('lines of a trace', () => {
  it('tell what was said, called and answered', () => {
    const failed: TraceEvent = { event: 'executed', tool: 'orders_Get', args: {}, ok: false, error: 'no such\norder' }
    const refused: TraceEvent = { event: 'refused', tool: 'orders_Drop', args: {}, reason: 'unknown_tool' }
    const open: TraceEvent = { event: 'proposed', tool: 'orders_Get', args: { id: '3' } }
    expect(
      lines(user('Hi\nthere'), done('orders_Get', { b: 1, a: [] }, { x: 'é' }), failed, refused, open, reply('Done.')),
    ).toEqual([
      'user: Hi ⏎ there',
      'call orders_Get {"a": [], "b": 1}',
      '  → {"x": "é"}',
      'call orders_Get {}',
      '  ✗ no such ⏎ order',
      'call orders_Drop {}',
      '  ✗ refused (unknown_tool):',
      'call orders_Get {"id": "3"}',
      '  ? nobody recorded what became of it',
      'reply: Done.',
    ])
  })

  it.each([
    ['a spelling of a tool', done('orders.Get', {}), done('mcp__desk__orders_Get', {})],
    ['the order of keys', done('orders_Get', { a: 1, b: 2 }), done('orders_Get', { b: 2, a: 1.0 })],
    [
      'how long a tool took',
      done('orders_Get', {}, { elapsed_ms: 3, took: 1 }),
      done('orders_Get', {}, { elapsed_ms: 4, took: 2 }),
    ],
    [
      'an instant that a tool gives',
      done('orders_Get', {}, { at: '2025-03-01T09:00:00Z' }),
      done('orders_Get', {}, { at: '2025-03-01T09:00:07.123Z' }),
    ],
    [
      'a UUID',
      done('orders_Get', {}, { id: '123e4567-e89b-12d3-a456-426614174000' }),
      done('orders_Get', {}, { id: '123e4567-e89b-12d3-a456-426614174111' }),
    ],
    [
      'call ids and times',
      { ...done('orders_Get', {}), call_id: 'a', ms: 4, at: 9 } as TraceEvent,
      done('orders_Get', {}),
    ],
  ])('are the same whatever %s is', (_, a, b) => {
    expect(lines(user('x'), a)).toEqual(lines(user('x'), b))
  })

  it.each([
    [
      'an instant that the agent made up',
      [done('orders_Get', { at: '2025-03-01T09:00:00Z' })],
      [done('orders_Get', { at: '2025-03-01T10:00:00Z' })],
    ],
    ['a date', [done('orders_Get', {}, { on: '2024-03-05' })], [done('orders_Get', {}, { on: '2024-05-03' })]],
    ['which of two UUIDs is used', uuids(0), uuids(1)],
    ['which of two instants is used', instants(0), instants(1)],
    [
      'long values',
      [done('orders_Get', { text: `${'x'.repeat(900)}a` })],
      [done('orders_Get', { text: `${'x'.repeat(900)}b` })],
    ],
  ])('differ by %s', (_, a, b) => {
    expect(lines(...a)).not.toEqual(lines(...b))
  })
})

describe('a diff', () => {
  const right = [
    user('Hi'),
    done('orders_Get', { id: '1' }, { total: 4 }),
    done('orders_Refund', { id: '1' }, 'ok'),
    reply('Done.'),
  ]
  const left = [
    user('Hi'),
    done('orders_Get', { id: '1' }, { total: 4 }),
    done('orders_Refund', { id: '1', amount: 4 }, 'ok'),
    reply('Done.'),
  ]
  const far = [user('Hi'), reply('No.')]

  it('takes the nearest reference, marks where they part and the root cause', () => {
    const diff = diffOf({ trace: right, references: [far, left], labels: [{ call: 1, label: 'root cause: turn 3' }] })
    expect(diff?.left).toBe('reference')
    expect(shown(diff)).toEqual([
      '  user: Hi',
      '  call orders_Get {"id": "1"}',
      '    → {"total": 4}',
      '- call orders_Refund {"amount": 4, "id": "1"} <first divergence>',
      '+ call orders_Refund {"id": "1"} <root cause: turn 3>',
      '    → "ok"',
      '  reply: Done.',
    ])
  })

  it.each([
    ['the baseline, where it has one', { references: [left], passing: far, gold: GOLD }, 'reference'],
    ['a passing attempt of the candidate', { references: [], passing: left, gold: GOLD }, 'passing'],
    ['the gold', { references: [], gold: GOLD }, 'gold'],
    ['nothing', { references: [], gold: [] }, undefined],
  ])('has on its left side %s', (_, request, expected) => {
    expect(diffOf({ trace: right, labels: [], ...request })?.left).toBe(expected)
  })

  it('compares with the gold what the gold tells', () => {
    expect(shown(diffOf({ trace: right, references: [], gold: GOLD, labels: [] }))).toEqual([
      '  call orders_Get {"id": "1"}',
      '- call orders_Refund {"amount": 4, "id": "1"} <first divergence>',
      '+ call orders_Refund {"id": "1"}',
    ])
  })

  it('folds long equal stretches, never a labelled line', () => {
    const many = Array.from({ length: 20 }, (_, index) => done('orders_Get', { id: String(index) }))
    const diff = diffOf({
      trace: [...many, reply('a')],
      references: [[...many, reply('b')]],
      labels: [{ call: 5, label: 'turn 6 fails because of turn 2' }],
    })
    expect(diff?.lines.filter((line) => line.kind === 'gap').map((line) => line.text)).toEqual([
      '2 equal lines',
      '8 equal lines',
    ])
    expect(diff?.lines.some((line) => line.label === 'turn 6 fails because of turn 2')).toBe(true)
  })

  it('shows of two long lines where they begin to differ', () => {
    const long = (end: string) => [done('orders_Get', { text: `${'abc '.repeat(90)}${end}` })]
    const [a, b] = shown(diffOf({ trace: long('right'), references: [long('wrong')], labels: [] }))
    expect(a).toContain('wrong')
    expect(b).toContain('right')
    expect(Math.max(a?.length ?? 0, b?.length ?? 0)).toBeLessThan(300)
  })

  it('says so where both went the same way', () => {
    expect(diffOf({ trace: right, references: [right], labels: [] })?.first_divergence).toBe(-1)
  })

  it('stays quick on long traces', () => {
    const long = (salt: number) =>
      Array.from({ length: 3000 }, (_, index) => done('orders_Get', { id: String(index * salt) }))
    const before = performance.now()
    diffOf({ trace: long(1), references: [long(2), long(3), long(7)], labels: [] })
    expect(performance.now() - before).toBeLessThan(60_000)
  })
})

const GOLD: readonly GoldTurn[] = [
  { turn_no: 1, turn: 'Tool', gold_turn: { tool_id: 'orders', action: 'Get', args: { id: '1' } } },
  { turn_no: 2, turn: 'Tool', gold_turn: { tool_id: 'orders', action: 'Refund', args: { id: '1', amount: 4 } } },
]

it('gold turns as lines: results where they are recorded, the user side left out', () => {
  const turns: readonly GoldTurn[] = [
    { turn_no: 1, turn: 'User', gold_turn: { response: 'Hi' } },
    { turn_no: 2, turn: 'Tool', gold_turn: { tool_id: 'orders', action: 'Get', args: {} }, result: { total: 4 } },
    { turn_no: 3, turn: 'Tool', by: 'user', gold_turn: { tool_id: 'phone', args: {} } },
    { turn_no: 4, turn: 'Agent', gold_turn: { response: 'Done.' } },
  ]
  expect(goldLines(turns, TOOLS).map((line) => line.text)).toEqual([
    'user: Hi',
    'call orders_Get {}',
    '  → {"total": 4}',
    'reply: Done.',
  ])
})

function diffOf(request: Omit<DiffRequest, 'tools'>) {
  return traceDiff({ ...request, tools: TOOLS })
}

function shown(diff: ReturnType<typeof traceDiff>): string[] {
  const signs = { same: ' ', added: '+', removed: '-', gap: '@' }
  return (diff?.lines ?? []).map(
    (line) => `${signs[line.kind]} ${line.text}${line.label === undefined ? '' : ` <${line.label}>`}`,
  )
}

function uuids(which: 0 | 1): TraceEvent[] {
  const ids = ['123e4567-e89b-12d3-a456-426614174000', '123e4567-e89b-12d3-a456-426614174111']
  return [done('orders_Get', {}, ids), done('orders_Get', { id: ids[which] ?? '' })]
}

function instants(which: 0 | 1): TraceEvent[] {
  const times = ['2025-03-01T09:00:00Z', '2025-03-01T10:00:00Z']
  return [done('orders_Get', {}, times), done('orders_Get', { at: times[which] ?? '' })]
}
