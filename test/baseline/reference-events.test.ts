import { describe, expect, it } from 'vitest'
import { FOLD_ABOVE, fold } from '../../src/baseline/fold.ts'
import { referenceEvents } from '../../src/baseline/reference-events.ts'
import { formatReference, parseReference } from '../../src/baseline/reference-file.ts'
import type { TraceEvent } from '../../src/trace/events.ts'
import { formatEventLine } from '../../src/trace/line.ts'

const call = { tool: 'orders_Get', args: { id: '1001' } }
const TRACE: readonly TraceEvent[] = [
  { event: 'user', text: 'Hello', seq: 1, at: 3 },
  { event: 'model', model: 'm', input_tokens: 5, seq: 2 },
  { event: 'proposed', ...call, call_id: 'x', seq: 3 },
  { event: 'executed', ...call, call_id: 'x', ok: true, result: { id: '1001' }, ms: 17, seq: 4 },
  { event: 'note', text: 'thinking', seq: 5 },
  { event: 'refused', tool: 'orders_Drop', args: {}, reason: 'policy', message: 'no', seq: 6 },
  { event: 'executed', tool: 'phone_Call', args: {}, ok: true, by: 'user', seq: 7 },
  { event: 'response', text: 'Done', final: false, seq: 8 },
  { event: 'response', text: '.', seq: 9 },
  { event: 'end', reward: 1, seq: 10 },
]

describe('a reference', () => {
  it('keeps what was said and called and what came back', () => {
    expect(referenceEvents(TRACE)).toEqual([
      { event: 'user', text: 'Hello' },
      { event: 'executed', ...call, ok: true, result: { id: '1001' } },
      { event: 'refused', tool: 'orders_Drop', args: {}, reason: 'policy', message: 'no' },
      { event: 'response', text: 'Done.' },
    ])
  })

  it.each([
    ['a plain trace', TRACE],
    [
      'a call that nobody settled before one that was',
      [
        { event: 'proposed', ...call, call_id: 'lost' },
        { event: 'executed', tool: 'orders_Get', args: { id: '1002' }, ok: true, call_id: 'made' },
      ],
    ],
    [
      'long values',
      [
        {
          event: 'executed',
          ...call,
          ok: true,
          result: { text: 'ö'.repeat(3000), list: Array.from({ length: 900 }, (_, i) => `item ${i}`) },
        },
      ],
    ],
  ] satisfies readonly (readonly [string, readonly TraceEvent[]])[])('of a reference is itself: %s', (_, trace) => {
    const once = referenceEvents(trace)
    const read = once.map((event) => JSON.parse(formatEventLine(event)))
    expect(referenceEvents(read)).toEqual(once)
    expect(JSON.stringify(once).length).toBeLessThan(6000)
  })

  it('stands in a file that says where it came from', () => {
    const header = { task: 'a', trajectory: 'hash', run: 'r', attempt: 2 }
    const text = formatReference(header, referenceEvents(TRACE))
    expect(text.split('\n')[0]).toBe('{"event":"note","data":{"attempt":2,"run":"r","task":"a","trajectory":"hash"}}')
    expect(parseReference(text, 'f', 'a')).toMatchObject({
      task: 'a',
      trajectory: 'hash',
      events: referenceEvents(TRACE),
    })
  })

  it.each([
    ['an empty file', '', 1],
    ['no header', '{"event":"user","text":"x"}', 1],
    ['a broken line', '{"event":"note","data":{"attempt":2,"run":"r","task":"a","trajectory":"h"}}\n{"event":', 2],
    ['a trace of another task', '{"event":"note","data":{"attempt":2,"run":"r","task":"b","trajectory":"h"}}', 1],
  ])('is refused with its line: %s', (_, text, line) => {
    expect(parseReference(text, 'f.jsonl', 'a')).toMatchObject({ code: 'reference-broken', file: 'f.jsonl', line })
  })
})

describe('folding', () => {
  it.each([
    ['short text', 'x'.repeat(FOLD_ABOVE), 'x'.repeat(FOLD_ABOVE)],
    [
      'text cut inside a surrogate pair',
      `${'x'.repeat(199)}${'😀'.repeat(200)}`,
      expect.stringMatching(/^x{199}… \[599 characters, sha256 [0-9a-f]{12}\]$/),
    ],
  ])('%s', (_, text, folded) => {
    expect(fold(text)).toEqual(folded)
    expect(fold(fold(text))).toBe(fold(text))
  })

  it('tells long texts apart', () => {
    expect(fold(`${'x'.repeat(500)}a`)).not.toBe(fold(`${'x'.repeat(500)}b`))
  })
})
