import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'
import { gradeAttempt } from '../../src/grade/grade-attempt.ts'
import { importText } from '../../src/trace/import/index.ts'
import { makeContext } from './make.ts'

const data = process.env.TURNGATE_SHARED_DATA ?? resolve(import.meta.dirname, '../../../shared/data')

function gradeFile(format: string, file: string) {
  const { tasks, attempts } = importText(readFileSync(join(data, file), 'utf8'), file, format)
  const byId = new Map(tasks.map((task) => [task.id, task]))
  return attempts.flatMap((attempt) => {
    const task = byId.get(attempt.task)
    return task === undefined ? [] : [gradeAttempt(attempt, task, makeContext())]
  })
}

describe.skipIf(!existsSync(data))('recorded trajectories', () => {
  it.each([
    ['tau-bench', 'tau-bench/gpt-4o-airline.json', 84, 200],
    ['tau2-bench', 'tau2-bench/retail-gpt-4.1-finetuned.json', 34, 40],
    ['tau2-bench', 'tau2-bench/retail-gpt-4.1.json', 34, 40],
    ['tau2-bench', 'tau2-bench/telecom-gpt-4.1-finetuned.json', 30, 40],
    ['tau2-bench', 'tau2-bench/telecom-gpt-4.1.json', 18, 40],
  ])(
    '%s %s: %i of %i pass',
    (format, file, passed, measured) => {
      const grades = gradeFile(format, file)
      expect(grades.filter((grade) => grade.passed)).toHaveLength(passed)
      expect(grades.filter((grade) => grade.measured)).toHaveLength(measured)
    },
    60_000,
  )

  it('leave the cost of a model without a price unmeasured', () => {
    for (const { metrics } of gradeFile('tau2-bench', 'tau2-bench/retail-gpt-4.1-finetuned.json')) {
      expect(metrics.cost).toMatchObject({ kind: 'unscored', reason: expect.stringContaining('ft:gpt-4.1') })
      expect(metrics.input_tokens).toMatchObject({ kind: 'scored' })
    }
  }, 60_000)
})
