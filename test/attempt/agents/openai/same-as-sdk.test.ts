import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../../src/trace/attempt.ts'
import { formatEventLine } from '../../../../src/trace/line.ts'
import type { Reply } from '../../../support/model-server/server.ts'
import { askingAttempt, inTurn, scriptedModels } from '../../models/support.ts'

const id = { type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }
const world = {
  tools: [
    {
      name: 'orders_Get',
      description: 'Reads an order.',
      input_schema: id,
      rules: [{ return: { $state: '/orders/{id}' } }],
    },
    {
      name: 'orders_Refund',
      input_schema: id,
      rules: [
        {
          when: { state: [{ path: '/orders/{id}/status', equals: 'refunded' }] },
          error: { message: 'refunded already' },
        },
        { set: [{ path: '/orders/{id}/status', value: 'refunded' }], return: 'refunded' },
      ],
    },
    { name: 'mail_Send', failure_rate: 0.5, delay: '1ms' },
  ],
  state: { orders: { '1001': { status: 'open', total: 40 } } },
  prices: { 'gpt-4o-2024-08-06': { input: 1, output: 2 } },
}
const called = (callId: string, name: string, args: object) => ({ id: callId, name, arguments: JSON.stringify(args) })
const get = called('call_1', 'orders_Get', { id: '1001' })
const refund = called('call_2', 'orders_Refund', { id: '1001' })

/** What the model answers, request by request. */
const scripts: [string, Reply[]][] = [
  ['a reply', [{ text: 'Hello.' }]],
  ['a call, with text beside it', [{ text: 'I look it up.', calls: [get] }, { text: 'It was 40.' }]],
  [
    'several calls at once, of which one fails and one is tried again',
    [
      { calls: [get, refund, { ...refund, id: 'call_3' }] },
      { calls: [called('call_4', 'mail_Send', {}), called('call_5', 'mail_Send', {})] },
      { text: 'Refunded.' },
    ],
  ],
  [
    'arguments that the schema refuses, and a tool that is not there',
    [
      { calls: [called('call_1', 'orders_Get', { id: 1001 })] },
      { text: 'Once more.', calls: [called('call_2', 'order_Get', {}), get] },
      { text: 'It was 40.' },
    ],
  ],
  ['a tool without arguments', [{ calls: [{ id: 'call_1', name: 'mail_Send', arguments: '' }] }, { text: 'Sent.' }]],
  [
    'other scripts',
    [{ calls: [called('call_1', 'orders_Get', { id: '注文 👩‍👩‍👧' })] }, { text: 'Ångström\u2028東京' }],
  ],
  [
    'usage that is not told',
    [
      { calls: [get], usage: null },
      { text: 'It was 40.', usage: null },
    ],
  ],
  ['a request that is refused', [{ calls: [get] }, { status: 400, body: { error: { message: 'too long' } } }]],
]

describe.each([false, true])('an agent on the official package, streaming: %s', (stream) => {
  it.each(scripts)('leaves the events of the built-in agent: %s', async (_, replies) => {
    const how = stream ? ['chat', 'stream'] : ['chat']
    const theirs = await askingAttempt(await scriptedModels(inTurn(...replies)), how, world)
    const server = await scriptedModels(inTurn(...replies))
    const ours = await askingAttempt(server, [], {
      ...world,
      agent: { kind: 'openai', model: 'gpt-4o', stream, max_steps: 20 },
    })
    expect(linesOf(ours)).toEqual(linesOf(theirs))
    expect(linesOf(ours).length).toBeGreaterThan(2)
    expect({ ...ours.outcome, message: '' }).toEqual({ ...theirs.outcome, message: '' })
    expect(ours.evidence.state).toEqual(theirs.evidence.state)
    expect(ours.evidence.calls_recorded_by).toBe('sandbox')
  })
})

/** As they are stored, in order and with all of their fields but the time. */
function linesOf({ events }: Attempt): string[] {
  return events.map(({ at: _, ...event }) => {
    const isTimed = event.event === 'model'
    return formatEventLine(isTimed ? { ...event, ms: undefined } : event)
  })
}
