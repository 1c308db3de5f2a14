import type { MemoryFile } from '../support/memory-tree.ts'

export type Files = Readonly<Record<string, MemoryFile>>

export const BASE = {
  'suite.yaml': `name: desk
agent:
  kind: command
  command: [node, agent.mjs]
  files: {prompt: [prompt.md], harness: ['*.mjs'], model: [model.yaml]}
sandbox: {workspace: ws, state: state.json, tools: [tools.yaml, crm.yaml], env: [A, B], limits: {time: 60s}}
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
  'crm.yaml': `# its own server
server: crm
tools:
  - name: look
    title: Look up
    output_schema: {type: object, properties: {id: {type: string}}}
    annotations: {idempotent: true}
    handler: {module: worlds/crm.mjs, files: [worlds/*.json], timeout: 5s}
  - {name: find, failure_rate: 0.1, failure: {message: busy}}
`,
  'worlds/crm.mjs': "import { word } from './word.mjs'\nexport default () => ({ result: { id: word } })\n",
  'worlds/word.mjs': "export const word = 'w'\n",
  'worlds/names.json': '["a"]',
  'worlds/unused.mjs': '',
  'state.json': '{"orders": {"1": "open"}}',
  'prompt.md': 'You help.',
  'agent.mjs': '// agent',
  'model.yaml': 'model: m',
  'ws/notes.md': 'notes',
  'ws/run.sh': 'echo',
}
type File = keyof typeof BASE

function edit(file: File, from: string, to: string): Files {
  const text = BASE[file]
  if (!text.includes(from)) throw new Error(`${file} does not hold ${from}`)
  return { ...BASE, [file]: text.replace(from, to) }
}

/** The tools of one server the other way round. */
function swapped(): Files {
  const [head = '', look = '', find = ''] = BASE['crm.yaml'].split(/(?= {2}- )/)
  return { ...BASE, 'crm.yaml': `${head}${find}${look}` }
}

/** What is edited, the files after it, and the parts of the fingerprints that it changes. */
export const EDITS: readonly (readonly [string, Files, readonly string[]])[] = [
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
  ['a failure rate', edit('tools.yaml', 'delay: 10ms', 'delay: 10ms, failure_rate: 0.9'), ['sandbox.behaviour']],
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
  [
    'the keys of a schema in another order',
    edit(
      'tools.yaml',
      'type: object, properties: {id: {type: number}}',
      'properties: {id: {type: number}}, type: object',
    ),
    [],
  ],
  [
    'the keys of a tool in another order',
    edit('tools.yaml', 'aliases: [see], read_only: true', 'read_only: true, aliases: [see]'),
    [],
  ],
  ['a comment', edit('tools.yaml', 'tools:', '# a comment\ntools:'), []],
  ['white space', edit('tools.yaml', '{name: look,', '{ name:   look,'), []],
  ['a type that goes without saying', edit('tools.yaml', '{type: object, properties', '{properties'), []],
  [
    'rules and a rate that state nothing',
    edit('tools.yaml', 'delay: 10ms', 'delay: 10ms, rules: [], failure_rate: 0'),
    [],
  ],
  [
    'the keys of a result in another order',
    edit('tools.yaml', 'return: ok', 'return: ok, delay: 1ms'),
    ['sandbox.behaviour'],
  ],
  [
    'a delay that becomes a range',
    edit('tools.yaml', 'delay: 10ms', 'delay: {min: 10ms, max: 20ms}'),
    ['sandbox.behaviour'],
  ],
  // servers
  // tools that share a name are told apart by their server, so whose answers are whose is another matter then
  [
    'the name of a server',
    edit('crm.yaml', 'server: crm', 'server: sales'),
    ['agent.interface', 'sandbox.behaviour', 'scorer'],
  ],
  ['a comment of another file', edit('crm.yaml', '# its own server', '# one server'), []],
  [
    'the server, written out for each tool',
    {
      ...BASE,
      'crm.yaml': BASE['crm.yaml']
        .replace('server: crm\n', '')
        .replace('name: look', 'name: look\n    server: crm')
        .replace('{name: find', '{name: find, server: crm'),
    },
    [],
  ],
  [
    'a tool that moves to another server',
    edit('crm.yaml', '{name: find', '{name: find, server: sales'),
    ['agent.interface', 'scorer'],
  ],
  ['the order of the files', edit('suite.yaml', '[tools.yaml, crm.yaml]', '[crm.yaml, tools.yaml]'), []],
  ['the order within a server', swapped(), ['agent.interface']],
  ['a title', edit('crm.yaml', 'Look up', 'Look it up'), ['agent.interface']],
  ['a schema of results', edit('crm.yaml', 'type: string', 'type: [string, number]'), ['agent.interface']],
  ['a hint', edit('crm.yaml', 'idempotent: true', 'idempotent: false'), ['agent.interface']],
  ['what a drawn failure says', edit('crm.yaml', 'busy', 'broken'), ['sandbox.behaviour']],
  // handlers
  ['a handler', edit('worlds/crm.mjs', 'id: word', 'id: word + word'), ['sandbox.behaviour']],
  ['what a handler imports', edit('worlds/word.mjs', "'w'", "'v'"), ['sandbox.behaviour']],
  ['what a handler reads', edit('worlds/names.json', 'a', 'b'), ['sandbox.behaviour']],
  ['one more file that a handler reads', { ...BASE, 'worlds/more.json': '1' }, ['sandbox.behaviour']],
  ['a module beside a handler', edit('worlds/unused.mjs', '', '// x'), []],
  ['the patience with a handler', edit('crm.yaml', 'timeout: 5s', 'timeout: 9s'), []],
  [
    'a handler written as a path',
    edit('crm.yaml', '{module: worlds/crm.mjs, files: [worlds/*.json], timeout: 5s}', './worlds/crm.mjs'),
    ['sandbox.behaviour'],
  ],
  [
    'which tool a handler answers',
    {
      ...BASE,
      'crm.yaml': BASE['crm.yaml']
        .replace(/ {4}handler:.*\n/, '')
        .replace(
          'find, failure_rate: 0.1, failure: {message: busy}',
          'find, failure_rate: 0.1, failure: {message: busy}, handler: {module: worlds/crm.mjs, files: [worlds/*.json]}',
        ),
    },
    ['sandbox.behaviour'],
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
