import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/errors.ts'
import { loadSuite } from '../../src/suite/load.ts'
import { memoryTree } from '../support/memory-tree.ts'

const SUITE = `name: desk
agent: {kind: command, command: [x]}
sandbox: {tools: tools.yaml}
tasks: [{id: a, input: x, max_turns: 1}]
`

function load(files: Readonly<Record<string, string>>) {
  return loadSuite(memoryTree({ 'suite.yaml': SUITE, ...files }), 'suite.yaml')
}

function problems(files: Readonly<Record<string, string>>): string[] {
  try {
    load(files)
    return []
  } catch (error) {
    if (!(error instanceof UserError)) throw error
    return error.message.split('\n')
  }
}

const tool = (handler: string) => `tools:\n  - name: t\n    handler: ${handler}\n`
const HANDLER = 'export default () => ({ result: 1 })'

describe('handlers', () => {
  it('know every file that they may read', () => {
    const suite = load({
      'tools.yaml': tool('{module: ./w/a.mjs, files: [data/**]}'),
      'w/a.mjs': `import fs from 'node:fs'\nimport './b.mjs'\nexport * from '../lib/c.js'\nconst d = await import('./d.mjs')\n${HANDLER}`,
      'w/b.mjs': "import './a.mjs'\nimport names from './names.json' with { type: 'json' }",
      'lib/c.js': "// import './never.mjs'\nconst text = \"import './nor.mjs'\"",
      'w/d.mjs': '',
      'w/names.json': '[]',
      'w/other.mjs': '',
      'data/x/y.txt': '',
    })
    expect(suite.handlers).toEqual({
      'w/a.mjs': ['data/x/y.txt', 'lib/c.js', 'w/a.mjs', 'w/b.mjs', 'w/d.mjs', 'w/names.json'],
    })
  })

  it('leave the suite without the key where there are none', () => {
    expect(load({ 'tools.yaml': 'tools: [{name: t}]' })).not.toHaveProperty('handlers')
  })

  it.each<[string, string, Record<string, string>, string]>([
    [
      'a file that is not there',
      'w/b.mjs',
      { 'w/a.mjs': HANDLER },
      'tools.yaml:3:14: tools[0].handler: There is no file `w/b.mjs`. Did you mean `w/a.mjs`?',
    ],
    [
      'a file of another kind',
      'w/a.js',
      { 'w/a.js': HANDLER },
      'tools.yaml:3:14: tools[0].handler: `w/a.js` is no ES module. Name it `.mjs`, with a default export that is a function.',
    ],
    [
      'a file outside',
      '../a.mjs',
      {},
      "tools.yaml:3:14: tools[0].handler: `../a.mjs` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
    ],
    [
      'a package',
      'a.mjs',
      { 'a.mjs': `import _ from 'lodash'\n${HANDLER}` },
      "tools.yaml:3:14: tools[0].handler: `a.mjs` imports the package `lodash`, which is no file of the suite. Import files of the suite, or Node's modules as `node:…`; bundle a package into a file.",
    ],
    [
      'a missing import of an import',
      'a.mjs',
      { 'a.mjs': "import './b.mjs'", 'b.mjs': "import './c'" },
      'tools.yaml:3:14: tools[0].handler: `a.mjs`, through `b.mjs`, imports `./c`, which is not there. Write the path with its ending.',
    ],
    [
      'an import that leaves the folder',
      'w/a.mjs',
      { 'w/a.mjs': "import '../../c.mjs'" },
      "tools.yaml:3:14: tools[0].handler: `w/a.mjs` imports `../../c.mjs`, which leaves the suite's folder. Move it into the folder.",
    ],
    [
      'an import that is worked out',
      'a.mjs',
      { 'a.mjs': 'const m = await import(name)' },
      'tools.yaml:3:14: tools[0].handler: `a.mjs` imports a module whose name is worked out while it runs. Write the name of the file, so that it is part of the fingerprint.',
    ],
    [
      'files that are not there',
      '{module: a.mjs, files: [data/*]}',
      { 'a.mjs': HANDLER },
      'tools.yaml:3:38: tools[0].handler.files[0]: `data/*` matches no file. Globs are relative to the folder of the suite.',
    ],
    [
      'no path',
      '3',
      {},
      'tools.yaml:3:14: tools[0].handler: `handler` must be the path of a module, or a map with `module`; it is `3`.',
    ],
    [
      'rules besides',
      'a.mjs\n    rules: [{return: 1}]',
      { 'a.mjs': HANDLER },
      'tools.yaml:3:14: tools[0].handler: A tool is answered by `rules` or by a `handler`, not by both. Keep one of the two.',
    ],
  ])('are refused: %s', (_, handler, files, problem) => {
    expect(problems({ 'tools.yaml': tool(handler), ...files })).toEqual([problem])
  })
})

