import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/json.ts'
import {
  answer,
  both,
  call,
  dialog,
  did,
  failed,
  gold,
  reply,
  said,
  scoreList,
  scoreTrace,
  story,
  trace,
  user,
  words,
} from './build.ts'

const OK = 'ok'
const ROOT = 'root inconsistent_parameter_values'
const fromFlow = (turn: number) => `cascade of ${turn} (data_flow): inconsistent_parameter_values`
const assumed = (turn: number, reason = 'inconsistent_parameter_values') => `cascade of ${turn} (assumed): ${reason}`

const right = (n = 1) => both('A', { n }, { n })
/** Each with a wrong value of its own, so that none can have it from another. */
let made = 0
function wrong(extras = {}) {
  made += 1
  return both('B', { id: 'right-1' }, { id: `wrong-${made}` }, extras)
}

describe('by order', () => {
  it('an agent that stops after turn 2 of 4: the third is the root, the fourth a cascade', () => {
    const score = scoreTrace(trace(did('A'), did('B')), gold(call('A'), call('B'), call('C'), call('D')))
    expect(story(score)).toEqual([OK, OK, 'root tool_mismatch', assumed(3, 'tool_mismatch')])
    expect(score).toMatchObject({ first_failure_turn: 3, root_cause: 'tool_mismatch', total_failures: 2 })
  })

  it('turn 1 wrong, twenty right ones, a slip in 22: two root causes', () => {
    const score = scoreList(dialog(wrong(), ...Array.from({ length: 20 }, () => right()), wrong()))
    expect(score).toMatchObject({ root_cause_count: 2, cascading_count: 0, first_failure_turn: 1 })
  })

  it.each([
    ['passed replies neither end nor extend it', [wrong(), said('Fine.', 'Fine.'), wrong()], [ROOT, OK, assumed(1)]],
    ['a passed call ends it', [wrong(), right(), wrong()], [ROOT, OK, ROOT]],
    ['a new user message ends it', [wrong(), words('And now?'), wrong()], [ROOT, ROOT]],
    [
      'a failed reply makes no cascade',
      [said('It was sent.', 'No idea at all'), wrong()],
      ['root inconsistent_response', ROOT],
    ],
    [
      'a failed reply does not end it',
      [wrong(), said('It was sent.', 'No idea at all'), wrong()],
      [ROOT, assumed(1, 'inconsistent_response'), assumed(1)],
    ],
    [
      'an extra argument is its own',
      [wrong(), both('A', {}, { x: 1 }), wrong()],
      [ROOT, 'root extra_parameters', assumed(2)],
    ],
    [
      'another operation is its own',
      [
        wrong(),
        {
          turn: 'Tool',
          gold_turn: { tool_id: 'o', action: 'Get', args: {} },
          predict_turn: { tool_id: 'o', action: 'List', args: {} },
        },
      ],
      [ROOT, 'root action_mismatch'],
    ],
    ['a missing key follows', [wrong(), both('A', { x: 1 }, {})], [ROOT, assumed(1, 'missing_parameters')]],
    ['not where a result says better', [wrong({ result: { ref: 'r-77' } }), wrong()], [ROOT, ROOT]],
    ['an error is a result too', [wrong({ ok: false, result: 'not found' }), wrong()], [ROOT, ROOT]],
    [
      'but for a turn that was not done',
      [wrong({ result: 'r-77' }), { turn: 'Tool', gold_turn: { tool_id: 'C', args: {} } }],
      [ROOT, assumed(1, 'tool_mismatch')],
    ],
  ])('%s', (_, rows, expected) => {
    expect(story(scoreList(dialog(...rows)))).toEqual(expected)
  })

  it('a passed turn is never a cascade', () => {
    expect(scoreList(dialog(wrong(), { ...right(), depends_on: [1] })).turns[1]).not.toHaveProperty('attribution')
  })
})

describe('by depends_on', () => {
  const on = (...depends_on: number[]) => ({ depends_on })
  const cascade = (turn: number, reason = 'inconsistent_parameter_values') =>
    `cascade of ${turn} (depends_on): ${reason}`
  it.each([
    ['over turns that passed', [wrong(), right(), wrong(on(1))], [ROOT, OK, cascade(1)]],
    ['not through a turn that passed', [wrong(), { ...right(), ...on(1) }, wrong(on(2))], [ROOT, OK, ROOT]],
    [
      'on a turn that passed: its own, though the one before failed',
      [right(), wrong(), wrong(on(1))],
      [OK, ROOT, ROOT],
    ],
    [
      'on a failed reply',
      [said('It was sent.', 'No idea at all'), wrong(on(1))],
      ['root inconsistent_response', cascade(1)],
    ],
    [
      'a failed reply on a call',
      [wrong(), right(), said('It was sent.', 'No idea at all', on(1))],
      [ROOT, OK, cascade(1, 'inconsistent_response')],
    ],
    ['over user messages', [wrong(), words('And now?'), wrong(on(1))], [ROOT, cascade(1)]],
    ['an extra argument stays its own', [wrong(), both('A', {}, { x: 1 }, on(1))], [ROOT, 'root extra_parameters']],
    ['on itself, a later turn or none at all', [wrong(on(1, 2, 99)), right()], [ROOT, OK]],
    [
      'before data flow',
      [wrong({ result: 'ref-77' }), both('A', { x: 'ref-1' }, { x: 'ref-77' }, on(1))],
      [ROOT, cascade(1)],
    ],
  ])('%s', (_, rows, expected) => {
    expect(story(scoreList(dialog(...rows)))).toEqual(expected)
  })

  it('names the root that the chain leads to', () => {
    const score = scoreList(dialog(wrong(), wrong(on(1)), wrong(on(2))))
    expect(score.turns.map((turn) => turn.caused_by?.root_turn_no)).toEqual([undefined, 1, 1])
  })
})

