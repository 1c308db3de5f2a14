import { describe, expect, it } from 'vitest'
import { decide } from '../../src/gate/decide.ts'
import { amount, ratio, type Score, unscored } from '../../src/grade/score.ts'
import { Policy } from '../../src/suite/schema/policy.ts'
import { runSummary } from '../support/run-summary.ts'
import { codesOf, found, reasonsOf, tasks, verdictOn } from './support.ts'

const steady = { tasks: tasks(30, 't', { passed: 5 }) }
const broken = { tasks: tasks(30, 't', { passed: 1 }) }

/** 30 tasks that all pass, with one more metric of each attempt. */
const scoring = (metric: string, of: (index: number) => Score | undefined) => ({
  tasks: tasks(30, 't', {
    passed: 5,
    metrics: (index) => {
      const score = of(index)
      return score === undefined ? {} : { [metric]: score }
    },
  }),
})
const rate =
  (num: number, den = 10) =>
  () =>
    ratio(num, den)

describe('status and exit code', () => {
  const unreadable = {
    kind: 'unreadable',
    place: 'baselines/made',
    problems: [{ code: 'broken', message: 'no JSON' }],
  } as const
  const refund = { tasks: [...tasks(29, 't', { passed: 5 }), { id: 'x', passed: 0 }] }
  const wasRefund = { tasks: [...tasks(29, 't', { passed: 5 }), { id: 'x', passed: 5 }] }

  it.each([
    { title: 'nothing changed', ask: { baseline: steady, candidate: steady }, status: 'pass', exit: 0 },
    { title: 'a proven drop', ask: { baseline: steady, candidate: broken }, status: 'regressed', exit: 1 },
    {
      title: 'a baseline that cannot be read',
      ask: { baseline: unreadable, candidate: steady },
      status: 'could_not_run',
      exit: 2,
    },
    {
      title: 'a baseline of another suite',
      ask: { baseline: { ...steady, suite: 'other' }, candidate: steady },
      status: 'could_not_run',
      exit: 2,
    },
    {
      title: 'an id that stands twice',
      ask: { baseline: steady, candidate: { tasks: [...steady.tasks, { id: 't-01', passed: 5 }] } },
      status: 'could_not_run',
      exit: 2,
    },
    { title: 'an unproven break', ask: { baseline: wasRefund, candidate: refund }, status: 'inconclusive', exit: 0 },
    {
      title: 'an unproven break under on_inconclusive: fail',
      ask: { baseline: wasRefund, candidate: refund, policy: { on_inconclusive: 'fail' as const } },
      status: 'inconclusive',
      exit: 3,
    },
    { title: 'no task', ask: { baseline: steady, candidate: { tasks: [] } }, status: 'not_measured', exit: 3 },
    {
      title: 'nothing measured',
      ask: { baseline: steady, candidate: { tasks: tasks(30, 't', { passed: 0, measured: 0 }) } },
      status: 'not_measured',
      exit: 3,
    },
    {
      title: 'interrupted',
      ask: { baseline: steady, candidate: { ...steady, run: { interrupted: true } } },
      status: 'not_measured',
      exit: 3,
    },
    {
      title: 'another scorer',
      ask: { baseline: steady, candidate: { ...steady, fingerprints: { scorer: 'newer' } } },
      status: 'not_comparable',
      exit: 3,
    },
    { title: 'a baseline that is not there', ask: { candidate: steady }, status: 'no_baseline', exit: 3 },
    { title: 'a suite that is new', ask: { candidate: steady, newSuite: true }, status: 'no_baseline', exit: 0 },
    {
      title: 'a new suite that misses a bar',
      ask: { candidate: steady, newSuite: true, policy: { metrics: { success_rate: { max: 0.5 } } } },
      status: 'regressed',
      exit: 1,
    },
    {
      title: 'a new suite of which nothing was measured',
      ask: { candidate: { tasks: tasks(3, 't', { passed: 0, measured: 0 }) }, newSuite: true },
      status: 'not_measured',
      exit: 3,
    },
  ] as const)('$title: $status, exit $exit', ({ ask, status, exit }) => {
    const verdict = verdictOn(ask)
    expect(verdict).toMatchObject({ status, exit_code: exit })
    expect(verdict.reasons[0]?.status).toBe(status)
    expect(verdictOn({ ...ask, policy: { ...('policy' in ask ? ask.policy : {}), mode: 'advise' } })).toMatchObject({
      status,
      exit_code: 0,
      mode: 'advise',
    })
  })

  it('a limit that can never apply, in a policy that no schema has seen', () => {
    const policy = { ...Policy.parse({}), metrics: { cost: { max_drop: 5 } } }
    const candidate = runSummary(steady)
    const verdict = decide({ candidate, baseline: found(candidate), policy, today: '2025-06-01', canRunMore: false })
    expect(verdict).toMatchObject({ status: 'could_not_run', exit_code: 2 })
    expect(verdict.reasons[0]?.args).toEqual({ metric: 'cost', kind: 'amount', key: 'max_drop' })
  })

  it.each([
    { title: 'limits nothing', metrics: {} },
    { title: 'limits only what neither side measured', metrics: { aem: { max_drop: 5 } } },
  ])('a policy that $title judges nothing, and is no pass', ({ metrics }) => {
    const verdict = verdictOn({
      baseline: steady,
      candidate: { tasks: tasks(30, 't', { passed: 3 }) },
      policy: { metrics },
    })
    expect(verdict).toMatchObject({ status: 'not_measured', exit_code: 3 })
    expect(codesOf(verdict)).toContain('not_measured: nothing_gated')
  })

  it('lists every reason, worst first', () => {
    const verdict = verdictOn({
      baseline: { ...steady, fingerprints: { gold: { 't-01': 'old' } } },
      candidate: { ...broken, fingerprints: { gold: { 't-01': 'new' } }, run: { interrupted: true } },
    })
    const statuses = verdict.reasons.map(({ status }) => status)
    expect(statuses.slice(0, 3)).toEqual(['regressed', 'not_comparable', 'not_measured'])
    expect(reasonsOf(verdict, 'gold_differs')[0]?.args).toEqual({ tasks: ['t-01'] })
  })
})

