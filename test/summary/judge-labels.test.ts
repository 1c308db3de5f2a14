import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/errors.ts'
import { JudgeLock, rubricHash } from '../../src/grade/judge/lock.ts'
import { judgeWarnings } from '../../src/report/judges/warnings.ts'
import { Policy } from '../../src/suite/schema/policy.ts'
import { lockOf, type ValidatedJudge, validateJudges } from '../../src/summary/judge-labels/validate.ts'
import { type LabelRow, labelsText, syntheticRows } from './labels.ts'

const bar = Policy.parse({}).judge

function validate(rows: readonly LabelRow[], over: Partial<typeof bar> = {}): ValidatedJudge {
  const [judge] = validateJudges(labelsText(rows), 'labels.jsonl', { ...bar, ...over }, '2025-06-01').judges
  if (judge === undefined) throw new Error('no judge')
  return judge
}

function problemsOf(text: string): string[] {
  try {
    validateJudges(text, 'labels.jsonl', bar, '2025-06-01')
  } catch (error) {
    if (error instanceof UserError) return error.problems.map(({ line, key, message }) => `${line} ${key}: ${message}`)
    throw error
  }
  return []
}

/** A table as labels: rows humans, columns judge. */
function fromTable(counts: readonly (readonly number[])[], verdicts: readonly unknown[]): LabelRow[] {
  return counts.flatMap((row, human) =>
    row.flatMap((count, judge) =>
      Array.from({ length: count }, (_, index) => ({
        id: `${human}-${judge}-${index}`,
        human_1: verdicts[human],
        human_2: verdicts[human],
        judge: verdicts[judge],
      })),
    ),
  )
}

describe('figures', () => {
  it('100 labels with known agreement: .9 and kappa .8', () => {
    const judge = validate(syntheticRows(100, 10))
    expect(judge).toMatchObject({ labels: 100, unanswered: 0, licensed: true, missed: [] })
    for (const pair of [judge.judge_human_1, judge.judge_human_2, judge.judge_consensus]) {
      expect(pair.labels).toBe(100)
      expect(pair.agreement).toBeCloseTo(0.9, 12)
      expect(pair.kappa).toBeCloseTo(0.8, 12)
      // error √(.9 · .1 / (100 · .25)) = .06
      expect(pair.kappa_interval?.low).toBeCloseTo(0.6824, 4)
      expect(pair.kappa_interval?.high).toBeCloseTo(0.9176, 4)
    }
    expect(judge.human_human).toMatchObject({ labels: 100, agreement: 1, kappa: 1 })
    expect(judge.human_human.kappa_interval).toBeUndefined()
  })

  it('agrees with a hand-computed table: 35 of 50, kappa .4', () => {
    const table = [
      [20, 5],
      [10, 15],
    ]
    const judge = validate(fromTable(table, [false, true]))
    expect(judge.judge_human_1.agreement).toBeCloseTo(0.7, 12)
    expect(judge.judge_human_1.kappa).toBeCloseTo(0.4, 12)
    expect(judge.by_rubric[0]?.confusion).toEqual({ categories: [false, true], counts: table, unanswered: [0, 0] })
    expect(judge.licensed).toBe(false)
    expect(judge.missed.map(({ bar: name, against }) => `${name} ${against}`)).toEqual([
      'min_kappa human_1',
      'min_agreement human_1',
      'min_kappa human_2',
      'min_agreement human_2',
    ])
  })

  it('weights the distance of scores: the skin condition table of SAS, .5082', () => {
    const table = [
      [10, 4, 1, 0],
      [5, 10, 12, 2],
      [2, 4, 12, 5],
      [0, 2, 6, 13],
    ]
    const judge = validate(fromTable(table, [1, 2, 3, 4]))
    expect(judge.judge_human_1.kappa).toBeCloseTo(0.5082, 4)
    expect(judge.judge_human_1.agreement).toBeCloseTo(45 / 88, 12)
  })

  it('is undefined, and no licence, where only one verdict occurs', () => {
    const rows = Array.from({ length: 60 }, (_, index) => ({
      id: `${index}`,
      human_1: true,
      human_2: true,
      judge: true,
    }))
    const judge = validate(rows)
    expect(judge.judge_human_1.agreement).toBe(1)
    expect(judge.judge_human_1.kappa).toBeUndefined()
    expect(judge.licensed).toBe(false)
    expect(judge.missed[0]).toEqual({ bar: 'min_kappa', against: 'human_1', min: 0.6 })
  })

  it('takes the human it agrees less with', () => {
    const rows = syntheticRows(100, 10).map((row, index) => (index < 30 ? { ...row, human_2: !row.human_1 } : row))
    const judge = validate(rows)
    expect(judge.judge_human_1.kappa).toBeGreaterThan(0.6)
    expect(judge.missed.every(({ against }) => against === 'human_2')).toBe(true)
    expect(judge.licensed).toBe(false)
    expect(judge.judge_consensus.labels).toBe(70)
    expect(judgeWarnings(judge, bar).join()).toContain('rubric may be unclear')
  })

  it('an answer that could not be read is no verdict, neither way', () => {
    const rows = syntheticRows(60, 10).map((row, index) => (index >= 50 ? { ...row, judge: null } : row))
    const judge = validate(rows)
    expect(judge).toMatchObject({ labels: 60, unanswered: 10 })
    expect(judge.judge_human_1.labels).toBe(50)
    expect(judge.by_rubric[0]?.confusion.unanswered).toEqual([5, 5])
    expect(judgeWarnings(judge, bar).join()).toContain('no verdict on 16.7%')
  })

  it.each([
    { count: 49, licensed: false },
    { count: 50, licensed: true },
  ])('$count labels: licensed $licensed', ({ count, licensed }) => {
    expect(validate(syntheticRows(count, 10)).licensed).toBe(licensed)
  })

  it('takes what the humans came to as their consensus', () => {
    const judge = validate([
      { id: 'a', human_1: 'pass', human_2: 'fail', consensus: 'pass', judge: 'pass' },
      { id: 'b', human_1: 'fail', human_2: 'fail', judge: 'fail' },
      { id: 'c', human_1: 'pass', human_2: 'fail', judge: 'fail' },
    ])
    expect(judge.judge_consensus).toMatchObject({ labels: 2, agreement: 1 })
  })
})

