import { z } from 'zod'
import { hashJson, type Json, toJson } from '../../json.ts'
import type { OwnSubMetric } from '../../suite/schema/judge.ts'
import { isReply } from '../aem/gold-turns.ts'
import type { PairedTurn, SubMetricResult } from '../aem/types.ts'
import { excerpt } from '../codes.ts'
import type { AnswerStore, TurnModule } from '../ports.ts'
import { saidBefore, type TurnToJudge, unmeasured } from './turns.ts'

export interface ModuleContext {
  readonly task: { readonly id: string; readonly description?: string }
  readonly store: AnswerStore
}

/** One turn by a user's module; what it answered before is not asked again. */
export async function judgeByModule(
  { name, code }: OwnSubMetric,
  turn: TurnToJudge,
  module: TurnModule | undefined,
  { task, store }: ModuleContext,
): Promise<SubMetricResult> {
  const question = toJson({
    turn: { ...plainTurn(turn.turn), said: saidBefore(turn) },
    context: { metric: name, task, dialog: turn.dialog.turns.map(plainTurn) },
  })
  const key = hashJson(['module', code ?? null, name, question])
  const stored = readAnswer(name, store.get(key))
  if (stored !== undefined) return stored
  if (module === undefined) return unmeasured('its module is not at hand')
  const answered = await module.ask(question)
  if (answered.kind === 'failed') return unmeasured(answered.reason)
  const result = readAnswer(name, answered.answer)
  if (result === undefined) return unmeasured('its module gave no verdict that can be read')
  store.put(key, answered.answer)
  return result
}

/** The turn as modules see it: plain data. */
function plainTurn({ gold, predicted, segment }: PairedTurn) {
  return {
    turn_no: gold.turn_no,
    kind: isReply(gold) ? 'response' : 'action',
    segment,
    gold: gold.gold_turn,
    predicted: predicted ?? null,
  }
}

const Verdict = z.union([
  z.boolean().transform((passed) => ({ status: passed ? ('passed' as const) : ('failed' as const) })),
  z.strictObject({
    status: z.enum(['passed', 'failed', 'unscored']),
    score: z.number().min(0).max(1).exactOptional(),
    /** A name for this kind of failure, for tables and clusters. */
    reason: z
      .string()
      .regex(/^[a-z][a-z0-9_]{0,63}$/)
      .exactOptional(),
    /** In words. */
    why: z.string().exactOptional(),
  }),
])

function readAnswer(name: string, answer: Json | undefined): SubMetricResult | undefined {
  const read = Verdict.safeParse(answer)
  if (!read.success) return undefined
  const {
    status,
    score,
    reason,
    why,
  }: { status: SubMetricResult['status']; score?: number; reason?: string; why?: string } = read.data
  if (status === 'unscored') return { status, score: 0 }
  if (status === 'passed') return { status, score: score ?? 1 }
  const detail = { sub_metric: name, ...(why !== undefined && { why: excerpt(why) }) }
  return { status, score: score ?? 0, reason: reason ?? `${name}_failed`, detail }
}
