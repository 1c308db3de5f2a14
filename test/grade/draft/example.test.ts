import { describe, expect, it } from 'vitest'
import { draftTask } from '../../../src/grade/draft/draft.ts'
import { gradeAttempt } from '../../../src/grade/grade-attempt.ts'
import { gradingOf } from '../../../src/shell/use/world.ts'
import { TaskFile } from '../../../src/suite/schema/task.ts'
import { completeTask } from '../../../src/suite/task.ts'
import { copyOfExample } from '../../examples/support-desk.ts'

const SLOW = { timeout: 180_000 }

describe('a draft from the traces of the support desk', SLOW, () => {
  it('is passed by the trace that it was made from, and by the others that passed, for every third task', async () => {
    using copy = copyOfExample()
    const suite = copy.suite()
    const every = suite.tasks.filter((_, index) => index % 3 === 0).map(({ id }) => id)
    const made = await copy.run({ attempts: 3, only: every })
    const context = gradingOf(suite)
    const failed: unknown[] = []
    const drafted = { gold: 0, expected_tools: 0, forbidden_tools: 0, answer: 0, state: 0, unchanged: 0 }
    for (const { id, turns, origin, source } of suite.tasks) {
      const passing = made.filter(({ grade }) => grade.task === id && grade.passed).map(({ attempt }) => attempt)
      const [attempt, ...others] = passing
      if (attempt === undefined) continue
      // nothing but the user's words: all else is drafted
      const bare = completeTask({ id, turns: [...turns], ...(origin !== undefined && { origin }) }, source)
      const { fields } = draftTask(bare, { attempt, others }, context)
      const task = completeTask(TaskFile.parse(JSON.parse(JSON.stringify({ id, turns, ...fields }))), source)
      for (const one of passing) {
        const { answer, trajectory, aem, passed } = gradeAttempt(one, task, context)
        const bad = [
          ...answer.checks.flatMap(({ findings, status }) => (status === 'failed' ? findings : [])),
          ...Object.values(trajectory.checks).flatMap(({ findings, status }) => (status === 'failed' ? findings : [])),
          ...(aem.dialog?.kind === 'scored' ? aem.dialog.turns.filter((turn) => !turn.passed) : []),
        ]
        if (!passed || (one === attempt && (bad.length > 0 || aem.status === 'failed')))
          failed.push([id, one.attempt, bad])
      }
      if ((fields.gold ?? []).length > 0) drafted.gold += 1
      if ((fields.expected_tools ?? []).length > 0) drafted.expected_tools += 1
      if ((fields.forbidden_tools ?? []).length > 0) drafted.forbidden_tools += 1
      if ((fields.answer ?? []).length > 0) drafted.answer += 1
      if ((fields.state ?? []).length > 0) drafted.state += 1
      if (fields.state_unchanged_except !== undefined) drafted.unchanged += 1
    }
    expect(failed).toEqual([])
    expect(drafted).toEqual({ gold: 10, expected_tools: 10, forbidden_tools: 6, answer: 10, state: 7, unchanged: 10 })
  })
})
