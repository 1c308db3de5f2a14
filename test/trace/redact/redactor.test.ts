import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRedactor, SECRET } from '../../../src/trace/redact/redactor.ts'

const KEY = 'pa$$w0rd/"quoted"+ü&co'

describe('a known secret', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  it.each([
    ['as it is', KEY],
    ['in JSON', JSON.stringify({ key: KEY })],
    ['in JSON inside JSON', JSON.stringify(JSON.stringify({ key: KEY }))],
    ['in a URL', `https://x.example/?key=${encodeURIComponent(KEY)}`],
    ['in a URL with small letters', encodeURIComponent(KEY).toLowerCase().replaceAll('%', '%')],
    ['in a form', new URLSearchParams({ key: KEY }).toString()],
    ['in base64', base64(KEY)],
    ['in base64 behind a name', base64(`user:${KEY}`)],
    ['in base64 between others', base64(`a${KEY}bc`)],
    ['in base64 two further', base64(`ab${KEY}d`)],
    ['in base64 for URLs', Buffer.from(`??>>${KEY}`).toString('base64url')],
    ['in hexadecimal', Buffer.from(KEY).toString('hex')],
  ])('%s is taken out', (_, text) => {
    const redactor = createRedactor({ secrets: [KEY] })
    const shown = redactor.text(`before ${text} after`)
    expect(redactor.count).toBe(1)
    expect(shown).toContain(SECRET)
    expect(leaks(shown)).toEqual([])
    expect(shown.startsWith('before ') && shown.endsWith(' after')).toBe(true)
  })

  it('is taken out in every encoding, whatever it is and wherever it stands', () => {
    const text = fc.string({ unit: 'binary', minLength: 0, maxLength: 12 })
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 8, maxLength: 60 }), text, text, (secret, before, after) => {
        fc.pre(secret.trim().length >= 8)
        const { text: redact } = createRedactor({ secrets: [secret] })
        const whole = `${before}${secret}${after}`
        expect(redact(whole)).not.toContain(secret)
        expect(redact(JSON.stringify(whole))).not.toContain(JSON.stringify(secret).slice(1, -1))
        expect(Buffer.from(redact(Buffer.from(whole).toString('base64')), 'base64').includes(secret)).toBe(false)
      }),
      { seed: 7 },
    )
  })

  it.each([
    ['its beginning at the end', `output: ${KEY.slice(0, 10)}`],
    ['its beginning before the end of a line', `output: ${KEY.slice(0, 10)}…\n`],
    ['its end at the beginning', `${KEY.slice(-10)} was it`],
    ['its end behind a mark', `… ${KEY.slice(-10)} was it`],
  ])('cut off, %s, leaves nothing', (_, text) => {
    const shown = createRedactor({ secrets: [KEY] }).text(text)
    expect(shown).toContain(SECRET)
    expect(leaks(shown)).toEqual([])
  })

  it('of several lines is hidden line by line', () => {
    const secret = '-- first line of it\n-- second line of it\n'
    const { text } = createRedactor({ secrets: [secret] })
    expect(text('x -- second line of it y')).toBe(`x ${SECRET} y`)
  })

  it.each([
    ['over lines of 40', (text: string) => text.replaceAll(/.{40}/g, '$&\n')],
    ['over lines that are indented', (text: string) => text.replaceAll(/.{20}/g, '$&\r\n      ')],
    ['sign by sign', (text: string) => [...text].join(' ')],
    ['over lines, in JSON', (text: string) => JSON.stringify(text.replaceAll(/.{30}/g, '$&\n')).slice(1, -1)],
    ['over lines, in base64', (text: string) => base64(`A=b\nKEY=${text}\nC=d`).replaceAll(/.{76}/g, '$&\n')],
    ['over lines, in hexadecimal', (text: string) => Buffer.from(text).toString('hex').replaceAll(/.{32}/g, '$&\n')],
  ])('that is broken %s leaves nothing', (_, broken) => {
    const secret = 'correct-horse/battery+staple-and-a-rather-long-tail-0123456789-abcdefghij-END'
    const redactor = createRedactor({ secrets: [secret] })
    const shown = redactor.text(`before ${broken(secret)} after`)
    expect(redactor.count).toBe(1)
    expect(shown).toMatch(/^before .{0,12}\[secret\].{0,12} after$/s)
    expect(shown).not.toMatch(/horse|staple|tail|01234|END/)
  })

  it('of several lines is hidden however its lines are set', () => {
    const body = Array.from({ length: 4 }, (_, at) => `${at}MIIEvQ${'xY7'.repeat(19)}`)
    const pem = ['-----BEGIN OPENSSH KEY-----', ...body, 'aB3dE9==', '-----END OPENSSH KEY-----', ''].join('\n')
    const { text } = createRedactor({ secrets: [pem] })
    for (const shown of [
      pem
        .split('\n')
        .map((line, at) => `${at + 1}: ${line}`)
        .join('\n'),
      body.join('').replaceAll(/.{76}/g, '$&\n'),
      JSON.stringify({ pem }),
      pem.replaceAll('\n', ' '),
      pem.replaceAll('\n', '\\n'),
    ].map(text)) {
      expect(shown).not.toMatch(/MIIE|xY7xY7|aB3dE9/)
    }
  })

  it('that is short is no word broken over two others', () => {
    const { text } = createRedactor({ secrets: ['not-able', 'refunds'] })
    expect(text('whether it is not\n-able or: re funds')).toBe('whether it is not\n-able or: re funds')
  })

  it('that the suite states is none, nor is a short word', () => {
    const { text } = createRedactor({ secrets: ['eu-west-1', 'prod'], isPublic: (value) => value === 'eu-west-1' })
    expect(text('eu-west-1 and prod')).toBe('eu-west-1 and prod')
  })
})

