import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { attemptsOf, commandAgent, repliesOf } from '../world.ts'
import { MODES } from './modes.ts'

const TOOLS = [
  { name: 'look', rules: [{ return: 'here' }] },
  { name: 'look', server: 'crm', rules: [{ set: [{ path: '/asked', value: { $arg: 'who' } }], return: 'at crm' }] },
  { name: 'pay', server: 'billing-eu', handler: 'worlds/orders.mjs' },
]

/** Stands for whatever else runs on the host. */
async function somethingOnTheHost(): Promise<number> {
  const host = createServer((socket) => socket.destroy())
  onTestFinished(() => void host.close())
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const address = host.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

describe.each(MODES)('several servers under a closed network, $mode', ({ isolation, can }) => {
  it.skipIf(!can)('are all reached, one of them answered by a handler, and nothing else is', async () => {
    const call = (server: string, name: string, args: object) => JSON.stringify({ server, name, arguments: args })
    const calls = [
      call('turngate', 'look', {}),
      call('crm', 'look', { who: 'Ann' }),
      call('billing-eu', 'pay', { mode: 'refund', id: 'a' }),
    ]
    const attempts = await attemptsOf({
      agent: commandAgent(['node', 'mcp-servers.mjs', String(await somethingOnTheHost()), ...calls]),
      attempts: 3,
      tools: TOOLS,
      handlers: { 'worlds/orders.mjs': ['worlds/orders.mjs', 'worlds/words.mjs'] },
      state: { orders: { a: { status: 'open' } } },
      sandbox: { network: 'none', isolation },
      world: { concurrency: 2 },
    })
    for (const attempt of attempts) {
      expect(attempt.outcome).toEqual({ status: 'completed' })
      const { tools, results, host } = JSON.parse(repliesOf(attempt)[0] ?? '')
      expect(tools).toEqual({ turngate: ['look'], crm: ['look'], 'billing-eu': ['pay'] })
      expect(results).toMatchObject([
        { content: [{ text: 'here' }] },
        { content: [{ text: 'at crm' }] },
        { structuredContent: { refunded: 'a' } },
      ])
      expect(host).toBe(isolation === 'off' ? 'reached' : 'ECONNREFUSED')
      const called = attempt.events.flatMap((one) => (one.event === 'executed' ? [one.tool] : [])).sort()
      expect(called).toEqual(['billing-eu__pay', 'crm__look', 'look'])
      expect(attempt.evidence.state).toMatchObject({ asked: 'Ann', orders: { a: { status: 'refunded' } } })
    }
  })
})
