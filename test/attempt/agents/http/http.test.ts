import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Agent } from '../../../../src/suite/schema/suite.ts'
import type { Attempt } from '../../../../src/trace/attempt.ts'
import { taskOf } from '../../task.ts'
import { attemptOf, attemptsOf, repliesOf, type WorldParts } from '../../world.ts'

function serviceThat(way: string, agent: object = {}) {
  const start = ['node', 'service.mjs', way]
  return Agent.parse({ kind: 'http', url: 'http://127.0.0.1:{port}/chat?x=1', start, ...agent })
}

function ask(way: string, parts: WorldParts = {}, agent: object = {}): Promise<Attempt> {
  return attemptOf({ agent: serviceThat(way, agent), ...parts })
}

/** As a suite names it. */
function variable(name: string): string {
  return `\${${name}}`
}

/** A service that runs elsewhere: it answers with this status, and counts. */
async function elsewhere(status: number, headers: Record<string, string> = {}) {
  let count = 0
  const server = createServer((request, response) => {
    count += 1
    request
      .resume()
      .once('end', () => response.writeHead(status, { 'content-type': 'application/json', ...headers }).end('{}'))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}/`, port, count: () => count }
}

describe('an answer', () => {
  it.each(['event', 'list', 'short', 'problem', 'lines', 'stream', 'named', 'half an event'])(
    'may be: %s',
    async (way) => {
      const attempt = await ask(way)
      expect(attempt.outcome).toEqual({ status: 'completed' })
      expect(repliesOf(attempt)).toEqual(['well'])
      expect(attempt.evidence).toMatchObject({ calls_recorded_by: 'agent', stderr_tail: 'started\n' })
    },
  )

  it('may be empty: the turn has no reply', async () => {
    const attempt = await ask('empty', { tasks: [taskOf('a', { turns: [{ user: '1' }, { user: '2' }] })] })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(attempt.events.map(({ event }) => event)).toEqual(['user', 'user'])
  })

  it('may be broken in part', async () => {
    const attempt = await ask('broken')
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(attempt.evidence.broken_lines).toMatchObject({ count: 2, first: [{ line: 1 }, { line: 2 }] })
  })
})

describe('a request', () => {
  it('tells the words, the facts of the attempt, and the headers of the suite', async () => {
    const tools = [{ name: 'orders_Get' }]
    const attempt = await ask(
      'told',
      {
        tools,
        sandbox: { env: ['SERVICE_TOKEN'], now: '2025-03-01T09:00:00Z', models: {} },
        world: { hostEnv: { PATH: process.env.PATH, SERVICE_TOKEN: 'abc', OPENAI_API_KEY: 'sk-real' } },
      },
      { headers: { Authorization: `Bearer ${variable('SERVICE_TOKEN')}`, 'x-fixed': '$5' } },
    )
    const told = JSON.parse(repliesOf(attempt)[0] ?? '')
    expect(told).toMatchObject({
      ...{ event: 'user', text: 'Do a.', turn: 1, url: '/chat?x=1' },
      context: {
        ...{ task: 'a', attempt: 1, seed: attempt.seed, now: '2025-03-01T09:00:00Z' },
        workspace: expect.stringContaining('/workspace'),
        mcp_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:\d+\//),
        openai_base_url: expect.stringMatching(/\/openai\/v1$/),
        anthropic_base_url: expect.stringMatching(/\/anthropic$/),
        api_key: expect.any(String),
      },
      headers: {
        ...{ authorization: 'Bearer abc', 'x-fixed': '$5', 'content-type': 'application/json' },
        ...{ 'x-turngate-seed': String(attempt.seed), 'x-turngate-mcp-url': told.context.mcp_url },
      },
    })
    expect(JSON.stringify(attempt)).not.toContain('sk-real')
  })

  it('names one conversation for the turns of an attempt, and another for each attempt', async () => {
    const tasks = [taskOf('a', { turns: [{ user: '1' }, { user: '2' }] })]
    const attempts = await attemptsOf({ agent: serviceThat('told'), tasks, attempts: 2 })
    const names = attempts.map((attempt) => repliesOf(attempt).map((text) => JSON.parse(text).context.conversation))
    expect(new Set(names[0]).size).toBe(1)
    expect(new Set(names.flat()).size).toBe(2)
  })

  it('goes to a service of its own for each attempt, also at the same time', async () => {
    const tasks = ['a', 'b', 'c', 'd'].map((id) => taskOf(id))
    const attempts = await attemptsOf({ agent: serviceThat('told'), tasks, attempts: 2, world: { concurrency: 8 } })
    expect(attempts.map(({ outcome }) => outcome.status)).toEqual(Array.from({ length: 8 }, () => 'completed'))
    const hosts = attempts.map((attempt) => JSON.parse(repliesOf(attempt)[0] ?? '').headers.host)
    expect(new Set(hosts).size).toBe(8)
  })
})

describe('a service whose network is closed', () => {
  const closed = { network: 'none' }

  it.each(['event', 'stream'])('is asked from inside: %s', async (way) => {
    const turns = [{ user: '1 👩‍👩‍👧' }, { user: '2', when: { asked: 'well' } }]
    const attempt = await ask(way, { sandbox: closed, tasks: [taskOf('a', { turns })] })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(repliesOf(attempt)).toEqual(['well', 'well'])
  })

  it.each<[string, object]>([
    ['500', { status: 'agent_failed', reason: 'exit', message: "the agent's service answered 500" }],
    ['ends at once', { status: 'agent_failed', reason: 'exit', message: 'the agent exited with code 7' }],
    ['exits 3', { status: 'agent_failed', reason: 'exit', message: 'the agent exited with code 3' }],
    ['cut', { status: 'agent_failed', reason: 'exit' }],
    ['never listens', { status: 'timed_out' }],
  ])('ends the attempt as any does: %s', async (way, outcome) => {
    const time = way === 'never listens' ? '3s' : '60s'
    expect((await ask(way, { sandbox: { ...closed, limits: { time } } })).outcome).toMatchObject(outcome)
  })
})

describe('how an attempt ends with a service of its own', () => {
  const failed = (reason: string, message: string) => ({ status: 'agent_failed', reason, message })

  it.each<[string, object]>([
    ['500', failed('exit', "the agent's service answered 500")],
    ['503', failed('exit', "the agent's service answered 503")],
    ['429', failed('protocol', "the agent's service answered 429")],
    ['404', failed('protocol', "the agent's service answered 404")],
    ['302', failed('protocol', "the agent's service answered 302, a redirect, which is not followed")],
    ['no json', failed('protocol', "the agent's service said that it answers with JSON, and did not")],
    ['html', failed('protocol', "the agent's service answered with the content type text/html")],
    ['no type', failed('protocol', "the agent's service answered with no content type")],
    ['garbage', failed('protocol', 'the agent printed 2 lines, none of them a trace event (the first one is line 1)')],
    ['cut', failed('exit', "the agent's service closed the connection before its answer was whole")],
    ['exits 3', failed('exit', 'the agent exited with code 3')],
    ['exits 0', failed('exit', "the agent's service ended before it had answered")],
    ['ends at once', failed('exit', 'the agent exited with code 7')],
    ['ends well at once', failed('exit', "the agent's service ended before it had answered")],
    ['endless', failed('output', 'the agent printed more than 2MiB')],
    ['endless stdout', failed('output', 'the agent printed more than 2MiB')],
    ['hangs', { status: 'timed_out' }],
    ['never listens', { status: 'timed_out' }],
  ])('%s', async (way, outcome) => {
    const isSlow = way === 'hangs' || way === 'never listens'
    const attempt = await ask(way, { sandbox: { limits: { time: isSlow ? '3s' : '60s', output: '2MiB' } } })
    expect(attempt.outcome).toMatchObject(outcome)
    expect(repliesOf(attempt)).toEqual([])
  })
})

describe('how an attempt ends with a service that runs elsewhere', () => {
  it.each<[number, string, string]>([
    [200, 'agent_failed', 'protocol'],
    [500, 'agent_failed', 'exit'],
    [404, 'agent_failed', 'protocol'],
    [302, 'agent_failed', 'protocol'],
    [429, 'infra_failed', 'unreachable'],
    [502, 'infra_failed', 'unreachable'],
    [503, 'infra_failed', 'unreachable'],
    [504, 'infra_failed', 'unreachable'],
  ])('it answers %d', async (status, outcome, reason) => {
    const service = await elsewhere(status, { location: '/elsewhere' })
    const attempt = await ask('', {}, { url: service.url, start: undefined })
    expect(attempt.outcome).toMatchObject({ status: outcome, reason })
    expect(service.count()).toBe(1)
  })

  it('it cannot be reached', async () => {
    const { outcome } = await ask('', {}, { url: 'http://127.0.0.1:9/', start: undefined })
    expect(outcome).toMatchObject({ status: 'infra_failed', reason: 'unreachable' })
  })
})

describe('what is known before the first attempt', () => {
  it.each<[string, object, Record<string, string>, RegExp]>([
    ['no program', { start: ['no-such-program'] }, {}, /`no-such-program` is no program on PATH/],
    ['no script', { start: ['node', 'none.mjs'] }, {}, /`none\.mjs` is neither in the suite's folder/],
    [
      'a variable that is not set',
      { headers: { a: variable('TOKEN') } },
      {},
      /The header `a` needs TOKEN, which is not set/,
    ],
    [
      'a variable of the runner',
      { headers: { a: variable('GITHUB_TOKEN') } },
      { GITHUB_TOKEN: 'x' },
      /names GITHUB_TOKEN, which no agent is given/,
    ],
    ['a value that no header may have', { headers: { a: variable('TOKEN') } }, { TOKEN: 'a\nb' }, /has a line end/],
  ])('%s', async (_, agent, env, message) => {
    const hostEnv = { PATH: process.env.PATH, ...env }
    await expect(ask('event', { world: { hostEnv } }, agent)).rejects.toThrow(message)
  })
})
