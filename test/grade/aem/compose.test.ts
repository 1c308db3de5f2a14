import { describe, expect, it } from 'vitest'
import { pairDialog } from '../../../src/grade/aem/pair-dialog.ts'
import { scoreDialog } from '../../../src/grade/aem/score-dialog.ts'
import { both, context, dialog, type Row, said, scored } from './build.ts'

const right = (extras = {}) => both('A', { n: 10 }, { n: 10 }, extras)
const wrong = (extras = {}) => both('A', { n: 10 }, { n: 99 }, extras)
const score = (rows: readonly Row[], compose: object) => {
  const ctx = context({ compose: { ...compose } })
  return scored(scoreDialog(pairDialog(dialog(...rows), ctx), ctx))
}

describe('composition', () => {
  it('empty gold is unscored', () => {
    const grade = scoreDialog(pairDialog([], context()), context())
    expect(grade).toEqual({ kind: 'unscored', reason: 'no gold turns' })
  })

  it('mean: every turn the same', () => {
    const made = score([right({ weight: 3 }), wrong()], {})
    expect(made).toMatchObject({ score: 0.5, score_fraction: { num: 1, den: 2 }, test_pass: false, failed_by: [] })
    expect(score([right(), right()], {})).toMatchObject({ score: 1, test_pass: true })
  })

  it('weighted: by weight', () => {
    const made = score([right({ weight: 3 }), wrong()], { compose: 'weighted' })
    expect(made.score).toBe(0.75)
    expect(made).not.toHaveProperty('score_fraction')
  })

  it.each([
    ['a critical turn failed', [right({ weight: 3 }), wrong({ critical: true })], 0.2],
    ['it would have been less', [right(), ...Array.from({ length: 9 }, () => wrong({ critical: true }))], 0.1],
    ['another turn failed', [right({ weight: 3, critical: true }), wrong()], 0.75],
  ])('gated: %s', (_, rows, expected) => {
    expect(score(rows, { compose: 'gated', cap: 0.2 }).score).toBeCloseTo(expected, 12)
  })

  it.each<[string, object, boolean, readonly string[]]>([
    ['bars that are reached', { truthfulness: 0.5 }, true, []],
    ['a bar that is not', { truthfulness: 0.6 }, false, ['threshold:truthfulness']],
    ['no bar means all', { completeness: 0.5 }, false, ['threshold:truthfulness']],
  ])('thresholds: %s', (_, thresholds, passed, failed_by) => {
    const made = score([right(), wrong()], { compose: 'thresholds', thresholds })
    expect(made).toMatchObject({ test_pass: passed, score: Number(passed), failed_by })
    expect(made.success_rate.value).toBe(0.5)
  })

  it('a composer of the user', () => {
    const ctx = context({ composer: (turns) => ({ score: turns.length / 10, passed: true, failed_by: [] }) })
    const made = scored(scoreDialog(pairDialog(dialog(right(), wrong()), ctx), ctx))
    expect(made).toMatchObject({ score: 0.2, test_pass: true, success_rate: { num: 1, den: 2 } })
  })

  it('continuous: field and claim scores are kept, verdicts stay', () => {
    const rows = [
      both('A', { a: 'x', b: 'y' }, { a: 'x', b: 'z' }),
      both('A', { a: 'x', b: 'y' }, { a: 'x' }),
      said('red green blue', 'red green grey'),
    ]
    const made = score(rows, { continuous: true })
    expect(made.turns.map((turn) => turn.score)).toEqual([(1 + 1 + 0.5) / 3, (1 + 0.5 + 1) / 3, 1])
    expect(made.score).toBeCloseTo((2.5 / 3 + 2.5 / 3 + 1) / 3, 12)
    expect(made).toMatchObject({ success_rate: { num: 1, den: 3 }, test_pass: false })
    expect(made.sub_metrics.truthfulness).toMatchObject({ num: 2, den: 3, value: 2.5 / 3 })
    expect(score(rows, {}).turns.map((turn) => turn.score)).toEqual([0, 0, 1])
  })
})

describe('by action-chain length', () => {
  it('a run of calls and the reply that it serves', () => {
    const rows = [
      said('Hello.', 'Hello.'),
      right(),
      said('Done.', 'Done.'),
      right(),
      wrong(),
      said('Done.', 'Nothing at all'),
      ...Array.from({ length: 4 }, () => right()),
    ]
    const made = score(rows, {})
    expect(made.turns.map(({ chain }) => chain)).toEqual([0, 1, 1, 2, 2, 2, 3, 3, 3, 3])
    expect(made.by_chain_length).toMatchObject({
      '1': { num: 2, den: 2, reasons: {}, sub_metrics: { structural: { num: 1, den: 1 } } },
      '2': {
        num: 1,
        den: 3,
        root_cause_count: 1,
        cascading_count: 1,
        sub_metrics: { truthfulness: { num: 1, den: 3 } },
      },
      '3+': { num: 4, den: 4 },
    })
  })

  it('a new user message ends the run', () => {
    const rows = [right(), { turn: 'User', gold_turn: { response: 'And?' } }, right(), said('Done.', 'Done.')]
    expect(score(rows, {}).turns.map(({ chain }) => chain)).toEqual([1, 1, 1])
  })
})