describe('comparability', () => {
  it.each([
    { title: 'sandbox', print: { sandbox: { state: 'other' } }, code: 'sandbox_differs', args: { parts: ['state'] } },
    { title: 'scorer', print: { scorer: 'other' }, code: 'scorer_differs', args: {} },
    { title: 'judge on one side only', print: { judge: 'j' }, code: 'judge_differs', args: {} },
  ] as const)('another $title: no figure is compared, bars are judged', ({ print, code, args }) => {
    const verdict = verdictOn({ baseline: steady, candidate: { ...broken, fingerprints: print } })
    expect(reasonsOf(verdict, code)[0]?.args).toEqual(args)
    expect(verdict.status).toBe('not_comparable')
    expect(verdict.metrics[0]).toMatchObject({ status: 'not_comparable' })
    expect(verdict.metrics[0]?.candidate).toBeCloseTo(0.2, 12)
    expect(verdict.lost).toEqual([])
    const barred = verdictOn({
      baseline: steady,
      candidate: { ...broken, fingerprints: print },
      policy: { metrics: { success_rate: { min: 0.5 } } },
    })
    expect(barred.status).toBe('regressed')
  })

  it('another gold of one task: the others are compared', () => {
    const gold = (first: string) => ({ gold: { 't-01': first, 't-02': 'same' } })
    const verdict = verdictOn({
      baseline: { ...steady, fingerprints: gold('old') },
      candidate: { ...steady, fingerprints: gold('new') },
    })
    expect(codesOf(verdict)).toContain('not_comparable: gold_differs')
    expect(verdict.metrics[0]).toMatchObject({ status: 'pass', baseline: 1, candidate: 1 })
  })

  it('another agent is what is measured: its changed parts are listed', () => {
    const verdict = verdictOn({
      baseline: steady,
      candidate: { ...steady, fingerprints: { agent: { prompt: 'p2', model: 'm', interface: 'i' } } },
    })
    expect(verdict.status).toBe('pass')
    expect(verdict.changed).toEqual(['interface', 'prompt'])
  })
})

