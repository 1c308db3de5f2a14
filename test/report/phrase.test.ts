import { describe, expect, it } from 'vitest'
import { type ReasonArgs, type ReasonCode, reason } from '../../src/gate/codes.ts'
import { STATUSES } from '../../src/gate/types.ts'
import { GRADE_CODES, type GradeCode } from '../../src/grade/codes.ts'
import type { Json } from '../../src/json.ts'
import { phraseFinding, phraseReason } from '../../src/report/phrase.ts'
import { plainText, type Text } from '../../src/report/text.ts'

const SITE = { suite: 'examples/desk/suite.yaml' }
const drop = { metric: 'success_rate', baseline: 0.867, candidate: 0.733, change: -0.134, max_drop: 5 }
const rise = { metric: 'cost', baseline: 0.01, candidate: 0.02, ratio: 2, max_rise: 1.25 }
const counts = { baseline_passed: 5, baseline_measured: 5, candidate_passed: 0, candidate_measured: 5 }
const REGRESSED = { p: 0.0123, alpha: 0.05 }
const UNPROVEN = { p: 0.12, alpha: 0.05 }
const OUT_OF_REACH = { p: 0.11, alpha: 0.05, least_p: 0.0833333 }

/** One example of each code, and what its phrase has to name. The type makes sure that none is missing. */
const REASONS: { readonly [Code in ReasonCode]: readonly [ReasonArgs[Code], ...string[]] } = {
  baseline_unreadable: [
    { place: 'baselines/desk', messages: ['This is not JSON.'] },
    'baselines/desk',
    'not JSON',
    'Restore',
  ],
  baseline_of_other_suite: [{ baseline: 'other', candidate: 'desk' }, 'other', 'desk', '--baseline'],
  duplicate_tasks: [{ side: 'candidate', tasks: ['a'] }, 'a', 'twice', 'id of its own'],
  limit_not_applicable: [
    { metric: 'cost', kind: 'amount', key: 'max_drop' },
    'cost',
    'max_drop',
    'amounts',
    'max_rise',
  ],
  metric_dropped: [
    { ...drop, ...REGRESSED },
    'Success rate',
    '13.4 points',
    '86.7% → 73.3%',
    '5 allowed',
    'p = 0.012',
    '0.05',
    'root cause',
  ],
  metric_drop_unproven: [
    { ...drop, ...UNPROVEN },
    '13.4 points',
    'chance',
    'p = 0.12',
    'attempts',
    'examples/desk/suite.yaml',
  ],
  metric_rose: [{ ...rise, ...REGRESSED }, 'Cost', '×2.00', '$0.0100 → $0.0200', '×1.25', 'p = 0.012'],
  metric_rise_unproven: [{ ...rise, ...UNPROVEN }, '×2.00', 'chance', 'p = 0.12', 'attempts'],
  metric_dropped_past_threshold: [drop, '13.4 points', '5 allowed', 'rule: threshold'],
  metric_rose_past_threshold: [rise, '×2.00', '×1.25', 'rule: threshold'],
  metric_below_min: [{ metric: 'success_rate', value: 0.7, min: 0.8 }, '70.0%', '80%', 'below'],
  metric_above_max: [{ metric: 'wall_ms', value: 3100, max: 2000 }, '3.10 s', '2 s', 'above'],
  task_broken: [{ task: 'a', fresh_measured: 5, ...counts }, 'a', '5 of 5', '0 of 5', '5 fresh', 'trace diff'],
  critical_task_regressed: [{ task: 'a', ...counts, ...REGRESSED }, 'Critical', 'a', '5 of 5', '0 of 5', 'p = 0.012'],
  new_task_below_bar: [{ task: 'a', passed: 2, measured: 5, min: 0.8 }, 'New task', '2 of 5', '80%', 'reviewed: false'],
  gate_files_changed: [{ files: ['fixtures/a.txt'] }, 'fixtures/a.txt', 'while they ran', '.turngate/'],
  accepted_task_below_limit: [{ task: 'a', passed: 1, measured: 5, min: 0.6 }, 'a', '1 of 5', '60%', 'accept.yaml'],
  not_remeasured: [{ why: 'off', message: '' }, 'base agent', 'not measured again', 'policy', 'remeasure: auto'],
  sandbox_differs: [{ parts: ['state'] }, 'sandbox', 'state', 'turngate run'],
  scorer_differs: [{}, 'scoring', 'turngate run'],
  judge_differs: [{}, 'judge', 'turngate run'],
  judge_licence_differs: [
    { judge: 'tone', decides: 'baseline', candidate: 'void', baseline: 'licensed', changed: ['model', 'rubric'] },
    'Judges decided in the baseline and do not now, because of tone',
    'its licence is void: the model changed, a rubric line was changed or added',
    'turngate judge validate LABELS --suite examples/desk/suite.yaml',
  ],
  gold_differs: [{ tasks: ['a', 'b'] }, '2 tasks', 'a', 'b', 'turngate run'],
  no_results: [{ tasks: 3, planned: 15 }, 'Nothing was measured', '0 of 15', '3 tasks', 'run again'],
  interrupted: [{ measured: 7, planned: 15 }, 'interrupted', '7 of 15', 'turngate run'],
  budget_spent: [{ limit: 2.5, spent: 2.512 }, '$2.5', '$2.51', 'Raise the budget'],
  tasks_not_measured: [
    { tasks: [{ task: 'a', measured: 1, planned: 5 }], min_measured: 0.8 },
    'a 1 of 5',
    '80%',
    'run again',
  ],
  tasks_missing: [{ tasks: ['a'] }, '1 task', 'missing', 'a', 'baseline anew'],
  metric_missing: [{ metric: 'aem' }, 'AEM score', 'missing', 'Restore'],
  metric_missing_in_tasks: [{ metric: 'aem', tasks: ['a'] }, 'AEM score', 'a', 'Restore'],
  bar_not_measured: [{ metric: 'cost' }, 'Cost', 'not measured', 'policy'],
  holes_change_verdict: [
    { dropped: 'pass', failed: 'regressed', holes: 2, tasks: ['a'] },
    '2 attempts',
    'Pass',
    'Regressed',
    'Run again',
  ],
  no_gating_tasks: [{ tasks: 3 }, '3 tasks', 'draft', 'reviewed: true'],
  nothing_gated: [{ metrics: ['aem'] }, 'Nothing was gated', 'aem', 'success_rate'],
  fresh_not_measured: [{ task: 'a', measured: 1, planned: 5 }, 'a', '1 of 5', 'Run again'],
  task_break_unconfirmed: [{ task: 'a', attempts: 5, ...counts }, 'a', '5 of 5', '0 of 5', '5 fresh', 'turngate run'],
  baseline_missing: [{ place: 'baselines/desk' }, 'no baseline', 'baselines/desk', 'turngate baseline write'],
  suite_is_new: [
    { place: 'baselines/desk', brings: false },
    ...[
      'nothing to compare with yet',
      'neither this suite nor a baseline',
      'Merge it',
      'the refresh',
      'baselines/desk',
    ],
  ],
  baseline_breaks: [
    { place: 'baselines/desk', messages: ['baselines/desk/main.json:1:2: This is not JSON.'] },
    ...['main.json:1:2', 'After a merge', 'Restore'],
  ],
  within_limits: [{ metrics: ['success_rate', 'aem'], tasks: 8 }, '2 gated metrics', '8 tasks'],
  metric_accepted: [
    { metric: 'success_rate', limits: { max_drop: 9 }, reason: 'Refunds go.' },
    'max_drop',
    '9',
    'Refunds go.',
  ],
  task_accepted: [{ task: 'a', min_passed: 0.4, reason: 'Refunds go.' }, 'a', '40%', 'Refunds go.'],
  edit_accepted: [{ edit: 'gold.a', reason: 'It was wrong.' }, 'gold.a', 'It was wrong.'],
  main_regressed: [
    { place: 'baselines/desk', run: 'new', accepted: 'old', reasons: 2, metric: 'success_rate', from: 0.9, to: 0.7 },
    'baselines/desk',
    'Success rate',
    '90.0% → 70.0%',
    '1 more',
    'nobody',
  ],
  remeasured: [
    { by_change: 'pass', by_base: 'regressed', tasks: ['a'] },
    'Regressed',
    'Pass',
    'a',
    'worse one counts',
    'accept.yaml',
  ],
  baseline_remeasured: [{ differs: ['scorer'] }, 'scorer', 'measured again'],
  looked_again: [{ look: 2, alpha: 0.075, family_alpha: 0.075 }, 'look 2', '0.075'],
  head_tested: [{ base: 'abcdef0123456789' }, 'abcdef012345', 'not its merge'],
  base_broken: [
    { base: 'a'.repeat(40), messages: ['aaaaaaaaaaaa:suite.yaml:1:8: This is not valid YAML.'] },
    ...['aaaaaaaaaaaa', 'suite.yaml:1:8', 'stands in its place'],
  ],
  metric_not_measured: [{ metric: 'aem' }, 'AEM score', 'listed, not gated'],
  metric_replayed: [{ metric: 'wall_ms' }, 'model answers were replayed', 'not gated'],
  metric_not_in_baseline: [{ metric: 'aem' }, 'AEM score', 'not in the baseline'],
  metric_baseline_zero: [{ metric: 'cost' }, 'Cost', '0 in the baseline'],
  pass_k_incomplete: [{ metric: 'pass^5', tasks: 3, of: 4 }, 'pass^5', '3 of 4'],
  task_break_refuted: [{ task: 'a', fresh_passed: 4, fresh_measured: 5, ...counts }, 'a', '4 of 5'],
  task_quarantined: [
    { task: 'a', owner: 'ann', reason: 'flaky', expires: '2025-06-01' },
    'a',
    '2025-06-01',
    'flaky',
    'ann',
  ],
  quarantine_expired: [{ task: 'a', owner: 'ann', expires: '2025-06-01' }, 'expired', '2025-06-01', 'renew'],
  tasks_advisory: [{ tasks: ['a'] }, '1 draft', 'a'],
  baseline_tasks_not_measured: [{ tasks: ['a'] }, 'a', 'cannot be compared'],
  holes_tolerated: [{ holes: 1, tasks: ['a'] }, '1 attempt', 'a', 'the same'],
  churn: [{ lost: ['a', 'b'], won: ['c'] }, '2 tasks', 'a', 'b', '1 task', 'c'],
  deterministic: [{}, 'deterministic', 'rule: threshold'],
  judge_unlicensed: [
    { judge: 'tone', model: 'm' },
    'tone',
    'm',
    'no licence',
    'decides nothing',
    'pass_when',
    'validate',
  ],
  judge_lock_void: [
    { judge: 'tone', model: 'm', changed: ['figures'] },
    'licence of judge tone (m) in judge.lock.json is void: its figures do not reach the bars',
    'turngate judge validate',
  ],
  judge_metric_advisory: [{ metric: 'safety' }, 'Safety', 'does not count', 'no licence'],
}

