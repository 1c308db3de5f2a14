import { describe, it } from 'vitest'
import { expectProblems, type MalformedCase, TASK } from '../../support/malformed.ts'

const suite = (agent: string, rest = '') => ({ 'suite.yaml': `name: a\nagent: ${agent}\ntasks: [${TASK}]\n${rest}` })
const service = (rest: string) => `{kind: http, url: "http://127.0.0.1:{port}/", start: [serve]${rest}}`

const CASES: readonly MalformedCase[] = [
  [
    'a kind that nearly is one',
    suite('{kind: open-ai, model: gpt-4o}'),
    [
      'suite.yaml:2:15: agent.kind: `kind` must be one of `command`, `http`, `module`, `openai`, `replay`, not `open-ai`. Did you mean `openai`?',
    ],
  ],
  [
    'a key of another kind',
    suite('{kind: openai, model: gpt-4o, command: [x]}'),
    [
      'suite.yaml:2:38: agent.command: The key `command` is not known in `agent`. Known here: `kind`, `model`, `system`, `base_url`, `key`, `max_steps`, `parallel_tool_calls`, `stream`, `temperature`, `params`, `files`.',
    ],
  ],
  [
    'keys that nearly are some',
    suite('{kind: http, url: "http://a/", header: {}}'),
    ['suite.yaml:2:39: agent.header: The key `header` is not known in `agent`. Did you mean `headers`?'],
  ],
  [
    'no model',
    suite('{kind: openai, system: system.md}'),
    ['suite.yaml:2:1: agent.model: The key `model` is missing in `agent`. It takes text.'],
  ],
  [
    'files that are not there',
    { ...suite('{kind: openai, model: m, system: prompts/sytem.md}'), 'prompts/system.md': 'You help.' },
    ['suite.yaml:2:41: agent.system: There is no file `prompts/sytem.md`. Did you mean `prompts/system.md`?'],
  ],
  [
    'a module outside of the suite',
    suite('{kind: module, module: ../agent.mjs}'),
    [
      "suite.yaml:2:31: agent.module: `../agent.mjs` leaves the suite's folder. Move the file into the folder of the suite and name it by a relative path.",
    ],
  ],
  [
    'a key in place of its name',
    suite('{kind: openai, model: m, key: sk-abc}'),
    [
      'suite.yaml:2:38: agent.key: `key` takes the name of an environment variable in capitals, such as OPENAI_API_KEY, not the key.',
    ],
  ],
  [
    'parameters that have a place of their own',
    suite('{kind: openai, model: m, params: {temperature: 0, n: 2, top_p: 1}}'),
    [
      'suite.yaml:2:55: agent.params.temperature: `temperature` cannot be one of `params`. Write `temperature` beside `params`.',
      'suite.yaml:2:61: agent.params.n: `n` cannot be one of `params`. One answer is asked for at a time.',
    ],
  ],
  [
    'an endpoint that is stated twice',
    suite(
      '{kind: openai, model: m, base_url: "http://a/v1"}',
      'sandbox: {models: {openai: {base_url: "http://b/v1"}}}\n',
    ),
    [
      'suite.yaml:2:43: agent.base_url: `base_url` is stated here and in `sandbox.models.openai`. Take one of them out.',
    ],
  ],
  [
    'an address that is none',
    suite('{kind: http, url: localhost:8000}'),
    [
      'suite.yaml:2:26: agent.url: `url` must be an address such as http://127.0.0.1:8000/chat; it is `localhost:8000`.',
    ],
  ],
  [
    'a port that nothing listens on',
    suite('{kind: http, url: "http://127.0.0.1:{port}/"}'),
    [
      'suite.yaml:2:26: agent.url: `url` has `{port}`, and nothing says how the service is started. Write the port, or add `start`.',
    ],
  ],
  [
    'a port that attempts would share',
    suite('{kind: http, url: "http://127.0.0.1:8000/", start: [serve]}'),
    [
      'suite.yaml:2:26: agent.url: `url` has a port of its own, so services of several attempts could not run at the same time. Write `{port}` in its place, and let the service listen on the port in TURNGATE_PORT.',
    ],
  ],
  [
    'a service that is started here and asked elsewhere',
    suite('{kind: http, url: "http://example.org:{port}/", start: [serve]}'),
    [
      'suite.yaml:2:26: agent.url: A service that is started here is not at `example.org`. Write `http://127.0.0.1:{port}/…`.',
    ],
  ],
  [
    'a script that is not there',
    suite(service('').replace('[serve]', '[node, agent/serve.mjs]')),
    [
      'suite.yaml:2:68: agent.start[1]: There is no file `agent/serve.mjs`. Paths are relative to the folder of the suite.',
    ],
  ],
  [
    'a variable that is not allowed',
    suite(service(', headers: {authorization: "Bearer $' + '{TOKEN}"}'), 'sandbox: {env: [OTHER]}\n'),
    [
      'suite.yaml:2:95: agent.headers.authorization: The header `authorization` names `TOKEN`, which `sandbox.env` does not list. Add it: `env: [TOKEN]`.',
    ],
  ],
  [
    'a state check without a state',
    {
      'suite.yaml':
        'name: a\nagent: {kind: openai, model: m}\ntasks: [{id: a, input: x, state: [{path: /a, equals: 1}]}]\n',
    },
    [
      'suite.yaml:3:27: tasks[0].state: The suite has no state document that this could look at. Name one: `sandbox: {state: state.json}`.',
    ],
  ],
]

describe('an agent that is', () => {
  it.each(CASES)('%s', (_, files, problems) => expectProblems(files, problems))
})
