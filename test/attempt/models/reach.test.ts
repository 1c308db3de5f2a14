import { describe, expect, it } from 'vitest'
import { reachOf } from '../../../src/attempt/models/reach.ts'
import { Models } from '../../../src/suite/schema/models.ts'

const LOCAL = 'http://localhost:1234/v1'
const bearer = (key: string) => ({ authorization: `Bearer ${key}` })

describe('where OpenAI’s models are reached', () => {
  it.each<[string, object, Record<string, string>, object]>([
    [
      'the usual variable',
      {},
      { OPENAI_API_KEY: 'a' },
      { base: 'https://api.openai.com/v1', headers: bearer('a'), key: { name: 'OPENAI_API_KEY', value: 'a' } },
    ],
    [
      'the named variable',
      { key: 'MINE' },
      { OPENAI_API_KEY: 'a', MINE: 'b' },
      { base: 'https://api.openai.com/v1', headers: bearer('b'), key: { name: 'MINE', value: 'b' } },
    ],
    [
      'the account that pays',
      {},
      { OPENAI_API_KEY: 'a', OPENAI_ORG_ID: 'o', OPENAI_PROJECT_ID: 'p' },
      { headers: { ...bearer('a'), 'openai-organization': 'o', 'openai-project': 'p' } },
    ],
    ['the address of the environment', {}, { OPENAI_API_KEY: 'a', OPENAI_BASE_URL: `${LOCAL}/` }, { base: LOCAL }],
    ['a stated address gets no usual key', { base_url: LOCAL }, { OPENAI_API_KEY: 'a' }, { base: LOCAL, headers: {} }],
    ['a stated address gets the named key', { base_url: LOCAL, key: 'MINE' }, { MINE: 'b' }, { headers: bearer('b') }],
    ['no key', {}, { OPENAI_API_KEY: ' ' }, { missing: 'OPENAI_API_KEY', headers: {} }],
    ['no named key', { base_url: LOCAL, key: 'MINE' }, { OPENAI_API_KEY: 'a' }, { missing: 'MINE', headers: {} }],
  ])('%s', (_, openai, env, reach) => {
    expect(reachOf('openai', Models.parse({ openai }), env)).toMatchObject(reach)
  })
})

it.each([
  [{}, 'https://api.anthropic.com/v1'],
  [{ ANTHROPIC_BASE_URL: 'https://proxy.example/anthropic' }, 'https://proxy.example/anthropic/v1'],
  [{ ANTHROPIC_BASE_URL: 'https://proxy.example/v1/' }, 'https://proxy.example/v1'],
])('Anthropic’s with %j', (env, base) => {
  expect(reachOf('anthropic', Models.parse({}), { ANTHROPIC_API_KEY: 'k', ...env })).toMatchObject({
    ...{ base, headers: { 'x-api-key': 'k' } },
  })
})
