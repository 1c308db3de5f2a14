import { describe, it } from 'vitest'
import { expectProblems, type MalformedCase, suite } from '../../support/malformed.ts'

const CASES: readonly MalformedCase[] = [
  [
    'judges of a wrong form',
    {
      'suite.yaml': suite(
        'judges:\n  - {name: one, model: m, url: x}\n  - {name: two, model: m, base_url: "ftp://x"}\n  - {name: two, model: m, api_key_env: sk-123}\n  - {name: four, model: m, base_url: "https://me:pw@x/v1"}\n  - {name: five, model: m, base_url: "https://x/v1?key=pw"}\njudge: {votes: 0, max_chars: 10, timeout: soon}',
      ),
    },
    [
      'suite.yaml:5:27: judges[0].url: The key `url` is not known in `judges[0]`. Known here: `name`, `model`, `base_url`, `api_key_env`, `temperature`, `response_format`.',
      'suite.yaml:6:37: judges[1].base_url: `base_url` must be an address such as https://api.openai.com/v1; it is `ftp://x`.',
      'suite.yaml:7:12: judges[2].name: Two judges have the name `two`. Give one of them another name.',
      'suite.yaml:7:40: judges[2].api_key_env: `api_key_env` takes the name of an environment variable in capitals, such as OPENAI_API_KEY, not the key.',
      'suite.yaml:8:38: judges[3].base_url: `base_url` takes an address without user, password or query. Name the variable that holds the key beside it.',
      'suite.yaml:9:38: judges[4].base_url: `base_url` takes an address without user, password or query. Name the variable that holds the key beside it.',
      'suite.yaml:10:16: judge.votes: `votes` must be at least 1, not `0`.',
      'suite.yaml:10:30: judge.max_chars: `max_chars` must be at least 200, not `10`.',
      'suite.yaml:10:43: judge.timeout: `timeout` must be a duration such as 200ms, 30s, 2m; it is `soon`.',
    ],
  ],
  [
    'sub-metrics of a wrong form',
    {
      'suite.yaml': suite(
        'sub_metrics:\n  - {name: safety}\n  - {name: cost, rubric: a}\n  - {name: Own Name, rubric: a}\n  - {name: both, rubric: a, module: m.mjs}\n  - {name: gone, module: m.mjs, files: ["lib/**"]}\n  - {name: gold, rubric: a, against: gold}\n  - {name: safety, rubric: a}\njudges: [{name: one, model: m}]',
      ),
    },
    [
      'suite.yaml:5:5: sub_metrics[0]: The sub-metric does not say how a turn is judged. Give one of `rubric`, `module`.',
      'suite.yaml:6:12: sub_metrics[1].name: `name` must not be the name of a metric that is there already; it is `cost`.',
      'suite.yaml:7:12: sub_metrics[2].name: `name` must hold only lower-case letters, digits and `_` (64 at most); it is `Own Name`.',
      'suite.yaml:8:37: sub_metrics[3].module: `rubric` and `module` exclude each other. Keep one of the two.',
      'suite.yaml:8:37: sub_metrics[3].module: There is no file `m.mjs`. Paths are relative to the folder of the suite.',
      'suite.yaml:9:26: sub_metrics[4].module: There is no file `m.mjs`. Paths are relative to the folder of the suite.',
      'suite.yaml:9:41: sub_metrics[4].files[0]: `lib/**` matches no file. Globs are relative to the folder of the suite.',
      'suite.yaml:10:38: sub_metrics[5].against: `against` is for replies. Write `applies_to: [response]`.',
      'suite.yaml:11:12: sub_metrics[6].name: Two sub-metrics have the name `safety`. Give one of them another name.',
    ],
  ],
  [
    'a rubric that nobody answers',
    { 'suite.yaml': suite('sub_metrics: [{name: safety, rubric: a}]') },
    [
      'suite.yaml:4:38: sub_metrics[0].rubric: A rubric is answered by judges, and the suite has none. Add `judges: [{name: strict, model: gpt-4.1}]`, or give a `module`.',
    ],
  ],
  [
    'bars and limits of sub-metrics that are not there',
    {
      'suite.yaml': suite(
        'sub_metrics: [{name: safety, rubric: a}]\naem: {thresholds: {safty: 1, safety: 1}}\npolicy: {metrics: {safty: {max_drop: 1}, safety: {max_drop: 5}}}\njudges: [{name: one, model: m}]',
      ),
    },
    [
      'suite.yaml:5:20: aem.thresholds.safty: There is no sub-metric `safty`. Did you mean `safety`?',
      'suite.yaml:6:20: policy.metrics.safty: There is no metric `safty`. Did you mean `safety`?',
    ],
  ],
  [
    'an embedding tier of a wrong form',
    { 'suite.yaml': suite('embedding: {threshold: 2}') },
    [
      'suite.yaml:4:1: embedding.model: The key `model` is missing in `embedding`. It takes text.',
      'suite.yaml:4:24: embedding.threshold: `threshold` must be less than 1, not `2`.',
    ],
  ],
]

describe('malformed judging', () => {
  it.each(CASES)('%s', (_title, files, problems) => expectProblems(files, problems))
})
