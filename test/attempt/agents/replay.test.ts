import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import type { Agent } from '../../../src/suite/schema/suite.ts'
import type { Attempt } from '../../../src/trace/attempt.ts'
import { openRun } from '../../../src/trace/store/write.ts'
import { taskOf } from '../task.ts'
import { attemptsOf, temporaryFolder } from '../world.ts'

const tasks = ['a', 'b'].map((id) => taskOf(id))

function recorded(task: string, attempt: number): Attempt {
  return {
    ...{ task, attempt, seed: attempt * 10, wall_ms: 5, started_at: '2025-01-01T00:00:00.000Z' },
    outcome: { status: 'completed' },
    events: [{ event: 'response', text: `${task} ${attempt}` }],
    evidence: { files: {}, calls_recorded_by: 'sandbox', isolation: [] },
  }
}

/** A run directory with these attempts, in this order. */
async function runOf(attempts: readonly Attempt[]): Promise<Agent> {
  const source = join(temporaryFolder(), 'run')
  const fingerprints = { agent: {}, sandbox: {}, scorer: '', gold: {} }
  const run = await openRun(source, {
    ...{ version: 1, id: 'r', suite: 's', suite_file: 'suite.yaml', seed: 1, attempts: 3, tasks: ['a', 'b'] },
    ...{ turngate: '0', fingerprints, agent: 'command', isolation: [], concurrency: 1, interrupted: false },
    started_at: '2025-01-01T00:00:00.000Z',
  })
  for (const attempt of attempts) await run.append(attempt)
  await run.close({ finished_at: '2025-01-01T00:00:00.000Z', interrupted: false })
  return { kind: 'replay', source, format: 'run' }
}

describe('a replayed run', () => {
  const stored = [recorded('b', 2), recorded('a', 1), recorded('b', 1), recorded('a', 2)]

  it.each([1, 8])('gives its attempts as they were, %d at a time', async (concurrency) => {
    const attempts = await attemptsOf({ agent: await runOf(stored), tasks, attempts: 2, world: { concurrency } })
    expect(attempts).toEqual([recorded('a', 1), recorded('b', 1), recorded('a', 2), recorded('b', 2)])
  })

  it('says what it does not hold', async () => {
    const agent = await runOf(stored.slice(0, 2))
    const attempts = await attemptsOf({ agent, tasks, attempts: 1 })
    expect(attempts[0]).toEqual(recorded('a', 1))
    expect(attempts[1]?.outcome).toMatchObject({ status: 'infra_failed', reason: 'missing' })
  })
})

describe('a replayed file', () => {
  const dialog = [
    { turn_no: 1, turn: 'User', gold_turn: { response: 'Hello.' } },
    { turn_no: 2, turn: 'Agent', gold_turn: { response: 'Hi.' }, predict_turn: { response: 'Hi!' } },
  ]

  function fileOf(content: string): Agent {
    const source = join(temporaryFolder(), 'greeting.json')
    writeFileSync(source, content)
    return { kind: 'replay', source, format: 'dialogs' }
  }

  it('is imported', async () => {
    const attempts = await attemptsOf({
      agent: fileOf(JSON.stringify([{ id: 'greeting', turns: dialog }])),
      tasks: [taskOf('greeting')],
      attempts: 2,
    })
    expect(attempts.map(({ outcome }) => outcome.status)).toEqual(['completed', 'infra_failed'])
    expect(attempts[0]?.events).toContainEqual(expect.objectContaining({ event: 'response', text: 'Hi!' }))
  })

  it('that is no such file is refused before the first attempt', async () => {
    await expect(attemptsOf({ agent: fileOf('{'), tasks })).rejects.toThrow(UserError)
  })
})