describe('what has the shape of a credential', () => {
  it.each([
    ['sk-proj-', `${'a1B2'.repeat(8)}`],
    ['sk-ant-api03-', `${'a1B2'.repeat(8)}`],
    ['sk_live_', `${'a1B2'.repeat(8)}`],
    ['ghp_', `${'a1B2'.repeat(9)}`],
    ['github_pat_', `${'a1B2'.repeat(9)}`],
    ['glpat-', `${'a1B2'.repeat(5)}`],
    ['AKIA', 'ABCDEFGHIJKLMNOP'],
    ['AIza', `${'a1B2'.repeat(8)}abc`],
    ['xoxb-', '123456789012-abc'],
    ['Authorization: Bearer ', 'abcdefghijklmnop.qrstuv'],
    ['postgres://app:', 'hunter2@db.example'],
    ['eyJhbGciOiJub25lIn0.eyJzdWIiOiJtb25hIn0.', 'c2lnbmF0dXJl'],
  ])('%s…', (before, after) => {
    const { text } = createRedactor({ secrets: [] })
    expect(text(`x ${before}${after} y`)).not.toContain(after.slice(0, 7))
    const hidden = Buffer.from(`x ${before}${after} y`).toString('base64')
    if (/^[a-zA-Z_-]+$/.test(before) && before !== 'AIza') expect(text(hidden)).toBe(SECRET)
  })

  it('a private key, with line breaks in any writing', () => {
    const { text } = createRedactor({ secrets: [] })
    const key = `-----BEGIN RSA PRIVATE KEY-----\n${'MIIE'.repeat(16)}\n-----END RSA PRIVATE KEY-----`
    for (const shown of [text(key), text(JSON.stringify(key)), text(encodeURIComponent(key))]) {
      expect(shown).not.toContain('MIIE')
    }
  })

  it.each([
    'order-1001-refund-for-damaged-goods-delivered-yesterday',
    'task-list-and-risk-register',
    'https://shop.example/orders/1001?from=2025-01-01',
    'sk-1',
    'a'.repeat(5000),
    '2025-01-01T00:00:00.000Z',
  ])('but not %s', (text) => {
    expect(createRedactor({ secrets: [] }).text(text)).toBe(text)
  })

  it('costs linear time in hostile text', () => {
    const { text } = createRedactor({ secrets: ['correct-horse-battery'] })
    const started = process.cpuUsage()
    for (const part of [
      ...[
        'sk-',
        '-----BEGIN PRIVATE KEY-----',
        'eyJaaaaaaaaa.',
        'Bearer ',
        '://a:',
        'correct-horse',
        'correct-\n',
        'c ',
        '\n',
      ],
      ...['\\', '\\n', `${'a'.repeat(24)}\n`],
    ]) {
      text(part.repeat(200_000 / part.length))
    }
    expect(process.cpuUsage(started).user / 1e6).toBeLessThan(10)
  })
})

describe('a plain value', () => {
  it('is redacted in its strings and keys, and counted', () => {
    const redactor = createRedactor({ secrets: ['hunter2-hunter2'] })
    const value = { a: ['hunter2-hunter2', 1, null], 'hunter2-hunter2': { b: 'x hunter2-hunter2' } }
    expect(redactor.deep(value)).toEqual({ a: [SECRET, 1, null], [SECRET]: { b: `x ${SECRET}` } })
    expect(redactor.count).toBe(3)
  })
})

/** Any five characters of the secret in a row. */
function leaks(shown: string): string[] {
  const parts = Array.from({ length: KEY.length - 4 }, (_, at) => KEY.slice(at, at + 5))
  return parts.filter((part) => shown.includes(part))
}
