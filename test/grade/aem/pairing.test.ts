import { describe, expect, it } from 'vitest'
import type { ToolEntry } from '../../../src/suite/schema/tools.ts'
import {
  answer,
  call,
  did,
  failed,
  gold,
  type Row,
  refused,
  reply,
  scoreTrace,
  story,
  tools,
  trace,
  user,
  words,
} from './build.ts'

const OK = 'ok'
const WRONG = 'root inconsistent_parameter_values'
const NOT_CALLED = 'root tool_mismatch'

describe('pairing of calls', () => {
  const table: readonly {
    readonly title: string
    readonly gold: readonly ReturnType<typeof call>[]
    readonly did: readonly Row[]
    readonly story: readonly string[]
  }[] = [
    {
      title: 'A(1) A(2) A(3) against A(2) A(3) A(9): two of three pass',
      gold: [call('A', { x: 1 }), call('A', { x: 2 }), call('A', { x: 3 })],
      did: [did('A', { x: 2 }), did('A', { x: 3 }), did('A', { x: 9 })],
      story: [NOT_CALLED, OK, OK],
    },
    {
      title: 'A, A against one A: the second fails',
      gold: [call('A'), call('A')],
      did: [did('A')],
      story: [OK, NOT_CALLED],
    },
    {
      title: 'a call that is meant to fail is paired as it is: 2 of 2',
      gold: [call('Get', { id: 9999 }), call('Get', { id: 1001 })],
      did: [failed('Get', { id: 9999 }), did('Get', { id: 1001 })],
      story: [OK, OK],
    },
    {
      title: 'permuted arguments find their partners as far as order allows',
      gold: [call('A', { x: 1 }), call('A', { x: 2 }), call('A', { x: 3 })],
      did: [did('A', { x: 3 }), did('A', { x: 1 }), did('A', { x: 2 })],
      story: [OK, OK, NOT_CALLED],
    },
    {
      title: 'passing comes before agreement: the nearly right call is left over',
      gold: [call('A', { x: 'red', y: 'left', z: 'up' })],
      did: [did('A', { x: 'red', y: 'left', z: 'down' }), did('A', { x: 'red', y: 'left', z: 'up' })],
      story: [OK],
    },
    {
      title: 'the same operation comes before another one of the tool',
      gold: [call('orders.Get', { id: 1 })],
      did: [did('orders.List', { id: 1 }), did('orders.Get', { id: 2 })],
      story: [WRONG],
    },
    {
      title: 'another operation of the tool comes before another tool',
      gold: [call('orders.Get', { id: 1 })],
      did: [did('users.Get', { id: 1 }), did('orders.List', { id: 1 })],
      story: ['root action_mismatch'],
    },
    {
      title: 'a name without a table is one with the tool and action it is made of',
      gold: [call('orders.Get', { id: 1 })],
      did: [did('orders_Get', { id: 1 })],
      story: [OK],
    },
    {
      title: 'what is left over between the same neighbours is a mismatch, left to right',
      gold: [call('A'), call('B'), call('C'), call('D')],
      did: [did('A'), did('X'), did('Y'), did('D')],
      story: [OK, NOT_CALLED, 'cascade of 2 (assumed): tool_mismatch', OK],
    },
  ]
  it.each(table)('$title', ({ gold: rows, did: events, story: expected }) => {
    expect(story(scoreTrace(trace(user('go'), ...events), gold(...rows)))).toEqual(expected)
  })

  it('shows the call that was made where another was due', () => {
    const score = scoreTrace(
      trace(did('A'), did('X', { a: 1 }), did('Y', { b: 1 }), did('D')),
      gold(call('A'), call('B'), call('C'), call('D')),
    )
    const partners = score.turns.map(({ predicted }) => (predicted?.kind === 'action' ? predicted.tool : undefined))
    expect(partners).toEqual(['A', 'X', 'Y', 'D'])
    expect(score.turns[1]?.detail).toEqual({ gold: 'B', predicted: 'X' })
    expect(score.extra).toEqual([])
  })

  it('pairs nothing across a matched neighbour', () => {
    const score = scoreTrace(trace(did('X'), did('A')), gold(call('A'), call('B')))
    expect(story(score)).toEqual([OK, NOT_CALLED])
    expect(score.turns[1]).not.toHaveProperty('predicted')
    expect(score.extra).toMatchObject([{ tool: 'X', kind: 'extra_unknown' }])
  })

  it('prefers the call that succeeded, then the earliest', () => {
    const partner = (...events: readonly Row[]) => {
      const [turn] = scoreTrace(trace(...events), gold(call('A', { x: 1 }))).turns
      return turn?.predicted?.kind === 'action' ? turn.predicted.result : undefined
    }
    expect(partner(failed('A', { x: 1 }), refused('A', { x: 1 }), did('A', { x: 1 }, 'done'))).toBe('done')
    expect(partner(did('A', { x: 1 }, 'first'), did('A', { x: 1 }, 'second'))).toBe('first')
  })
})