describe('limits', () => {
  it.each([
    { title: 'a drop within the limit passes', before: 9, after: 9, status: 'pass', metric: 'pass' },
    { title: 'a proven drop of a family metric is red', before: 9, after: 5, status: 'regressed', metric: 'regressed' },
  ])('$title', ({ before, after, status, metric }) => {
    const verdict = verdictOn({ baseline: scoring('aem', rate(before)), candidate: scoring('aem', rate(after)) })
    expect(verdict.status).toBe(status)
    expect(verdict.metrics.find((it) => it.metric === 'aem')).toMatchObject({ role: 'family', status: metric })
  })

  it('a rise of cost past max_rise', () => {
    const cost = (usd: number) => scoring('cost', (index) => amount(usd * (1 + index / 10)))
    const verdict = verdictOn({ baseline: cost(0.02), candidate: cost(0.03) })
    expect(verdict.status).toBe('regressed')
    expect(reasonsOf(verdict, 'metric_rose')[0]?.args).toMatchObject({ metric: 'cost', max_rise: 1.25 })
    expect(verdict.metrics.find(({ metric }) => metric === 'cost')?.change).toBeCloseTo(1.5, 12)
    expect(verdictOn({ baseline: cost(0.02), candidate: cost(0.025) }).status).toBe('pass')
  })

  it('a cost that was 0 is listed, not gated', () => {
    const verdict = verdictOn({
      baseline: scoring('cost', () => amount(0)),
      candidate: scoring('cost', () => amount(1)),
    })
    expect(verdict.status).toBe('pass')
    expect(codesOf(verdict)).toContain('pass: metric_baseline_zero')
    expect(verdict.metrics.find(({ metric }) => metric === 'cost')).toMatchObject({
      role: 'reported',
      status: 'reported',
    })
  })

  it.each([
    { limit: { min: 0.9 }, value: 9, status: 'pass' },
    { limit: { min: 0.9 }, value: 8, status: 'regressed' },
    { limit: { max: 0.5 }, value: 6, status: 'regressed' },
  ])('bars hold whatever the baseline was: $value of 10 against $limit is $status', ({ limit, value, status }) => {
    const run = scoring('structural', rate(value))
    expect(verdictOn({ baseline: run, candidate: run, policy: { metrics: { structural: limit } } }).status).toBe(status)
  })

  it('a bar on what was not measured is not met', () => {
    const verdict = verdictOn({
      baseline: steady,
      candidate: steady,
      policy: { metrics: { structural: { min: 0.9 } } },
    })
    expect(codesOf(verdict)).toContain('not_measured: bar_not_measured')
  })

  it('a metric that the policy does not list is reported', () => {
    const verdict = verdictOn({ baseline: scoring('safety', rate(9)), candidate: scoring('safety', rate(1)) })
    expect(verdict.status).toBe('pass')
    expect(verdict.metrics.find(({ metric }) => metric === 'safety')).toMatchObject({
      role: 'reported',
      status: 'reported',
    })
  })

  it('an unproven drop is inconclusive and says what would be seen', () => {
    const side = (passed: number) => ({ tasks: tasks(10, 't', { passed }) })
    const few = { tasks: [...tasks(7, 't', { passed: 5 }), ...tasks(3, 'u', { passed: 5 })] }
    const less = { tasks: [...tasks(7, 't', { passed: 5 }), ...tasks(3, 'u', { passed: 4 })] }
    const verdict = verdictOn({ baseline: few, candidate: less })
    expect(verdict.status).toBe('inconclusive')
    expect(reasonsOf(verdict, 'metric_drop_unproven')[0]?.args).toMatchObject({ metric: 'success_rate', max_drop: 5 })
    expect(verdict.metrics[0]?.detectable).toBeGreaterThan(0.05)
    expect(verdict.metrics[0]?.interval?.low).toBeLessThan(-0.06)
    expect(verdictOn({ baseline: side(5), candidate: side(5) }).metrics[0]?.interval).toBeUndefined()
  })
})