/** Codes that always stand under a status that blocks, or may. */
const TELLS_WHAT_NEXT = [
  ...Object.keys(REASONS).slice(0, Object.keys(REASONS).indexOf('within_limits')),
  ...['quarantine_expired', 'judge_unlicensed', 'judge_lock_void', 'remeasured'],
]

describe('judges that decide on one side only', () => {
  it.each([
    [
      'candidate',
      'licensed',
      'absent',
      [],
      'decide now and did not in the baseline, because of tone (it has no licence there)',
    ],
    ['candidate', 'licensed', 'none', [], '(no such judge there)'],
    ['candidate', 'none', 'void', ['model'], '(its licence is void there: the model changed)'],
    ['baseline', 'none', 'licensed', [], 'do not now, because of tone (no such judge)'],
    ['baseline', 'absent', 'licensed', [], '(it has no licence)'],
    ['baseline', 'void', 'licensed', ['prompt'], '(its licence is void: the prompt changed)'],
  ] as const)('%s: %s against %s', (decides, candidate, baseline, changed, says) => {
    const args = { judge: 'tone', decides, candidate, baseline, changed: [...changed] }
    const { text, next } = phraseReason(reason('not_comparable', 'judge_licence_differs', args), SITE)
    expect(plainText(text)).toContain(says)
    expect(next).toBeDefined()
  })
})

