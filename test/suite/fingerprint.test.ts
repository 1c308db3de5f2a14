import { describe, expect, it } from 'vitest'
import { loadSuite } from '../../src/suite/load.ts'
import type { Fingerprints } from '../../src/suite/schema/suite.ts'
import { memoryTree } from '../support/memory-tree.ts'
import { BASE, EDITS, type Files } from './edits.ts'

function fingerprints(files: Files, scorer = 'plain@1'): Fingerprints {
  return loadSuite(memoryTree(files), 'suite.yaml', { scorer }).fingerprints
}

/** Names of the parts that differ. */
function changes(a: Fingerprints, b: Fingerprints): readonly string[] {
  const [flatA, flatB] = [flat(a), flat(b)]
  const keys = [...new Set([...Object.keys(flatA), ...Object.keys(flatB)])]
  return keys.filter((key) => flatA[key] !== flatB[key]).sort()
}

function flat({ agent, sandbox, scorer, gold }: Fingerprints): Record<string, string> {
  const named = (group: string, parts: Readonly<Record<string, string>>) =>
    Object.entries(parts).map(([part, hash]): [string, string] => [`${group}.${part}`, hash])
  return Object.fromEntries([
    ...named('agent', agent),
    ...named('sandbox', sandbox),
    ['scorer', scorer],
    ...named('gold', gold),
  ])
}

describe('an edit of', () => {
  const before = fingerprints(BASE)

  it.each(EDITS)('%s', (_title, files, parts) => {
    expect(changes(before, fingerprints(files))).toEqual(parts)
  })

  it('the scoring code', () => {
    expect(changes(before, fingerprints(BASE, 'plain@2'))).toEqual(['scorer'])
  })
})

describe('a program that the command names', () => {
  const suite = BASE['suite.yaml']
  const kinds = {
    'without files': suite.replace(/ {2}files:.*\n/, ''),
    'with files that leave it out': suite.replace("'*.mjs'", 'worlds/unused.mjs'),
    'of a service': suite
      .replace('kind: command', 'kind: http\n  url: http://127.0.0.1:{port}/')
      .replace('command: [node, agent.mjs]', 'start: [node, ./agent.mjs]')
      .replace(/ {2}files:.*\n/, ''),
    'that is started itself': suite.replace('[node, agent.mjs]', '[./agent.mjs]').replace(/ {2}files:.*\n/, ''),
  }

  it.each(Object.entries(kinds))('is part of the harness: %s', (_, text) => {
    const before = { ...BASE, 'suite.yaml': text }
    const after = { ...before, 'agent.mjs': '// better' }
    expect(changes(fingerprints(before), fingerprints(after))).toEqual(['agent.harness'])
  })

  it.each([
    ['that a part lists', suite.replace("harness: ['*.mjs'], ", '').replace('[prompt.md]', "['*.m*']"), 'agent.prompt'],
    ['beside a word for Node itself', suite.replace('agent.mjs', '-v').replace(/ {2}files:.*\n/, ''), undefined],
  ])('is no other part: %s', (_, text, part) => {
    const before = { ...BASE, 'suite.yaml': text, node: 'x' }
    const after = { ...before, 'agent.mjs': '// better', node: 'y' }
    expect(changes(fingerprints(before), fingerprints(after))).toEqual(part === undefined ? [] : [part])
    expect(fingerprints(before).agent.harness).toBeUndefined()
  })
})

describe('the name of a server whose tools share no name', () => {
  it('is a matter of the interface', () => {
    const alone = { ...BASE, 'crm.yaml': BASE['crm.yaml'].replace('name: look', 'name: see_all') }
    const renamed = { ...alone, 'crm.yaml': alone['crm.yaml'].replace('server: crm', 'server: sales') }
    expect(changes(fingerprints(alone), fingerprints(renamed))).toEqual(['agent.interface', 'scorer'])
  })
})

describe('answers that change places between two servers', () => {
  const served = (a: string, b: string) => ({
    ...BASE,
    'crm.yaml': `tools:\n  - {name: q, server: a, rules: [{return: ${a}}]}\n  - {name: q, server: b, rules: [{return: ${b}}]}\n`,
  })
  it('are another world', () => {
    expect(changes(fingerprints(served('1', '2')), fingerprints(served('2', '1')))).toEqual(['sandbox.behaviour'])
  })
})

describe('parts that a suite does not have', () => {
  it('are left out', () => {
    const text = 'name: a\nagent: {kind: command, command: [x]}\ntasks: [{id: a, input: x, max_turns: 1}]'
    const { agent, sandbox } = fingerprints({ 'suite.yaml': text })
    expect([Object.keys(agent), Object.keys(sandbox)]).toEqual([['command'], ['settings']])
  })
})

describe('the agent', () => {
  const of = (agent: string, files: Files = {}) =>
    fingerprints({
      'suite.yaml': `name: a\nagent: ${agent}\ntasks: [{id: a, input: x, max_turns: 1}]\n`,
      ...{ 'system.md': 'You help.', 'more.md': 'Be kind.', 'agent.mjs': '// agent' },
      ...files,
    })
  const openai = 'kind: openai, model: m, system: system.md'

  it.each<[string, string, string, readonly string[], Files?]>([
    ['a model', `{${openai}}`, `{${openai.replace('m,', 'n,')}}`, ['agent.model']],
    ['a temperature', `{${openai}}`, `{${openai}, temperature: 0}`, ['agent.model']],
    ['a parameter', `{${openai}}`, `{${openai}, params: {top_p: 1}}`, ['agent.model']],
    ['an address', `{${openai}}`, `{${openai}, base_url: "http://a/v1"}`, ['agent.model']],
    ['who pays', `{${openai}, key: A}`, `{${openai}, key: B}`, []],
    ['the steps', `{${openai}}`, `{${openai}, max_steps: 3}`, ['agent.command']],
    ['the system prompt', `{${openai}}`, `{${openai}}`, ['agent.prompt'], { 'system.md': 'You help a lot.' }],
    [
      'a file beside the system prompt',
      `{${openai}, files: {prompt: [more.md]}}`,
      `{${openai}, files: {prompt: [more.md]}}`,
      ['agent.prompt'],
      { 'more.md': 'Be brief.' },
    ],
    [
      'a module',
      '{kind: module, module: agent.mjs}',
      '{kind: module, module: agent.mjs}',
      ['agent.harness'],
      { 'agent.mjs': '' },
    ],
    [
      'an export',
      '{kind: module, module: agent.mjs}',
      '{kind: module, module: agent.mjs, export: b}',
      ['agent.command'],
    ],
    [
      'a header',
      '{kind: http, url: "http://a/"}',
      '{kind: http, url: "http://a/", headers: {a: b}}',
      ['agent.command'],
    ],
  ])('changes by %s', (_, before, after, expected, files) => {
    expect(changes(of(before), of(after, files))).toEqual(expected)
  })
})
