import { expect, it } from 'vitest'
import { type ReachOptions, reachOf } from '../../../src/shell/use/endpoint.ts'

const OWN = 'TURNGATE_JUDGE_API_KEY'
const LOCAL = 'http://localhost:1234/v1'

it.each<[string, ReachOptions, Record<string, string>, object]>([
  ['the named variable', { api_key_env: 'MINE' }, { MINE: 'a', [OWN]: 'b', OPENAI_API_KEY: 'c' }, { apiKey: 'a' }],
  ["Turngate's own variable first", {}, { [OWN]: 'b', OPENAI_API_KEY: 'c' }, { apiKey: 'b' }],
  ["OpenAI's last", {}, { OPENAI_API_KEY: 'c' }, { apiKey: 'c' }],
  [
    'a base address of the environment',
    {},
    { OPENAI_API_KEY: 'c', OPENAI_BASE_URL: LOCAL },
    { apiKey: 'c', baseUrl: LOCAL },
  ],
  ["OpenAI's key is not sent to a stated address", { base_url: LOCAL }, { OPENAI_API_KEY: 'c' }, { baseUrl: LOCAL }],
  ["Turngate's own is", { base_url: LOCAL }, { [OWN]: 'b' }, { apiKey: 'b', baseUrl: LOCAL }],
  ['a key without the line end it was pasted with', {}, { OPENAI_API_KEY: 'c\n' }, { apiKey: 'c' }],
  [
    'the stated address goes before that of the environment',
    { base_url: LOCAL },
    { OPENAI_BASE_URL: 'x' },
    { baseUrl: LOCAL },
  ],
])('%s', (_title, options, env, reach) => {
  expect(reachOf(options, OWN, env)).toEqual({ kind: 'reachable', ...reach })
})

it.each<[ReachOptions, Record<string, string>, string]>([
  [{}, {}, 'no key in TURNGATE_JUDGE_API_KEY or OPENAI_API_KEY'],
  [{}, { OPENAI_API_KEY: '' }, 'no key in TURNGATE_JUDGE_API_KEY or OPENAI_API_KEY'],
  [{ api_key_env: 'MINE' }, { OPENAI_API_KEY: 'c' }, 'no key in MINE'],
  [{ api_key_env: 'MINE', base_url: LOCAL }, {}, 'no key in MINE'],
  [{ api_key_env: 'MINE' }, { MINE: 'sk-se\ncret' }, 'MINE holds characters that no key has'],
  [{}, { OPENAI_API_KEY: 'sk-secr\u2026' }, 'OPENAI_API_KEY holds characters that no key has'],
  [{ base_url: LOCAL }, { [OWN]: 'sk se' }, 'TURNGATE_JUDGE_API_KEY holds characters that no key has'],
  [{}, { OPENAI_API_KEY: 'c', OPENAI_BASE_URL: 'localhost' }, 'OPENAI_BASE_URL is not an address'],
])('%j with %j: %s', (options, env, reason) => {
  expect(reachOf(options, OWN, env)).toEqual({ kind: 'unreachable', reason })
})
