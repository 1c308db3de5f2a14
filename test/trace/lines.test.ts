import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { LineSplitter } from '../../src/trace/lines.ts'

describe('LineSplitter', () => {
  it('gives the same lines however the bytes are cut', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 7 }), (text, size) => {
        const bytes = Buffer.from(text)
        const splitter = new LineSplitter()
        const lines = []
        for (let at = 0; at < bytes.length; at += size) lines.push(...splitter.push(bytes.subarray(at, at + size)))
        lines.push(...splitter.end())
        const expected = text.split('\n')
        if (expected.at(-1) === '') expected.pop()
        expect(lines.map((line) => line.text)).toEqual(expected)
        expect(lines.map((line) => line.number)).toEqual(expected.map((_, index) => index + 1))
      }),
    )
  })

  it('says when the stream ended inside a line', () => {
    const splitter = new LineSplitter()
    expect(splitter.push(Buffer.from('a\nb'))).toEqual([{ number: 1, text: 'a', cut: false, ended: true }])
    expect(splitter.end()).toEqual([{ number: 2, text: 'b', cut: false, ended: false }])
  })

  it('lets go of what is over the limit and goes on with the next line', () => {
    const splitter = new LineSplitter(4)
    const lines = [...splitter.push(Buffer.from('123456')), ...splitter.push(Buffer.from('78\nok\n'))]
    expect(lines).toEqual([
      { number: 1, text: '1234', cut: true, ended: true },
      { number: 2, text: 'ok', cut: false, ended: true },
    ])
    expect(splitter.end()).toEqual([])
  })
})
