import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { requireIsolation } from '../../../src/attempt/isolation/require.ts'
import { UserError } from '../../../src/errors.ts'
import { worldOf } from '../world.ts'
import { hasNamespaces } from './modes.ts'

async function problems(sandbox: Record<string, unknown>) {
  try {
    await requireIsolation(worldOf({ sandbox }))
    return []
  } catch (error) {
    if (error instanceof UserError) return error.problems
    throw error
  }
}

describe('require_isolation', () => {
  it.each<[string, Record<string, unknown>, string]>([
    [
      'network',
      { isolation: 'off', network: 'none' },
      'The suite requires a closed network and switches isolation off.',
    ],
    ['network', { network: 'open' }, 'The suite requires a closed network and opens it.'],
    [
      'processes',
      { isolation: 'off' },
      'The suite requires a process table of their own for attempts and switches isolation off.',
    ],
    [
      'files',
      { isolation: 'off' },
      'The suite requires that attempts cannot see the files of others and switches isolation off.',
    ],
    ['memory', {}, 'The suite requires a limit on memory and sets none.'],
    ['cpu', { limits: { memory: '1GiB' } }, 'The suite requires a limit on time on the processor and sets none.'],
  ])('%s %o', async (name, sandbox, message) => {
    const [problem, ...others] = await problems({ require_isolation: [name], ...sandbox })
    expect(problem).toMatchObject({
      ...{ code: 'isolation-missing', file: 'suite.yaml', key: 'sandbox.require_isolation[0]' },
      ...{ message, hint: expect.stringMatching(/\.$/) },
    })
    expect(others).toEqual([])
  })

  it('tells everything that is missing', async () => {
    const sandbox = { require_isolation: ['network', 'memory', 'file_size', 'cpu'], limits: { cpu: '1s' } }
    const keys = (await problems(sandbox)).map(({ key }) => key)
    expect(keys).toEqual(['sandbox.require_isolation[0]', 'sandbox.require_isolation[1]'])
  })

  it.skipIf(!hasNamespaces)('is content where all of it is in force', async () => {
    const limits = { cpu: '1s', memory: '1GiB' }
    const all = ['network', 'processes', 'files', 'cpu', 'memory', 'file_size']
    expect(await problems({ require_isolation: all, network: 'none', limits })).toEqual([])
  })
})

describe('what this machine can do', () => {
  it('is found: where `unshare` makes namespaces, so does Turngate', () => {
    const made = spawnSync('unshare', ['--user', '--map-root-user', '--net', '--pid', '--fork', '--mount-proc', 'true'])
    if (made.status === 0) expect(hasNamespaces).toBe(true)
  })
})