describe('reasons', () => {
  it.each(Object.entries(REASONS))(
    '%s says what, how much, against what, and what to do next',
    (code, [args, ...named]) => {
      const { text, next = [] } = phraseReason(
        { status: 'regressed', code, args: { ...args } as Record<string, Json> },
        SITE,
      )
      const said = `${plainText(text)} ${plainText(next)}`
      for (const part of named) expect(said).toContain(part)
      expect(said).not.toMatch(/undefined|NaN|\[object/)
      expect(wordsOf([...text, ...next])).not.toContain('_')
      expect(plainText(text)).toMatch(/^(?:[A-Z\d]|pass\^).*\.$/s)
      expect(next.length > 0).toBe(TELLS_WHAT_NEXT.includes(code))
    },
  )

  it.each([
    [reason('inconclusive', 'metric_drop_unproven', { ...drop, ...UNPROVEN }), 'Run the job again'],
    [reason('not_comparable', 'scorer_differs', {}), 'Refresh the baseline on the default branch'],
    [reason('not_measured', 'interrupted', { measured: 3, planned: 10 }), 'Run the job again'],
  ])('of a change tell what is done on GitHub: $code', (one, said) => {
    const { next = [] } = phraseReason(one, { ...SITE, isChange: true })
    expect(plainText(next)).toContain(said)
  })

  it.each([
    reason('inconclusive', 'metric_drop_unproven', { ...drop, ...OUT_OF_REACH }),
    reason('inconclusive', 'metric_rise_unproven', { ...rise, ...OUT_OF_REACH }),
  ])('say where nothing could have been proved: $code', (unproven) => {
    expect(plainText(phraseReason(unproven, SITE).text)).toContain(
      'chance (p = 0.11, not below 0.05). With so few values that differ, p cannot be below 0.083.',
    )
  })

  it('keep p on its side of alpha', () => {
    const close = { ...drop, p: 0.04996, alpha: 0.05 }
    expect(plainText(phraseReason(reason('regressed', 'metric_dropped', close), SITE).text)).toContain(
      'p = 0.04996, below 0.05',
    )
  })

  it('put what others wrote into data, never into words', () => {
    const hostile = '[x](https://evil.example)'
    const { text } = phraseReason(
      reason('pass', 'task_quarantined', { task: hostile, owner: hostile, reason: hostile, expires: hostile }),
      SITE,
    )
    expect(wordsOf(text)).not.toContain('evil')
  })

  it('show an unknown code as it is', () => {
    expect(plainText(phraseReason({ status: 'pass', code: 'from_the_future', args: { a: 1 } }, SITE).text)).toBe(
      'from_the_future: {"a":1}',
    )
  })
})

describe('findings', () => {
  it.each(Object.keys(GRADE_CODES) as GradeCode[])('%s has a phrase whose foreign parts are data', (code) => {
    const args = Object.fromEntries(GRADE_CODES[code].map((name) => [name, EXAMPLES[name] ?? `<${name}>`]))
    const text = phraseFinding({ code, args })
    expect(plainText(text)).toMatch(/\.$/)
    expect(plainText(text)).not.toMatch(/undefined|NaN|\[object/)
    expect(wordsOf(text)).not.toMatch(/[<>]|evil/)
  })
})

const EXAMPLES: Readonly<Record<string, Json>> = {
  failed: 2,
  scored: 4,
  first_failure_turn: 3,
  root_cause: 'missing_parameters',
  by: ['extra_write'],
  calls: ['<evil>'],
  places: ['/a', ''],
  count: 3,
  executed: 2,
  max: 1,
  expected: 2,
  times: 2,
  reward: 0.5,
  exit_code: 1,
  retryable: false,
}

it('every status of a verdict has a name', () => {
  for (const status of STATUSES) {
    const args = { dropped: status, failed: status, holes: 1, tasks: ['a'] }
    expect(plainText(phraseReason(reason('not_measured', 'holes_change_verdict', args), SITE).text)).not.toContain(
      'undefined',
    )
  }
})

function wordsOf(text: Text): string {
  return text.filter((piece) => typeof piece === 'string').join('')
}
