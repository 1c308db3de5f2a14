import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../src/errors.ts'
import type { ReplyComparison, Similarity } from '../../src/grade/ports.ts'
import { cascadeSimilarity } from '../../src/grade/similarity/cascade.ts'
import { renderCalibrationHtml } from '../../src/report/calibration/html.ts'
import { renderCalibration } from '../../src/report/calibration/terminal.ts'
import { AemOptions } from '../../src/suite/schema/suite.ts'
import { calibrate } from '../../src/summary/calibration/calibrate.ts'
import { scoreDialogs } from '../../src/summary/calibration/dialogs.ts'
import { scorePairs } from '../../src/summary/calibration/pairs.ts'

/** The predicted value is the score. */
const given: Similarity = {
  version: 'given',
  compareValues: (_gold, predicted) => verdict(Number(predicted)),
  compareReplies: (_gold, predicted) => ({ ...verdict(Number(predicted)), complete: true, truthful: true }),
}
const verdict = (score: number): Pick<ReplyComparison, 'score' | 'equivalent' | 'tier' | 'reason'> => ({
  score,
  equivalent: score >= 0.5,
  tier: 'given',
  reason: `scored ${score}`,
})

const lines = (rows: readonly object[]) => rows.map((row) => JSON.stringify(row)).join('\n')

/** Fawcett, Pattern Recognit. Lett. 27 (2006) 861–874, figure 3: area .68. */
const FAWCETT = ('.9p .8p .7n .6p .55p .54p .53n .52n .51p .505n ' + '.4p .39n .38p .37n .36n .35n .34p .33n .3p .1n')
  .split(' ')
  .map((item, index) => ({
    id: `i${index + 1}`,
    gold: 'x',
    predicted: Number(item.slice(0, -1)),
    label: item.endsWith('p'),
  }))

describe('pairs with a known ROC', () => {
  const calibration = calibrate(scorePairs(lines(FAWCETT), 'pairs.jsonl', given), 0.5, 0.1)
  const [group] = calibration.groups

  it('has the area and points of the text', () => {
    expect(calibration.groups).toHaveLength(1)
    expect(group).toMatchObject({ name: 'all', items: 20, positives: 10, negatives: 10 })
    expect(group?.auc).toBeCloseTo(0.68, 12)
    expect(group?.roc.find((point) => point.threshold === 0.505)).toMatchObject({ tp: 6, fp: 4, fpr: 0.4, recall: 0.6 })
  })

  it('tells what the suite decides now: 6 of 10 right ones accepted, 4 of 10 wrong ones', () => {
    expect(group?.as_configured).toEqual({
      ...{ tp: 6, fp: 4, fn: 4, tn: 6 },
      ...{ precision: 0.6, recall: 0.6, f1: 0.6, fpr: 0.4, fnr: 0.4 },
    })
  })

  it('recommends the threshold that keeps the wished rate', () => {
    expect(group?.recommended).toMatchObject({ threshold: 0.54, tp: 5, fp: 1, fpr: 0.1, fnr: 0.5 })
    // Wilson, 1 of 10
    expect(group?.recommended?.fpr_interval?.low).toBeCloseTo(0.0179, 4)
    expect(group?.recommended?.fpr_interval?.high).toBeCloseTo(0.4042, 4)
    const held = group?.recommended?.held_out
    expect((held?.tp ?? 0) + (held?.fp ?? 0) + (held?.fn ?? 0) + (held?.tn ?? 0)).toBe(20)
  })

  it('names the most confident errors', () => {
    expect(group?.errors.map(({ name, kind }) => `${kind} ${name}`)).toEqual([
      'false_accept i3',
      'false_accept i7',
      'false_accept i8',
      'false_accept i10',
      'false_reject i19',
      'false_reject i17',
      'false_reject i13',
      'false_reject i11',
    ])
    expect(group?.errors[0]).toMatchObject({ gold: 'x', predicted: 0.7, score: 0.7, label: 0, reason: 'scored 0.7' })
  })

  it('counts each item in one bin', () => {
    const bins = group?.histogram ?? []
    expect(bins.reduce((sum, bin) => sum + bin.positive + bin.negative, 0)).toBe(20)
    expect(bins.at(-2)).toMatchObject({ low: 0.9, positive: 1, negative: 0 })
  })

  it('says the same in words', () => {
    const text = renderCalibration(calibration, { width: 100, color: false })
    expect(text).toContain('0.680')
    expect(text).toContain('0.54 recommended')
    expect(text).toContain('10 wrong items are too few')
    expect(text).toContain('i3 (0.70): gold "x", predicted 0.7')
  })
})

