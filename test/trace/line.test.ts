import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatEventLine, MAX_LINE_BYTES, parseEventLine, parseTrace } from '../../src/trace/line.ts'
import { anyEvent, anyJson } from './arbitrary.ts'

describe('parseEventLine', () => {
  it('reads the shortest executed event as it stands', () => {
    const line = '{"event":"executed","tool":"orders_Get","args":{"id":"1001"},"ok":true}'
    expect(parseEventLine(line)).toEqual({
      kind: 'event',
      event: { event: 'executed', tool: 'orders_Get', args: { id: '1001' }, ok: true },
    })
    expect(formatEventLine({ event: 'executed', ok: true, args: { id: '1001' }, tool: 'orders_Get' })).toBe(line)
  })

  it.each([
    ['{"event":"user","text":"hi","extra":1}', { event: 'user', text: 'hi' }],
    ['{"event":"response","text":"a","final":false}\r', { event: 'response', text: 'a', final: false }],
    ['  {"event":"end","reward":1}', { event: 'end', reward: 1 }],
    ['{"event":"executed","tool":"t"}', { event: 'executed', tool: 't', args: {}, ok: true }],
    ['{"event":"note"}', { event: 'note' }],
  ])('reads %s', (line, event) => {
    expect(parseEventLine(line)).toEqual({ kind: 'event', event })
  })

  it.each([
    ['', 'not JSON: '],
    ['Loading model…', 'not JSON: Loading model…'],
    ['{"event":"user"', 'not JSON: {"event":"user"'],
    ['[1,2]', 'not a JSON object: [1,2]'],
    ['null', 'not a JSON object: null'],
    ['{"tool":"t"}', 'no `event` key'],
    ['{"event":"thought","text":"x"}', 'unknown event thought'],
    ['{"event":{"a":1}}', 'unknown event [object Object]'],
    ['{"event":"user","text":5}', 'event user: text: Invalid input: expected string, received number'],
    [
      '{"event":"executed","tool":"t","args":[1]}',
      'event executed: args: must be an object of JSON values, not nested too deeply',
    ],
    [`{"event":"note","data":${'['.repeat(80)}${']'.repeat(80)}}`, 'nested deeper than 64 levels'],
    ['['.repeat(500_000), expect.stringContaining('not JSON: [[[')],
    [`{"event":"note","text":"${'é'.repeat(MAX_LINE_BYTES / 2)}"}`, 'line is longer than 1048576 bytes'],
  ])('calls %.40s broken', (line, message) => {
    expect(parseEventLine(line)).toEqual({ kind: 'broken', message })
  })

  it('keeps keys named __proto__ as data and sets no prototype', () => {
    const parsed = parseEventLine(
      '{"event":"proposed","tool":"t","args":{"__proto__":{"admin":true}},"__proto__":{"x":1}}',
    )
    if (parsed.kind !== 'event' || parsed.event.event !== 'proposed') throw new Error('not an event')
    expect(Object.keys(parsed.event.args)).toEqual(['__proto__'])
    expect(parsed.event.args.admin).toBeUndefined()
    expect(Object.getPrototypeOf(parsed.event)).toBe(Object.prototype)
    expect(formatEventLine(parsed.event)).toBe('{"event":"proposed","tool":"t","args":{"__proto__":{"admin":true}}}')
  })

  it('never throws, whatever the bytes', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string({ unit: 'binary' }),
          anyJson.map((value) => JSON.stringify(value)),
        ),
        (line) => {
          expect(['event', 'broken']).toContain(parseEventLine(line).kind)
        },
      ),
    )
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(['event', 'broken']).toContain(parseEventLine(new TextDecoder().decode(bytes)).kind)
      }),
    )
  })

  it('never throws on fields of the wrong kind', () => {
    const names = fc.constantFrom(
      'user',
      'response',
      'proposed',
      'refused',
      'executed',
      'model',
      'note',
      'end',
      'other',
    )
    const keys = fc.constantFrom('text', 'tool', 'args', 'ok', 'result', 'reason', 'seq', 'by', 'reward', '__proto__')
    fc.assert(
      fc.property(names, fc.array(fc.tuple(keys, anyJson)), (event, entries) => {
        const line = JSON.stringify(Object.fromEntries([['event', event], ...entries]))
        expect(['event', 'broken']).toContain(parseEventLine(line).kind)
      }),
    )
  })
})

describe('formatEventLine', () => {
  it('gives back what it is read as', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        expect(parseEventLine(formatEventLine(event))).toEqual({ kind: 'event', event })
      }),
    )
  })

  it('writes equal events as equal lines, whatever the order of their keys', () => {
    const one = formatEventLine({
      event: 'executed',
      tool: 't',
      args: { b: 1, a: { d: 1, c: 2 } },
      ok: true,
      ms: 3,
      seq: 1,
    })
    const two = formatEventLine({
      seq: 1,
      ms: 3,
      ok: true,
      args: { a: { c: 2, d: 1 }, b: 1 },
      tool: 't',
      event: 'executed',
    })
    expect(one).toBe('{"event":"executed","seq":1,"tool":"t","args":{"a":{"c":2,"d":1},"b":1},"ok":true,"ms":3}')
    expect(two).toBe(one)
  })
})

describe('parseTrace', () => {
  it('keeps all that is good and numbers what is not', () => {
    const text = ['{"event":"user","text":"hi"}', '', 'oops', '{"event":"end"}', '{"event":"nope"}', ''].join('\n')
    expect(parseTrace(text)).toEqual({
      events: [{ event: 'user', text: 'hi' }, { event: 'end' }],
      broken: [
        { line: 3, message: 'not JSON: oops' },
        { line: 5, message: 'unknown event nope' },
      ],
    })
  })
})
