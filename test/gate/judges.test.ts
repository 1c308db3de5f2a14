import { describe, expect, it } from 'vitest'
import { decide } from '../../src/gate/decide.ts'
import type { Verdict } from '../../src/gate/types.ts'
import type { JudgeFact } from '../../src/grade/judge/lock.ts'
import { advisory, ratio, type Score, unscored } from '../../src/grade/score.ts'
import { buildReport } from '../../src/report/build.ts'
import { renderMarkdown } from '../../src/report/markdown/render.ts'
import { plainText } from '../../src/report/text.ts'
import { Policy } from '../../src/suite/schema/policy.ts'
import { RunSummaryFile } from '../../src/summary/schema.ts'
import type { RunSummary } from '../../src/summary/types.ts'
import { type MadeRun, runSummary } from '../support/run-summary.ts'
import { absent as absentBaseline, codesOf, found, reasonsOf, tasks, verdictOn } from './support.ts'

const licensed: JudgeFact = { name: 'tone', model: 'a', licence: 'licensed' }
const absent: JudgeFact = { name: 'tone', model: 'a', licence: 'absent' }
const voided: JudgeFact = { ...absent, licence: 'void', changed: ['model'] }
const failing: JudgeFact = { ...absent, licence: 'void', changed: ['figures'] }

/** 30 tasks that pass; the judge says that so many of ten turns are safe. */
function run(judges: readonly JudgeFact[] | undefined, safe = 10, judge?: string): MadeRun {
  return {
    tasks: tasks(30, 't', { passed: 5, metrics: () => ({ safety: ratio(safe, 10) }) }),
    run: judges === undefined ? {} : { judges },
    fingerprints: judge === undefined ? {} : { judge },
  }
}

const policy = { metrics: { success_rate: { max_drop: 5 } } }
const limited = { ...policy, metrics: { ...policy.metrics, truthfulness: { max_drop: 5, min: 0.5 } } }
const SILENT = unscored('not measured: no key in JUDGE_KEY')

/** A summary in which that judge says so of the truth of each reply; without a licence each score is marked. */
function truth(fact: JudgeFact, score: Score): RunSummary {
  const truthfulness = fact.licence === 'licensed' ? score : advisory(score)
  return runSummary({ ...run([fact]), tasks: tasks(30, 't', { passed: 5, metrics: () => ({ truthfulness }) }) })
}

function verdictOf(candidate: RunSummary, baseline: RunSummary | undefined): Verdict {
  return decide({
    candidate,
    baseline: baseline === undefined ? absentBaseline : found(baseline),
    policy: Policy.parse(limited),
    today: '2025-06-01',
    canRunMore: false,
    newSuite: true,
  })
}

describe('what a judge may block', () => {
  it.each([
    { title: 'a licensed one blocks', fact: licensed, status: 'regressed', exit: 1 },
    { title: 'one without a lock does not', fact: absent, status: 'pass', exit: 0 },
    { title: 'one below the bar does not', fact: failing, status: 'pass', exit: 0 },
    { title: 'one whose lock is void does not', fact: voided, status: 'pass', exit: 0 },
  ])('$title: its metric falls from 100% to 0%, below its bar', ({ fact, status, exit }) => {
    const verdict = verdictOf(truth(fact, ratio(0, 10)), truth(fact, ratio(10, 10)))
    expect(verdict.status).toBe(status)
    expect(verdict.exit_code).toBe(exit)
    const row = verdict.metrics.find((metric) => metric.metric === 'truthfulness')
    expect(row?.candidate).toBe(0)
    expect(row?.role).toBe(fact === licensed ? 'family' : 'reported')
    expect(reasonsOf(verdict, 'judge_metric_advisory')).toHaveLength(fact === licensed ? 0 : 1)
  })

  it.each([
    { fact: licensed, status: 'not_measured', exit: 3 },
    { fact: absent, status: 'pass', exit: 0 },
    { fact: voided, status: 'pass', exit: 0 },
  ])('$fact.licence: it falls silent, $status', ({ fact, status, exit }) => {
    const verdict = verdictOf(truth(fact, SILENT), truth(fact, ratio(10, 10)))
    expect([verdict.status, verdict.exit_code]).toEqual([status, exit])
    expect(reasonsOf(verdict, 'judge_metric_advisory')).toHaveLength(fact === licensed ? 0 : 1)
  })

  it('without a baseline bars on its metrics do not count either', () => {
    const verdict = verdictOf(truth(absent, ratio(0, 10)), undefined)
    expect(codesOf(verdict)).toEqual([
      'no_baseline: suite_is_new',
      'pass: judge_unlicensed',
      'pass: judge_metric_advisory',
    ])
  })
})