describe('position bias', () => {
  const pair = (id: string, human: string, ab: unknown, ba: unknown): LabelRow[] => [
    { id, human_1: human, human_2: human, judge: ab, order: 'AB' },
    { id, human_1: human, human_2: human, judge: ba, order: 'BA' },
  ]
  const many = (count: number, make: (id: string) => LabelRow[]) =>
    Array.from({ length: count }, (_, index) => make(`${make('').length}-${index}`)).flat()

  it('counts a pair once, and only where both orders agree', () => {
    const rows = [
      ...many(6, (id) => pair(`same-${id}`, 'A', 'A', 'A')),
      ...many(4, (id) => pair(`b-${id}`, 'B', 'B', 'B')),
      ...many(8, (id) => pair(`first-${id}`, 'A', 'A', 'B')),
      ...many(1, (id) => pair(`second-${id}`, 'A', 'B', 'A')),
      ...many(1, (id) => pair(`tie-${id}`, 'A', 'A', 'tie')),
    ]
    const judge = validate(rows)
    expect(judge).toMatchObject({ labels: 20, unanswered: 10 })
    expect(judge.judge_human_1.labels).toBe(10)
    expect(judge.position).toMatchObject({ pairs: 20, consistent: 10, first_both: 8, second_both: 1 })
    expect(judgeWarnings(judge, bar).join()).toContain('shown first')
    expect(judge.length).toBeUndefined()
  })

  it('a pair that was judged in one order only has no verdict', () => {
    const judge = validate([{ id: 'a', human_1: 'A', human_2: 'A', judge: 'A', order: 'AB' }])
    expect(judge).toMatchObject({ labels: 1, unanswered: 1 })
    expect(judge.position).toBeUndefined()
  })
})

