import { describe, expect, it } from 'vitest'
import { clusterCauses, mainCause } from '../../src/report/clusters.ts'
import { whyTexts } from '../../src/report/lines.ts'
import { plainText } from '../../src/report/text.ts'
import { REPORTS } from './reports.ts'
import { sampleReport, sampleRun, type Way } from './sample.ts'

const base = sampleRun('base', () => 'right')
const broken = (task: number): Way => (task < 4 ? 'no_amount' : task === 4 ? 'wrong_amount' : 'right')

describe('causes', () => {
  it('group failing tasks, the largest group first', () => {
    const causes = clusterCauses(sampleRun('r', broken).summary.tasks)
    expect(causes.map((cause) => [plainText(cause.text), cause.tasks.length, cause.attempts])).toEqual([
      ['orders.Refund: parameters missing (amount)', 4, 20],
      ['orders.Refund: wrong parameter values (amount)', 1, 5],
    ])
  })

  it('are what most failed attempts of a task share', () => {
    const [task] = sampleRun('r', (_, attempt) => (attempt < 3 ? 'no_amount' : attempt < 6 ? 'wrong_amount' : 'right'))
      .summary.tasks
    expect(task === undefined ? undefined : mainCause(task)?.attempts.map((attempt) => attempt.attempt)).toEqual([
      3, 4, 5,
    ])
  })

  it('of an attempt that ended early are how it ended', () => {
    const [cause] = clusterCauses(sampleRun('r', () => 'crash').summary.tasks)
    expect(cause === undefined ? '' : plainText(cause.text)).toBe('the agent ended with an error')
  })
})

describe('the headline', () => {
  it.each([
    [
      'one cause explains most',
      broken,
      '1 root cause explains 4 of 5 failing tasks: orders.Refund: parameters missing (amount)',
    ],
    [
      'one cause explains all',
      (task: number): Way => (task < 3 ? 'no_amount' : 'right'),
      '1 root cause explains all 3 failing tasks: orders.Refund: parameters missing (amount)',
    ],
    [
      'each task has its own',
      (task: number): Way => (['no_amount', 'wrong_amount', 'no_lookup'] as const)[task] ?? 'right',
      '3 failing tasks, each with a root cause of its own; the first: orders.Refund: parameters missing (amount)',
    ],
    [
      'one task fails',
      (task: number): Way => (task === 2 ? 'no_amount' : 'right'),
      "The failing task's root cause: orders.Refund: parameters missing (amount)",
    ],
  ])('says that %s', (_, wayOf, cause) => {
    const { headline } = sampleReport(sampleRun('r', wayOf), base, { rule: 'threshold' })
    expect(headline.cause === undefined ? undefined : plainText(headline.cause)).toBe(cause)
  })

  it.each([
    [
      'regressed',
      broken,
      {},
      'Success rate 100.0% → 37.5% (−62.5 points, limit: drop ≤ 5); also past its limit: AEM score, Completeness',
    ],
    [
      'pass',
      (task: number, attempt: number): Way => (task === 0 && attempt === 1 ? 'wrong_amount' : 'right'),
      {},
      'Success rate 100.0% → 97.5% (−2.5 points, limit: drop ≤ 5); 39 of 40 attempts of 8 tasks passed',
    ],
    [
      'regressed',
      (): Way => 'right',
      { metrics: { success_rate: { max_drop: 5 }, cost: { max: 0.001 } } },
      'Cost per attempt is $0.00107, above the bar of $0.001.',
    ],
    ['not_measured', (): Way => 'hole', {}, 'Nothing was measured: 0 of 40 attempts of 8 tasks.'],
  ] as const)('of %s gives the number that decided', (status, wayOf, policy, figure) => {
    const report = sampleReport(sampleRun('r', wayOf), base, policy)
    expect(report.status).toBe(status)
    expect(plainText(report.headline.figure)).toBe(figure)
  })

  it('says loudly that inconclusive is no pass', () => {
    const report = REPORTS.inconclusive
    if (report === undefined) throw new Error('no report')
    expect([report.status, report.exit_code]).toEqual(['inconclusive', 0])
    expect(plainText(report.headline.verdict)).toBe('Inconclusive')
    expect(report.headline.note === undefined ? '' : plainText(report.headline.note)).toContain('not a pass')
  })
})

describe('why', () => {
  it('says with a pass how sure it is', () => {
    const texts = whyTexts(REPORTS.pass ?? sampleReport(base, base), 10).map(plainText)
    expect(texts.find((text) => text.startsWith('Success rate:'))).toMatch(
      /^Success rate: 95% interval of the change −\d+\.\d to \+\d+\.\d points; a true drop of \d+\.\d points would be found in 80% of runs\.$/,
    )
  })

  it('tells reasons of one kind once', () => {
    const texts = whyTexts(sampleReport(sampleRun('r', broken), base), 20).map(plainText)
    expect(texts.filter((text) => text.includes('seems broken'))).toEqual([
      expect.stringContaining('Likewise refund-2, refund-3'),
    ])
  })
})

describe('failing tasks', () => {
  it('are those that became worse, each with its root cause, fields and diff', () => {
    const report = sampleReport(sampleRun('r', broken), base)
    expect(report.failing.map((task) => task.task)).toEqual([
      'refund-1',
      'refund-2',
      'refund-3',
      'refund-4',
      'refund-5',
    ])
    const [first] = report.failing
    expect(first).toMatchObject({
      attempt: 1,
      alike: 5,
      failed: 5,
      baseline: { passed: 5, measured: 5 },
      candidate: { passed: 0, measured: 5 },
      root_cause: {
        turn_no: 3,
        tool: 'orders.Refund',
        reason: 'missing_parameters',
        fields: [{ path: 'amount', gold: '40' }],
        cascades: 0,
      },
    })
    const labels = first?.diff?.lines.flatMap((line) =>
      line.label === undefined ? [] : [`${line.kind}: ${line.label}`],
    )
    expect(labels).toEqual([
      'removed: first divergence',
      'added: root cause: turn 3, parameters missing',
      'added: root cause: turn 4, incomplete reply',
    ])
  })

  it('leave out what failed as much before', () => {
    const old = sampleRun('base', (task) => (task === 7 ? 'wrong_amount' : 'right'))
    const report = sampleReport(
      sampleRun('r', (task) => (task === 7 ? 'wrong_amount' : broken(task))),
      old,
    )
    expect(report.failing.map((task) => task.task)).not.toContain('refund-8')
  })

  it('tell a turn that was not done at the first divergence', () => {
    const report = sampleReport(
      sampleRun('r', (task) => (task < 4 ? 'no_lookup' : 'right')),
      base,
    )
    const diff = report.failing[0]?.diff
    expect(diff?.lines[diff.first_divergence]).toMatchObject({
      kind: 'removed',
      label: 'first divergence; root cause: turn 2 was not done',
    })
    expect(plainText(report.failing[0]?.root_cause?.text ?? [])).toBe('orders.Get: not called')
  })

  it('of a pass are those that fail at least half of their attempts', () => {
    const always = (task: number, attempt: number): Way =>
      task === 3 || (task === 5 && attempt === 1) ? 'no_amount' : 'right'
    const report = sampleReport(sampleRun('r', always), sampleRun('base', always))
    expect(report.status).toBe('pass')
    expect(report.failing.map((task) => task.task)).toEqual(['refund-4'])
  })
})
