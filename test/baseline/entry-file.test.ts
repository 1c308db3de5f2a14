import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeEntry, encodeEntry } from '../../src/baseline/entry-file.ts'
import { EntryFile } from '../../src/baseline/entry-schema.ts'
import type { Score } from '../../src/grade/score.ts'
import { compose } from '../../src/summary/compose.ts'
import type { AttemptSummary, RunSummary } from '../../src/summary/types.ts'
import { sampleRun } from '../report/sample.ts'
import { runSummary } from '../support/run-summary.ts'

const score: fc.Arbitrary<Score> = fc.oneof(
  fc
    .tuple(fc.nat(50), fc.integer({ min: 1, max: 50 }))
    .map(([num, den]) => ({ kind: 'scored' as const, value: num / den, num, den })),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => ({ kind: 'scored' as const, value: value + 0 })),
  fc.record({
    kind: fc.constant('scored' as const),
    value: fc.double({ min: 0, max: 1, noNaN: true }),
    num: fc.nat(),
    den: fc.constant(3),
  }),
  fc.constantFrom('not stated', 'no gold turns').map((reason) => ({ kind: 'unscored' as const, reason })),
)

describe('an entry', () => {
  it('keeps every score exactly, through JSON', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('aem', 'cost', 'truthfulness', 'own-metric'), score), (metrics) => {
        const summary = runSummary({ tasks: [{ id: 'a', passed: 2, metrics: () => metrics }] })
        const read = throughFile(summary)
        expect(read.tasks[0]?.attempts[0]?.metrics).toEqual({
          ...metrics,
          success_rate: summary.tasks[0]?.attempts[0]?.metrics.success_rate,
        })
      }),
      { numRuns: 50 },
    )
  })

  it('says the same of a whole run', () => {
    const { summary } = sampleRun('r', (task, attempt) =>
      task < 3 && attempt > 2 ? 'crash' : task === 5 ? 'no_amount' : 'right',
    )
    const read = throughFile(summary)
    expect({ ...read, tasks: [] }).toEqual({ ...summary, tasks: [] })
    const bare = (attempt: AttemptSummary) => ({ ...attempt, run: 'r', failures: [], outcome: attempt.outcome.status })
    expect(read.tasks.flatMap((task) => task.attempts.map(bare))).toEqual(
      summary.tasks.flatMap((task) => task.attempts.map(bare)),
    )
  })

  it('holds no words of the agent', () => {
    const { summary } = sampleRun('r', () => 'hostile')
    const crashed = sampleRun('r', () => 'crash').summary
    expect(JSON.stringify(encodeEntry({ summary, runs: [summary.run] }))).not.toContain('evil')
    expect(JSON.stringify(encodeEntry({ summary: crashed, runs: [summary.run] }))).not.toContain('exit code 1')
  })

  it('leaves holes out and keeps what was planned', () => {
    const summary = runSummary({ tasks: [{ id: 'a', passed: 3, measured: 4, planned: 5 }] })
    expect(throughFile(summary).tasks[0]).toMatchObject({ planned: 5, measured: 4, passed: 3 })
  })

  it('carries attempts of several runs', () => {
    const [one, two] = ['one', 'two'].map((id) =>
      runSummary({ run: { id, seed: id.length }, tasks: [{ id: 'a', passed: 4 }] }),
    )
    if (one === undefined || two === undefined) throw new Error('no runs')
    const attempts = [one, two].flatMap((summary) =>
      summary.tasks.flatMap((task) => task.attempts.map((attempt) => ({ ...attempt, run: summary.run.id }))),
    )
    const pooled = compose({ ...two, tasks: two.tasks.map((task) => ({ ...task, planned: 10, attempts })) })
    const read = decodeEntry(EntryFile.parse(encodeEntry({ summary: pooled, runs: [two.run, one.run] })))
    expect(read.runs.map((run) => run.id)).toEqual(['two', 'one'])
    expect(read.summary.tasks[0]).toMatchObject({ measured: 10, passed: 8 })
  })
})

function throughFile(summary: RunSummary): RunSummary {
  const text = JSON.stringify(encodeEntry({ summary, runs: [summary.run] }))
  return decodeEntry(EntryFile.parse(JSON.parse(text))).summary
}
