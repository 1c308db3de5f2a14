import { describe, expect, it } from 'vitest'
import { attemptEnvironment, isWithheld } from '../../../src/attempt/sandbox/environment.ts'
import { attemptOf, commandAgent, repliesOf } from '../world.ts'

const facts = {
  ...{ task: 'a', attempt: 2, seed: 7, now: '2025-01-01T00:00:00Z', workspace: '/s/w', home: '/s/h' },
  ...{ temporary: '/s/t', trace: '/s/trace.jsonl' },
}

const fixed = {
  ...{ PATH: '/bin', HOME: '/s/h', TMPDIR: '/s/t', TZ: 'UTC', LANG: 'C.UTF-8', LC_ALL: 'C.UTF-8' },
  ...{ TURNGATE_TASK: 'a', TURNGATE_ATTEMPT: '2', TURNGATE_SEED: '7', TURNGATE_NOW: '2025-01-01T00:00:00Z' },
  ...{ TURNGATE_WORKSPACE: '/s/w', TURNGATE_TRACE: '/s/trace.jsonl' },
}

describe('attemptEnvironment', () => {
  it.each<[string, Record<string, string>, string[], Record<string, string>]>([
    ['nothing of the host is passed on', { SECRET: 'x', USER: 'me', HOME: '/root', TZ: 'CET' }, [], {}],
    ['what is allowed is passed on', { OPENAI_API_KEY: 'k', SECRET: 'x' }, ['OPENAI_API_KEY'], { OPENAI_API_KEY: 'k' }],
    ['what is allowed and not there stays away', {}, ['OPENAI_API_KEY'], {}],
    ['an empty value is one', { EMPTY: '' }, ['EMPTY'], { EMPTY: '' }],
    ['fixed values win', { HOME: '/root', TZ: 'CET' }, ['HOME', 'TZ'], {}],
    [
      'a runner keeps its own',
      { GITHUB_TOKEN: 't', ACTIONS_RUNTIME_TOKEN: 't', INPUT_KEY: 'k', RUNNER_TEMP: '/t' },
      ['GITHUB_TOKEN', 'ACTIONS_RUNTIME_TOKEN', 'INPUT_KEY', 'RUNNER_TEMP'],
      {},
    ],
    [
      'nobody else speaks for Turngate',
      { TURNGATE_SEED: '1', TURNGATE_MCP_URL: 'x' },
      ['TURNGATE_SEED', 'TURNGATE_MCP_URL'],
      {},
    ],
  ])('%s', (_, host, allowed, extra) => {
    expect(attemptEnvironment({ PATH: '/bin', ...host }, allowed, facts)).toEqual({ ...fixed, ...extra })
  })

  it('tells where the tools are, if there are any', () => {
    expect(attemptEnvironment({}, [], { ...facts, mcpUrl: 'http://x' })).toMatchObject({ TURNGATE_MCP_URL: 'http://x' })
  })

  it('gives a token in place of the keys of models, whatever name they go by', () => {
    const models = { openaiUrl: 'http://o/v1', anthropicUrl: 'http://a', token: 't' }
    const host = { PATH: '/bin', OPENAI_API_KEY: 'sk-1', MINE: 'sk-2', COPY: 'sk-2', OTHER: 'x' }
    const allowed = ['OPENAI_API_KEY', 'MINE', 'COPY', 'OTHER']
    expect(attemptEnvironment(host, allowed, { ...facts, models }, ['OPENAI_API_KEY', 'MINE'])).toEqual({
      ...{ ...fixed, OTHER: 'x', OPENAI_BASE_URL: 'http://o/v1', OPENAI_API_KEY: 't' },
      ...{ ANTHROPIC_BASE_URL: 'http://a', ANTHROPIC_API_KEY: 't' },
    })
  })

  it('has a PATH where the host has none', () => {
    expect(attemptEnvironment({}, [], facts).PATH).toBe('/usr/local/bin:/usr/bin:/bin')
  })

  it.each([
    ['GITHUB_OUTPUT', true],
    ['github_token', true],
    ['INPUT_TOKEN', true],
    ['MY_GITHUB_TOKEN', false],
    ['GITHUBX', false],
  ])('%s withheld: %s', (name, withheld) => {
    expect(isWithheld(name)).toBe(withheld)
  })
})

describe('a started agent', () => {
  it('sees this environment and nothing else, in fresh folders', async () => {
    const hostEnv = { PATH: process.env.PATH, SECRET: 's', GITHUB_TOKEN: 't', ALLOWED: 'yes' }
    const attempt = await attemptOf({
      agent: commandAgent(['node', 'environment.mjs']),
      sandbox: { env: ['ALLOWED', 'GITHUB_TOKEN'], now: '2025-03-01T09:00:00Z' },
      world: { hostEnv },
    })
    const { env, cwd, workspace, home, tmp } = JSON.parse(repliesOf(attempt)[0] ?? '')
    expect(Object.keys(env).sort()).toEqual([...Object.keys(fixed), 'ALLOWED'].sort())
    expect(env).toMatchObject({ ALLOWED: 'yes', TURNGATE_NOW: '2025-03-01T09:00:00Z', TURNGATE_WORKSPACE: cwd })
    expect([workspace, home, tmp]).toEqual([[], [], []])
  })

  it('finds a copy of the fixture', async () => {
    const attempt = await attemptOf({
      agent: commandAgent(['node', 'environment.mjs']),
      sandbox: { workspace: 'workspace' },
    })
    expect(JSON.parse(repliesOf(attempt)[0] ?? '').workspace).toEqual(['notes', 'readme.md'])
  })
})
