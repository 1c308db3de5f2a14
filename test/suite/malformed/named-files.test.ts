import { describe, it } from 'vitest'
import { expectProblems, HEAD, type MalformedCase, suite, TASK } from '../../support/malformed.ts'

const CASES: readonly MalformedCase[] = [
  [
    'missing files',
    {
      'suite.yaml': suite('sandbox: {state: state.json, tools: tool.yaml, workspace: ws}\npolicy: polices.yaml'),
      'tools.yaml': '',
      'policy.yaml': '',
    },
    [
      'suite.yaml:4:18: sandbox.state: There is no file `state.json`. Paths are relative to the folder of the suite.',
      'suite.yaml:4:37: sandbox.tools: There is no file `tool.yaml`. Did you mean `tools.yaml`?',
      'suite.yaml:4:59: sandbox.workspace: There is no folder `ws`. Paths are relative to the folder of the suite.',
      'suite.yaml:5:9: policy: There is no file `polices.yaml`. Did you mean `policy.yaml`?',
    ],
  ],
  [
    'paths that leave the folder',
    {
      'suite.yaml': `${HEAD}tasks: ../*.yaml\nsandbox: {state: /etc/passwd, workspace: a/../../b}\npolicy: ../policy.yaml`,
    },
    [
      "suite.yaml:3:8: tasks: `../*.yaml` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
      "suite.yaml:4:18: sandbox.state: `/etc/passwd` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
      "suite.yaml:4:42: sandbox.workspace: `a/../../b` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
      "suite.yaml:5:9: policy: `../policy.yaml` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
    ],
  ],
  [
    'a workspace that is a file',
    { 'suite.yaml': suite('sandbox: {workspace: a.txt}'), 'a.txt': 'x' },
    [
      'suite.yaml:4:22: sandbox.workspace: `a.txt` is a file, and the workspace is a folder. Name the folder that each attempt gets a copy of.',
    ],
  ],
  [
    'a broken state document',
    { 'suite.yaml': suite('sandbox: {state: state.json}'), 'state.json': '{"a": 1,, "b": 2}' },
    ['state.json:1:9: This is not valid YAML: Unexpected , in flow map.'],
  ],
  [
    'agent files that are not there',
    {
      'suite.yaml': `name: a\nagent: {kind: command, command: [node, agents/main.mjs], files: {prompt: [prompt/*], model: [../m]}}\ntasks: [${TASK}]`,
      'agent/main.mjs': '',
      'prompts/a': '',
    },
    [
      'suite.yaml:2:40: agent.command[1]: There is no file `agents/main.mjs`. Did you mean `agent/main.mjs`?',
      'suite.yaml:2:75: agent.files.prompt[0]: `prompt/*` matches no file. There is `prompts/a`.',
      "suite.yaml:2:94: agent.files.model[0]: `../m` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
    ],
  ],
  [
    'a recording that is not there',
    { 'suite.yaml': 'name: a\nagent: {kind: replay, source: runs/1}' },
    ['suite.yaml:2:31: agent.source: There is no file `runs/1`. Paths are relative to the folder of the suite.'],
  ],
]

describe('malformed named files', () => {
  it.each(CASES)('%s', (_title, files, problems) => expectProblems(files, problems))
})