describe('the family', () => {
  const mixed = (family: Readonly<Record<string, readonly [number, number]>>, side: 0 | 1) => ({
    tasks: tasks(30, 't', {
      passed: 5,
      metrics: (index) =>
        Object.fromEntries(
          Object.entries(family).map(([name, sides]) => [name, ratio(index < sides[side] ? 1 : 0, 1)]),
        ),
    }),
  })
  const judge = (family: Readonly<Record<string, readonly [number, number]>>) =>
    verdictOn({
      baseline: mixed(family, 0),
      candidate: mixed(family, 1),
      policy: { metrics: Object.fromEntries(Object.keys(family).map((name) => [name, { max_drop: 5 }])) },
    })

  it('is corrected by Holm, the primary metric is not in it', () => {
    const verdict = judge({ aem: [4, 3], structural: [4, 4], completeness: [4, 4], success_rate: [5, 5] })
    const [primary, aem, structural] = ['success_rate', 'aem', 'structural'].map((name) =>
      verdict.metrics.find(({ metric }) => metric === name),
    )
    expect(primary?.p_adjusted).toBeUndefined()
    expect(aem?.p_adjusted).toBeCloseTo(3 * (aem?.p ?? Number.NaN), 12)
    expect(structural?.p_adjusted).toBe(1)
  })

  it('a near-constant metric can never be red and takes no share of alpha', () => {
    const verdict = judge({ aem: [4, 3], structural: [5, 5], completeness: [5, 5] })
    const aem = verdict.metrics.find(({ metric }) => metric === 'aem')
    expect(aem?.p_adjusted).toBe(aem?.p)
    expect(verdict.metrics.find(({ metric }) => metric === 'structural')).toMatchObject({
      role: 'family',
      status: 'pass',
    })
    expect(verdict.metrics.find(({ metric }) => metric === 'structural')?.p_adjusted).toBeUndefined()
  })

  it('a drop that its values cannot prove, on whichever side they lie, has the p of its own test', () => {
    const metrics = (_index: number, passed: boolean) => ({ safety: ratio(passed ? 1 : 0, 1) })
    const side = (passed: number) => ({ attempts: 4, tasks: [{ id: 'a', passed, metrics }] })
    const policy = { metrics: { success_rate: { max_drop: 5 }, safety: { max_drop: 5 } } }
    const verdict = verdictOn({ baseline: side(4), candidate: side(2), policy })
    // both failures of 8 attempts among the candidate's 4: 6 of 28 pairs, of which mid-p counts half
    const p = expect.closeTo(3 / 28, 12)
    expect(reasonsOf(verdict, 'metric_drop_unproven').map(({ args }) => args)).toEqual([
      expect.objectContaining({ metric: 'success_rate', p, least_p: p }),
      expect.objectContaining({ metric: 'safety', p, least_p: p }),
    ])
    expect(verdict.metrics.find(({ metric }) => metric === 'safety')?.p_adjusted).toBeUndefined()
  })
})

