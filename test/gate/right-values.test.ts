import { describe, expect, it } from 'vitest'
import type { MadeTask } from '../support/run-summary.ts'
import { codesOf, reasonsOf, tasks, verdictOn } from './support.ts'

const pass = { passed: 1 }
const fail = { passed: 0 }

/** One attempt a task: `lost` passed before only, `won` after only. */
function single({ lost, won, both, none }: { lost: number; won: number; both: number; none: number }) {
  const side = (ofLost: typeof pass, ofWon: typeof pass): MadeTask[] => [
    ...tasks(lost, 'lost', ofLost),
    ...tasks(won, 'won', ofWon),
    ...tasks(both, 'both', pass),
    ...tasks(none, 'none', fail),
  ]
  return {
    baseline: { attempts: 1, tasks: side(pass, fail) },
    candidate: { attempts: 1, tasks: side(fail, pass) },
  }
}

describe('recorded pairs, by their counts', () => {
  it('telecom: .75 → .45, 12 tasks down and none up, mid-p .00012: regressed', () => {
    const verdict = verdictOn(single({ lost: 12, won: 0, both: 18, none: 10 }))
    const [primary] = verdict.metrics
    expect(verdict).toMatchObject({ status: 'regressed', exit_code: 1 })
    expect(primary).toMatchObject({ metric: 'success_rate', role: 'primary', status: 'regressed', baseline: 0.75 })
    expect(primary?.candidate).toBeCloseTo(0.45, 12)
    expect(primary?.p).toBeCloseTo(0.00012, 5)
    expect(verdict.lost).toHaveLength(12)
    expect(verdict.won).toHaveLength(0)
  })

  it('retail: .85 → .85, mid-p .5: not regressed, six lost and six won tasks named, cost unmeasured', () => {
    const verdict = verdictOn(single({ lost: 6, won: 6, both: 28, none: 0 }))
    expect(verdict).toMatchObject({ status: 'pass', exit_code: 0 })
    expect(verdict.metrics[0]).toMatchObject({ baseline: 0.85, candidate: 0.85, change: 0, status: 'pass' })
    expect(verdict.metrics[0]?.p).toBeCloseTo(0.5, 12)
    const names = (prefix: string) => tasks(6, prefix, pass).map(({ id }) => id)
    expect(reasonsOf(verdict, 'churn')).toEqual([
      { status: 'pass', code: 'churn', args: { lost: names('lost'), won: names('won') } },
    ])
    expect(verdict.lost.map(({ task }) => task)).toEqual(names('lost'))
    expect(verdict.won.map(({ task }) => task)).toEqual(names('won'))
    expect(verdict.metrics.find(({ metric }) => metric === 'cost')).toMatchObject({
      role: 'reported',
      status: 'reported',
    })
    expect(codesOf(verdict)).toContain('pass: metric_not_measured')
  })
})

describe('a task that breaks alone', () => {
  const others = tasks(29, 'other', { passed: 5 })
  const baseline = { tasks: [...others, { id: 'refund', passed: 5 }] }
  const candidate = { tasks: [...others, { id: 'refund', passed: 0 }] }
  const again = (passed: number, measured = 5) => [{ id: 'refund', attempts: freshAttempts(passed, measured) }]

  it('5/5 → 0/5: k fresh attempts of it are asked for', () => {
    const verdict = verdictOn({ baseline, candidate, canRunMore: true })
    expect(verdict.more).toEqual({ tasks: ['refund'], attempts: 5 })
    expect(verdict.status).toBe('inconclusive')
    expect(verdict.lost).toMatchObject([{ task: 'refund', verdict: 'suspected_broken' }])
  })

  it('5/5 → 0/5 and 0/5 again: regressed by name', () => {
    const verdict = verdictOn({ baseline, candidate, canRunMore: true, fresh: again(0) })
    expect(verdict).toMatchObject({ status: 'regressed', exit_code: 1 })
    expect(verdict.more).toBeUndefined()
    expect(verdict.lost).toMatchObject([{ task: 'refund', verdict: 'broken' }])
    expect(reasonsOf(verdict, 'task_broken')[0]?.args).toMatchObject({ task: 'refund', fresh_measured: 5 })
    // the fresh attempts enter no other figure
    expect(verdict.metrics[0]).toMatchObject({ status: 'pass', candidate: 29 / 30 })
  })

  it('5/5 → 0/5, and one of the fresh attempts passes: not', () => {
    const verdict = verdictOn({ baseline, candidate, canRunMore: true, fresh: again(1) })
    expect(verdict).toMatchObject({ status: 'pass', exit_code: 0 })
    expect(codesOf(verdict)).toContain('pass: task_break_refuted')
  })

  it.each([
    { on_inconclusive: 'pass' as const, exit_code: 0 },
    { on_inconclusive: 'fail' as const, exit_code: 3 },
  ])(
    'where no attempts can be made: inconclusive, named, exit $exit_code under $on_inconclusive',
    ({ on_inconclusive, exit_code }) => {
      const verdict = verdictOn({ baseline, candidate, policy: { on_inconclusive } })
      expect(verdict).toMatchObject({ status: 'inconclusive', exit_code })
      expect(verdict.more).toBeUndefined()
      expect(reasonsOf(verdict, 'task_break_unconfirmed')[0]?.args).toMatchObject({ task: 'refund', attempts: 5 })
    },
  )

  it('four of five fresh attempts measured are enough', () => {
    expect(verdictOn({ baseline, candidate, canRunMore: true, fresh: again(0, 4) }).status).toBe('regressed')
  })

  it('fresh attempts that were not measured settle nothing, and are not asked for again', () => {
    const verdict = verdictOn({ baseline, candidate, canRunMore: true, fresh: again(0, 3) })
    expect(verdict).toMatchObject({ status: 'not_measured', exit_code: 3 })
    expect(verdict.more).toBeUndefined()
    expect(reasonsOf(verdict, 'fresh_not_measured')[0]?.args).toEqual({ task: 'refund', measured: 3, planned: 5 })
  })

  it.each([
    { title: '3/5 before is no used-to-pass', before: 3, after: 0, attempts: 5 },
    { title: 'one pass now is no break', before: 5, after: 1, attempts: 5 },
    { title: 'four attempts are too few', before: 4, after: 0, attempts: 4 },
  ])('$title', ({ before, after, attempts }) => {
    const side = (passed: number) => ({
      attempts,
      tasks: [...tasks(29, 'other', { passed: attempts }), { id: 'refund', passed }],
    })
    const verdict = verdictOn({ baseline: side(before), candidate: side(after), canRunMore: true })
    expect(verdict.status).toBe('pass')
    expect(verdict.more).toBeUndefined()
  })

  it('asks for nothing where the verdict is regressed anyway', () => {
    const verdict = verdictOn({
      baseline: { tasks: tasks(6, 'all', { passed: 5 }) },
      candidate: { tasks: tasks(6, 'all', { passed: 0 }) },
      canRunMore: true,
    })
    expect(verdict.status).toBe('regressed')
    expect(verdict.more).toBeUndefined()
  })
})