describe('by data flow', () => {
  const first = (result: Json) => both('B', { id: 'right-1' }, { id: 'wrong-2' }, { result })
  const then = (goldValue: Json, value: Json, extras = {}) => both('C', { x: goldValue }, { x: value }, extras)
  it.each([
    ['an equal leaf', first({ ref: 'r7' }), then('r1', 'r7'), fromFlow(1)],
    ['an equal number', first({ total: 42 }), then(40, 42), fromFlow(1)],
    ['a number in a list', first([[{ n: 17 }]]), then(40, 17), fromFlow(1)],
    ['a leaf of a JSON text', first('{"ref": "r7"}'), then('r1', 'r7'), fromFlow(1)],
    ['whole words of a text', first('Created report alpha-9 for you'), then('beta-8', 'alpha-9'), fromFlow(1)],
    ['a number in a text, of four characters', first('Order 1010 found'), then(1001, 1010), fromFlow(1)],
    ['not within a word', first('Order 21010x found'), then(1001, 1010), ROOT],
    ['not within a word of letters', first('the nonprofit sector'), then('revenue', 'profit'), ROOT],
    ['not three characters of a text', first('size XXL left'), then('S', 'XXL'), ROOT],
    ['a key is no value', first({ profit: 1 }), then('revenue', 'profit'), ROOT],
    ['not a boolean', first({ done: true }), then(false, true), ROOT],
    ['not null', first({ done: null }), then('x', null), ROOT],
    ['not a digit', first({ count: 7 }), then(5, 7), ROOT],
    ['not a digit in quotes', first({ count: '7' }), then('5', '7'), ROOT],
    ['its arguments count too', first({ done: 'yes' }), then('right-1', 'wrong-2'), fromFlow(1)],
    ['every member that is wrong', first(['a-10', 'a-11']), then(['b-1'], ['a-10', 'a-11']), fromFlow(1)],
    ['a member from nowhere', first(['a-10']), then(['b-1'], ['a-10', 'a-99']), ROOT],
  ])('%s', (_, one, two, expected) => {
    expect(story(scoreList(dialog(one, two)))).toEqual([ROOT, expected])
  })

  it('where no result is on record, arguments say nothing', () => {
    const rows = dialog(both('B', { id: 'a' }, { id: 'b-77' }), right(), both('B', { id: 'a' }, { id: 'b-77' }))
    expect(story(scoreList(rows))).toEqual([ROOT, OK, ROOT])
  })

  it('an error in a field of its own makes it a root cause', () => {
    const two = both('C', { x: 'r1', y: 'red' }, { x: 'r77', y: 'blue' })
    expect(story(scoreList(dialog(first({ ref: 'r77' }), two)))).toEqual([ROOT, ROOT])
  })

  it('so does a missing key', () => {
    const two = both('C', { x: 'r1', y: 'red' }, { x: 'r77' })
    expect(story(scoreList(dialog(first({ ref: 'r77' }), two)))).toEqual([ROOT, 'root missing_parameters'])
  })

  it('a value that the user said is no link', () => {
    const rows = (text: string) => dialog(words(text), first({ ref: 'r77' }), then('r1', 'r77'))
    expect(story(scoreList(rows('Use r77, please.')))).toEqual([ROOT, ROOT])
    expect(story(scoreList(rows('Use r777, please.')))).toEqual([ROOT, fromFlow(2)])
  })

  it('what the user says only later does not matter', () => {
    const events = trace(user('go'), did('B', { id: 'wrong-2' }, { ref: 'r77' }), did('C', { x: 'r77' }), user('r77?'))
    const rows = gold(call('B', { id: 'right-1' }), call('C', { x: 'r1' }))
    expect(story(scoreTrace(events, rows))).toEqual([ROOT, fromFlow(1)])
  })

  it('a number with grouping is the number', () => {
    const rows = dialog(words('I pay 1,200 for it'), first({ price: 1200 }), then(900, 1200))
    expect(story(scoreList(rows))).toEqual([ROOT, ROOT])
  })

  it('goes over passed calls and user messages', () => {
    const rows = dialog(first({ ref: 'r77' }), right(), words('And now?'), then('r1', 'r77'))
    expect(story(scoreList(rows))).toEqual([ROOT, OK, fromFlow(1)])
  })

  it('a result of a call that passed is no link', () => {
    const rows = dialog(both('A', { n: 1 }, { n: 1 }, { result: 'r77' }), first({ ref: 'r88' }), then('r1', 'r77'))
    expect(story(scoreList(rows))).toEqual([OK, ROOT, ROOT])
  })

  it('the turn that gave the value is named, not one that passed it on', () => {
    const rows = dialog(first({ ref: 'r77' }), then('r1', 'r77', { result: 'x-1' }), then('r1', 'r77'))
    expect(story(scoreList(rows))).toEqual([ROOT, fromFlow(1), fromFlow(1)])
  })

  it('calls made at once do not consume each other', () => {
    const proposed = (tool: string, args: object, call_id: string) => ({ event: 'proposed', tool, args, call_id })
    const done = (tool: string, args: object, call_id: string, result: Json) => ({
      event: 'executed',
      tool,
      args,
      call_id,
      result,
    })
    const b = ['B', { id: 'wrong-2' }, '1'] as const
    const c = ['C', { x: 'r77' }, '2'] as const
    const rows = gold(call('B', { id: 'right-1' }), call('C', { x: 'r1' }))
    const atOnce = trace(proposed(...b), proposed(...c), done(...b, 'r77'), done(...c, 'ok'))
    expect(story(scoreTrace(atOnce, rows))).toEqual([ROOT, ROOT])
    const inTurn = trace(proposed(...b), done(...b, 'r77'), proposed(...c), done(...c, 'ok'))
    expect(story(scoreTrace(inTurn, rows))).toEqual([ROOT, fromFlow(1)])
  })

  it('inside a group the order of the calls counts', () => {
    const one = { tags: ['OrderInvariant_g'] }
    const rows = gold(call('C', { x: 'r1' }, one), call('B', { id: 'right-1' }, one))
    const events = trace(did('B', { id: 'wrong-2' }, 'r77'), did('C', { x: 'r77' }, 'ok'))
    expect(story(scoreTrace(events, rows))).toEqual([fromFlow(2), ROOT])
  })

  it('another tool called with what a failed turn gave', () => {
    const two = {
      turn: 'Tool',
      gold_turn: { tool_id: 'C', args: { x: 'r1' } },
      predict_turn: { tool_id: 'D', args: { ref: 'r77' } },
    }
    expect(story(scoreList(dialog(first({ ref: 'r77' }), two)))).toEqual([
      ROOT,
      'cascade of 1 (data_flow): tool_mismatch',
    ])
    expect(story(scoreList(dialog(first({ ref: 'r88' }), two)))).toEqual([ROOT, 'root tool_mismatch'])
  })

  it('a gold result confirms, and is not needed', () => {
    const cause = (result: Json | undefined) => {
      const one = { ...wrong({ result: 'r77' }), ...(result !== undefined && { result }) }
      return scoreList(dialog(one, then('r1', 'r77'))).turns[1]?.caused_by
    }
    expect(cause(undefined)).toEqual({ turn_no: 1, source: 'data_flow', root_turn_no: 1, value: 'r77' })
    expect(cause('r1')).toMatchObject({ confirmed: true })
    expect(cause('other')).not.toHaveProperty('confirmed')
  })

  describe('replies', () => {
    const tell = (text: string) =>
      [
        gold(call('B', { id: 'right-1' }), reply('The total of your order is 940 euros.')),
        trace(
          user('What does it cost?'),
          did('B', { id: 'wrong-2' }, { total: 1250, currency: 'USD', note: 'shipping excluded' }),
          answer(text),
        ),
      ] as const
    const flow = 'cascade of 1 (data_flow): inconsistent_response'
    it.each([
      ['a number', 'You have to pay 1,250 for everything', flow],
      ['an identifier', 'That was asked about wrong-2 just now', flow],
      ['a word', 'Everything included but shipping', flow],
      ['one link is enough', 'Nobody can possibly know whether 1250 fits', flow],
      ['nothing that the call gave', 'Nobody can possibly know', 'root inconsistent_response'],
      ['a part of a word', 'Nobody ships anything', 'root inconsistent_response'],
    ])('%s', (_, text, expected) => {
      const [rows, events] = tell(text)
      expect(story(scoreTrace(events, rows))).toEqual([ROOT, expected])
    })
  })

  it('a refused call and one that failed are upstream too', () => {
    const rows = gold(call('B', { id: 'right-1' }), call('C', { x: 'r1' }))
    const events = trace(failed('B', { id: 'wrong-2' }, 'try ref-77 instead'), did('C', { x: 'ref-77' }, 'ok'))
    expect(story(scoreTrace(events, rows))).toEqual([ROOT, fromFlow(1)])
  })
})

it('counts cascades and roots, by reason', () => {
  const score = scoreList(dialog(wrong(), wrong(), both('A', {}, { x: 1 })))
  expect(score.reasons).toEqual({ extra_parameters: 1, inconsistent_parameter_values: 1, prior_action_failed: 1 })
  expect(score.turns[1]).toMatchObject({ reason: 'prior_action_failed', would_be: 'inconsistent_parameter_values' })
  expect(score).toMatchObject({ total_failures: 3, root_cause_count: 2, cascading_count: 1 })
})
