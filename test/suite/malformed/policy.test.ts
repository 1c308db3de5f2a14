import { describe, it } from 'vitest'
import { expectProblems, type MalformedCase, suite } from '../../support/malformed.ts'

const policy = (text: string) => ({ 'suite.yaml': suite('policy: policy.yaml'), 'policy.yaml': text })

const CASES: readonly MalformedCase[] = [
  [
    'a policy of wrong values',
    policy(
      'mode: gte\nalpha: 0.9\nmetrics:\n  sucess_rate: {max_drop: 5}\n  cost: {max_drop: 5}\n  aem: {max_rise: 1.1, min: 80}\n  completeness: {min: 0.9, max: 0.5}\n  truthfulness: {}\n  wall_ms: {max: -1}\nquarantine:\n  - {task: greet, owner: a, reason: b, expires: soon}\n',
    ),
    [
      'policy.yaml:1:7: mode: `mode` must be one of `gate`, `advise`, not `gte`. Did you mean `gate`?',
      'policy.yaml:2:8: alpha: `alpha` must be less than 0.5, not `0.9`.',
      'policy.yaml:4:3: metrics.sucess_rate: There is no metric `sucess_rate`. Did you mean `success_rate`?',
      'policy.yaml:5:20: metrics.cost.max_drop: `cost` is an amount, and `max_drop` is for rates. Use `max_rise`, a ratio: 1.25 allows a quarter more.',
      'policy.yaml:6:19: metrics.aem.max_rise: `aem` is a rate, and `max_rise` is for amounts. Use `max_drop`, in points: 5 allows 85% after 90%.',
      'policy.yaml:6:29: metrics.aem.min: `min` of `aem` must be between 0 and 1, not 80. A rate of 80% is written 0.8.',
      'policy.yaml:7:23: metrics.completeness.min: `min` (0.9) is above `max` (0.5). Swap them.',
      'policy.yaml:8:3: metrics.truthfulness: No limit is stated for `truthfulness`. Give `max_drop`, or take the line out: every metric is reported anyway.',
      'policy.yaml:9:18: metrics.wall_ms.max: `max` of `wall_ms` must be 0 or more, not -1.',
      'policy.yaml:11:49: quarantine[0].expires: `expires` must be a day such as 2025-06-01; it is `soon`.',
    ],
  ],
  [
    'what the suite does not have',
    policy(
      'metrics: {pass^9: {max_drop: 3}, pass^5: {max_drop: 3}}\nquarantine: [{task: gret, owner: a, reason: b, expires: 2025-06-01}]',
    ),
    [
      'policy.yaml:1:11: metrics.pass^9: `pass^9` needs 9 attempts of each task, and the suite makes 5. Raise `attempts` of the suite to 9, or gate a smaller k.',
      'policy.yaml:2:21: quarantine[0].task: There is no task `gret`. Did you mean `greet`?',
    ],
  ],
  [
    'a task quarantined twice, in the suite itself',
    {
      'suite.yaml': suite(
        'policy:\n  quarantine:\n    - {task: greet, owner: a, reason: b, expires: 2025-06-01}\n    - {task: greet, owner: c, reason: d, expires: 2025-06-01}',
      ),
    },
    ['suite.yaml:7:14: policy.quarantine[1].task: `greet` is quarantined twice. Keep one entry.'],
  ],
  [
    'a policy that is a number',
    { 'suite.yaml': suite('policy: 5') },
    ['suite.yaml:4:9: policy: `policy` must be a map of keys, not `5`.'],
  ],
]

describe('malformed policy', () => {
  it.each(CASES)('%s', (_title, files, problems) => expectProblems(files, problems))
})