const PAIR = { gold: 1, predicted: 1, label: true }
const WIDE = { width: 300, color: false }

describe('pairs', () => {
  it('are told apart by mode and kind', () => {
    const rows = [
      { gold: 'a b', predicted: 'a b', label: true, mode: 'response' },
      { gold: 'a b', predicted: 'c d', label: false, mode: 'response' },
      { gold: 1, predicted: 1, label: true, kind: 'number' },
      { gold: 1, predicted: 2, label: false, kind: 'number' },
    ]
    const labelled = scorePairs(lines(rows), 'pairs.jsonl', cascadeSimilarity({ threshold: 0.5 }))
    const { groups } = calibrate(labelled, 0.5, 0.05)
    expect(groups.map(({ name, items, auc }) => [name, items, auc])).toEqual([
      ['all', 4, 1],
      ['response', 2, 1],
      ['value', 2, 1],
      ['kind number', 2, 1],
    ])
  })

  it('correlate with labels between 0 and 1', () => {
    const rows = [0.1, 0.2, 0.4, 0.8, 0.9].map((label) => ({ gold: 'x', predicted: label / 2, label }))
    const [group] = calibrate(scorePairs(lines(rows), 'p', given), 0.5, 0.05).groups
    expect(group?.pearson?.value).toBeCloseTo(1, 12)
    expect(group?.spearman?.value).toBeCloseTo(1, 12)
    expect(group).toMatchObject({ positives: 2, negatives: 3 })
  })

  it.each([
    [1, 0],
    [1, 5],
    [5, 1],
  ])('%i right and %i wrong are too few: one line, no thresholds', (right, wrong) => {
    const rows = Array.from({ length: right + wrong }, (_, index) => ({
      gold: 'x',
      predicted: 1,
      label: index < right,
    }))
    const made = calibrate(scorePairs(lines(rows), 'p', given), 0.5, 0.05)
    expect(made.groups[0]?.best_f1).toBeUndefined()
    const text = renderCalibration(made, { width: 100, color: false })
    expect(text).toContain(
      `all\nToo few labels for a threshold: ${right} right and ${wrong} wrong, and it takes at least 2 of each.\n`,
    )
    expect(text).not.toContain('as configured')
    expect(renderCalibrationHtml(made, 'p')).not.toContain('By threshold')
  })

  it('give rows by threshold, with as many decimals each', () => {
    const rows = [0.9, 0.504, 0.502, 0.1].map((score, index) => ({ gold: 'x', predicted: score, label: index < 2 }))
    const text = renderCalibration(calibrate(scorePairs(lines(rows), 'p', given), 0.5, 0.05), WIDE)
    const thresholds = [...text.matchAll(/^│ (0\.\d+(?: \w+)?)/gm)].map(([, threshold]) => threshold)
    expect(thresholds).toEqual([
      ...['0.100', '0.200', '0.300', '0.400', '0.500', '0.503 recommended', '0.504 best'],
      ...['0.600', '0.700', '0.800', '0.900'],
    ])
  })

  it('say beside the recommended threshold that it does not keep the wished rate on other items', () => {
    const labelled = scorePairs(lines(FAWCETT), 'p', given)
    const text = renderCalibration(calibrate(labelled, 0.5, 0.15), WIDE)
    expect(text).toContain('│ 0.54 recommended (20.0% in five folds) │')
    expect(text).toContain(
      'threshold 0.54; on items that it was not chosen on the rate is 20.0%, above the wished one. On the items',
    )
    expect(renderCalibration(calibrate(labelled, 0.5, 0.1), WIDE)).not.toMatch(/in five folds|above the wished/)
  })

  it('that a wrong one tops say so', () => {
    const rows = [
      { gold: 'x', predicted: 1, label: false },
      { gold: 'x', predicted: 1, label: true },
    ].flatMap((row) => [row, row])
    const made = calibrate(scorePairs(lines(rows), 'p', given), 0.5, 0.05)
    expect(renderCalibration(made, { width: 80, color: false })).toContain('wrong items score as')
  })

  it.each([
    [
      'no label',
      { gold: 1, predicted: 1 },
      'label: The key `label` is missing. It must be true, false, or a number from 0 to 1.',
    ],
    ['a label out of range', { ...PAIR, label: 5 }, 'label: `label` must be at most 1, not `5`.'],
    [
      'a label in words',
      { ...PAIR, label: 'y' },
      'label: `label` must be true, false, or a number from 0 to 1; it is `y`.',
    ],
    ['no predicted', { gold: 1, label: 1 }, 'predicted: The key `predicted` is missing. It takes any JSON value.'],
    [
      'a misspelt key',
      { gold: 1, predictd: 1, label: 1 },
      'predictd: The key `predictd` is not known here. Did you mean `predicted`?',
    ],
    ['an id that is none', { ...PAIR, id: 3 }, 'id: `id` must be text, not `3`. Put it in quotes: "3".'],
    [
      'a repeated id',
      { ...PAIR, id: 'a' },
      'id: `a` was labelled on line 1 already. Keep one of the two, or give each an id of its own.',
    ],
    [
      'a response that is no text',
      { ...PAIR, predicted: 'x', mode: 'response' },
      'gold: `gold` must be a text in mode response; it is `1`. Use mode value for other values.',
    ],
    [
      'a kind of replies',
      { gold: 'a', predicted: 'b', label: 1, mode: 'response', kind: 'date' },
      'kind: A reply has no kind: in mode response its facts and claims are compared. Take it out, or use mode value.',
    ],
  ])('refuses %s, with its line', (_title, row, says) => {
    const text = lines([{ ...PAIR, id: 'a' }, row])
    expect(faultOf(() => scorePairs(text, 'p.jsonl', given)).replace(/^p\.jsonl:2(:\d+)?: /, '')).toBe(says)
  })
})

