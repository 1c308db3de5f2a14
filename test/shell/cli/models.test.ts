import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseArguments } from '../../../src/shell/cli/arguments.ts'
import { KEY, scriptedModels } from '../../attempt/models/support.ts'
import { agentsFolder, temporaryFolder } from '../../attempt/world.ts'

const ORGANISATION = 'org-0123456789'

const suiteText = `
name: shop
attempts: 5
agent: {kind: command, command: [node, ${join(agentsFolder, 'openai-sdk.mjs')}, chat, stream], protocol: text}
sandbox: {models: {mode: live}}
policy: {metrics: {success_rate: {max_drop: 5}, wall_ms: {max_rise: 1.2, max: 60000}}}
tasks: [{id: greet, input: Say hello., answer: [{contains: Hello}]}]
`

describe('run --models', () => {
  it('gates an unchanged agent with no key, does not measure a changed one, and tells no key', async () => {
    const cwd = temporaryFolder()
    const suite = join(cwd, 'suite.yaml')
    writeFileSync(suite, suiteText)
    const server = await scriptedModels(({ headers }, number) => ({
      // a provider that tells everything that it knows
      ...{ text: `Hello ${number}, ${headers.authorization}`, headers: { 'openai-organization': ORGANISATION } },
    }))
    const withKey = {
      ...{ OPENAI_API_KEY: KEY, OPENAI_ORG_ID: ORGANISATION, OPENAI_BASE_URL: `${server.origin}/v1` },
    }
    const printed: string[] = []
    const turngate = (argv: readonly string[], env: Readonly<Record<string, string>>) =>
      parseArguments(argv, {
        ...{
          cwd,
          env: { PATH: process.env.PATH, ...env },
          version: '0',
          home: cwd,
          live: false,
          color: false,
          width: 80,
        },
        ...{ now: () => new Date(), signal: new AbortController().signal },
        out: (text: string) => void printed.push(text),
        err: (text: string) => void printed.push(text),
      })

    const record = ['run', 'suite.yaml', '--models', 'record', '--no-gate', '--out', 'runs/recorded']
    expect(await turngate(record, withKey)).toBe(0)
    expect(server.requests).toHaveLength(5)
    expect(await turngate(['baseline', 'write', 'runs/recorded'], {})).toBe(0)

    expect(await turngate(['run', 'suite.yaml', '--models', 'replay', '--out', 'runs/replayed'], {})).toBe(0)
    expect(printed.join('')).toContain('since model answers were replayed')

    writeFileSync(suite, suiteText.replace('openai-sdk.mjs, chat', 'openai-sdk.mjs, responses'))
    printed.length = 0
    expect(await turngate(['run', 'suite.yaml', '--models', 'replay', '--out', 'runs/changed'], {})).toBe(3)
    expect(printed.join('').replaceAll(/\s+/g, ' ')).toContain('a model request was not recorded')

    expect(await turngate(['run', 'suite.yaml', '--out', 'runs/keyless'], {})).toBe(3)
    expect(printed.join('').replaceAll(/\s+/g, ' ')).toContain('there is no key in OPENAI_API_KEY')
    expect(server.requests).toHaveLength(5)

    const files = readdirSync(cwd, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    expect(files.length).toBeGreaterThan(40)
    for (const file of files) {
      const text = readFileSync(join(file.parentPath, file.name), 'utf8')
      for (const secret of [KEY, ORGANISATION]) expect(text, `${file.parentPath}/${file.name}`).not.toContain(secret)
    }
    expect(printed.join('')).not.toContain(KEY)
  })
})