describe('pass^k', () => {
  const policy = { metrics: { 'pass^3': { max_drop: 5 } } }

  it('is gated by name where every task has k attempts', () => {
    const verdict = verdictOn({
      baseline: { tasks: tasks(30, 't', { passed: 5 }) },
      candidate: { tasks: tasks(30, 't', { passed: 4 }) },
      policy,
    })
    expect(verdict.metrics[0]).toMatchObject({ metric: 'pass^3', role: 'family', status: 'regressed', baseline: 1 })
    expect(verdict.metrics[0]?.candidate).toBeCloseTo(0.4, 12)
  })

  it('pass@k likewise', () => {
    const side = (passed: number) => ({ tasks: tasks(30, 't', { passed }) })
    const any = { metrics: { 'pass@2': { max_drop: 5 } } }
    const verdict = verdictOn({ baseline: side(4), candidate: side(1), policy: any })
    expect(verdict.metrics[0]).toMatchObject({ metric: 'pass@2', role: 'family', status: 'regressed', baseline: 1 })
    expect(verdict.metrics[0]?.candidate).toBeCloseTo(0.4, 12)
  })

  it('is listed, not gated, where one task has fewer', () => {
    const side = { tasks: [...tasks(29, 't', { passed: 5 }), { id: 'short', passed: 2, planned: 2 }] }
    const verdict = verdictOn({ baseline: side, candidate: side, policy })
    // it was the only limit, so nothing was gated
    expect(codesOf(verdict)).toContain('not_measured: nothing_gated')
    expect(reasonsOf(verdict, 'pass_k_incomplete')[0]?.args).toEqual({ metric: 'pass^3', tasks: 29, of: 30 })
    expect(verdict.metrics[0]).toMatchObject({ role: 'reported', status: 'reported' })
  })
})

describe('what is missing', () => {
  it('a task of the baseline', () => {
    const verdict = verdictOn({ baseline: steady, candidate: { tasks: steady.tasks.slice(1) } })
    expect(verdict).toMatchObject({ status: 'not_measured', exit_code: 3 })
    expect(reasonsOf(verdict, 'tasks_missing')[0]?.args).toEqual({ tasks: ['t-01'] })
  })

  it('a metric of the baseline', () => {
    const verdict = verdictOn({
      baseline: scoring('cost', () => amount(1)),
      candidate: scoring('cost', () => unscored('no price')),
    })
    expect(verdict.status).toBe('not_measured')
    expect(verdict.metrics.find(({ metric }) => metric === 'cost')).toMatchObject({ status: 'not_measured' })
  })

  it('a rate in some tasks', () => {
    const candidate = { tasks: [...scoring('aem', rate(9)).tasks.slice(1), { id: 't-01', passed: 5 }] }
    const verdict = verdictOn({ baseline: scoring('aem', rate(9)), candidate })
    expect(reasonsOf(verdict, 'metric_missing_in_tasks')).toMatchObject([
      { status: 'not_measured', args: { metric: 'aem', tasks: ['t-01'] } },
    ])
  })

  it('an amount in some tasks is told and left out', () => {
    const candidate = { tasks: [...scoring('cost', () => amount(1)).tasks.slice(1), { id: 't-01', passed: 5 }] }
    const verdict = verdictOn({ baseline: scoring('cost', () => amount(1)), candidate })
    expect(verdict.status).toBe('pass')
    expect(codesOf(verdict)).toContain('pass: metric_missing_in_tasks')
  })

  it('an amount that no task has on both sides', () => {
    const [first, ...others] = scoring('cost', () => amount(1)).tasks
    if (first === undefined) throw new Error('no task')
    const verdict = verdictOn({
      baseline: { tasks: [first, ...tasks(30, 't', { passed: 5 }).slice(1)] },
      candidate: { tasks: [{ id: 't-01', passed: 5 }, ...others] },
    })
    expect(codesOf(verdict)).toContain('not_measured: metric_missing')
  })

  it('every task, in the baseline: nothing was compared, and that is no pass', () => {
    const verdict = verdictOn({
      baseline: { tasks: tasks(3, 't', { passed: 1, measured: 1 }) },
      candidate: { tasks: tasks(3, 't', { passed: 5 }) },
    })
    expect(verdict).toMatchObject({ status: 'not_measured', exit_code: 3 })
    expect(codesOf(verdict)).toContain('not_measured: baseline_tasks_not_measured')
  })

  it('a metric that only the candidate has is listed', () => {
    const verdict = verdictOn({ baseline: steady, candidate: scoring('aem', rate(9)) })
    expect(verdict.status).toBe('pass')
    expect(codesOf(verdict)).toContain('pass: metric_not_in_baseline')
  })

  it('a task that the baseline itself did not measure is not compared, and said', () => {
    const baseline = { tasks: [...tasks(29, 't', { passed: 5 }), { id: 'x', passed: 1, measured: 1 }] }
    const candidate = { tasks: [...tasks(29, 't', { passed: 5 }), { id: 'x', passed: 0 }] }
    const verdict = verdictOn({ baseline, candidate })
    expect(verdict.status).toBe('pass')
    expect(reasonsOf(verdict, 'baseline_tasks_not_measured')[0]?.args).toEqual({ tasks: ['x'] })
  })
})