describe('a critical task', () => {
  const side = (passed: number) => ({
    tasks: [...tasks(29, 'other', { passed: 5 }), { id: 'payout', passed, critical: true }],
  })

  it.each([
    { after: 4, status: 'pass' },
    { after: 3, status: 'pass' },
    { after: 1, status: 'regressed' },
    { after: 0, status: 'regressed' },
  ])('5/5 → $after/5: $status', ({ after, status }) => {
    expect(verdictOn({ baseline: side(5), candidate: side(after) }).status).toBe(status)
  })

  it('Holm among critical tasks: one of ten at 1/5 is not enough, at 0/5 it is', () => {
    const ten = (passed: number) => ({
      tasks: [...tasks(9, 'other', { passed: 3, critical: true }), { id: 'payout', passed, critical: true }],
    })
    expect(reasonsOf(verdictOn({ baseline: ten(5), candidate: ten(1) }), 'critical_task_regressed')).toEqual([])
    expect(reasonsOf(verdictOn({ baseline: ten(5), candidate: ten(0) }), 'critical_task_regressed')).toMatchObject([
      { args: { task: 'payout' } },
    ])
  })

  it('stays critical when only the baseline says so', () => {
    const unmarked = { tasks: side(0).tasks.map((task) => ({ ...task, critical: false })) }
    expect(verdictOn({ baseline: side(5), candidate: unmarked }).status).toBe('regressed')
  })
})

describe('integers', () => {
  const of = (passed: number, count: number) => ({
    attempts: 1,
    tasks: [...tasks(passed, 'a', pass), ...tasks(count - passed, 'b', fail)],
  })
  // ids differ where the counts do: name by position
  const side = (passed: number, count: number) => ({
    attempts: 1,
    tasks: of(passed, count).tasks.map((task, index) => ({ ...task, id: `t-${String(index).padStart(4, '0')}` })),
  })

  it.each([
    { before: 17, after: 16, count: 20, max_drop: 5, status: 'pass', title: '0.85 − 0.80 is not more than 0.05' },
    { before: 20, after: 19, count: 20, max_drop: 5, status: 'pass', title: '1.0 − 0.95 is not more than 0.05' },
    { before: 844, after: 841, count: 1000, max_drop: 0.3, status: 'pass', title: '84.4 → 84.1 with tolerance 0.3' },
    { before: 140, after: 139, count: 140, max_drop: 0, status: 'regressed', title: '0.71 points with tolerance 0' },
  ])('rule threshold: $title: $status', ({ before, after, count, max_drop, status }) => {
    const verdict = verdictOn({
      baseline: side(before, count),
      candidate: side(after, count),
      policy: { rule: 'threshold', metrics: { success_rate: { max_drop } } },
    })
    expect(verdict.status).toBe(status)
    expect(verdict.rule).toBe('threshold')
  })

  it('the same 0.71 points under rule exact are inconclusive', () => {
    const verdict = verdictOn({
      baseline: side(140, 140),
      candidate: side(139, 140),
      policy: { metrics: { success_rate: { max_drop: 0 } } },
    })
    expect(verdict).toMatchObject({ status: 'inconclusive', exit_code: 0 })
  })
})

describe('measured or not', () => {
  it('k = 5, one pass and four infrastructure failures: 1 of 5 measured, neither 100% nor 20%', () => {
    const verdict = verdictOn({
      baseline: { tasks: [...tasks(29, 'other', { passed: 5 }), { id: 'odd', passed: 5 }] },
      candidate: { tasks: [...tasks(29, 'other', { passed: 5 }), { id: 'odd', passed: 1, measured: 1 }] },
    })
    expect(verdict).toMatchObject({ status: 'not_measured', exit_code: 3 })
    expect(reasonsOf(verdict, 'tasks_not_measured')[0]?.args).toEqual({
      tasks: [{ task: 'odd', measured: 1, planned: 5 }],
      min_measured: 0.8,
    })
    expect(verdict.metrics[0]).toMatchObject({ baseline: 1, candidate: 1 })
    expect([...verdict.lost, ...verdict.won].map(({ task }) => task)).not.toContain('odd')
  })
})

function freshAttempts(passed: number, measured: number) {
  return Array.from({ length: 5 }, (_, index) => ({
    attempt: 6 + index,
    seed: index,
    outcome: { status: 'completed' as const },
    measured: index < measured,
    passed: index < passed,
    metrics: {},
    trajectory: '',
    failures: [],
  }))
}
