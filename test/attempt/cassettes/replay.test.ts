import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Attempt } from '../../../src/trace/attempt.ts'
import type { ScriptedServer } from '../../support/model-server/server.ts'
import { type AskingParts, askingAttempts, KEY, scriptedModels } from '../models/support.ts'
import { taskOf } from '../task.ts'
import { repliesOf, temporaryFolder } from '../world.ts'

const ways = [
  ['chat'],
  ['chat', 'stream'],
  ['responses'],
  ['responses', 'stream'],
  ['messages'],
  ['messages', 'stream'],
  ['embeddings'],
]

/** A model whose answers are all different, and that writes the path that it was told in its calls. */
function creative() {
  return scriptedModels(({ body }, number) => {
    const asked = JSON.stringify(body)
    const folder = /[^" ]*\/workspace/.exec(asked)?.[0] ?? 'nowhere'
    const hasCalled = /"(tool|function_call_output|tool_result)"/.test(asked)
    if (hasCalled) return { text: `Answer ${number} from ${folder}.` }
    const args = JSON.stringify({ path: `${folder}/notes.md`, number })
    return { text: 'Looking.', calls: [{ id: `call_${number}`, name: 'read_file', arguments: args }] }
  })
}

interface Parts extends AskingParts {
  /** Cassettes are written there. */
  readonly root: string
}

function run(
  server: ScriptedServer,
  how: readonly string[],
  mode: string,
  { root, ...parts }: Parts,
): Promise<Attempt[]> {
  return askingAttempts(server, [...how], {
    attempts: 3,
    ...parts,
    models: { mode, ...parts.models },
    world: { concurrency: 4, ...parts.world, root },
  })
}

/** Without times, and without the folder that each attempt has for itself. */
function comparable(attempts: readonly Attempt[]): unknown {
  return attempts.map(({ task, attempt, seed, outcome, events }) => ({
    ...{ task, attempt, seed, outcome },
    events: events.map((event) => {
      const { seq: _, at: __, ...kept } = event
      if (kept.event !== 'model') return JSON.parse(JSON.stringify(kept).replaceAll(FOLDER, '<folder>'))
      const { ms: ___, replayed: ____, ...model } = kept
      return model
    }),
  }))
}

const FOLDER = /\/[^" ]*\/run-[^/]+\/(cell-[^/]+\/)?attempt-[^/]+/g

describe('cassettes', () => {
  it.each(ways)('%s %s: k recorded attempts are replayed as they were, with no key and no provider', async (...how) => {
    const root = temporaryFolder()
    const server = await creative()
    const tasks = how.join() === 'chat' ? [taskOf('a'), taskOf('b')] : [taskOf('a')]
    const recorded = await run(server, how, 'record', { root, tasks })
    expect(recorded.map(({ outcome }) => outcome.status)).toEqual(recorded.map(() => 'completed'))
    expect(readdirSync(join(root, 'cassettes')).sort()).toEqual(tasks.map(({ id }) => id))
    expect(readdirSync(join(root, 'cassettes/a')).sort()).toEqual(['1.json', '2.json', '3.json'])
    await server.close()

    const env = { OPENAI_API_KEY: '', ANTHROPIC_API_KEY: '' }
    const replayed = await run(server, how, 'replay', { root, tasks, env })
    expect(comparable(replayed)).toEqual(comparable(recorded))
    if (how[0] !== 'embeddings') expect(new Set(replayed.flatMap(repliesOf)).size).toBe(3 * tasks.length)
    for (const { events } of replayed) {
      for (const event of events) if (event.event === 'model') expect(event).toMatchObject({ replayed: true })
      expect(events.some((event) => event.event === 'model' && 'ms' in event)).toBe(false)
    }
  })

  it('are the same text when the same answers are recorded again', async () => {
    const texts: string[] = []
    for (const _ of [1, 2]) {
      const root = temporaryFolder()
      const server = await creative()
      await run(server, ['chat', 'stream'], 'record', { root, attempts: 1 })
      texts.push(readFileSync(join(root, 'cassettes/a/1.json'), 'utf8'))
    }
    expect(texts[0]).toBe(texts[1])
    expect(texts[0]).toContain('{{TURNGATE_WORKSPACE}}')
  })

  it('hold nothing that is secret, and nothing that is an attempt’s own', async () => {
    const root = temporaryFolder()
    const server = await scriptedModels(({ headers, body }) => ({
      ...{ text: `${JSON.stringify(headers)} ${JSON.stringify(body)}` },
      headers: { 'openai-organization': 'org-secret', 'set-cookie': 'session=1', 'x-request-id': 'req-1' },
    }))
    const [attempt] = await run(server, ['chat'], 'record', {
      ...{
        root,
        attempts: 1,
        sandbox: { env: ['SERVICE_TOKEN'] },
        tasks: [taskOf('a', { turns: [{ user: 'tok-1234567' }] })],
      },
      env: { SERVICE_TOKEN: 'tok-1234567', OPENAI_ORG_ID: 'org-secret' },
    })
    expect(attempt?.outcome.status).toBe('completed')
    const text = readFileSync(join(root, 'cassettes/a/1.json'), 'utf8')
    for (const secret of [KEY, 'org-secret', 'session=1', 'req-1', 'tok-1234567', '127.0.0.1:', '/attempt-']) {
      expect(text.includes(secret), secret).toBe(secret === '127.0.0.1:')
    }
    expect(JSON.stringify(attempt)).not.toContain(KEY)
    expect(text).toContain('{{SERVICE_TOKEN}}')
  })

  it('replay the seed that they were recorded with', async () => {
    const root = temporaryFolder()
    const server = await creative()
    const [recorded] = await run(server, ['chat'], 'record', { root, attempts: 1 })
    const file = join(root, 'cassettes/a/1.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"seed": \d+/, '"seed": 4711'))
    const [replayed] = await run(server, ['chat'], 'replay', { root, attempts: 1 })
    expect(recorded?.seed).not.toBe(4711)
    expect(replayed?.seed).toBe(4711)
  })

  it('of an attempt that ran out of time let it run out of time again', async () => {
    const root = temporaryFolder()
    const server = await scriptedModels(() => ({ text: 'x', before: new Promise(() => undefined) }))
    const slow = { root, attempts: 1, sandbox: { limits: { time: '2s' } } }
    for (const mode of ['record', 'replay']) {
      const [attempt] = await run(server, ['chat'], mode, slow)
      expect(attempt?.outcome.status).toBe('timed_out')
    }
    expect(server.requests).toHaveLength(1)
  })

  it('of an attempt that was not measured are not kept', async () => {
    const root = temporaryFolder()
    const server = await scriptedModels(() => ({ status: 500, body: {} }))
    const [attempt] = await run(server, ['chat'], 'record', { root, attempts: 1, models: { retries: 0 } })
    expect(attempt?.outcome).toMatchObject({ reason: 'provider' })
    expect(() => readdirSync(join(root, 'cassettes'))).toThrow()
  })
})

describe('a request that is not recorded', () => {
  async function recordedSuite(): Promise<{ readonly root: string; readonly server: ScriptedServer }> {
    const root = temporaryFolder()
    const server = await creative()
    await run(server, ['chat'], 'record', { root, attempts: 1 })
    return { root, server }
  }

  it('is not measured, and is held against the nearest recorded one', async () => {
    const { root, server } = await recordedSuite()
    const tasks = [taskOf('a', { turns: [{ user: 'Do something else.' }] })]
    const [attempt] = await run(server, ['chat'], 'replay', { root, attempts: 1, tasks })
    expect(attempt?.outcome).toEqual({
      ...{ status: 'infra_failed', reason: 'cassette' },
      message:
        'the request to gpt-4o that ends in “Do something else.” is not recorded in cassettes/a/1.json; the nearest one differs at `messages[1].content`: record again with `--models record` where that is meant',
      cause: 'messages[1].content differs from the recording: record again with --models record where that is meant',
      diff: expect.arrayContaining(['-   "content": "Do a.",', '+   "content": "Do something else.",']),
    })
    const note = attempt?.events.find((event) => event.event === 'note' && event.data !== undefined)
    expect(note).toMatchObject({
      data: {
        nearest: expect.stringMatching(/^[0-9a-f]{16}, repeat 1$/),
        diff: expect.arrayContaining(['-   "content": "Do a.",', '+   "content": "Do something else.",']),
      },
    })
  })

  const NONE = 'they have no cassette: record it with `--models record`'
  const misses = [
    [
      'of a whole attempt',
      2,
      () => undefined,
      'there is no cassette cassettes/a/2.json: record it with `--models record`',
      NONE,
    ],
    [
      'in a file that is broken',
      1,
      (file: string) => writeFileSync(file, '{'),
      'cassettes/a/1.json is not a cassette that can be read: record it again with `--models record`',
      'theirs is not a cassette that can be read: record it again with `--models record`',
    ],
    [
      'in a file that is gone',
      1,
      (file: string) => rmSync(file),
      'there is no cassette cassettes/a/1.json: record it with `--models record`',
      NONE,
    ],
  ] as const
  it.each(misses)('%s says so', async (_, attempt, change, message, cause) => {
    const { root, server } = await recordedSuite()
    change(join(root, 'cassettes/a/1.json'))
    const attempts = await run(server, ['chat'], 'replay', { root, attempts: attempt })
    expect(attempts.at(-1)?.outcome).toEqual({ status: 'infra_failed', reason: 'cassette', message, cause })
  })

  it('once more than it was recorded says so', async () => {
    const { root, server } = await recordedSuite()
    const file = join(root, 'cassettes/a/1.json')
    writeFileSync(file, readFileSync(file, 'utf8').replace(/"repeat": 1/g, '"repeat": 2'))
    const [attempt] = await run(server, ['chat'], 'replay', { root, attempts: 1 })
    expect(attempt?.outcome).toMatchObject({
      reason: 'cassette',
      message:
        'the request to gpt-4o that ends in “Do a.” is recorded once in cassettes/a/1.json, and was made once more',
    })
  })
})