describe('order-invariant groups', () => {
  const one = { tags: ['OrderInvariant_look'] }
  const rows = gold(call('G1', {}, one), call('G2', {}, one), call('C'))
  it.each([
    ['in the order of the gold', ['G1', 'G2', 'C'], [OK, OK, OK]],
    ['in another order', ['G2', 'G1', 'C'], [OK, OK, OK]],
    ['a member after what follows the group', ['G2', 'C', 'G1'], [OK, OK, NOT_CALLED]],
    ['what follows the group before it', ['C', 'G1', 'G2'], [OK, OK, NOT_CALLED]],
    ['a member that is not there', ['G2', 'C'], [NOT_CALLED, OK, OK]],
  ])('%s', (_, called, expected) => {
    expect(story(scoreTrace(trace(...called.map((name) => did(name))), rows))).toEqual(expected)
  })

  it('keeps turn numbers', () => {
    const score = scoreTrace(trace(did('G2'), did('G1'), did('C')), rows)
    expect(score.turns.map(({ turn_no }) => turn_no)).toEqual([1, 2, 3])
  })

  it('orders members by depends_on', () => {
    const ordered = gold(call('G1', {}, one), call('G2', {}, { ...one, depends_on: [1] }), call('G3', {}, one))
    expect(story(scoreTrace(trace(did('G3'), did('G1'), did('G2')), ordered))).toEqual([OK, OK, OK])
    const swapped = scoreTrace(trace(did('G3'), did('G2'), did('G1')), ordered)
    expect(swapped.success_rate).toMatchObject({ num: 2, den: 3 })
  })

  it('a group that is not contiguous is two', () => {
    const split = gold(call('G1', {}, one), call('C'), call('G2', {}, one))
    expect(scoreTrace(trace(did('G2'), did('C'), did('G1')), split).success_rate.num).toBe(1)
  })

  it('a group of more than twelve is still paired in any order', () => {
    const names = Array.from({ length: 16 }, (_, index) => `T${index}`)
    const many = gold(call('First'), ...names.map((name) => call(name, {}, one)), call('Last'))
    const events = trace(did('First'), ...names.toReversed().map((name) => did(name)), did('Last'))
    expect(scoreTrace(events, many).success_rate).toMatchObject({ num: 18, den: 18 })
  })
})

describe('segments and replies', () => {
  it('pairs replies from the end of their segment', () => {
    const score = scoreTrace(
      trace(user('hi'), answer('One moment, looking that up.'), did('A'), answer('The order has shipped.')),
      gold(call('A'), reply('The order has shipped.')),
    )
    expect(story(score)).toEqual([OK, OK])
    expect(score.extra_replies).toBe(1)
  })

  it('a reply that is not there fails as incomplete', () => {
    const score = scoreTrace(
      trace(user('hi'), answer('The order has shipped.')),
      gold(reply('Which order?'), reply('The order has shipped.')),
    )
    expect(story(score)).toEqual(['root incomplete_response', OK])
  })

  it('text beside a call is no reply', () => {
    const open = { event: 'proposed', tool: 'A', args: {}, call_id: '1' }
    const done = { event: 'executed', tool: 'A', args: {}, call_id: '1' }
    const score = scoreTrace(
      trace(user('hi'), open, answer('Let me see.'), done),
      gold(call('A'), reply('Let me see.')),
    )
    expect(story(score)).toEqual([OK, 'root incomplete_response'])
  })

  const twoTurns = gold(words('Refund 1001.'), call('Get'), words('All of it.'), call('Refund'), reply('Refunded.'))
  const turns = [{ user: 'Refund 1001.' }, { user: 'All of it.', when: { asked: 'all' } }]

  it('does not pair across user messages', () => {
    const score = scoreTrace(
      trace(user('Refund 1001.'), did('Get'), did('Refund'), user('All of it.'), answer('Refunded.')),
      twoTurns,
      { turns },
    )
    expect(story(score)).toEqual([OK, NOT_CALLED, OK])
    expect(score.extra).toMatchObject([{ tool: 'Refund', segment: 0 }])
  })

  it('gold of a scripted turn that was not sent has no partner', () => {
    const score = scoreTrace(trace(user('Refund 1001.'), did('Get'), did('Refund'), answer('Refunded.')), twoTurns, {
      turns,
    })
    expect(story(score)).toEqual([OK, NOT_CALLED, 'cascade of 4 (assumed): incomplete_response'])
  })

  const three = gold(words('a'), call('A'), words('b'), call('B'), words('c'), call('C'))
  it.each([
    ['by its words', [user('a'), did('A'), user('c'), did('C')]],
    ['by the number that the recorder gave', [user('a'), did('A'), { ...user('b'), turn: 3 }, did('C')]],
  ])('a turn skipped in the middle is told %s', (_, events) => {
    const script = [{ user: 'a' }, { user: 'b', when: { asked: 'b' } }, { user: 'c' }]
    expect(story(scoreTrace(trace(...events), three, { turns: script }))).toEqual([OK, NOT_CALLED, OK])
  })

  it('messages in other words than the script belong to its turns in order', () => {
    const script = [{ user: 'a' }, { user: 'b' }, { user: 'c' }]
    const events = trace(user('1'), did('A'), user('2'), did('B'), user('3'), did('C'), user('4'), answer('Bye.'))
    expect(story(scoreTrace(events, three, { turns: script }))).toEqual([OK, OK, OK])
  })

  it('without User rows the dialog is one segment, whatever the user said', () => {
    const events = trace(user('a'), did('B'), user('b'), did('A'), user('c'), did('C'))
    expect(scoreTrace(events, gold(call('A'), call('C'))).success_rate.num).toBe(2)
  })

  it("leaves out the user's own calls", () => {
    const rows = gold(call('Toggle', {}, { by: 'user' }), call('Check'))
    const score = scoreTrace(trace({ ...did('Toggle'), by: 'user' }, did('Check')), rows)
    expect(score.success_rate).toMatchObject({ num: 1, den: 1 })
    expect(score.extra).toEqual([])
  })
})

