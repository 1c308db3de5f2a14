import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../../src/json.ts'
import { parseEventLine } from '../../../src/trace/line.ts'
import { answer, call, did, failed, gold, refused, reply, scoreTrace, trace, user, words } from './build.ts'

const rows = gold(
  words('Refund 1001.'),
  call('orders.Get', { id: '1001', filters: { region: 'EU', tags: ['a', 'b'] } }),
  call('orders.Refund', { id: '1001', amount: 20 }, { compare: { 'items[].id': { ignore: true } } }),
  reply('20 euros are on their way.'),
)
const names = ['orders.Get', 'orders_Refund', 'orders', '', '__', 'x.', '__proto__', 'constructor']
const args = fc.dictionary(fc.constantFrom('id', 'filters', 'amount', 'a.b', '__proto__', ''), fc.jsonValue(), {
  maxKeys: 4,
})
const event = fc.oneof(
  fc
    .record({ tool: fc.constantFrom(...names), args })
    .chain(({ tool, args: given }) =>
      fc.jsonValue().map((result) => ({ event: 'executed', tool, args: given, result })),
    ),
  fc.record({ tool: fc.constantFrom(...names), args }).map((made) => ({ event: 'refused', reason: 'schema', ...made })),
  fc.record({ tool: fc.constantFrom(...names), args }).map((made) => ({ event: 'proposed', ...made })),
  fc.string().map((text) => ({ event: 'response', text })),
  fc.string().map((text) => ({ event: 'user', text })),
)

describe('whatever an agent does', () => {
  it('is scored without an error, over the same turns', () => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 20 }), (events) => {
        const parsed = events.flatMap((made) => {
          const line = parseEventLine(JSON.stringify(made))
          return line.kind === 'event' ? [line.event] : []
        })
        const score = scoreTrace(parsed, rows)
        expect(score.success_rate.den).toBe(3)
        expect(score.sub_metrics.structural?.den).toBe(2)
        expect(score.total_failures).toBe(score.root_cause_count + score.cascading_count)
        expect(score.total_failures === 0 || score.root_cause_count > 0).toBe(true)
        expect(JSON.parse(JSON.stringify(score))).toEqual(score)
      }),
      { numRuns: 200 },
    )
  })

  const nest = (depth: number): Json => Array.from({ length: depth }).reduce<Json>((inner) => [inner], 1)
  it.each<[string, Json]>([
    ['deeply nested', nest(50)],
    ['deeply nested in text', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['a broken JSON text', `${'{"a":'.repeat(1000)}`],
    ['very long', 'word '.repeat(100_000)],
    ['a long list', Array.from({ length: 20_000 }, (_, index) => index)],
    ['lone surrogates', '\ud800 \udfff'],
  ])('arguments and results that are %s', (_, value) => {
    const events = trace(
      user('go'),
      did('orders.Get', { id: value, filters: value }),
      did('orders.Refund', { id: value }),
      answer('x'),
    )
    const withResult = events.map((made) => (made.event === 'executed' ? { ...made, result: value } : made))
    expect(scoreTrace(withResult, rows).success_rate.num).toBe(0)
  })
})

describe('long dialogs', () => {
  it('200 gold calls against 500', () => {
    const long = gold(
      ...Array.from({ length: 200 }, (_, index) => call('A', { id: `order-${index}`, note: 'a few words' })),
    )
    const events = trace(
      ...Array.from({ length: 500 }, (_, index) => {
        const made = { id: `order-${Math.floor(index / 2)}`, note: 'a few words' }
        return index % 7 === 0 ? refused('A', made) : index % 5 === 0 ? failed('A', made) : did('A', made)
      }),
    )
    const score = scoreTrace(events, long)
    expect(score.success_rate).toMatchObject({ num: 200, den: 200 })
  })

  it('groups of eight', () => {
    const long = gold(
      ...Array.from({ length: 160 }, (_, index) =>
        call('A', { n: index + 100 }, { tags: [`OrderInvariant_${Math.floor(index / 8)}`] }),
      ),
    )
    const events = trace(
      ...Array.from({ length: 160 }, (_, index) => did('A', { n: 8 * Math.floor(index / 8) + 107 - (index % 8) })),
    )
    expect(scoreTrace(events, long).success_rate.num).toBe(160)
  })
})