describe('tools in several files', () => {
  const suite = SUITE.replace('tools.yaml', '[a.yaml, b.yaml]')

  it('are one table', () => {
    const { tools } = load({
      'suite.yaml': suite,
      'a.yaml': 'tools: [{name: t}, {name: u}]',
      'b.yaml': 'server: crm\ntools: [{name: t}, {name: u, server: kb}]',
    })
    expect(tools.map(({ name, server }) => [server, name])).toEqual([
      [undefined, 't'],
      [undefined, 'u'],
      ['crm', 't'],
      ['kb', 'u'],
    ])
  })

  it.each<[string, string, string, string[]]>([
    [
      'a name twice on one server',
      'tools: [{name: t}]',
      'tools: [{name: t}]',
      ['b.yaml:1:16: tools[0].name: Two tools have the name `t`. A name may lead to one tool only.'],
    ],
    [
      'a name that two servers can be read into',
      'server: a\ntools: [{name: b__c}]',
      'tools: [{name: a__b__c}]',
      ['b.yaml:1:16: tools[0].name: Two tools have the name `a__b__c`. A name may lead to one tool only.'],
    ],
    [
      'an alias that is a tool of another server',
      'tools: [{name: t, aliases: [find]}]',
      'server: a\ntools: [{name: find}]',
      [
        'a.yaml:1:29: tools[0].aliases[0]: `find` already leads to the tool `a__find`. A name may lead to one tool only.',
      ],
    ],
    [
      'the name of the server that has none',
      'tools: [{name: t}]',
      'server: turngate\ntools: [{name: t}]',
      [
        'b.yaml:1:9: server: `server` must not be turngate, which is the server of the tools that name none; it is `turngate`.',
      ],
    ],
  ])('are refused: %s', (_, a, b, expected) => {
    expect(problems({ 'suite.yaml': suite, 'a.yaml': a, 'b.yaml': b })).toEqual(expected)
  })

  it('are named each once', () => {
    const twice = SUITE.replace('tools.yaml', '[a.yaml, ./a.yaml]')
    expect(problems({ 'suite.yaml': twice, 'a.yaml': 'tools: [{name: t}]' })).toEqual([
      'suite.yaml:3:27: sandbox.tools[1]: `./a.yaml` is named twice. Name each file once.',
    ])
  })

  it('are told apart in tasks', () => {
    const asking = suite.replace('max_turns: 1', 'expected_tools: [t]')
    const files = { 'a.yaml': 'server: kb\ntools: [{name: t}]', 'b.yaml': 'server: crm\ntools: [{name: t}]' }
    expect(problems({ 'suite.yaml': asking, ...files })).toEqual([
      'suite.yaml:4:44: tasks[0].expected_tools[0]: 2 servers have a tool `t`. Say which: `kb__t`, `crm__t`.',
    ])
    expect(problems({ 'suite.yaml': asking.replace('[t]', '[kb__t]'), ...files })).toEqual([])
  })
})
