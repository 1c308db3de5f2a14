import { describe, it } from 'vitest'
import { expectProblems, type MalformedCase, suite, TASK } from '../../support/malformed.ts'

const CASES: readonly MalformedCase[] = [
  [
    'keys without a value',
    { 'suite.yaml': suite('description:\nsandbox:') },
    [
      'suite.yaml:4:13: description: `description` has no value; it takes text. Write "" for an empty text, or take the key out.',
      'suite.yaml:5:9: sandbox: `sandbox` has no value; it takes a map of keys.',
    ],
  ],
  [
    'unknown keys',
    { 'suite.yaml': suite('atempts: 3\nsandbox: {tool: x, limits: {tme: 3s}}') },
    [
      'suite.yaml:4:1: atempts: The key `atempts` is not known here. Did you mean `attempts`?',
      'suite.yaml:5:11: sandbox.tool: The key `tool` is not known in `sandbox`. Did you mean `tools`?',
      'suite.yaml:5:29: sandbox.limits.tme: The key `tme` is not known in `sandbox.limits`. Did you mean `time`?',
    ],
  ],
  [
    'a merge key',
    { 'suite.yaml': suite('<<: {attempts: 1}') },
    [
      'suite.yaml:4:1: ["<<"]: The key `<<` is not known here. Merge keys are not read here: write the values out, or use an alias for a whole value.',
    ],
  ],
  [
    'no name, no agent',
    { 'suite.yaml': `tasks: [${TASK}]` },
    [
      'suite.yaml:1:1: name: The key `name` is missing. It takes text.',
      'suite.yaml:1:1: agent: The key `agent` is missing. It takes a map of keys.',
    ],
  ],
  [
    'models that cannot be asked',
    {
      'suite.yaml': suite(
        'sandbox: {models: {mode: replays, cassettes: ../x, retries: 11, openai: {key: sk-live-1, base_url: api.openai.com}}}',
      ),
    },
    [
      'suite.yaml:4:26: sandbox.models.mode: `mode` must be one of `live`, `record`, `replay`, not `replays`. Did you mean `replay`?',
      "suite.yaml:4:46: sandbox.models.cassettes: `../x` is no folder below the suite's own. Write a relative path, such as `cassettes`.",
      'suite.yaml:4:61: sandbox.models.retries: `retries` must be at most 10, not `11`.',
      'suite.yaml:4:79: sandbox.models.openai.key: `key` takes the name of an environment variable in capitals, such as OPENAI_API_KEY, not the key.',
      'suite.yaml:4:100: sandbox.models.openai.base_url: `base_url` must be an address such as https://api.openai.com/v1; it is `api.openai.com`.',
    ],
  ],
  [
    'zero attempts',
    { 'suite.yaml': suite('attempts: 0') },
    ['suite.yaml:4:11: attempts: `attempts` must be at least 1, not `0`.'],
  ],
  [
    'half an attempt',
    { 'suite.yaml': suite('attempts: 2.5') },
    ['suite.yaml:4:11: attempts: `attempts` must be a whole number, not `2.5`.'],
  ],
  [
    'attempts in words',
    { 'suite.yaml': suite('attempts: five') },
    ['suite.yaml:4:11: attempts: `attempts` must be a number, not the text `five`.'],
  ],
  [
    'another version',
    { 'suite.yaml': suite('version: 2') },
    ['suite.yaml:4:10: version: `version` must be `1`, not `2`.'],
  ],
  [
    'an unknown kind of agent',
    { 'suite.yaml': `name: a\nagent: {kind: comand, command: [x]}\ntasks: [${TASK}]` },
    [
      'suite.yaml:2:15: agent.kind: `kind` must be one of `command`, `http`, `module`, `openai`, `replay`, not `comand`. Did you mean `command`?',
    ],
  ],
  [
    'no kind of agent',
    { 'suite.yaml': `name: a\nagent: {command: [x]}\ntasks: [${TASK}]` },
    [
      'suite.yaml:2:1: agent.kind: The key `kind` is missing in `agent`. It takes one of `command`, `http`, `module`, `openai`, `replay`.',
    ],
  ],
  [
    'an unknown protocol',
    { 'suite.yaml': `name: a\nagent: {kind: command, command: x y, protocol: jsnl}\ntasks: [${TASK}]` },
    [
      'suite.yaml:2:33: agent.command: `command` must be a list, not the text `x y`.',
      'suite.yaml:2:48: agent.protocol: `protocol` must be one of `jsonl`, `text`, not `jsnl`. Did you mean `jsonl`?',
    ],
  ],
  [
    'a sandbox of wrong values',
    {
      'suite.yaml': suite(
        'sandbox:\n  now: yesterday\n  network: off\n  env: [A=b]\n  limits: {time: 5 minutes, output: 4}',
      ),
    },
    [
      'suite.yaml:5:8: sandbox.now: `now` must be a time with its zone, such as 2025-03-01T09:00:00Z; it is `yesterday`.',
      'suite.yaml:6:12: sandbox.network: `network` must be one of `none`, `models`, `open`, not `off`.',
      'suite.yaml:7:9: sandbox.env[0]: Item 1 of `env` must be the name of an environment variable, such as OPENAI_API_KEY (its value is not written here); it is `A=b`.',
      'suite.yaml:8:18: sandbox.limits.time: `time` must be a duration such as 200ms, 30s, 2m; it is `5 minutes`.',
      'suite.yaml:8:37: sandbox.limits.output: `output` must be a size such as 4MiB; it is `4`.',
    ],
  ],
  [
    'an unknown sub-metric',
    { 'suite.yaml': suite('aem: {thresholds: {truthfullness: 1}}') },
    [
      'suite.yaml:4:20: aem.thresholds.truthfullness: There is no sub-metric `truthfullness`. Did you mean `truthfulness`?',
    ],
  ],
]

describe('malformed values', () => {
  it.each(CASES)('%s', (_title, files, problems) => expectProblems(files, problems))
})