describe('length bias', () => {
  /** Long and short texts alike are met or not; `likes` says what the judge makes of length. */
  const rows = (likes: (human: boolean, long: boolean) => boolean) =>
    Array.from({ length: 80 }, (_, index) => {
      const [human, long] = [index % 2 === 0, index % 4 < 2]
      return { id: `${index}`, human_1: human, human_2: human, judge: likes(human, long), text_length: long ? 900 : 90 }
    })

  it('a judge that goes by length is told from one that goes by the text', () => {
    const biased = validate(rows((human, long) => human || long))
    expect(biased.length?.humans?.value).toBeCloseTo(0, 12)
    expect(biased.length?.beyond?.value).toBeGreaterThan(0.5)
    expect(judgeWarnings(biased, bar).join()).toContain('longer texts')
    const fair = validate(rows((human) => human))
    expect(fair.length?.judge?.value).toBeCloseTo(0, 12)
    expect(judgeWarnings(fair, bar)).toEqual([])
  })

  it('length that the humans reward as well is no bias', () => {
    const texts = Array.from({ length: 60 }, (_, index) => {
      const human = index % 2 === 0
      const judge = index % 10 === 4 ? !human : human
      return {
        id: `${index}`,
        human_1: human,
        human_2: human,
        judge,
        text: 'x'.repeat(human ? 500 + index : 100 + index),
      }
    })
    const judge = validate(texts)
    expect(judge.length?.humans?.value).toBeGreaterThan(0.8)
    expect(Math.abs(judge.length?.beyond?.value ?? 1)).toBeLessThan(0.3)
  })
})

describe('a labels file with faults', () => {
  const row = (over: object) => JSON.stringify({ ...JSON.parse(labelsText(syntheticRows(1, 10))), ...over })
  const rest = (over: object) => Array.from({ length: 5 }, (_, index) => row({ id: `other-${index}`, ...over }))

  it.each([
    { title: 'no JSON', text: 'id,human_1\n', says: '1 undefined: This line is not JSON.' },
    { title: 'nothing', text: '\n', says: 'undefined undefined: The file is empty.' },
    { title: 'a list', text: '[1]', says: '1 undefined: This line is a list, not an object.' },
    { title: 'no rubric', text: row({ rubric: undefined }), says: '1 rubric: The key `rubric` is missing.' },
    { title: 'an empty rubric', text: row({ rubric: '' }), says: '1 rubric: This text is blank.' },
    { title: 'a blank rubric', text: row({ rubric: ' \t' }), says: '1 rubric: This text is blank.' },
    { title: 'no id', text: row({ id: undefined }), says: '1 id: The key `id` is missing.' },
    { title: 'a blank id', text: row({ id: '' }), says: '1 id: This text is blank.' },
    { title: 'a number as id', text: row({ id: 7 }), says: '1 id: `id` must be text, not `7`.' },
    {
      title: 'an unknown key',
      text: row({ humann_1: true }),
      says: '1 humann_1: The key `humann_1` is not known here.',
    },
    {
      title: 'a misspelt key',
      text: row({ human_1: undefined, humann_1: true }),
      says: '1 humann_1: The key `humann_1` is not known here.',
    },
    {
      title: 'a verdict of no kind',
      text: row({ judge: 'yes' }),
      says: '1 judge: `judge` must be true, false, "pass", "fail", a number, or "A", "B", "tie" for a choice between two; it is `yes`.',
    },
    {
      title: 'the same item twice',
      text: [row({}), row({})].join('\n'),
      says: '2 id: `item-0` was labelled on line 1 already.',
    },
    {
      title: 'two models under one name',
      text: [row({}), row({ id: 'b', model: 'model-b' })].join('\n'),
      says: '2 model: Judge `tone` has another model or prompt than on line 1.',
    },
    {
      title: 'a score among words, on the first line',
      text: [row({ human_1: 3, human_2: 'pass', judge: 'pass' }), ...rest({ human_1: 'pass' })].join('\n'),
      says: '1 human_1: The verdict 3 is of another kind than "pass" on line 2.',
    },
    {
      title: 'a word among scores, in the middle',
      text: [...rest({ human_1: 4, human_2: 4, judge: 4 }), row({ human_1: 4, human_2: 5, judge: 'fail' })].join('\n'),
      says: '6 judge: The verdict "fail" is of another kind than 4 on line 1.',
    },
    {
      title: 'a choice without order',
      text: row({ human_1: 'A', human_2: 'A', judge: 'A' }),
      says: '1 order: A choice between two needs `order`.',
    },
    {
      title: 'humans who change with the order',
      text: [
        row({ human_1: 'A', human_2: 'A', judge: 'A', order: 'AB' }),
        row({ human_1: 'B', human_2: 'A', judge: 'A', order: 'BA' }),
      ].join('\n'),
      says: '2 human_1: The humans judge `item-0` otherwise than on line 1.',
    },
  ])('$title is one problem', ({ text, says }) => {
    expect(problemsOf(text)).toEqual([says])
  })

  it('is told of with all its problems, the first twenty', () => {
    const text = Array.from({ length: 30 }, () => '{').join('\n')
    expect(problemsOf(text)).toHaveLength(21)
  })
})

