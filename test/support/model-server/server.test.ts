import Anthropic from '@anthropic-ai/sdk'
import OpenAI from 'openai'
import { describe, expect, it } from 'vitest'
import type { Scripted } from './answer.ts'
import { openScriptedServer } from './server.ts'

/**
 * OpenAI's OpenAPI description is in no package of the registry, so the scripted answers are held against the official
 * packages: their types check what is made (`chat.ts`, `responses.ts`, `messages.ts`), their parsers what is sent.
 */
const answers: readonly (readonly [string, Scripted])[] = [
  ['a text', { text: 'It was 40, and “ü” is two bytes.' }],
  ['calls', { calls: [{ id: 'call_1', name: 'orders_Get', arguments: '{"id":"1001"}' }] }],
  [
    'a text and two calls',
    {
      text: 'Looking.',
      calls: [
        { id: 'call_1', name: 'orders_Get', arguments: '{"id":"1001"}' },
        { id: 'call_2', name: 'orders_Search', arguments: '{"text":"a \\"quoted\\" word"}' },
      ],
    },
  ],
]
const messages = [{ role: 'user' as const, content: 'Hello.' }]

describe('the official packages read a scripted stream as the whole answer', () => {
  it.each(answers)('chat completions: %s', async (_, answer) => {
    await using server = await scripted(answer)
    const client = new OpenAI({ baseURL: `${server.origin}/v1`, apiKey: 'x' })
    const asked = { model: 'gpt-4o', messages }
    const whole = await client.chat.completions.create(asked)
    const stream = client.chat.completions.stream({ ...asked, stream_options: { include_usage: true } })
    const { usage, choices } = await stream.finalChatCompletion()
    expect(usage).toEqual(whole.usage)
    expect(choices[0]?.finish_reason).toBe(whole.choices[0]?.finish_reason)
    expect(choices[0]?.message.content ?? '').toBe(whole.choices[0]?.message.content ?? '')
    expect(choices[0]?.message.tool_calls ?? []).toMatchObject(whole.choices[0]?.message.tool_calls ?? [])
  })

  it.each(answers)('responses: %s', async (_, answer) => {
    await using server = await scripted(answer)
    const client = new OpenAI({ baseURL: `${server.origin}/v1`, apiKey: 'x' })
    const asked = { model: 'gpt-4o', input: 'Hello.' }
    const whole = await client.responses.create(asked)
    const events: string[] = []
    const stream = client.responses.stream(asked)
    for await (const event of stream) events.push(event.type)
    const final = await stream.finalResponse()
    expect(final.output).toMatchObject(whole.output)
    expect(final.usage).toEqual(whole.usage)
    expect([events[0], events.at(-1)]).toEqual(['response.created', 'response.completed'])
  })

  it.each(answers)('messages: %s', async (_, answer) => {
    await using server = await scripted(answer)
    const client = new Anthropic({ baseURL: server.origin, apiKey: 'x' })
    const asked = { model: 'claude', max_tokens: 100, messages }
    const whole = await client.messages.create(asked)
    const final = await client.messages.stream(asked).finalMessage()
    expect(final.content).toMatchObject(whole.content)
    expect(final.usage).toMatchObject({
      ...{ input_tokens: whole.usage.input_tokens, output_tokens: whole.usage.output_tokens },
      cache_read_input_tokens: whole.usage.cache_read_input_tokens,
    })
    expect(final.stop_reason).toBe(whole.stop_reason)
  })

  it('embeddings', async () => {
    await using server = await scripted({})
    const client = new OpenAI({ baseURL: `${server.origin}/v1`, apiKey: 'x' })
    const { data } = await client.embeddings.create({ model: 'm', input: ['a', 'b'], encoding_format: 'float' })
    expect(data.map(({ embedding }) => embedding)).toEqual([
      [0, 0.5, 1],
      [1, 0.5, 1],
    ])
  })
})

async function scripted(answer: Scripted) {
  const server = await openScriptedServer(() => answer)
  return { ...server, [Symbol.asyncDispose]: () => server.close() }
}
