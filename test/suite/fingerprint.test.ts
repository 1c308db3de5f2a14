import { describe, expect, it } from 'vitest'
import { loadSuite } from '../../src/suite/load.ts'
import type { Fingerprints } from '../../src/suite/schema/suite.ts'
import { type MemoryFile, memoryTree } from '../support/memory-tree.ts'

type Files = Readonly<Record<string, MemoryFile>>

const BASE = {
  'suite.yaml': `name: desk
agent:
  kind: command
  command: [node, agent.mjs]
  files: {prompt: [prompt.md], harness: ['*.mjs'], model: [model.yaml]}
sandbox: {workspace: ws, state: state.json, tools: tools.yaml, env: [A, B], limits: {time: 60s}}
similarity: {threshold: 0.5}
tasks: tasks.yaml
`,
  'tasks.yaml': `- id: one
  input: Refund 1001.
  expected_tools: [refund]
  gold: [{turn_no: 1, turn: Tool, gold_turn: {tool_id: refund, args: {id: 1}}}]
- id: two
  input: Hello
  answer: [{contains: hello}]
`,
  'tools.yaml': `tools:
  - name: refund
    tool_id: orders
    action: Refund
    description: Refunds an order.
    input_schema: {type: object, properties: {id: {type: number}}}
    rules: [{set: [{path: "/orders/{id}", value: refunded}], return: ok}]
  - {name: look, aliases: [see], read_only: true, delay: 10ms}
`,
  'state.json': '{"orders": {"1": "open"}}',
  'prompt.md': 'You help.',
  'agent.mjs': '// agent',
  'model.yaml': 'model: m',
  'ws/notes.md': 'notes',
  'ws/run.sh': 'echo',
}
type File = keyof typeof BASE

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

function edit(file: File, from: string, to: string): Files {
  const text = BASE[file]
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
  return { ...BASE, [file]: text.replace(from, to) }
}

const EDITS: readonly (readonly [string, Files, readonly string[]])[] = [
  ['nothing', BASE, []],
  // the agent
  ['the prompt', edit('prompt.md', 'help', 'help a lot'), ['agent.prompt']],
  ['the harness', edit('agent.mjs', '// agent', '// better'), ['agent.harness']],
  ['a new file of the harness', { ...BASE, 'more.mjs': '' }, ['agent.harness']],
  ['the model', edit('model.yaml', 'm', 'n'), ['agent.model']],
  ['the command', edit('suite.yaml', 'agent.mjs]', 'agent.mjs, --fast]'), ['agent.command']],
  ['the protocol, written out', edit('suite.yaml', '  files:', '  protocol: jsonl\n  files:'), []],
  // the tools
  ['a description', edit('tools.yaml', 'Refunds an order.', '""'), ['agent.interface']],
  ['a schema', edit('tools.yaml', 'number', 'integer'), ['agent.interface']],
  [
    'a name',
    edit('tools.yaml', 'name: refund', 'name: pay_back\n    aliases: [refund]'),
    ['agent.interface', 'scorer'],
  ],
  ['an alias', edit('tools.yaml', '[see]', '[see, view]'), ['scorer']],
  ['a read-only mark', edit('tools.yaml', 'read_only: true', 'read_only: false'), ['agent.interface', 'scorer']],
  ['a rule', edit('tools.yaml', 'return: ok', 'return: done'), ['sandbox.behaviour']],
  ['a delay', edit('tools.yaml', '10ms', '20ms'), ['sandbox.behaviour']],
  ['a failure rate', edit('tools.yaml', 'delay: 10ms', 'delay: 10ms, failure_rate: 0.1'), ['sandbox.behaviour']],
  ['a comparison', edit('tools.yaml', 'delay: 10ms', 'delay: 10ms, compare: {id: {kind: exact}}'), ['scorer']],
  [
    'the order of the tools',
    {
      ...BASE,
      'tools.yaml': `tools:\n${BASE['tools.yaml'].split('\n').slice(7).join('\n')}${BASE['tools.yaml'].split('\n').slice(1, 7).join('\n')}`,
    },
    ['agent.interface'],
  ],
  [
    'a new tool',
    edit('tools.yaml', '  - {name: look', '  - {name: new}\n  - {name: look'),
    ['agent.interface', 'sandbox.behaviour', 'scorer'],
  ],
  // the sandbox
  ['a file of the workspace', edit('ws/notes.md', 'notes', 'more notes'), ['sandbox.fixture']],
  ['a new file of the workspace', { ...BASE, 'ws/deep/new.md': '' }, ['sandbox.fixture']],
  ['an executable bit', { ...BASE, 'ws/run.sh': { text: 'echo', executable: true } }, ['sandbox.fixture']],
  ['the state', edit('state.json', 'open', 'shipped'), ['sandbox.state']],
  ['the state, laid out anew', edit('state.json', '{"1"', '{\n  "1"'), []],
  ['the time', edit('suite.yaml', 'limits: {', 'now: 2026-01-01T00:00:00Z, limits: {'), ['sandbox.settings']],
  ['a limit', edit('suite.yaml', '60s', '61s'), ['sandbox.settings']],
  ['the network', edit('suite.yaml', 'limits: {', 'network: none, limits: {'), ['sandbox.settings']],
  ['the budget of a run', edit('suite.yaml', '60s', '60s, run_cost_usd: 5'), []],
  ['the endpoint before models', edit('suite.yaml', 'limits: {', 'models: {mode: replay}, limits: {'), []],
  [
    'the address of models',
    edit('suite.yaml', 'limits: {', 'models: {openai: {base_url: "http://x/v1"}}, limits: {'),
    ['agent.models'],
  ],
  ['the order of the environment', edit('suite.yaml', '[A, B]', '[B, A]'), []],
  ['the environment', edit('suite.yaml', '[A, B]', '[A]'), ['sandbox.settings']],
  // the scorer
  ['the threshold', edit('suite.yaml', '0.5', '0.6'), ['scorer']],
  ['the composition', edit('suite.yaml', 'similarity', 'aem: {compose: weighted}\nsimilarity'), ['scorer']],
  // the tasks
  ['the gold', edit('tasks.yaml', '{id: 1}', '{id: 2}'), ['gold.one']],
  ['the words of the user', edit('tasks.yaml', 'Hello', 'Hi'), ['gold.two']],
  ['a check', edit('tasks.yaml', 'contains: hello', 'equals: hello'), ['gold.two']],
  ['an expected tool', edit('tasks.yaml', '[refund]', '[look, refund]'), ['gold.one']],
  [
    'what does not decide an outcome',
    edit('tasks.yaml', 'id: two', 'id: two\n  description: x\n  origin: success\n  critical: true\n  reviewed: false'),
    [],
  ],
  ['a new task', edit('tasks.yaml', '- id: one', '- {id: zero, input: x, max_turns: 1}\n- id: one'), ['gold.zero']],
  // the rest
  ['the policy', edit('suite.yaml', 'tasks:', 'policy: {alpha: 0.01}\ntasks:'), []],
  ['attempts', edit('suite.yaml', 'tasks:', 'attempts: 9\ntasks:'), []],
  ['a file that nobody names', { ...BASE, 'README.md': 'x' }, []],
]

describe('an edit of', () => {
  const before = fingerprints(BASE)

  it.each(EDITS)('%s', (_title, files, parts) => {
    expect(changes(before, fingerprints(files))).toEqual(parts)
  })

  it('the scoring code', () => {
    expect(changes(before, fingerprints(BASE, 'plain@2'))).toEqual(['scorer'])
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
