import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openHandlers } from '../../../src/attempt/sandbox/handlers/handlers.ts'
import { settleQuestion } from '../../../src/attempt/sandbox/handlers/settle.ts'
import { listTools } from '../../../src/attempt/sandbox/mcp/show.ts'
import { compileTools } from '../../../src/attempt/sandbox/tools/table.ts'
import { createWorld } from '../../../src/attempt/sandbox/tools/world.ts'
import { type Script, suiteScripts } from '../../../src/attempt/verify/scripts.ts'
import { canonical, type Json } from '../../../src/json.ts'
import { loadSuite } from '../../../src/suite/load.ts'
import type { Suite } from '../../../src/suite/schema/suite.ts'
import { toolIdentity } from '../../../src/suite/tool-identity.ts'
import { BASE, EDITS, type Files } from '../../suite/edits.ts'
import { memoryTree } from '../../support/memory-tree.ts'
import { temporaryFolder } from '../world.ts'

/** The table of fingerprints, held against what clients really see and what the tools really answer. */

const before = suiteOf(BASE)
const scripts = suiteScripts(before, 7)

function suiteOf(files: Files): Suite {
  return loadSuite(memoryTree(files), 'suite.yaml', { scorer: 'plain@1' })
}

/** What `tools/list` of each server tells; the order of keys means nothing in JSON. */
function shown({ tools }: Suite): string {
  const servers = [...new Set(tools.map((tool) => tool.server ?? ''))].sort()
  const lists = servers.map(
    (name): Json => [name, plain(listTools(tools.filter((tool) => (tool.server ?? '') === name)))],
  )
  return canonical(lists)
}

interface Played {
  /** By script and call; null for what is refused, which the schemas decide. */
  readonly answers: readonly (readonly (string | null)[])[]
  readonly states: readonly string[]
}

/** Asks the tools of an edited suite what those of the suite before it are asked. */
async function play(files: Files): Promise<Played> {
  const suite = suiteOf(files)
  const root = temporaryFolder()
  for (const [path, file] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), typeof file === 'string' || file instanceof Uint8Array ? file : file.text)
  }
  const place = { root, scratch: root, path: process.env.PATH ?? '', signal: new AbortController().signal }
  const handlers = openHandlers({ ...place, suite })
  const answers: (string | null)[][] = []
  const states: string[] = []
  try {
    for (const script of scripts) {
      const world = createWorld({ tools: compileTools(suite.tools), state: suite.state, seed: script.seed })
      const told: (string | null)[] = []
      for (const call of script.calls) told.push(await ask(suite, call))
      answers.push(told)
      states.push(canonical(world.state() ?? null))

      async function ask({ tools }: Suite, { name, server, args }: Script['calls'][number]): Promise<string | null> {
        const asked = before.tools.find((tool) => tool.name === name && tool.server === server)
        const identity = asked && canonical(toolIdentity(asked, before.tools))
        const same = tools.find((tool) => canonical(toolIdentity(tool, tools)) === identity)
        if (same === undefined) return null
        const made = world.call(same.name, args, { server: same.server })
        const call = 'settle' in made ? await settleQuestion(made, handlers) : made
        if ('fault' in call) throw new Error(call.fault)
        const { outcome } = call
        if (outcome.event === 'refused') return null
        const { ok, result = null, error = null, retryable = null, ms = null } = outcome
        // the errors of rules name their tool
        return canonical([ok, result, error?.replaceAll(same.name, 'it') ?? null, retryable, ms])
      }
    }
  } finally {
    await handlers?.close()
  }
  return { answers, states }
}

function answersDiffer(a: Played, b: Played): boolean {
  const differ = a.answers.some((told, script) =>
    told.some((answer, call) => {
      const other = b.answers[script]?.[call] ?? null
      return answer !== null && other !== null && answer !== other
    }),
  )
  return differ || a.states.some((state, script) => state !== b.states[script])
}

function plain(value: object): Json {
  return JSON.parse(JSON.stringify(value))
}

/** Edits after which the world could answer otherwise, and does not for these calls: nobody looks at the file, or asks the tool. */
const MAY_DIFFER = [
  'a new tool',
  'the name of a server',
  'what a handler reads',
  'one more file that a handler reads',
  'a handler written as a path',
]

describe('an edit of', () => {
  let base: Promise<Played> | undefined

  it.each(EDITS)('%s: what clients are shown changes with agent.interface alone', (_, files, parts) => {
    expect(shown(suiteOf(files)) !== shown(before)).toBe(parts.includes('agent.interface'))
  })

  it.each(EDITS)('%s: what the world answers changes with the sandbox alone', async (title, files, parts) => {
    const isOther = parts.includes('sandbox.behaviour') || parts.includes('sandbox.state')
    base ??= play(BASE)
    const differs = answersDiffer(await base, await play(files))
    if (differs || !MAY_DIFFER.includes(title)) expect(differs).toBe(isOther)
  })
})
