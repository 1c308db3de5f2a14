import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { clamp, codePoints, escapeHtml, visible } from '../../src/report/escape.ts'
import { fitSections } from '../../src/report/fit.ts'

describe('hidden characters', () => {
  it.each([
    ['bidirectional override', 'a\u202Eb', 'a\\u{202E}b'],
    ['isolates', '\u2066x\u2069', '\\u{2066}x\\u{2069}'],
    ['zero width', 'a\u200Bb\u200Dc\uFEFF', 'a\\u{200B}b\\u{200D}c\\u{FEFF}'],
    ['escape sequence', '\u001B[31mred', '\\u{001B}[31mred'],
    ['C1 control', 'a\u009Bb', 'a\\u{009B}b'],
    ['line breaks', 'a\r\nb\nc\rd\u2028e', 'a⏎b⏎c⏎d\\u{2028}e'],
    ['tag characters', '\u{E0041}', '\\u{E0041}'],
    ['half a character', 'a\uD800b', 'a\\u{D800}b'],
    ['Hangul filler', '\u3164', '\\u{3164}'],
    ['what can be seen', 'Grüße, 你好 😀 ❤️ a_b|c', 'Grüße, 你好 😀 ❤️ a_b|c'],
  ])('%s', (_, text, shown) => {
    expect(visible(text)).toBe(shown)
  })
})

it('cuts between characters', () => {
  expect(clamp('😀😀😀😀', 3)).toBe('😀😀…')
  expect(clamp('abc', 3)).toBe('abc')
  expect(codePoints('😀a')).toBe(2)
})

it('escapes HTML, mentions and issue references', () => {
  expect(escapeHtml('<b title="x">@me #1 `&')).toBe('&#60;b title=&#34;x&#34;&#62;&#64;me &#35;1 &#96;&#38;')
})

describe('fitting', () => {
  const section = fc.record(
    {
      worth: fc.oneof(fc.nat(100), fc.constant(Number.POSITIVE_INFINITY)),
      text: fc.string({ maxLength: 300, unit: 'grapheme' }),
      short: fc.string({ maxLength: 20 }),
    },
    { requiredKeys: ['worth', 'text'] },
  )

  it('drops what is worth least, whole, and never what must stay', () => {
    fc.assert(
      fc.property(fc.array(section, { maxLength: 12 }), fc.integer({ min: 0, max: 2500 }), (sections, limit) => {
        const text = fitSections(sections, limit, (count) => `${count} left out`)
        const must = sections.filter((one) => one.worth === Number.POSITIVE_INFINITY)
        for (const one of must) expect(text).toContain(one.text)
        const least = [...must.map((one) => one.text), '12 left out'].join('\n\n')
        if (codePoints(least) <= limit) expect(codePoints(text)).toBeLessThanOrEqual(limit)
      }),
    )
  })

  it.each([
    [100, 'head\n\nlong text\n\nmore'],
    [17, 'head\n\nmore\n\n1 out'],
    [18, 'head\n\nmore\n\n1 out'],
    [10, 'head\n\n2 out'],
  ])('to %d', (limit, expected) => {
    const sections = [
      { worth: Number.POSITIVE_INFINITY, text: 'head' },
      { worth: 1, text: 'long text' },
      { worth: 2, text: 'more' },
    ]
    expect(fitSections(sections, limit, (count) => `${count} out`)).toBe(expected)
  })

  it('shortens before it drops', () => {
    const sections = [
      { worth: 2, text: 'a long first', short: 'first' },
      { worth: 1, text: 'a long second', short: 'second' },
    ]
    expect(fitSections(sections, 26, () => '…')).toBe('a long first\n\nsecond\n\n…')
  })
})