describe('judges of the suite', () => {
  const known = { name: 'tone', model: 'model-a', promptHash: 'prompt-1' }
  const rows = (over: object) =>
    [true, false].map((met, index) =>
      JSON.stringify({ id: `${index}`, rubric: 'Is polite.', human_1: met, human_2: met, judge: met, ...over }),
    )

  it.each([
    { title: 'named', over: { judge_name: 'tone' } },
    { title: 'the only one there is', over: {} },
  ])('need not say model and prompt: $title', ({ over }) => {
    const { judges } = validateJudges(rows(over).join('\n'), 'l', bar, '2025-06-01', [known])
    expect(judges).toMatchObject([{ name: 'tone', model: 'model-a', prompt_hash: 'prompt-1', labels: 2 }])
  })

  it.each([
    { title: 'no judge', over: {}, says: 'does not say which judge' },
    { title: 'a judge that is not there', over: { judge_name: 'facts' }, says: 'judge `facts` is not known' },
    { title: 'a model without a prompt', over: { model: 'm' }, says: 'judge `m` is not known' },
  ])('$title is a problem', ({ over, says }) => {
    expect(problemsOf(rows(over).join('\n')).join()).toContain(says)
  })
})

describe('the lock', () => {
  const good = validateJudges(labelsText(syntheticRows(100, 10)), 'l', bar, '2025-06-01')
  const bad = validateJudges(labelsText(syntheticRows(100, 2)), 'l', bar, '2025-07-01')

  it('holds model, hashes, figures, number of labels and date', () => {
    const lock = JudgeLock.parse(lockOf(good))
    expect(lock.judges[0]).toMatchObject({
      name: 'tone',
      model: 'model-a',
      prompt_hash: 'prompt-1',
      rubrics: [{ line: 'Is polite.', hash: rubricHash('Is polite.'), labels: 100 }],
      validated_at: '2025-06-01',
      labels: 100,
      licensed: true,
    })
  })

  it('a failed validation takes an older licence away, and leaves other judges alone', () => {
    const other = validateJudges(labelsText(syntheticRows(100, 10)).replaceAll('tone', 'facts'), 'l', bar, '2025-06-01')
    const lock = lockOf(bad, lockOf(other, lockOf(good)))
    expect(lock.judges.map(({ name, licensed }) => ({ name, licensed }))).toEqual([
      { name: 'facts', licensed: true },
      { name: 'tone', licensed: false },
    ])
  })

  it('several judges of one file have an entry each', () => {
    const text = `${labelsText(syntheticRows(60, 10))}\n${labelsText(syntheticRows(60, 10)).replaceAll('tone', 'facts')}`
    expect(lockOf(validateJudges(text, 'l', bar, '2025-06-01')).judges.map((judge) => judge.name)).toEqual([
      'facts',
      'tone',
    ])
  })
})

it('docs/judge-licence.md shows labels that are read', () => {
  const page = readFileSync(resolve(import.meta.dirname, '../../docs/judge-licence.md'), 'utf8')
  const [judge] = validateJudges(/```json\n(.*?)```/s.exec(page)?.[1] ?? '', 'labels.jsonl', bar, '2025-06-01').judges
  expect(judge).toMatchObject({ name: 'tone', labels: 2, unanswered: 1 })
})
