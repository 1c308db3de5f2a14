import { describe, expect, it } from 'vitest'
import { isolationNames } from '../../src/attempt/isolation/names.ts'
import { isolationNotes } from '../../src/report/phrase.ts'
import { plainText } from '../../src/report/text.ts'
import { Sandbox } from '../../src/suite/schema/suite.ts'

const tools = { unshare: '/usr/bin/unshare', nsenter: '/usr/bin/nsenter', setpriv: '/usr/bin/setpriv' }
const cell = { tools, user: { uid: 1001, gid: 1001 }, ownProcesses: true, ownNetwork: true }

function said(sandbox: Record<string, unknown>, means: Parameters<typeof isolationNames>[1], clones = false): string[] {
  return isolationNotes(isolationNames(Sandbox.parse(sandbox), means, clones)).map(plainText)
}

const FRESH =
  'a fresh workspace for each attempt, a fresh state document, an allow-listed environment, fixed variables for clock and seed and locale and time zone'

describe.skipIf(process.platform !== 'linux')('the isolation in force', () => {
  it.each<[string, string[], string[]]>([
    [
      'all of it',
      said({ network: 'none', limits: { cpu: '60s', memory: '1GiB' } }, { cell }, true),
      [
        `Isolation in force: a fresh workspace for each attempt, copied on write, a fresh state document, an allow-listed environment, fixed variables for clock and seed and locale and time zone, a process table for each attempt that ends with it, no sight of the files of other attempts, no network but the tools, limits on time, output, file size, processor time, memory and processes.`,
      ],
    ],
    [
      'models alone are reached',
      said({ network: 'models' }, { cell }),
      [
        `Isolation in force: ${FRESH}, a process table for each attempt that ends with it, no sight of the files of other attempts, no network but the tools and the model endpoint, limits on time, output, file size and processes.`,
      ],
    ],
    [
      'a host without namespaces',
      said({ network: 'none' }, {}),
      [
        'Attempts ran as the same user in the same file system, and could read the files of others if they looked for them.',
        'The network was open though the suite closes it: agents could reach every address, and results may depend on what they found there. How to close it on this host: docs/isolation.md.',
        `Isolation in force: ${FRESH}, every process ended that is known as its own (same process table as the host), open network, limits on time, output, file size and processes.`,
      ],
    ],
    [
      'switched off',
      said({ isolation: 'off' }, {}),
      [
        'Attempts ran as the same user in the same file system, and could read the files of others if they looked for them.',
        'The suite switches isolation off (`isolation: off`): agents were plain processes of this user.',
        `Isolation in force: ${FRESH}, every process ended that is known as its own (same process table as the host), open network, limits on time, output, file size and processes.`,
      ],
    ],
    [
      'names of other versions',
      isolationNotes(['fresh_state', 'moat']).map(plainText),
      ['Isolation in force: a fresh state document, moat.'],
    ],
    ['nothing, for recorded attempts', isolationNotes([]).map(plainText), []],
  ])('%s', (_, notes, expected) => {
    expect(notes).toEqual(expected)
  })
})
