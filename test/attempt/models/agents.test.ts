import { describe, expect, it } from 'vitest'
import { repliesOf } from '../world.ts'
import { askingAttempt, bare, inTurn, KEY, scriptedModels } from './support.ts'

const call = { id: 'call_1', name: 'orders_Get', arguments: '{"id": "1001"}' }
const tools = [
  {
    name: 'orders_Get',
    input_schema: { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] },
    rules: [{ return: { total: 40 } }],
  },
]
const script = () => inTurn({ text: 'I look it up.', calls: [call] }, { text: 'It was 40.' })

const ways = [
  ['chat'],
  ['chat', 'stream'],
  ['responses'],
  ['responses', 'stream'],
  ['messages'],
  ['messages', 'stream'],
]

describe('an agent on the official packages, pointed at the endpoint by its environment alone', () => {
  it.each(ways)('%s %s: models, tokens and calls are recorded, with tools', async (...how) => {
    const server = await scriptedModels(script())
    const attempt = await askingAttempt(server, how, { tools })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(repliesOf(attempt)).toEqual(['It was 40.'])
    const model = {
      ...{ event: 'model', model: 'gpt-4o-2024-08-06', input_tokens: 120, output_tokens: 30, cached_tokens: 100 },
      ...{ reasoning_tokens: 10, ms: 'some' },
    }
    expect(bare(attempt.events)).toEqual([
      { event: 'user', text: 'Do a.', turn: 1 },
      model,
      { event: 'note', text: 'I look it up.' },
      { event: 'proposed', tool: 'orders_Get', args: { id: '1001' }, call_id: 'c1' },
      {
        ...{ event: 'executed', tool: 'orders_Get', args: { id: '1001' }, call_id: 'c1' },
        ...{ ok: true, result: { total: 40 }, ms: 'some' },
      },
      model,
      { event: 'response', text: 'It was 40.' },
    ])
    expect(attempt.evidence.calls_recorded_by).toBe('sandbox')
    for (const { headers } of server.requests) {
      expect(headers.authorization ?? headers['x-api-key']).toContain(KEY)
    }
  })

  it.each(ways)('%s %s: what models propose is the record of calls, without tools', async (...how) => {
    const server = await scriptedModels(script())
    const attempt = await askingAttempt(server, how)
    expect(attempt.outcome).toEqual({ status: 'completed' })
    const called = { tool: 'orders_Get', args: { id: '1001' }, call_id: 'call_1' }
    expect(bare(attempt.events).filter((event) => 'tool' in event)).toEqual([
      { event: 'proposed', ...called },
      {
        ...{ event: 'executed', ...called, ok: true },
        result: { called: 'orders_Get', with: { id: '1001' }, in: expect.stringContaining('/workspace') },
      },
    ])
    expect(attempt.evidence.calls_recorded_by).toBe('models')
  })

  it('embeddings are recorded', async () => {
    const server = await scriptedModels(() => ({}))
    const attempt = await askingAttempt(server, ['embeddings'])
    expect(repliesOf(attempt)).toEqual(['2 vectors'])
    expect(bare(attempt.events)).toContainEqual({
      ...{ event: 'model', model: 'text-embedding-3-small', input_tokens: 16, output_tokens: 0, ms: 'some' },
    })
  })
})
