import { existsSync, readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { pairTrace } from '../../../src/grade/aem/pair-trace.ts'
import { scoreDialog } from '../../../src/grade/aem/score-dialog.ts'
import type { Similarity } from '../../../src/grade/ports.ts'
import { equalJson } from '../../../src/json.ts'
import { exactMatches } from '../../../src/trace/exact-match.ts'
import { importText } from '../../../src/trace/import/index.ts'
import { agentCalls } from '../../../src/trace/views.ts'
import { context, scored } from './build.ts'

const data = process.env.TURNGATE_SHARED_DATA ?? resolve(import.meta.dirname, '../../../../shared/data')

/** Strict equality, so that the figures below hold whatever the scorer learns. */
const strict: Similarity = {
  version: 'strict',
  compareValues(gold, predicted) {
    const equivalent = equalJson(gold, predicted)
    return { score: Number(equivalent), equivalent, tier: 'exact', reason: equivalent ? 'equal' : 'not equal' }
  },
  compareReplies: (gold, predicted) => {
    const equivalent = gold === predicted
    return { score: 1, equivalent, tier: 'exact', reason: '', complete: equivalent, truthful: equivalent }
  },
}

describe.skipIf(!existsSync(data))('recorded dialogs of others', () => {
  it.each([
    ['tau-bench/gpt-4o-airline.json', { dialogs: 172, passed: 388, turns: 632, whole: 48 }],
    ['tau2-bench/retail-gpt-4.1.json', { dialogs: 40, passed: 152, turns: 186, whole: 16 }],
    ['tau2-bench/retail-gpt-4.1-finetuned.json', { dialogs: 40, passed: 152, turns: 186, whole: 20 }],
    ['tau2-bench/telecom-gpt-4.1.json', { dialogs: 31, passed: 23, turns: 41, whole: 17 }],
    ['tau2-bench/telecom-gpt-4.1-finetuned.json', { dialogs: 31, passed: 34, turns: 41, whole: 24 }],
  ])('%s', (file, figures) => {
    const imported = importText(readFileSync(resolve(data, file), 'utf8'), file)
    const tasks = new Map(imported.tasks.map((task) => [task.id, task]))
    const ctx = context({ similarity: strict })
    const sums = { dialogs: 0, passed: 0, turns: 0, whole: 0 }
    for (const attempt of imported.attempts) {
      const task = tasks.get(attempt.task)
      if (task === undefined || !task.gold?.some((turn) => turn.by !== 'user')) continue
      const paired = pairTrace(attempt.events, task, ctx)
      const score = scored(scoreDialog(paired, ctx))
      const calls = agentCalls(attempt.events)
      // each call is a partner or extra, and none is both
      const partners = paired.turns.flatMap(({ predicted, position }) =>
        predicted?.kind === 'action' ? [position] : [],
      )
      expect(new Set(partners).size).toBe(partners.length)
      expect(partners.length + paired.extra.length).toBe(calls.length)
      // what passes was called exactly so
      const called = new Map(exactMatches(task.gold, attempt.events).map(({ turn_no, matched }) => [turn_no, matched]))
      for (const turn of score.turns.filter(({ passed }) => passed)) expect(called.get(turn.turn_no)).toBe(true)
      sums.dialogs += 1
      sums.passed += score.success_rate.num
      sums.turns += score.success_rate.den
      sums.whole += Number(score.test_pass)
    }
    expect(sums).toEqual(figures)
  })
})
