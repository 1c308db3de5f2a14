import { describe, expect, it } from 'vitest'
import type { AttemptGrade } from '../../src/grade/grade.ts'
import { amount, ratio, type Score, unscored } from '../../src/grade/score.ts'
import type { Task } from '../../src/suite/schema/task.ts'
import { openLedger } from '../../src/summary/ledger.ts'
import { summarise } from '../../src/summary/summarise.ts'
import { TASKS } from '../report/sample.ts'

describe('suite values', () => {
  it('are means over tasks of means over attempts', () => {
    const summary = summaryOf({ a: [1, 1, 1, 1], b: [1, 0] })
    expect(summary.metrics.success_rate).toMatchObject({ kind: 'rate', unit: 'share', value: 0.75, tasks: 2, of: 2 })
  })

  it('keep the fractions of attempts, and give amounts percentiles', () => {
    const ledger = openLedger(facts(['a'], 4))
    const costs = [0.01, 0.02, 0.03, 0.04]
    for (const [index, cost] of costs.entries()) {
      const metrics = { aem: ratio(index, 4), cost: amount(cost) }
      ledger.add({ grade: grade('a', index + 1, true, metrics), trajectory: 't' })
    }
    const { metrics, tasks } = ledger.summary()
    expect(tasks[0]?.attempts[3]?.metrics.aem).toEqual({ kind: 'scored', value: 0.75, num: 3, den: 4 })
    expect(metrics.aem?.value).toBeCloseTo(0.375, 12)
    expect(metrics.cost).toMatchObject({ kind: 'amount', unit: 'usd', value: 0.025, p50: 0.025 })
    expect(metrics.aem).not.toHaveProperty('p50')
    // one task shows no spread between tasks
    expect(metrics.aem).not.toHaveProperty('interval')
  })

  it('have an interval clustered by task', () => {
    const { metrics } = summaryOf({ a: [1, 1, 1, 1, 1], b: [0, 0, 0, 0, 0], c: [1, 1, 1, 1, 0] })
    const interval = metrics.success_rate?.interval
    expect(interval?.low).toBeLessThan(0.3)
    expect(interval?.high).toBeGreaterThan(0.85)
  })

  it('count what has no score by reason', () => {
    const ledger = openLedger(facts(['a'], 5))
    ledger.add({ grade: grade('a', 1, true, { aem: unscored('no gold turns') }), trajectory: 't' })
    ledger.add({ grade: grade('a', 2, true, {}), trajectory: 't' })
    ledger.add({ grade: grade('a', 3, true, { aem: ratio(1, 2) }), trajectory: 't' })
    ledger.add({ grade: { ...grade('a', 4, false, { aem: ratio(0, 2) }), measured: false }, trajectory: 't' })
    expect(ledger.summary().metrics.aem).toEqual({
      kind: 'rate',
      unit: 'share',
      value: 0.5,
      tasks: 1,
      of: 1,
      unscored: { 'no gold turns': 1, 'no record': 1, 'not measured': 1, 'not recorded': 1 },
    })
  })

  it('are absent where nothing was scored', () => {
    const { metrics } = openLedger(facts(['a'], 3)).summary()
    expect(metrics.success_rate).toEqual({
      kind: 'rate',
      unit: 'share',
      tasks: 0,
      of: 1,
      unscored: { 'no record': 3 },
    })
  })
})

describe('curves', () => {
  it('follow n=5, c=4', () => {
    const { pass_hat_k, pass_at_k } = summaryOf({ a: [1, 1, 1, 1, 0] })
    expect(pass_hat_k.map(({ value }) => Number(value?.toFixed(12)))).toEqual([0.8, 0.6, 0.4, 0.2, 0])
    expect(pass_at_k[1]).toEqual({ k: 2, value: 1, tasks: 1, of: 1 })
  })

  it('are undefined, and say over how many tasks, where attempts are missing', () => {
    const { pass_hat_k } = summaryOf({ a: [1, 1, 1], b: [1, 1, 1, 1, 1] }, 5)
    expect(pass_hat_k[2]).toEqual({ k: 3, value: 1, tasks: 2, of: 2 })
    expect(pass_hat_k[4]).toEqual({ k: 5, value: 1, tasks: 1, of: 2 })
    expect(summaryOf({ a: [1, 1, 1] }, 5).pass_hat_k[4]).toEqual({ k: 5, tasks: 0, of: 1 })
  })

  it('take one pass and four infrastructure failures for 1 of 5 measured', () => {
    const ledger = openLedger(facts(['a'], 5))
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      ledger.add({ grade: { ...grade('a', attempt, true, {}), measured: attempt === 1 }, trajectory: 't' })
    }
    const { tasks, pass_hat_k } = ledger.summary()
    expect(tasks[0]).toMatchObject({ planned: 5, measured: 1, passed: 1 })
    expect(pass_hat_k.map(({ tasks: over }) => over)).toEqual([1, 0, 0, 0, 0])
  })
})

