import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withWholeWords } from '../../../src/attempt/cassettes/whole-words.ts'
import { at } from '../../../src/attempt/models/protocols/read.ts'
import type { Json } from '../../../src/json.ts'

const chunk = (content: string): Json => ({ id: 'x', choices: [{ index: 0, delta: { content } }] })
const texts = (events: readonly Json[]) => events.map((event) => at(event, 'choices', 0, 'delta', 'content'))

describe('withWholeWords', () => {
  it.each([
    ['a word in three pieces', ['see /a', '/b', '/c now'], ['/a/b/c'], ['see /a/b/c', '', ' now']],
    ['a word at both ends', ['/a', '/b', ' and /', 'a/b'], ['/a/b'], ['/a/b', '', ' and /a/b', '']],
    ['two words', ['/l', 'ong', '/er', '!'], ['/long/er', '/long'], ['/long/er', '', '', '!']],
    ['no word', ['one ', 'two'], ['/a'], ['one ', 'two']],
  ])('%s', (_, pieces, words, expected) => {
    expect(texts(withWholeWords(pieces.map(chunk), words))).toEqual(expected)
  })

  it('keeps what is told in turn apart', () => {
    const part = (index: number, text: string): Json => ({ type: 'content_block_delta', index, delta: { text } })
    const events = [part(0, '/a'), part(1, '/x'), part(0, '/b'), part(1, '/y')]
    expect(withWholeWords(events, ['/a/b'])).toEqual([part(0, '/a/b'), part(1, '/x'), part(0, ''), part(1, '/y')])
  })

  it('loses and adds nothing', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('a', 'b', '/') })), (pieces) => {
        const made = texts(withWholeWords(pieces.map(chunk), ['/ab', '/b']))
        expect(made.join('')).toBe(pieces.join(''))
        for (const word of ['/ab', '/b']) {
          const count = (text: string) => text.split(word).length - 1
          expect(made.reduce((sum: number, text) => sum + count(String(text)), 0)).toBe(count(pieces.join('')))
        }
      }),
    )
  })
})
