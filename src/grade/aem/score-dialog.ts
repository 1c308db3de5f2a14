import { type Attribution, attribute } from './attribute.ts'
import { CHAINS, chainLengths, chainName } from './chains.ts'
import { COMPOSERS } from './compose.ts'
import { extraCallFailures } from './extra.ts'
import { type JudgedTurn, judgeTurns } from './judge-turns.ts'
import { tally } from './tally.ts'
import type { AemContext, DialogGrade, PairedDialog, TurnScore } from './types.ts'

/** Judges every gold turn, says where failures began, and makes one score of them. */
export function scoreDialog(dialog: PairedDialog, context: AemContext): DialogGrade {
  if (dialog.turns.length === 0) return { kind: 'unscored', reason: 'no gold turns' }
  const { aem } = context
  const judged = judgeTurns(dialog, context)
  const causes = attribute(judged, dialog)
  const chains = chainLengths(dialog.turns)
  const turns = judged.map((turn, index) => turnScore(turn, causes[index] ?? {}, chains[index] ?? 0, aem.continuous))
  const all = tally(turns, aem.continuous)
  const composed = (context.composer ?? COMPOSERS[aem.compose])(turns, all.sub_metrics, aem)
  const extraFailures = extraCallFailures(dialog.extra, dialog.extraCallsPolicy)
  return {
    kind: 'scored',
    turns,
    extra: dialog.extra,
    extra_replies: dialog.extraReplies,
    success_rate: { num: all.num, den: all.den, value: all.num / all.den },
    score: composed.score,
    ...(composed.fraction !== undefined && { score_fraction: composed.fraction }),
    test_pass: composed.passed && extraFailures.length === 0,
    failed_by: [...composed.failed_by, ...extraFailures],
    first_failure_turn: turns.find((turn) => !turn.passed)?.turn_no ?? null,
    root_cause: turns.find((turn) => turn.attribution === 'root')?.reason ?? null,
    total_failures: all.den - all.num,
    root_cause_count: all.root_cause_count,
    cascading_count: all.cascading_count,
    sub_metrics: all.sub_metrics,
    reasons: all.reasons,
    by_chain_length: byChainLength(turns, aem.continuous),
  }
}

function turnScore(
  { paired, kind, sub, passed, reason, detail }: JudgedTurn,
  cause: Attribution,
  chain: number,
  continuous: boolean,
): TurnScore {
  const { gold, predicted, segment } = paired
  const isCascade = cause.attribution === 'cascade'
  return {
    turn_no: gold.turn_no,
    kind,
    passed,
    score: continuous ? meanScore(sub) : Number(passed),
    weight: gold.weight ?? 1,
    critical: gold.critical ?? false,
    sub,
    ...(reason !== undefined && { reason: isCascade ? 'prior_action_failed' : reason }),
    ...(reason !== undefined && isCascade && { would_be: reason }),
    ...cause,
    ...(detail !== undefined && { detail }),
    gold: gold.gold_turn,
    ...(predicted !== undefined && { predicted }),
    segment,
    chain,
  }
}

/** Of the sub-metrics that could judge the turn, and may. */
function meanScore(sub: JudgedTurn['sub']): number {
  const deciding = Object.values(sub).filter(({ status, advisory }) => status !== 'unscored' && advisory !== true)
  const scores = deciding.map(({ score }) => score)
  return scores.length === 0 ? 1 : scores.reduce((sum, score) => sum + score, 0) / scores.length
}

function byChainLength(turns: readonly TurnScore[], continuous: boolean) {
  const buckets = CHAINS.map((name) => [name, turns.filter((turn) => chainName(turn.chain) === name)] as const)
  return Object.fromEntries(
    buckets.flatMap(([name, members]) => (members.length === 0 ? [] : [[name, tally(members, continuous)]])),
  )
}
