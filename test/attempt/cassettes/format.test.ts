import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Cassette, formatCassette, parseCassette } from '../../../src/attempt/cassettes/format.ts'
import type { Json } from '../../../src/json.ts'

const user = (content: string): Json => ({ role: 'user', content })
const chunk = (content: string): Json => ({ id: 'c1', model: 'gpt-4o', choices: [{ index: 0, delta: { content } }] })

const cassette: Cassette = {
  ...{ task: 'refund', attempt: 2, seed: 7 },
  entries: [
    {
      ...{ request: 'POST openai/chat/completions', key: '0123456789abcdef', repeat: 1 },
      body: { model: 'gpt-4o', messages: [user('Hello.')], tools: [{ type: 'function' }] },
      answer: {
        ...{ status: 200, type: 'text/event-stream', asked_usage: true },
        events: [{ data: chunk('He') }, { data: chunk('llo') }, { data: '[DONE]' }],
      },
    },
    {
      ...{ request: 'POST openai/chat/completions', key: 'fedcba9876543210', repeat: 1 },
      body: { model: 'gpt-4o', messages: [user('Hello.'), user('Again.')], tools: [{ type: 'function' }] },
      answer: { status: 200, type: 'application/json', body: { choices: [] } },
    },
    {
      ...{ request: 'POST openai/embeddings', key: '00', repeat: 1 },
      body: { input: ['one'], model: 'small' },
      answer: { status: 200, type: 'application/json', body: { data: [{ embedding: [0.5, 1, 2] }] } },
    },
  ],
}

describe('a cassette', () => {
  it('is text that people can review', async () => {
    await expect(formatCassette(cassette)).toMatchFileSnapshot('../../fixtures/cassettes/format.json')
  })

  it('is read as it was written', () => {
    expect(parseCassette(formatCassette(cassette))).toEqual(cassette)
  })

  it('is read as it was written, whatever requests and events hold', () => {
    const json = fc.jsonValue({ maxDepth: 3 }).map((value): Json => JSON.parse(JSON.stringify(value)))
    const body = fc.oneof(
      json,
      fc.dictionary(fc.constantFrom('messages', 'model', 'input'), fc.oneof(json, fc.array(json))),
    )
    const answer = fc.oneof(
      json.map((whole) => ({ body: whole })),
      fc.array(fc.oneof(json, fc.dictionary(fc.constantFrom('a', 'b'), fc.constantFrom(1, 2)))).map((all) => ({
        events: all.map((data) => ({ data })),
      })),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(body, answer)), (pairs) => {
        const entries = pairs.map(([asked, told]) => ({
          ...{ request: 'POST openai/responses', key: 'k', repeat: 1 },
          ...{ body: asked, answer: { status: 200, type: 'x', ...told } },
        }))
        const all = { ...cassette, entries }
        expect(JSON.parse(JSON.stringify(parseCassette(formatCassette(all))))).toEqual(JSON.parse(JSON.stringify(all)))
      }),
    )
  })

  it.each([['not JSON'], ['{}'], ['{"cassette": 2, "task": "a", "attempt": 1, "seed": 1, "entries": []}']])(
    'is not %s',
    (text) => {
      expect(() => parseCassette(text)).toThrow()
    },
  )
})
