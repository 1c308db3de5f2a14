import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../src/json.ts'
import type { TraceEvent } from '../../src/trace/events.ts'
import { fitEvent } from '../../src/trace/fit.ts'
import { formatEventLine, MAX_LINE_BYTES, parseEventLine } from '../../src/trace/line.ts'
import { anyEvent } from './arbitrary.ts'

const huge = 'x'.repeat(3 * MAX_LINE_BYTES)
let deep: Json = 1
for (let level = 0; level < 5000; level += 1) deep = [deep]

describe('fitEvent', () => {
  it('leaves an event that fits as it is', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(fitEvent(event)).toBe(event)
      }),
    )
  })

  it.each<[string, TraceEvent, string]>([
    ['a huge text', { event: 'response', text: huge }, '… [cut: '],
    ['a huge argument', { event: 'proposed', tool: 't', args: { a: [huge], __proto__x: huge } }, '… [cut: '],
    ['a huge result', { event: 'executed', tool: 't', args: {}, ok: true, result: { rows: [huge, 1] } }, '… [cut: '],
    ['a huge key', { event: 'note', data: { [huge]: 1 } }, '… [cut: '],
    ['very many parts', { event: 'note', data: new Array<Json>(MAX_LINE_BYTES).fill(12) }, '… [cut: '],
    [
      'very many arguments',
      { event: 'proposed', tool: 't', args: { a: new Array<Json>(MAX_LINE_BYTES).fill(1) } },
      '[cut]',
    ],
    ['a deep result', { event: 'executed', tool: 't', args: {}, ok: true, result: deep }, '[cut: nested too deeply]'],
    ['deep arguments', { event: 'proposed', tool: 't', args: { a: deep } }, '[cut: nested too deeply]'],
  ])('shortens %s so that its line can be read back', (_, event, mark) => {
    const fitted = fitEvent(event)
    const line = formatEventLine(fitted)
    expect(line).toContain(mark)
    expect(parseEventLine(line)).toEqual({ kind: 'event', event: fitted })
    expect(fitEvent(fitted)).toBe(fitted)
  })
})