describe('comparing runs with judges', () => {
  it.each([
    { title: 'no judges', now: undefined, before: undefined, codes: [] },
    { title: 'the same licensed judge', now: run([licensed], 10, 'h'), before: run([licensed], 10, 'h'), codes: [] },
    {
      title: 'licensed judges that differ',
      now: run([licensed], 10, 'h'),
      before: run([licensed], 10, 'g'),
      codes: ['judge_differs'],
    },
    { title: 'unlicensed judges that differ', now: run([absent], 10, 'h'), before: run([voided], 10, 'g'), codes: [] },
    { title: 'an unlicensed judge that is new', now: run([absent], 10, 'h'), before: run(undefined), codes: [] },
    {
      title: 'a licence that is new',
      now: run([licensed], 10, 'h'),
      before: run([absent], 10, 'h'),
      codes: ['judge_licence_differs'],
    },
    {
      title: 'a licensed judge that is new',
      now: run([licensed], 10, 'h'),
      before: run(undefined),
      codes: ['judge_licence_differs'],
    },
    {
      title: 'a licence that was voided',
      now: run([voided], 10, 'h'),
      before: run([licensed], 10, 'g'),
      codes: ['judge_licence_differs'],
    },
    {
      title: 'a licensed judge that is gone',
      now: run([]),
      before: run([licensed], 10, 'h'),
      codes: ['judge_licence_differs'],
    },
    {
      title: 'a baseline that does not say which judges it had',
      now: run([licensed], 10, 'h'),
      before: run(undefined, 10, 'g'),
      codes: ['judge_differs'],
    },
    {
      title: 'the same, with the same judges',
      now: run([licensed], 10, 'h'),
      before: run(undefined, 10, 'h'),
      codes: [],
    },
  ])('$title: $codes', ({ now = run(undefined), before = run(undefined), codes }) => {
    const verdict = verdictOn({ baseline: before, candidate: now, policy })
    const found = verdict.reasons.filter(({ code }) => code.startsWith('judge') && code.endsWith('differs'))
    expect(found.map(({ code }) => code)).toEqual(codes)
    expect(verdict.exit_code).toBe(codes.length > 0 ? 3 : 0)
    expect(verdict.status).toBe(codes.length > 0 ? 'not_comparable' : 'pass')
  })

  it('a judge without a licence keeps the others from deciding', () => {
    const other: JudgeFact = { name: 'facts', model: 'b', licence: 'absent' }
    const verdict = verdictOn({
      baseline: run([licensed], 10, 'g'),
      candidate: run([licensed, other], 10, 'h'),
      policy,
    })
    expect(reasonsOf(verdict, 'judge_licence_differs').map(({ args }) => args)).toEqual([
      { judge: 'facts', decides: 'baseline', candidate: 'absent', baseline: 'none', changed: [] },
    ])
    const alike = verdictOn({ baseline: run([absent, other]), candidate: run([licensed, other]), policy })
    expect(alike.status).toBe('pass')
  })

  it('one licence among several judges is told by name', () => {
    const other: JudgeFact = { name: 'facts', model: 'b', licence: 'licensed' }
    const verdict = verdictOn({ baseline: run([licensed, other]), candidate: run([voided, other]), policy })
    expect(reasonsOf(verdict, 'judge_licence_differs').map(({ args }) => args)).toEqual([
      { judge: 'tone', decides: 'baseline', candidate: 'void', baseline: 'licensed', changed: ['model'] },
    ])
  })
})

describe('the report', () => {
  it.each([
    { fact: voided, says: 'The licence of judge tone (a) in judge.lock.json is void: the model changed.' },
    { fact: failing, says: 'is void: its figures do not reach the bars of the policy.' },
    { fact: absent, says: 'Judge tone (a) has no licence: it reports and decides nothing' },
  ])('says: $says', ({ fact, says }) => {
    const made = run([fact])
    const verdict = verdictOn({ baseline: made, candidate: made, policy })
    const report = buildReport({ summary: runSummary(made), verdict })
    expect(verdict.status).toBe('pass')
    expect(report.reasons.map(({ text }) => plainText(text)).join('\n')).toContain(says)
    expect(renderMarkdown(report)).toContain('judge validate')
    // where nothing is gated a note says so
    const measured = buildReport({ summary: runSummary(made) })
    expect(measured.notes.map(plainText).join('\n')).toContain(says)
  })

  it('says nothing of a licensed judge', () => {
    const made = run([licensed])
    expect(codesOf(verdictOn({ baseline: made, candidate: made, policy }))).toEqual(['pass: within_limits'])
    expect(buildReport({ summary: runSummary(made) }).notes).toEqual([])
  })
})

it('is kept in the summary that lands in files', () => {
  const summary = runSummary(run([voided, { ...licensed, name: 'facts' }]))
  expect(RunSummaryFile.parse(JSON.parse(JSON.stringify(summary)))).toEqual(summary)
})