function faultOf(read: () => unknown): string {
  try {
    read()
  } catch (error) {
    if (error instanceof UserError) return error.message
    throw error
  }
  return 'none'
}

describe('dialogs with verdicts', () => {
  const context = { tools: [], similarity: cascadeSimilarity({ threshold: 0.5 }), aem: AemOptions.parse({}) }
  const turns = (human: object) => [
    { turn_no: 1, turn: 'User', gold_turn: { response: 'Order 7, please.' } },
    {
      turn_no: 2,
      turn: 'Tool',
      gold_turn: { tool_id: 'orders.Get', args: { id: 7 } },
      predict_turn: { tool_id: 'orders.Get', args: { id: 7 } },
      human: { truthfulness: true, completeness: 1 },
    },
    {
      turn_no: 3,
      turn: 'Tool',
      gold_turn: { tool_id: 'orders.Pay', args: { id: 7, amount: 30 } },
      predict_turn: { tool_id: 'orders.Pay', args: { id: 7, amount: 31 } },
      human,
    },
  ]

  it.each([
    { title: 'a list of turns', document: turns({ truthfulness: false }) },
    { title: 'a list of dialogs', document: [turns({ truthfulness: false })] },
    { title: 'named dialogs', document: { id: 's', dialogs: [{ id: 'pay', turns: turns({ truthfulness: false }) }] } },
  ])('are read from $title', ({ document }) => {
    const labelled = scoreDialogs(JSON.stringify(document), 'dialogs.json', context)
    expect(labelled.groups).toEqual(['completeness', 'truthfulness'])
    const { groups } = calibrate(labelled, 0.5, 0.05)
    expect(groups.find((group) => group.name === 'truthfulness')).toMatchObject({ items: 2, positives: 1, auc: 1 })
  })

  it('name the turn of an error', () => {
    const document = { dialogs: [{ id: 'pay', turns: turns({ truthfulness: true, tone: true }) }] }
    const made = calibrate(scoreDialogs(JSON.stringify(document), 'dialogs.json', context), 0.5, 0.05)
    expect(made.groups.flatMap((group) => group.errors)).toMatchObject([
      { name: 'pay turn 3', kind: 'false_reject', reason: 'inconsistent_parameter_values' },
    ])
    expect(made.skipped).toEqual({ 'tone is no sub-metric of such a turn': 1 })
  })

  it.each([
    {
      title: 'no verdict',
      text: JSON.stringify(turns({}).map(({ human: _, ...turn }) => turn)),
      says: 'No turn carries',
    },
    {
      title: 'a verdict of no kind',
      text: JSON.stringify(turns({ truthfulness: 'yes' })),
      says: '[2].human.truthfulness: `truthfulness` must be true, false',
    },
    { title: 'no JSON', text: '[{', says: 'not JSON' },
    { title: 'no dialogs', text: '{"a": 1}', says: 'not an AEM dialog list' },
  ])('refuse $title', ({ text, says }) => {
    expect(() => scoreDialogs(text, 'dialogs.json', context)).toThrow(says)
  })
})