describe('a ledger', () => {
  it('sorts tasks by id and attempts by number, whatever order they come in', () => {
    const ledger = openLedger(facts(['b', 'a'], 2))
    for (const [task, attempt] of [
      ['b', 2],
      ['a', 2],
      ['b', 1],
      ['a', 1],
    ] as const) {
      ledger.add({ grade: grade(task, attempt, true, {}), trajectory: `${task}${attempt}` })
    }
    const order = ledger.summary().tasks.flatMap((task) => task.attempts.map((attempt) => attempt.trajectory))
    expect(order).toEqual(['a1', 'a2', 'b1', 'b2'])
  })

  it('may be asked while attempts still come in', () => {
    const ledger = openLedger(facts(['a'], 2))
    ledger.add({ grade: grade('a', 1, true, {}), trajectory: 't' })
    const early = ledger.summary({ interrupted: true })
    ledger.add({ grade: grade('a', 2, false, {}), trajectory: 't' })
    expect([early.tasks[0]?.measured, early.run.interrupted]).toEqual([1, true])
    expect([ledger.summary().tasks[0]?.measured, ledger.summary().run.interrupted]).toEqual([2, false])
  })

  it.each([
    ['a task that the suite does not have', 'other', 1],
    ['the same attempt again', 'a', 1],
  ])('refuses %s', (_, task, attempt) => {
    const ledger = openLedger(facts(['a'], 2))
    ledger.add({ grade: grade('a', 1, true, {}), trajectory: 't' })
    expect(() => ledger.add({ grade: grade(task, attempt, true, {}), trajectory: 't' })).toThrow(task)
  })

  it('never lets an unmeasured attempt pass', () => {
    const ledger = openLedger(facts(['a'], 1))
    ledger.add({ grade: { ...grade('a', 1, true, {}), measured: false }, trajectory: 't' })
    expect(ledger.summary().tasks[0]).toMatchObject({ measured: 0, passed: 0 })
  })
})

function summaryOf(tasks: Readonly<Record<string, readonly number[]>>, planned?: number) {
  const most = planned ?? Math.max(...Object.values(tasks).map((outcomes) => outcomes.length))
  return summarise({
    ...facts(Object.keys(tasks), most),
    grades: Object.entries(tasks).flatMap(([task, outcomes]) =>
      outcomes.map((passed, index) => ({ grade: grade(task, index + 1, passed === 1, {}), trajectory: 't' })),
    ),
  })
}

function facts(ids: readonly string[], attempts: number) {
  const [template] = TASKS
  if (template === undefined) throw new Error('no template')
  return {
    suite: 'desk',
    tasks: ids.map((id): Task => ({ ...template, id })),
    run: { id: 'r', seed: 1, started_at: '', attempts, turngate: '0', interrupted: false, isolation: [] },
    fingerprints: { agent: {}, sandbox: {}, scorer: 's', gold: {} },
  }
}

function grade(task: string, attempt: number, passed: boolean, metrics: Readonly<Record<string, Score>>): AttemptGrade {
  const check = { status: 'unscored' as const, findings: [] }
  return {
    task,
    attempt,
    seed: attempt,
    outcome: { status: 'completed' },
    measured: true,
    passed,
    failures: [],
    answer: { status: 'unscored', checks: [] },
    trajectory: {
      status: 'unscored',
      checks: {
        required_tools_present: check,
        forbidden_tools_absent: check,
        expected_order: check,
        within_turn_budget: check,
        recovered_from_errors: check,
        args_valid_first_try: check,
      },
    },
    aem: { status: 'unscored', reason: 'no gold turns' },
    metrics,
  }
}
