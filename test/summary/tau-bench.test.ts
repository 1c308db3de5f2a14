import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gradeAttempt } from '../../src/grade/grade-attempt.ts'
import { cascadeSimilarity } from '../../src/grade/similarity/cascade.ts'
import { AemOptions } from '../../src/suite/schema/suite.ts'
import { openLedger } from '../../src/summary/ledger.ts'
import { importText } from '../../src/trace/import/index.ts'
import { trajectoryHash } from '../../src/trace/views.ts'

const SHARED = process.env.TURNGATE_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data')
const FILE = join(SHARED, 'tau-bench/gpt-4o-airline.json')

describe.skipIf(!existsSync(FILE))('τ-bench airline, 50 tasks × 4 trials', () => {
  it('has the published row: pass^1..4', () => {
    const { suite, tasks, attempts } = importText(readFileSync(FILE, 'utf8'), 'gpt-4o-airline.json')
    const byId = new Map(tasks.map((task) => [task.id, task]))
    const ledger = openLedger({
      suite,
      tasks,
      run: { id: 'r', seed: 0, started_at: '', attempts: 4, turngate: '0', interrupted: false, isolation: [] },
      fingerprints: { agent: {}, sandbox: {}, scorer: 's', gold: {} },
    })
    for (const attempt of attempts) {
      const task = byId.get(attempt.task)
      if (task === undefined) throw new Error(`no task ${attempt.task}`)
      ledger.add({ grade: gradeAttempt(attempt, task, CONTEXT), trajectory: trajectoryHash(attempt.events) })
    }
    const { pass_hat_k, tasks: summed } = ledger.summary()
    expect(pass_hat_k.map(({ value }) => value?.toFixed(4))).toEqual(['0.4200', '0.2733', '0.2200', '0.2000'])
    expect(pass_hat_k.every(({ tasks: over, of }) => over === 50 && of === 50)).toBe(true)
    expect(summed.reduce((sum, task) => sum + task.passed, 0)).toBe(84)
  }, 120_000)
})

const CONTEXT = {
  tools: [],
  aem: AemOptions.parse({}),
  similarity: cascadeSimilarity({ threshold: 0.5 }),
  prices: {},
  trustAgentErrors: false,
}
