import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { pairTrace } from '../../../src/grade/aem/pair-trace.ts'
import { scoreDialog } from '../../../src/grade/aem/score-dialog.ts'
import type { DialogScore } from '../../../src/grade/aem/types.ts'
import { Dialog, GoldTurn } from '../../../src/suite/schema/gold.ts'
import { parseEventLine } from '../../../src/trace/line.ts'
import { context, scored, scoreList, scoreTrace, story } from './build.ts'

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/dialogs/${name}`, import.meta.url), 'utf8')
const gold = GoldTurn.array().parse(JSON.parse(fixture('sales-report.gold.json')))
const events = fixture('sales-report.trace.jsonl')
  .trim()
  .split('\n')
  .map((line) => {
    const parsed = parseEventLine(line)
    if (parsed.kind === 'broken') throw new Error(parsed.message)
    return parsed.event
  })

const SIX = {
  test_pass: false,
  first_failure_turn: 2,
  root_cause: 'inconsistent_parameter_values',
  root_cause_count: 1,
  cascading_count: 3,
}

function expectSix(score: DialogScore) {
  expect(score).toMatchObject(SIX)
  expect(score.success_rate.value).toBe(0.2)
  expect(score.total_failures).toBe(4)
}

describe('the five-turn sales report', () => {
  it('as a plain dialog list, by order alone', () => {
    const score = scoreList(Dialog.parse(JSON.parse(fixture('sales-report.json'))))
    expectSix(score)
    expect(story(score)).toEqual([
      'ok',
      'root inconsistent_parameter_values',
      'cascade of 2 (assumed): inconsistent_parameter_values',
      'cascade of 3 (assumed): inconsistent_parameter_values',
      'cascade of 4 (assumed): inconsistent_response',
    ])
  })

  const withResults = [
    'ok',
    'root inconsistent_parameter_values',
    'cascade of 2 (data_flow): inconsistent_parameter_values',
    'cascade of 3 (data_flow): inconsistent_parameter_values',
    'cascade of 4 (data_flow): inconsistent_response',
  ]

  it('as a dialog list with results, by data flow', () => {
    const score = scoreList(Dialog.parse(JSON.parse(fixture('sales-report-with-results.json'))))
    expectSix(score)
    expect(story(score)).toEqual(withResults)
  })

  it('as a live trace with results, by data flow', () => {
    const score = scoreTrace(events, gold)
    expectSix(score)
    expect(story(score)).toEqual(withResults)
    expect(score.turns[2]?.caused_by).toEqual({ turn_no: 2, source: 'data_flow', root_turn_no: 2, value: 'ds-4471' })
    expect(score.turns[4]?.caused_by).toMatchObject({ root_turn_no: 2, value: 'ch-90312' })
  })

  it('as a live trace whose user was scripted in two turns', () => {
    const userTurns = ['Make me a sales report for 2024, please: the revenue.', 'The EU, by quarter, with a bar chart.']
    const rows = [
      { turn_no: 9, turn: 'User', gold_turn: { response: userTurns[0] } },
      gold[0],
      { turn_no: 10, turn: 'User', gold_turn: { response: userTurns[1] } },
      ...gold.slice(1),
    ]
    const turns = userTurns.map((user) => ({ user }))
    const paired = pairTrace(
      events,
      { gold: GoldTurn.array().parse(rows), turns, extra_calls: 'fail_writes' },
      context(),
    )
    expect(paired.turns.map((turn) => turn.segment)).toEqual([0, 1, 1, 1, 1])
    const score = scored(scoreDialog(paired, context()))
    expectSix(score)
    expect(story(score)).toEqual(withResults)
  })

  it('names the field, and what it was and should have been', () => {
    expect(scoreTrace(events, gold).turns[1]?.detail).toEqual({
      fields: [{ path: 'metric', gold: 'revenue', predicted: 'profit', score: 0, reason: expect.stringContaining('') }],
    })
  })

  it('counts by sub-metric, reason and chain', () => {
    const score = scoreTrace(events, gold)
    expect(score.sub_metrics).toMatchObject({
      structural: { num: 3, den: 3 },
      completeness: { num: 5, den: 5 },
      truthfulness: { num: 1, den: 5 },
    })
    expect(score.reasons).toEqual({ inconsistent_parameter_values: 1, prior_action_failed: 3 })
    expect(score.by_chain_length).toMatchObject({ '3+': { num: 0, den: 4, root_cause_count: 1, cascading_count: 3 } })
    expect(score.turns.map((turn) => turn.chain)).toEqual([0, 3, 3, 3, 3])
  })

  it('as the documentation shows it', () => {
    const page = readFileSync(new URL('../../../docs/aem.md', import.meta.url), 'utf8')
    const [, block = ''] = /```json\n([\s\S]*?)```/.exec(page) ?? []
    const score = scoreList(Dialog.parse(JSON.parse(block)))
    expectSix(score)
    expect(story(score)).toEqual(withResults)
  })
})