describe('holes', () => {
  it('that change nothing are told', () => {
    const candidate = { tasks: [...tasks(29, 't', { passed: 5 }), { id: 't-30', passed: 4, measured: 4 }] }
    const verdict = verdictOn({ baseline: steady, candidate })
    expect(verdict).toMatchObject({ status: 'pass', exit_code: 0 })
    expect(reasonsOf(verdict, 'holes_tolerated')[0]?.args).toEqual({ holes: 1, tasks: ['t-30'] })
  })

  it('that would make it red: not measured', () => {
    const candidate = { tasks: tasks(30, 't', { passed: 4, measured: 4 }) }
    const verdict = verdictOn({ baseline: steady, candidate })
    expect(verdict).toMatchObject({ status: 'not_measured', exit_code: 3 })
    expect(reasonsOf(verdict, 'holes_change_verdict')[0]?.args).toMatchObject({
      dropped: 'pass',
      failed: 'regressed',
      holes: 30,
    })
    expect(verdict.metrics[0]).toMatchObject({ candidate: 1, status: 'pass' })
  })

  it('do not excuse what is red without them', () => {
    const candidate = { tasks: tasks(30, 't', { passed: 0, measured: 4 }) }
    expect(verdictOn({ baseline: steady, candidate })).toMatchObject({ status: 'regressed', exit_code: 1 })
  })

  it('score 0 in every rate of the task, and nothing in amounts', () => {
    const of = (measured: number) => ({
      tasks: tasks(30, 't', { passed: 5, measured, metrics: () => ({ aem: ratio(1, 1), cost: amount(1) }) }),
    })
    const verdict = verdictOn({
      baseline: of(5),
      candidate: of(4),
      policy: { metrics: { aem: { max_drop: 5 }, cost: { max_rise: 1.1 } } },
    })
    expect(reasonsOf(verdict, 'holes_change_verdict')[0]?.args).toMatchObject({ dropped: 'pass', failed: 'regressed' })
  })

  it('a task that holes may have broken is settled by fresh attempts', () => {
    const candidate = { tasks: [...tasks(29, 't', { passed: 5 }), { id: 't-30', passed: 0, measured: 4 }] }
    expect(verdictOn({ baseline: steady, candidate, canRunMore: true }).more).toEqual({ tasks: ['t-30'], attempts: 5 })
  })
})

