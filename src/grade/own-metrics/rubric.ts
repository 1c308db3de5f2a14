import { canonical } from '../../json.ts'
import type { SubMetricEntry } from '../../suite/schema/judge.ts'
import type { PredictedTurn, SubMetricResult } from '../aem/types.ts'
import { excerpt } from '../codes.ts'
import { comparePair } from '../judge/pairwise.ts'
import type { JudgePanel } from '../judge/panel.ts'
import type { Claim, Judgement, Spent } from '../judge/types.ts'
import { saidBefore, type TurnToJudge, unmeasured } from './turns.ts'

export interface JudgedTurnResult {
  readonly result: SubMetricResult
  readonly spent: Spent
}

/** One turn by a rubric. */
export async function judgeByRubric(
  entry: SubMetricEntry & { readonly rubric: string },
  turn: TurnToJudge,
  panel: JudgePanel,
  agentModels: readonly string[],
): Promise<JudgedTurnResult> {
  const spent: Spent[number][] = []
  const said = saidBefore(turn)
  async function ask(claim: Omit<Claim, 'said'>): Promise<Judgement> {
    const judged = await panel.judge({ ...claim, said }, agentModels)
    spent.push(...judged.spent)
    return judged.judgement
  }
  const { gold_turn } = turn.turn.gold
  if (entry.against === 'gold' && 'response' in gold_turn && turn.predicted.kind === 'response') {
    const { response } = turn.predicted
    const preference = await comparePair(entry.rubric, response, gold_turn.response, ask)
    if (preference.kind === 'not_measured') return { result: unmeasured(preference.reason), spent }
    const isWorse = preference.kind === 'preferred' && preference.which === 'second'
    return { result: resultOf(entry.name, !isWorse, isWorse ? 0 : 1, { why: preference.reason }), spent }
  }
  const judgement = await ask({ rubric: entry.rubric, text: textOf(turn.predicted) })
  if (judgement.kind === 'not_measured') return { result: unmeasured(judgement.reason), spent }
  const { holds, score, quote, reason } = judgement
  return { result: resultOf(entry.name, holds, score, { quote, why: reason }), spent }
}

/** A call is judged as JSON text. */
function textOf(predicted: PredictedTurn): string {
  if (predicted.kind === 'response') return predicted.response
  return canonical({ tool: predicted.tool, args: predicted.args }, 1)
}

function resultOf(
  name: string,
  passed: boolean,
  score: number,
  { why, quote }: { readonly why: string; readonly quote?: string },
): SubMetricResult {
  if (passed) return { status: 'passed', score }
  const detail = { sub_metric: name, why: excerpt(why), ...(quote !== undefined && { quote: excerpt(quote) }) }
  return { status: 'failed', score, reason: `${name}_failed`, detail }
}