describe('extra calls', () => {
  const table: ToolEntry[] = tools(
    { name: 'orders_Get', tool_id: 'orders', action: 'Get', read_only: true },
    { name: 'orders_Refund', tool_id: 'orders', action: 'Refund' },
  )
  const refund = gold(call('orders.Refund', { id: '1001' }))
  const once = did('orders_Refund', { id: '1001' })
  const look = did('orders_Get', { id: '1001' })

  it('a refund made twice: every turn right, and the test fails', () => {
    const score = scoreTrace(trace(once, once), refund, { tools: table })
    expect(score).toMatchObject({ success_rate: { num: 1, den: 1 }, test_pass: false, failed_by: ['extra_write'] })
    expect(score.extra).toEqual([{ tool: 'orders_Refund', args: { id: '1001' }, kind: 'extra_write', segment: 0 }])
  })

  it.each([
    ['a read is counted', [look, once], ['extra_read'], [], ['extra_call']],
    ['a write fails', [once, once], ['extra_write'], ['extra_write'], ['extra_write']],
    ['a write that failed did nothing', [once, failed('orders_Refund', {})], ['extra_failed'], [], ['extra_call']],
    ['a refused write did nothing', [once, refused('orders_Refund')], ['extra_failed'], [], ['extra_call']],
    [
      'one proposed and never settled did nothing',
      [once, { event: 'proposed', tool: 'orders_Refund' }],
      ['extra_failed'],
      [],
      ['extra_call'],
    ],
    ['a tool that the table does not have', [did('mail_Send'), once], ['extra_unknown'], [], ['extra_call']],
    ['failed, then done right', [failed('orders_Refund', { id: 1 }), once], ['recovered'], [], []],
    ['refused, then done right', [refused('orders_Refund', { id: 1 }), once], ['recovered'], [], []],
    ["the user's own", [{ ...once, by: 'user' }, once], [], [], []],
  ])('%s', (_, events, kinds, byDefault, strictly) => {
    const score = (extra: 'fail_writes' | 'fail' | 'allow') =>
      scoreTrace(trace(...events), refund, { tools: table, extra })
    expect(score('fail_writes').success_rate.value).toBe(1)
    expect(score('fail_writes').extra.map(({ kind }) => kind)).toEqual(kinds)
    expect(score('fail_writes').failed_by).toEqual(byDefault)
    expect(score('fail').failed_by).toEqual(strictly)
    expect(score('allow').test_pass).toBe(true)
  })

  it('without a table no call is known to write', () => {
    expect(scoreTrace(trace(once, once), refund).test_pass).toBe(true)
  })

  it('a recovered call is no partner of another gold turn', () => {
    const rows = gold(call('customers.Find'), call('orders.Refund', { id: '1001' }))
    const score = scoreTrace(trace(refused('orders_Refund'), once), rows, { tools: table })
    expect(story(score)).toEqual([NOT_CALLED, OK])
    expect(score.turns[0]).not.toHaveProperty('predicted')
    expect(score.extra.map(({ kind }) => kind)).toEqual(['recovered'])
  })

  it('client prefixes and aliases are the same tool', () => {
    const score = scoreTrace(trace(did('mcp__shop__orders_Refund', { id: '1001' })), refund, { tools: table })
    expect(story(score)).toEqual([OK])
  })
})