describe('the page', () => {
  const hostile = '</code></svg><script>alert(1)</script>"&\u202e'
  const rows = [...FAWCETT, { id: hostile, gold: hostile, predicted: 0.95, label: false }]
  const html = renderCalibrationHtml(
    calibrate(scorePairs(lines(rows), hostile, given), 0.5, 0.1),
    `${hostile}pairs.jsonl`,
  )

  it('stands by itself: no script, nothing to fetch, both pictures in it', () => {
    expect(html.match(/<svg/g)).toHaveLength(2)
    expect(html).toContain('ROC curve of all')
    expect(html).toContain('Scores of all')
    expect(html).not.toMatch(/<script|<link|<img|<iframe|\bon\w+=|href=/i)
    expect(html.replaceAll('http://www.w3.org/', '')).not.toMatch(/https?:/)
    expect(html).toContain('default-src &#x27;none&#x27;')
  })

  it('shows foreign text as text', () => {
    expect(html).toContain('&#x3C;/code>&#x3C;/svg>&#x3C;script>')
    expect(html).not.toContain('\u202e')
  })

  it('is the same for the same labels', () => {
    const again = renderCalibrationHtml(
      calibrate(scorePairs(lines(rows), hostile, given), 0.5, 0.1),
      `${hostile}pairs.jsonl`,
    )
    expect(again).toBe(html)
  })

  it('draws no curve where there is none', () => {
    const made = calibrate(scorePairs(lines([{ gold: 1, predicted: 1, label: true }]), 'p', given), 0.5, 0.05)
    expect(renderCalibrationHtml(made, 'p').match(/<svg/g)).toHaveLength(1)
  })
})

describe('docs/calibrate.md', () => {
  const blocks = [
    ...readFileSync(resolve(import.meta.dirname, '../../docs/calibrate.md'), 'utf8').matchAll(/```json\n(.*?)```/gs),
  ]

  it('shows pairs and dialogs that are read', () => {
    const similarity = cascadeSimilarity({ threshold: 0.5 })
    const context = { tools: [], similarity, aem: AemOptions.parse({}) }
    const [pairs = '', dialogs = ''] = blocks.map((block) => block[1] ?? '')
    expect(scorePairs(pairs, 'pairs.jsonl', similarity).items).toHaveLength(3)
    expect(scoreDialogs(dialogs, 'dialogs.json', context).items).toHaveLength(2)
  })
})