describe('tasks that do not gate', () => {
  const side = (passed: number, extra = {}) => ({
    tasks: [...tasks(9, 't', { passed: 5 }), { id: 'flaky', passed, ...extra }],
  })
  const quarantine = [{ task: 'flaky', owner: 'ann', reason: 'clock', expires: '2025-06-01' }]

  it('a quarantined one is shown and does not count', () => {
    const verdict = verdictOn({ baseline: side(5), candidate: side(0), policy: { quarantine } })
    expect(verdict).toMatchObject({ status: 'pass', exit_code: 0 })
    expect(verdict.lost).toMatchObject([{ task: 'flaky', verdict: 'quarantined' }])
    expect(reasonsOf(verdict, 'task_quarantined')[0]?.args).toMatchObject({ owner: 'ann', reason: 'clock' })
  })

  it('an expired quarantine counts', () => {
    const verdict = verdictOn({ baseline: side(5), candidate: side(0), policy: { quarantine }, today: '2025-06-02' })
    expect(verdict.status).toBe('regressed')
    expect(codesOf(verdict)).toContain('pass: quarantine_expired')
  })

  it('a draft is advisory', () => {
    const draft = { reviewed: false }
    const verdict = verdictOn({ baseline: side(5, draft), candidate: side(0, draft) })
    expect(verdict.status).toBe('pass')
    expect(verdict.lost).toMatchObject([{ task: 'flaky', verdict: 'advisory' }])
    expect(reasonsOf(verdict, 'tasks_advisory')[0]?.args).toEqual({ tasks: ['flaky'] })
  })

  it('taking the mark back does not silence a reviewed task', () => {
    expect(verdictOn({ baseline: side(5), candidate: side(0, { reviewed: false }) }).status).toBe('regressed')
  })

  it('a suite of drafts alone is not a pass', () => {
    const drafts = { tasks: tasks(3, 't', { passed: 5, reviewed: false }) }
    const verdict = verdictOn({ baseline: drafts, candidate: drafts })
    expect(verdict).toMatchObject({ status: 'not_measured', exit_code: 3 })
    expect(codesOf(verdict)).toContain('not_measured: no_gating_tasks')
  })
})

describe('a new task', () => {
  it.each([
    { passed: 4, reviewed: true, status: 'pass' },
    { passed: 3, reviewed: true, status: 'regressed' },
    { passed: 3, reviewed: false, status: 'pass' },
  ])('$passed of 5, reviewed $reviewed, against new_task_min 0.8: $status', ({ passed, reviewed, status }) => {
    const candidate = { tasks: [...steady.tasks, { id: 'new', passed, reviewed }] }
    const verdict = verdictOn({ baseline: steady, candidate })
    expect(verdict.status).toBe(status)
    expect(verdict.metrics[0]).toMatchObject({ candidate: 1 })
    if (status === 'regressed') expect(verdict.lost).toMatchObject([{ task: 'new', verdict: 'new_below_bar' }])
  })

  it('of which too little was measured', () => {
    const candidate = { tasks: [...steady.tasks, { id: 'new', passed: 2, measured: 2 }] }
    expect(verdictOn({ baseline: steady, candidate }).status).toBe('not_measured')
  })
})

describe('a deterministic agent', () => {
  const same = { tasks: tasks(3, 't', { passed: 5, trajectory: () => 'always' }) }

  it.each([
    { title: 'alike on both sides', baseline: same, candidate: same, deterministic: true },
    {
      title: 'alike on each side, different between them',
      baseline: same,
      candidate: { tasks: tasks(3, 't', { passed: 5, trajectory: () => 'now' }) },
      deterministic: true,
    },
    {
      title: 'not alike in the candidate',
      baseline: same,
      candidate: { tasks: tasks(3, 't', { passed: 5 }) },
      deterministic: false,
    },
    {
      title: 'one attempt says nothing',
      baseline: { ...same, attempts: 1 },
      candidate: { ...same, attempts: 1 },
      deterministic: false,
    },
  ])('$title: $deterministic', ({ baseline, candidate, deterministic }) => {
    const verdict = verdictOn({ baseline, candidate })
    expect(verdict.deterministic).toBe(deterministic)
    expect(codesOf(verdict).includes('pass: deterministic')).toBe(deterministic)
  })
})

it('the rule is suggested to a deterministic agent only where it is not in force', () => {
  const same = { tasks: tasks(3, 't', { passed: 5, trajectory: () => 'always' }) }
  const verdict = verdictOn({ baseline: same, candidate: same, policy: { rule: 'threshold' } })
  expect(verdict.deterministic).toBe(true)
  expect(codesOf(verdict)).not.toContain('pass: deterministic')
})

it('a verdict is plain data', () => {
  const verdict = verdictOn({ baseline: steady, candidate: broken })
  expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict)
})
