import { describe, it } from 'vitest'
import { expectProblems, HEAD, type MalformedCase, task, tasks } from '../../support/malformed.ts'

const CASES: readonly MalformedCase[] = [
  [
    'no tasks key',
    { 'suite.yaml': HEAD },
    [
      'suite.yaml:1:1: tasks: The suite has no tasks. Name the task files, `tasks: tasks/*.yaml`, or write the tasks here as a list.',
    ],
  ],
  [
    'an empty suite',
    { 'suite.yaml': `${HEAD}tasks: []` },
    [
      'suite.yaml:3:1: tasks: The suite has no tasks. Add a task: `{id: greet, input: Hello, answer: [{contains: hello}]}`.',
    ],
  ],
  [
    'a file of no tasks',
    { 'suite.yaml': `${HEAD}tasks: t.yaml`, 't.yaml': '[]' },
    [
      'suite.yaml:3:8: tasks: The suite has no tasks. Add a task: `{id: greet, input: Hello, answer: [{contains: hello}]}`.',
    ],
  ],
  [
    'tasks that are a map',
    { 'suite.yaml': `${HEAD}tasks: {id: a}` },
    [
      'suite.yaml:3:1: tasks: `tasks` must be a glob, or a list of globs and tasks, not a map of keys. Begin each task with `- id:`.',
    ],
  ],
  [
    'a glob without files',
    { 'suite.yaml': `${HEAD}tasks: [task/*.yaml]`, 'tasks/a.yaml': '' },
    ['suite.yaml:3:9: tasks[0]: `task/*.yaml` matches no file. There is `tasks/a.yaml`.'],
  ],
  [
    'items that are no tasks',
    { 'suite.yaml': tasks('5', 'hello.yaml', '[]') },
    [
      'suite.yaml:4:5: tasks[0]: A task is a map of keys, not `5`. Begin with `id:` and `input:`.',
      'suite.yaml:5:5: tasks[1]: There is no file `hello.yaml`. Paths are relative to the folder of the suite.',
      'suite.yaml:6:5: tasks[2]: A task is a map of keys, not a list. Begin with `id:` and `input:`.',
    ],
  ],
  [
    'bad ids',
    {
      'suite.yaml': tasks(
        '{id: a/b, input: x, max_turns: 1}',
        '{id: 5, input: x, max_turns: 1}',
        '{input: x, max_turns: 1}',
      ),
    },
    [
      'suite.yaml:4:10: tasks[0].id: `id` must start with a letter or digit and hold only letters, digits, `.`, `_`, `-` (100 at most); it is `a/b`.',
      'suite.yaml:5:10: tasks[1].id: `id` must be text, not `5`. Put it in quotes: "5".',
      'suite.yaml:6:5: tasks[2].id: The key `id` is missing in `tasks[2]`. It takes text.',
    ],
  ],
  [
    'ids that are taken',
    {
      'suite.yaml': `${HEAD}tasks: t/*.yaml`,
      't/a.yaml': '{id: greet, input: x, max_turns: 1}',
      't/b.yaml': '- {id: other, input: x, max_turns: 1}\n- {id: Greet, input: x, max_turns: 1}',
    },
    [
      't/b.yaml:2:8: [1].id: The task id `Greet` is taken: t/a.yaml:1, spelled `greet`. Give one of the two another id.',
    ],
  ],
  [
    'tasks that state nothing',
    { 'suite.yaml': tasks('{id: a, input: x}', '{id: b, input: x, expected_tools: [], answer: []}') },
    [
      'suite.yaml:4:5: tasks[0]: The task `a` states nothing that could pass or fail. Give it `answer`, `state`, `files`, `command`, `gold`, `expected_tools`, `forbidden_tools` or `max_turns`.',
      'suite.yaml:5:5: tasks[1]: The task `b` states nothing that could pass or fail. Give it `answer`, `state`, `files`, `command`, `gold`, `expected_tools`, `forbidden_tools` or `max_turns`.',
    ],
  ],
  [
    'neither input nor turns, and both',
    { 'suite.yaml': tasks('{id: a, max_turns: 1}', '{id: b, input: x, turns: [{user: x}], max_turns: 1}') },
    [
      'suite.yaml:4:5: tasks[0]: The task does not say what the user writes. Give one of `input`, `turns`.',
      'suite.yaml:5:23: tasks[1].turns: `input` and `turns` exclude each other. Keep one of the two.',
    ],
  ],
  [
    'layers that are not stated',
    task('max_turns: 2, pass_when: [answer, trajectory, aem, recorded, answr]'),
    [
      'suite.yaml:4:84: tasks[0].pass_when[4]: Item 5 of `pass_when` must be one of `answer`, `trajectory`, `aem`, `recorded`, not `answr`. Did you mean `answer`?',
    ],
  ],
  [
    'layers without anything to judge',
    task('max_turns: 2, pass_when: [answer, trajectory, aem, recorded]'),
    [
      'suite.yaml:4:49: tasks[0].pass_when[0]: `pass_when` names `answer`, for which the task states nothing. Give it `answer`, `state`, `files` or `command`, or take `answer` out of `pass_when`.',
      'suite.yaml:4:69: tasks[0].pass_when[2]: `pass_when` names `aem`, for which the task states nothing. Give it `gold` turns of the agent, or take `aem` out of `pass_when`.',
      'suite.yaml:4:74: tasks[0].pass_when[3]: Only a `replay` agent has recorded outcomes. Name `answer`, `trajectory` or `aem`.',
    ],
  ],
  [
    'answer checks of a wrong form',
    task('answer: [{contain: x}, {}, {contains: a, equals: b}, {contains: 1001}, refunded]'),
    [
      'suite.yaml:4:33: tasks[0].answer[0].contain: The key `contain` is not known in `tasks[0].answer[0]`. Did you mean `contains`?',
      'suite.yaml:4:46: tasks[0].answer[1]: This check states nothing. Give one of `equals`, `contains`, `not_contains`, `matches`, `not_matches`, `json`, `json_schema`, `rubric`.',
      'suite.yaml:4:61: tasks[0].answer[2].contains: `equals` and `contains` exclude each other. Keep one of the two.',
      'suite.yaml:4:87: tasks[0].answer[3].contains: `contains` must be text, not `1001`. Put it in quotes: "1001".',
      'suite.yaml:4:94: tasks[0].answer[4]: Item 5 of `answer` must be a map of keys, not the text `refunded`.',
    ],
  ],
  [
    'patterns that RE2 does not have',
    task('answer: [{matches: "(?=x)"}, {not_matches: "a(b"}], files: [{path: a, matches: "(a)\\\\1"}]'),
    [
      'suite.yaml:4:42: tasks[0].answer[0].matches: The pattern cannot be used: look-around is not part of RE2 syntax at character 1. Say what must be there with a plain pattern, and what must not with a second, negated check.',
      'suite.yaml:4:66: tasks[0].answer[1].not_matches: The pattern cannot be used: missing closing ) at character 3. Patterns are written in RE2 syntax.',
      'suite.yaml:4:102: tasks[0].files[0].matches: The pattern cannot be used: the back-reference \\1 is not part of RE2 syntax at character 4. Write out what should be repeated.',
    ],
  ],
  [
    'a JSON Schema that is none',
    task('answer: [{json_schema: {type: strin}}]'),
    [
      'suite.yaml:4:33: tasks[0].answer[0].json_schema: The JSON Schema cannot be used: /type must be equal to one of the allowed values. Draft-07 and 2020-12 are understood; `$schema` says which.',
    ],
  ],
  [
    'file checks that exclude each other',
    task('files: [{path: a, exists: false, contains: x}]'),
    [
      'suite.yaml:4:66: tasks[0].files[0].contains: A file that must not exist cannot also be checked by `contains`. Keep one of the two.',
    ],
  ],
  [
    'state checks without a state',
    task('state: [{path: /a, equals: 1}]'),
    [
      'suite.yaml:4:23: tasks[0].state: The suite has no state document that this could look at. Name one: `sandbox: {state: state.json}`.',
    ],
  ],
  [
    'state checks of a wrong form',
    task('state: [{path: a, equals: 1}, {path: /a}]'),
    [
      'suite.yaml:4:38: tasks[0].state[0].path: `path` must be a JSON Pointer such as /orders/1001/status; it is `a`.',
      'suite.yaml:4:53: tasks[0].state[1]: This check states nothing. Give one or more of `equals`, `not_equals`, `exists`, `contains`, `matches`, `length`.',
    ],
  ],
  [
    'expected tools of a wrong form',
    task('expected_tools: [{anyorder: [a]}, 3, {any_order: []}, ""]'),
    [
      'suite.yaml:4:41: tasks[0].expected_tools[0].anyorder: The key `anyorder` is not known in `tasks[0].expected_tools[0]`. Did you mean `any_order`?',
      'suite.yaml:4:57: tasks[0].expected_tools[1]: Item 2 of `expected_tools` must be the name of a tool, or `any_order: [...]`; it is `3`.',
      'suite.yaml:4:61: tasks[0].expected_tools[2].any_order: `any_order` is empty. Fill it in, or take the key out.',
      'suite.yaml:4:77: tasks[0].expected_tools[3]: Item 4 of `expected_tools` is empty. Fill it in, or take the key out.',
    ],
  ],
  [
    'a text agent of two turns',
    {
      'suite.yaml':
        'name: a\nagent: {kind: command, command: [x], protocol: text}\ntasks: [{id: a, turns: [{user: a}, {user: b}], max_turns: 1}]',
    },
    [
      'suite.yaml:3:9: tasks[0]: Nobody records the tool calls of this agent: its protocol is `text`, without tools. Use `protocol: jsonl`, or give the sandbox `tools`.',
      'suite.yaml:3:17: tasks[0].turns: The task has 2 user turns, and the protocol `text` carries one. Use `protocol: jsonl`.',
    ],
  ],
]

describe('malformed tasks', () => {
  it.each(CASES)('%s', (_title, files, problems) => expectProblems(files, problems))
})
