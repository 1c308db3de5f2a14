import { describe, expect, it } from 'vitest'
import { Agent } from '../../../../src/suite/schema/suite.ts'
import type { Attempt } from '../../../../src/trace/attempt.ts'
import { taskOf } from '../../task.ts'
import { attemptOf, repliesOf, type WorldParts } from '../../world.ts'

const tools = [
  {
    name: 'orders_Get',
    input_schema: { type: 'object', properties: { id: { type: 'string' } } },
    rules: [
      { when: { args: { id: '1' } }, return: { total: 40 } },
      { error: { message: 'no such order', retryable: false } },
    ],
  },
]

function ask(text: string, parts: WorldParts = {}, agent: object = {}): Promise<Attempt> {
  return attemptOf({
    agent: Agent.parse({ kind: 'module', module: 'module-ways.mjs', export: 'ways', ...agent }),
    tasks: [taskOf('a', { turns: [{ user: text }] })],
    ...parts,
  })
}

describe('a function', () => {
  it.each([
    ['text', ['turn 1']],
    ['event', ['one']],
    ['events', ['a', 'b']],
    ['nothing', []],
    ['prints', ['reply']],
    ['writes', ['reply']],
    ['stays open', ['reply']],
    ['number', []],
  ])('answers: %s', async (way, replies) => {
    const attempt = await ask(way)
    expect(attempt.outcome).toEqual(
      way === 'number' ? expect.objectContaining({ reason: 'protocol' }) : { status: 'completed' },
    )
    expect(repliesOf(attempt)).toEqual(replies)
  })

  it('is asked again in the same process, with all that was said in a turn as its reply', async () => {
    const turns = [{ user: 'events' }, { user: 'nothing', when: { asked: '^a\\nb$' } }, { user: 'text' }]
    const attempt = await ask('', { tasks: [taskOf('a', { turns })] })
    expect(repliesOf(attempt)).toEqual(['a', 'b', 'turn 3'])
  })

  it('is told the facts of its attempt', async () => {
    const attempt = await ask('facts', { tools, sandbox: { now: '2025-03-01T09:00:00Z' } })
    expect(JSON.parse(repliesOf(attempt)[0] ?? '')).toEqual({
      ...{ task: 'a', attempt: 1, seed: attempt.seed, now: '2025-03-01T09:00:00Z', isThere: true },
      tools: tools.map(({ name, input_schema }) => ({ name, input_schema })),
    })
  })

  it('calls tools, and is told what became of it', async () => {
    const attempt = await ask('calls', { tools })
    expect(JSON.parse(repliesOf(attempt)[0] ?? '')).toEqual([
      { ok: true, result: { total: 40 } },
      { ok: false, refused: 'schema', error: '/id must be string' },
      { ok: false, error: 'no such order', retryable: false },
      { ok: false, refused: 'unknown_tool', error: expect.stringContaining('no tool is named `none`') },
    ])
    expect(attempt.events.filter(({ event }) => event === 'executed' || event === 'refused')).toHaveLength(4)
    expect(attempt.evidence.calls_recorded_by).toBe('sandbox')
  })

  it('has the tools of all servers, and is told of pictures', async () => {
    const content = [{ type: 'image', data: 'iVBORw==', mime_type: 'image/png' }]
    const crm = [...tools, { name: 'draw', server: 'crm', rules: [{ content }] }]
    const attempt = await ask('draws', { tools: crm })
    expect(JSON.parse(repliesOf(attempt)[0] ?? '')).toEqual([
      ['orders_Get', 'crm__draw'],
      { ok: true, result: expect.anything(), content },
      { ok: false, refused: 'unknown_tool', error: expect.stringContaining('no tool is named `draw`') },
    ])
  })

  it('may call several at once', async () => {
    expect(repliesOf(await ask('at once', { tools }))).toEqual(['3'])
  })

  it('is refused arguments that would not fit into a trace', async () => {
    expect(repliesOf(await ask('large', { tools }))[0]).toContain('"refused":"schema"')
  })

  it('prints to stderr, whatever it prints', async () => {
    const { evidence } = await ask('prints')
    expect(evidence.stderr_tail).toBe('{"event":"response","text":"not a reply"}\nnoise\n')
    expect(evidence.broken_lines).toBeUndefined()
    expect((await ask('writes')).evidence.broken_lines).toMatchObject({ count: 1 })
  })
})

describe('how an attempt ends', () => {
  it.each<[string, object, string | undefined]>([
    [
      'throws',
      { status: 'agent_failed', reason: 'exit', message: 'the agent exited with code 1' },
      'the model is gone',
    ],
    ['rejects', { status: 'agent_failed', reason: 'exit' }, 'nobody waits for this'],
    ['never', { status: 'timed_out' }, undefined],
    ['spins', { status: 'timed_out' }, undefined],
    ['exits', { status: 'completed' }, undefined],
  ])('it %s', async (way, outcome, stderr) => {
    const attempt = await ask(way, { sandbox: { limits: { time: '3s' } } })
    expect(attempt.outcome).toMatchObject(outcome)
    if (stderr !== undefined) expect(attempt.evidence.stderr_tail).toContain(stderr)
  })

  it.each<[string, object, string]>([
    ['cannot be loaded', { module: 'module-broken.mjs' }, 'its module could not be loaded: no model configured'],
    [
      'exports no function',
      { export: 'notAFunction' },
      'its module could not be loaded: it has no export notAFunction that is a function',
    ],
  ])('it %s', async (_, agent, message) => {
    expect((await ask('text', {}, agent)).outcome).toEqual({ status: 'agent_failed', reason: 'spawn', message })
  })

  it('before it begins, where the module is not there', async () => {
    await expect(ask('text', {}, { module: 'none.mjs' })).rejects.toThrow('there is no file `none.mjs`')
  })
})
