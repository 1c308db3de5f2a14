import { closeSync, ftruncateSync, openSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Place } from '../support/place.ts'
import { TASK, tinySuite } from '../support/tiny.ts'
import type { Case } from './case.ts'

/** Suites that cannot be run, each begun with `turngate run suite.yaml`. */
export const SUITES: readonly Case[] = [
  {
    title: 'broken YAML',
    files: { 'suite.yaml': 'name: tiny\nagent: {kind: command\n' },
    says: [
      'error: suite.yaml:3:1: This is not valid YAML: Flow map in block collection must be sufficiently indented and end with a }.',
    ],
  },
  {
    title: 'an unknown key',
    files: { 'suite.yaml': tinySuite('atempts: 3\n') },
    says: ['error: suite.yaml:4:1: atempts: The key `atempts` is not known here. Did you mean `attempts`?'],
  },
  {
    title: 'an unknown key of a task',
    files: { 'suite.yaml': tinySuite('', { tasks: '[{id: a, input: x, awnser: []}]' }) },
    says: [
      'error: suite.yaml:3:27: tasks[0].awnser: The key `awnser` is not known in `tasks[0]`. Did you mean `answer`?',
    ],
  },
  {
    title: 'a suite file that is not there',
    args: ['run', 'nowhere.yaml'],
    says: ['error: nowhere.yaml: There is no file `nowhere.yaml`. Name the file, or the folder of a suite.'],
  },
  {
    title: 'a folder without a suite',
    args: ['run', '.'],
    prepare: (place) => place.remove('suite.yaml'),
    says: ['error: suite.yaml: There is no file `suite.yaml`. Name the file, or the folder of a suite.'],
  },
  {
    title: 'a task file that is not there',
    files: { 'suite.yaml': tinySuite('', { tasks: 'tasks/one.yaml' }) },
    says: [
      'error: suite.yaml:3:8: tasks: There is no file `tasks/one.yaml`. Paths are relative to the folder of the suite.',
    ],
  },
  {
    title: 'a duplicate id',
    files: { 'suite.yaml': tinySuite('', { tasks: `\n  - ${TASK}\n  - ${TASK}` }) },
    says: [
      'error: suite.yaml:5:10: tasks[1].id: The task id `greet` is taken: suite.yaml:4. Give one of the two another id.',
    ],
  },
  {
    title: 'ids that differ in case alone',
    files: { 'suite.yaml': tinySuite('', { tasks: `\n  - ${TASK}\n  - ${TASK.replace('greet', 'Greet')}` }) },
    says: [
      'error: suite.yaml:5:10: tasks[1].id: The task id `Greet` is taken: suite.yaml:4, spelled `greet`. Give one of the two another id.',
    ],
  },
  {
    title: 'a key given twice',
    files: { 'suite.yaml': tinySuite('name: other\n') },
    says: ['error: suite.yaml:4:1: The key `name` is written twice; the first time in line 1. Keep one of them.'],
  },
  {
    title: 'a path that leaves by `..`',
    files: { 'suite.yaml': tinySuite('policy: ../policy.yaml\n') },
    says: [
      "error: suite.yaml:4:9: policy: `../policy.yaml` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
    ],
  },
  {
    title: 'a task glob that leaves by `..`',
    files: { 'suite.yaml': tinySuite('', { tasks: '../tasks/*.yaml' }) },
    says: [
      "error: suite.yaml:3:8: tasks: `../tasks/*.yaml` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
    ],
  },
  {
    title: 'a symbolic link that leaves',
    files: { 'suite.yaml': tinySuite('sandbox: {state: state.json}\n') },
    prepare: (place) => symlinkSync('/etc/passwd', join(place.dir, 'state.json')),
    says: [
      "error: suite.yaml:4:18: sandbox.state: `state.json` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
    ],
  },
  {
    title: 'a workspace that is a link to elsewhere',
    files: { 'suite.yaml': tinySuite('sandbox: {workspace: work}\n') },
    prepare: (place) => symlinkSync('/etc', join(place.dir, 'work')),
    says: [
      "error: suite.yaml:4:22: sandbox.workspace: `work` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
    ],
  },
  {
    title: 'an empty file',
    files: { 'suite.yaml': '' },
    says: ['error: suite.yaml:1:1: The file is empty. Begin with `version: 1`, `name:`, `tasks:` and `agent:`.'],
  },
  {
    title: 'an empty suite',
    files: { 'suite.yaml': tinySuite('', { tasks: '[]' }) },
    says: [
      'error: suite.yaml:3:1: tasks: The suite has no tasks. Add a task: `{id: greet, input: Hello, answer: [{contains: hello}]}`.',
    ],
  },
  {
    title: 'a glob that matches nothing',
    files: { 'suite.yaml': tinySuite('', { tasks: 'tasks/*.yaml' }) },
    says: [
      'error: suite.yaml:3:8: tasks: `tasks/*.yaml` matches no file. Globs are relative to the folder of the suite.',
    ],
  },
  {
    title: 'zero attempts',
    files: { 'suite.yaml': tinySuite('attempts: 0\n') },
    says: ['error: suite.yaml:4:11: attempts: `attempts` must be at least 1, not `0`.'],
  },
  {
    title: 'a task that states nothing',
    files: { 'suite.yaml': tinySuite('', { tasks: '[{id: greet, input: Say hello.}]' }) },
    says: [
      'error: suite.yaml:3:9: tasks[0]: The task `greet` states nothing that could pass or fail. Give it `answer`, `state`, `files`, `command`, `gold`, `expected_tools`, `forbidden_tools` or `max_turns`.',
    ],
  },
  {
    title: 'a name that is a path',
    files: { 'suite.yaml': tinySuite('', { name: '../evil' }) },
    says: [
      'error: suite.yaml:1:7: name: `name` must start with a letter or digit and hold only letters, digits, `.`, `_`, `-` (100 at most); it is `../evil`.',
    ],
  },
  {
    title: 'an agent command that is not found',
    files: { 'suite.yaml': tinySuite('', { agent: '{kind: command, command: [no-such-agent]}' }) },
    says: [
      "error: suite.yaml: agent.command: The agent's command was not found: `no-such-agent` is no program on PATH and no executable file of the suite. Install it, or name a file relative to the suite's folder.",
    ],
  },
  {
    title: 'an agent script that is missing',
    files: { 'suite.yaml': tinySuite('', { agent: '{kind: command, command: [sh, agnet.sh]}' }) },
    says: ['error: suite.yaml:2:38: agent.command[1]: There is no file `agnet.sh`. Did you mean `agent.sh`?'],
  },
  {
    title: 'a replay source that is not there',
    files: { 'suite.yaml': tinySuite('', { agent: '{kind: replay, source: runs/base}' }) },
    says: [
      'error: suite.yaml:2:31: agent.source: There is no file `runs/base`. Paths are relative to the folder of the suite.',
    ],
  },
  {
    title: 'several user turns for an agent that is asked once',
    files: {
      'suite.yaml': tinySuite('', {
        tasks: '\n  - {id: greet, turns: [{user: a}, {user: b}], answer: [{contains: a}]}',
      }),
    },
    says: [
      'error: suite.yaml:4:17: tasks[0].turns: The task has 2 user turns, and the protocol `text` carries one. Use `protocol: jsonl`.',
    ],
  },
  {
    title: 'a policy with a typo',
    files: {
      'suite.yaml': tinySuite('policy: policy.yaml\n'),
      'policy.yaml': 'alpha: 0.05\nmetrics:\n  sucess_rate: {max_drop: 5}\n',
    },
    says: [
      'error: policy.yaml:3:3: metrics.sucess_rate: There is no metric `sucess_rate`. Did you mean `success_rate`?',
    ],
  },
  {
    title: 'a policy file that is not there',
    files: { 'suite.yaml': tinySuite('policy: policy.yaml\n') },
    says: [
      'error: suite.yaml:4:9: policy: There is no file `policy.yaml`. Paths are relative to the folder of the suite.',
    ],
  },
  {
    title: 'a limit of the wrong kind',
    files: { 'suite.yaml': tinySuite('policy: {metrics: {cost: {max_drop: 5}}}\n') },
    says: [
      'error: suite.yaml:4:37: policy.metrics.cost.max_drop: `cost` is an amount, and `max_drop` is for rates. Use `max_rise`, a ratio: 1.25 allows a quarter more.',
    ],
  },
  {
    title: 'a YAML bomb',
    files: { 'suite.yaml': tinySuite(bomb()) },
    says: [
      'error: suite.yaml:8:10: This file expands too much: aliases (`*name`) repeat too many values. Write the values out, or split the file.',
    ],
  },
  {
    title: 'a YAML tag',
    files: { 'suite.yaml': tinySuite('description: !!js/function "() => 1"\n') },
    says: [
      'error: suite.yaml:4:14: Tags (`!name`) are not allowed. Write the plain value; put it in quotes if it begins with `!`.',
    ],
  },
  {
    title: 'a __proto__ key',
    files: { 'suite.yaml': tinySuite('__proto__: {attempts: 1}\n') },
    says: ['error: suite.yaml:4:1: The key `__proto__` is not allowed. Use another name.'],
  },
  {
    title: 'a __proto__ key in the state',
    files: {
      'suite.yaml': tinySuite('sandbox: {state: state.json}\n'),
      'state.json': '{"orders": {"__proto__": {"paid": true}}}',
    },
    says: ['error: state.json:1:13: The key `__proto__` is not allowed. Use another name.'],
  },
  {
    title: 'a suite of 100 MB',
    prepare: (place) => grow(place, 'suite.yaml'),
    says: [
      'error: suite.yaml: `suite.yaml` is too large (104857600 bytes). Split it, or keep what is not read out of it.',
    ],
  },
  {
    title: 'a state document of 100 MB',
    files: { 'suite.yaml': tinySuite('sandbox: {state: state.json}\n') },
    prepare: (place) => grow(place, 'state.json'),
    says: [
      'error: suite.yaml:4:18: sandbox.state: `state.json` is too large (104857600 bytes). Split it, or keep what is not read out of it.',
    ],
  },
  {
    title: 'a state that is not JSON',
    files: { 'suite.yaml': tinySuite('sandbox: {state: state.json}\n'), 'state.json': '{"orders": [1, 2\n' },
    says: [
      'error: state.json:2:1: This is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
      'error: state.json:2:1: This is not valid YAML: Flow map must end with a }.',
      '2 problems; nothing was run',
    ],
  },
  {
    title: 'a tool name that leads to no tool',
    files: {
      'suite.yaml': tinySuite('sandbox: {tools: tools.yaml}\n', {
        tasks: '\n  - {id: greet, input: x, expected_tools: [orders_Gte]}',
      }),
      'tools.yaml': 'tools:\n  - {name: orders_Get}\n',
    },
    says: [
      'error: suite.yaml:4:44: tasks[0].expected_tools[0]: No tool is named `orders_Gte`. Did you mean `orders_Get`?',
    ],
  },
  {
    title: 'a bad regular expression',
    files: { 'suite.yaml': tinySuite('', { tasks: '[{id: greet, input: x, answer: [{matches: "a(b"}]}]' }) },
    says: [
      'error: suite.yaml:3:50: tasks[0].answer[0].matches: The pattern cannot be used: missing closing ) at character 3. Patterns are written in RE2 syntax.',
    ],
  },
  {
    title: 'a look-ahead',
    files: { 'suite.yaml': tinySuite('', { tasks: '[{id: greet, input: x, answer: [{matches: "a(?=b)"}]}]' }) },
    says: [
      'error: suite.yaml:3:50: tasks[0].answer[0].matches: The pattern cannot be used: look-around is not part of RE2 syntax at character 2. Say what must be there with a plain pattern, and what must not with a second, negated check.',
    ],
  },
  {
    title: 'a file that is not UTF-8',
    prepare: (place) => writeFileSync(join(place.dir, 'suite.yaml'), Buffer.from([0x6e, 0xff, 0xfe])),
    says: ['error: suite.yaml:1:2: The file is not valid UTF-8. Save it as UTF-8.'],
  },
  {
    title: 'several faults, all of which are told',
    files: { 'suite.yaml': tinySuite('atempts: 3\npolicy: {alpha: 2}\n') },
    says: [
      'error: suite.yaml:4:1: atempts: The key `atempts` is not known here. Did you mean `attempts`?',
      'error: suite.yaml:5:17: policy.alpha: `alpha` must be less than 0.5, not `2`.',
      '2 problems; nothing was run',
    ],
  },
]

/** Ten values of ten, nine times over. */
function bomb(): string {
  const lines = ['a0: &a0 [x, x, x, x, x, x, x, x, x, x]']
  for (let level = 1; level < 9; level += 1) {
    const before = Array.from({ length: 10 }, () => `*a${level - 1}`).join(', ')
    lines.push(`a${level}: &a${level} [${before}]`)
  }
  return `${lines.join('\n')}\n`
}

/** A sparse file of 100 MB. */
function grow(place: Place, path: string): void {
  const file = openSync(join(place.dir, path), 'w')
  ftruncateSync(file, 100 * 1024 * 1024)
  closeSync(file)
}
