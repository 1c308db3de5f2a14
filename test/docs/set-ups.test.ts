import { spawnSync } from 'node:child_process'
import { mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { planAttempts } from '../../src/attempt/plan.ts'
import { runAttempts } from '../../src/attempt/run.ts'
import { openDiskTree } from '../../src/shell/files/disk-tree.ts'
import { loadSuite } from '../../src/suite/load.ts'
import type { Attempt } from '../../src/trace/attempt.ts'
import { formatEventLine } from '../../src/trace/line.ts'
import { inTurn, KEY, scriptedModels } from '../attempt/models/support.ts'
import { temporaryFolder } from '../attempt/world.ts'
import type { Reply, ScriptedServer } from '../support/model-server/server.ts'

const root = resolve(import.meta.dirname, '../..')
const pages = readdirSync(join(root, 'docs/set-ups')).sort()

interface Page {
  /** By path, in the order of the page; the first block of a path is the file. */
  readonly files: ReadonlyMap<string, string>
  readonly trace: readonly string[]
  readonly python: readonly string[]
}

/** What a page holds: fences whose info names a path are the files of a suite. */
function readPage(name: string): Page {
  const text = readFileSync(join(root, 'docs/set-ups', name), 'utf8')
  const blocks = [...text.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, language = '', path = '', body = '']) => ({
      ...{ language, path, body },
    }),
  )
  const files = new Map(blocks.filter(({ path }) => path !== 'trace').map(({ path, body }) => [path, body]))
  const trace =
    blocks
      .find(({ path }) => path === 'trace')
      ?.body.trimEnd()
      .split('\n') ?? []
  return { files, trace, python: blocks.filter(({ language }) => language === 'python').map(({ body }) => body) }
}

/** The suite of a page as its reader would write it down. */
function written({ files }: Page): string {
  const folder = temporaryFolder()
  for (const [path, body] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), body)
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

async function attemptIn(folder: string, { origin }: ScriptedServer): Promise<Attempt> {
  const suite = loadSuite(openDiskTree(folder, ''), 'suite.yaml')
  const hostEnv = {
    PATH: `${join(root, 'test/fixtures/bin')}:${process.env.PATH}`,
    ...{ OPENAI_API_KEY: KEY, OPENAI_BASE_URL: `${origin}/v1`, ANTHROPIC_API_KEY: KEY, ANTHROPIC_BASE_URL: origin },
  }
  const { signal } = new AbortController()
  const plan = planAttempts({ tasks: suite.tasks, attempts: 1, seed: 1 })
  const world = { suite, root: folder, scratch: temporaryFolder(), hostEnv, signal }
  for await (const attempt of runAttempts(plan, world)) return attempt
  throw new Error('no attempt was made')
}

/** What the model of a page says; `prefix` is what its client puts before the names of tools. */
function script(prefix: string, model: string, ...before: Reply[]): Reply[] {
  const call = (id: string, name: string) => ({ id, name: prefix + name, arguments: '{"id": "1001"}' })
  return [
    ...before,
    { text: 'I look it up.', calls: [call('call_1', 'orders_Get')] },
    { calls: [call('call_2', 'orders_Refund')] },
    { text: 'Order 1001 is refunded: 40 dollars are on their way.' },
  ].map((reply) => ({ ...reply, model }))
}

const openai = script('', 'gpt-4o-2024-08-06')
const PAGES: [string, Reply[]][] = [
  ['openai-agents.md', openai],
  ['vercel-ai-sdk.md', openai],
  ['mcp-command-line.md', script('mcp__desk__', 'claude-sonnet-4-5')],
  ['http-service.md', script('', 'gpt-4o-2024-08-06', { text: 'Which order is it?' })],
]

describe('a documented set-up', () => {
  it.each(PAGES)('%s runs as it stands, and leaves the trace that the page shows', async (name, replies) => {
    const page = readPage(name)
    const server = await scriptedModels(inTurn(...replies))
    const attempt = await attemptIn(written(page), server)
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(linesOf(attempt)).toEqual(page.trace)
    expect(attempt.evidence.state).toEqual({ orders: { '1001': { status: 'refunded', total: 40 } } })
    for (const { headers } of server.requests) expect(headers.authorization ?? headers['x-api-key']).toContain(KEY)
  })

  it.each(pages)('%s is a suite that loads, with its agent, its tools and what is not captured', (name) => {
    const page = readPage(name)
    const suite = loadSuite(openDiskTree(written(page), ''), 'suite.yaml')
    expect(suite.tools.map((tool) => tool.name)).toEqual(['orders_Get', 'orders_Refund'])
    expect(suite.tasks.map((task) => task.id)).toEqual(['refund'])
    expect(Object.keys(suite.fingerprints.agent)).toEqual(expect.arrayContaining(['prompt', 'harness', 'interface']))
    expect(readFileSync(join(root, 'docs/set-ups', name), 'utf8')).toContain('## What is not captured')
  })

  it('is tried, or is in Python', () => {
    expect([...PAGES.map(([name]) => name), 'python-openai-sdk.md'].sort()).toEqual(pages)
  })

  it('in Python leaves the trace of the same loop in another language', () => {
    expect(readPage('python-openai-sdk.md').trace).toEqual(readPage('vercel-ai-sdk.md').trace)
  })

  const hasPython = spawnSync('python3', ['--version']).status === 0
  it.skipIf(!hasPython).each(pages.filter((name) => readPage(name).python.length > 0))('%s holds Python', (name) => {
    for (const body of readPage(name).python) {
      const code = 'import ast, sys; ast.parse(sys.stdin.read())'
      const { status, stderr } = spawnSync('python3', ['-c', code], { input: body, encoding: 'utf8' })
      expect(stderr).toBe('')
      expect(status).toBe(0)
    }
  })
})

/** As the page shows them: without what the clock decides. */
function linesOf({ events }: Attempt): string[] {
  return events.map(({ at: _, ...event }) => formatEventLine('ms' in event ? { ...event, ms: undefined } : event))
}
