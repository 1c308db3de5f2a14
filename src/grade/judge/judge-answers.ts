import type { Task } from '../../suite/schema/task.ts'
import type { Attempt } from '../../trace/attempt.ts'
import { replies } from '../../trace/views.ts'
import type { JudgePanel } from './panel.ts'
import type { Judgement, Spent } from './types.ts'

export interface JudgedAnswers {
  /** By index of the task's `answer` line. */
  readonly lines: ReadonlyMap<number, Judgement>
  readonly spent: Spent
}

/** Puts each rubric line of a task to the judges; of an agent that said nothing there is nothing to ask. */
export async function judgeAnswers(
  { events }: Attempt,
  task: Task,
  panel: JudgePanel,
  agentModels: readonly string[],
): Promise<JudgedAnswers> {
  const texts = replies(events).map((reply) => reply.text)
  const said = events.flatMap((event) => (event.event === 'user' ? [event.text] : []))
  const asked = task.answer.map(async ({ rubric, reply }, index) => {
    if (rubric === undefined) return undefined
    if (texts.length === 0) {
      const { licensed } = panel
      return { index, judgement: { kind: 'not_measured' as const, licensed, reason: 'there is no reply' }, spent: [] }
    }
    const text = reply === 'any' ? texts.join('\n\n') : (texts.at(-1) ?? '')
    return { index, ...(await panel.judge({ rubric, text, said }, agentModels)) }
  })
  const judged = (await Promise.all(asked)).filter((line) => line !== undefined)
  return {
    lines: new Map(judged.map(({ index, judgement }) => [index, judgement])),
    spent: judged.flatMap(({ spent }) => spent),
  }
}
