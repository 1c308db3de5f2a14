import { once } from 'node:events'
import { createServer } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { networkNote } from '../../../src/attempt/isolation/require.ts'
import { Sandbox } from '../../../src/suite/schema/suite.ts'
import { taskOf } from '../task.ts'
import { attemptsOf, commandAgent, repliesOf } from '../world.ts'
import { hasNamespaces } from './modes.ts'

/** Stands for whatever else runs on the host. */
const host = createServer((socket) => socket.destroy())
let port = 0
beforeAll(async () => {
  await once(host.listen(0, '127.0.0.1'), 'listening')
  const address = host.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => void host.close())

async function found(sandbox: Record<string, unknown>, tasks: readonly string[] = ['a']) {
  const attempts = await attemptsOf({
    agent: commandAgent(['node', 'network.mjs', String(port)]),
    tasks: tasks.map((id) => taskOf(id)),
    tools: [{ name: 'echo', rules: [{ return: { $arg: 'text' } }] }],
    sandbox,
    world: { concurrency: tasks.length },
  })
  const told = attempts.map((attempt) => JSON.parse(repliesOf(attempt)[0] ?? '{}'))
  return { told, names: attempts[0]?.evidence.isolation ?? [] }
}

const calls = Array.from({ length: 20 }, (_, index) => [1, 1000, 200_000][index % 3])

describe('the network', () => {
  it.skipIf(!hasNamespaces).each(['none', 'models'])('%s: the tools are reached, nothing else is', async (network) => {
    const { told, names } = await found({ network })
    expect(told).toEqual([{ loopback: 'ECONNREFUSED', elsewhere: 'ENETUNREACH', calls, listening: 'listened' }])
    expect(names).toContain(`network_${network}`)
    expect(await networkNote({ sandbox: Sandbox.parse({ network }) })).toBeUndefined()
  })

  it.skipIf(!hasNamespaces)('of each attempt is its own: the same port is free for all of them', async () => {
    const { told } = await found({ network: 'none' }, ['a', 'b', 'c', 'd'])
    expect(told.map(({ listening }) => listening)).toEqual(['listened', 'listened', 'listened', 'listened'])
  })

  it('open: the host is reached', async () => {
    const { told, names } = await found({ network: 'open' })
    expect(told).toMatchObject([{ loopback: 'reached', calls, listening: 'EADDRINUSE' }])
    expect(names).toContain('network_open')
  })

  it('that cannot be closed is open, and that is said', async () => {
    const sandbox = { network: 'none', isolation: 'off' }
    const { told, names } = await found(sandbox)
    expect(told).toMatchObject([{ loopback: 'reached', calls }])
    expect(names).toContain('network_not_closed')
    expect(await networkNote({ sandbox: Sandbox.parse(sandbox) })).toBe(
      'the suite asks for `network: none`, and agents can reach every address, because it also says `isolation: off`.',
    )
  })
})
