import type { OwnSubMetric } from '../suite/schema/judge.ts'
import type { Task } from '../suite/schema/task.ts'
import type { Attempt } from '../trace/attempt.ts'
import type { AemContext, SubMetric, SubMetricResult } from './aem/types.ts'
import { boundedAttempt } from './bounded.ts'
import type { EmbeddingTier } from './embedding/tier.ts'
import { gradeAem } from './grade-aem.ts'
import type { GradeContext } from './grade-attempt.ts'
import { judgeAnswers } from './judge/judge-answers.ts'
import type { JudgePanel } from './judge/panel.ts'
import type { Judgement, Spent } from './judge/types.ts'
import { judgeByModule } from './own-metrics/module.ts'
import { judgeByRubric } from './own-metrics/rubric.ts'
import { settledSubMetric, type TurnToJudge, turnsToJudge } from './own-metrics/turns.ts'
import type { AnswerStore, TurnModule } from './ports.ts'

/** Whom to ask about an attempt before it is graded: models, and the user's modules. */
export interface Advisers {
  /** The user's own, in the order of the suite. */
  readonly subMetrics: readonly OwnSubMetric[]
  readonly embedding?: EmbeddingTier
  /** Absent: no judge is configured. */
  readonly panel?: JudgePanel
  /** By name of the sub-metric; one that is not there can only be answered from the store. */
  readonly modules: ReadonlyMap<string, TurnModule>
  readonly store: AnswerStore
  readonly signal?: AbortSignal
}

/** What was said about an attempt, as input for grading. */
export interface Judgements {
  /** By index of the task's `answer` line. */
  readonly lines: ReadonlyMap<number, Judgement>
  /** Answers of judges; absent where there was none to ask. */
  readonly spent?: Spent
  /** Why turns could not be compared. */
  readonly aemFailure?: string
}

export const NO_JUDGEMENTS: Judgements = { lines: new Map() }

export interface Consulted {
  readonly context: GradeContext
  readonly judgements: Judgements
}

/** Asks everybody who has a say, so that grading itself stays synchronous. Does not reject for what they answer. */
export async function consult(
  given: Attempt,
  task: Task,
  context: GradeContext,
  advisers: Advisers | undefined,
): Promise<Consulted> {
  // nothing is graded of an attempt that infrastructure broke off
  if (advisers === undefined || given.outcome.status === 'infra_failed') return { context, judgements: NO_JUDGEMENTS }
  const attempt = boundedAttempt(given)
  const agentModels = modelsOf(attempt)
  const about = { task, agentModels, hasGold: (task.gold ?? []).length > 0 }
  const turns = await consultOnTurns((around) => gradeAem(attempt, task, around), context, about, advisers)
  const { panel } = advisers
  const asksJudges = task.answer.some(({ rubric }) => rubric !== undefined) || turns.asksJudges
  if (panel === undefined || !asksJudges)
    return { context: { ...context, ...turns.context }, judgements: { ...NO_JUDGEMENTS, ...turns.failure } }
  const answers = await judgeAnswers(attempt, task, panel, agentModels)
  return {
    context: { ...context, ...turns.context },
    judgements: { lines: answers.lines, spent: [...answers.spent, ...turns.spent], ...turns.failure },
  }
}

export interface TurnsAbout {
  readonly task: { readonly id: string; readonly description?: string }
  readonly agentModels: readonly string[]
  readonly hasGold: boolean
}

export interface ConsultedOnTurns {
  readonly context: Pick<AemContext, 'similarity' | 'subMetrics'>
  readonly failure: Pick<Judgements, 'aemFailure'>
  readonly asksJudges: boolean
  readonly spent: Spent
}

/**
 * The same for the turns of a dialog.
 *
 * @param score scores the dialog; it is run more than once
 */
export async function consultOnTurns(
  score: (context: AemContext) => void,
  context: AemContext,
  { task, agentModels, hasGold }: TurnsAbout,
  advisers: Advisers,
): Promise<ConsultedOnTurns> {
  const { panel, store, modules, embedding, signal } = advisers
  const nothing = { context: { similarity: context.similarity }, failure: {}, asksJudges: false, spent: [] }
  if (!hasGold) return nothing
  const settled = await embedding?.settle(context.similarity, (similarity) => score({ ...context, similarity }), signal)
  if (settled?.kind === 'failed') return { ...nothing, failure: { aemFailure: settled.reason } }
  const similarity = settled?.similarity ?? context.similarity
  // without a judge a rubric is no dimension at all
  const entries = advisers.subMetrics.filter(({ rubric }) => rubric === undefined || panel !== undefined)
  if (entries.length === 0) return { ...nothing, context: { similarity } }
  const wanted = turnsToJudge(entries, (subMetrics) => score({ ...context, similarity, subMetrics }))
  const subMetrics: SubMetric[] = []
  const spent: Spent[number][] = []
  for (const entry of entries) {
    const turns = wanted.get(entry.name) ?? []
    const { rubric } = entry
    if (rubric !== undefined && panel !== undefined) {
      const judged = await each(turns, (turn) => judgeByRubric({ ...entry, rubric }, turn, panel, agentModels))
      spent.push(...judged.flatMap(([, answer]) => answer.spent))
      const results = new Map(judged.map(([index, { result }]) => [index, result]))
      subMetrics.push(settledSubMetric(entry, !panel.licensed, results))
      continue
    }
    const facts = { id: task.id, ...(task.description !== undefined && { description: task.description }) }
    const module = modules.get(entry.name)
    const results = await each<SubMetricResult>(turns, (turn) =>
      judgeByModule(entry, turn, module, { task: facts, store }),
    )
    subMetrics.push(settledSubMetric(entry, false, new Map(results)))
  }
  const asksJudges = entries.some(({ rubric }) => rubric !== undefined)
  return { context: { similarity, subMetrics }, failure: {}, asksJudges, spent }
}

function each<T>(turns: readonly TurnToJudge[], ask: (turn: TurnToJudge) => Promise<T>) {
  return Promise.all(turns.map(async (turn): Promise<readonly [number, T]> => [turn.index, await ask(turn)]))
}

/** The agent's models, as the trace names them. */
function modelsOf({ events }: Attempt): readonly string[] {
  const calls = events.filter((event) => event.event === 'model').filter((event) => event.by !== 'user')
  return [...new Set(calls.map(({ model }) => model))]
}
