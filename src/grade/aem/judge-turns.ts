import type { Json } from '../../json.ts'
import type { ReplyComparison } from '../ports.ts'
import { compareCall, goldCall } from './compare-call.ts'
import { isReply } from './gold-turns.ts'
import { subMetricsOf } from './sub-metrics/index.ts'
import { toolNames } from './sub-metrics/structural.ts'
import type {
  AemContext,
  CallComparison,
  PairedDialog,
  PairedTurn,
  SubMetric,
  SubMetricResult,
  TurnContext,
  TurnKind,
} from './types.ts'

/** A turn with its verdicts, before anyone asked whose fault it was. */
export interface JudgedTurn {
  readonly paired: PairedTurn
  readonly kind: TurnKind
  /** The partner is of the gold turn's own kind. */
  readonly hasPartner: boolean
  readonly call?: CallComparison
  readonly sub: Readonly<Record<string, SubMetricResult>>
  readonly passed: boolean
  /** Of the first level that failed. */
  readonly reason?: string
  readonly detail?: Readonly<Record<string, Json>>
}

/** Judges every turn by every sub-metric that applies to it, whatever else failed. */
export function judgeTurns(dialog: PairedDialog, context: AemContext): readonly JudgedTurn[] {
  const turnContext = contextFor(dialog, context)
  const metrics = subMetricsOf(context)
  return dialog.turns.map((paired) => judgeTurn(paired, metrics, turnContext))
}

function contextFor(dialog: PairedDialog, context: AemContext): TurnContext {
  const compared = new Map<PairedTurn, CallComparison | undefined>()
  const replied = new Map<PairedTurn, ReplyComparison | undefined>()
  return {
    ...context,
    dialog,
    callOf: (turn) => once(compared, turn, () => callOf(turn, context)),
    replyOf: (turn) => once(replied, turn, () => replyOf(turn, context)),
  }
}

function callOf({ gold, predicted }: PairedTurn, context: AemContext): CallComparison | undefined {
  const expected = goldCall(gold, context.tools)
  if (expected === undefined || predicted?.kind !== 'action') return undefined
  return compareCall(expected, predicted, context.similarity)
}

function replyOf({ gold, predicted }: PairedTurn, { similarity }: AemContext): ReplyComparison | undefined {
  if (!('response' in gold.gold_turn) || predicted?.kind !== 'response') return undefined
  const { must_mention } = gold
  const options = must_mention === undefined ? {} : { must_mention }
  return similarity.compareReplies(gold.gold_turn.response, predicted.response, options)
}

function once<T>(known: Map<PairedTurn, T>, turn: PairedTurn, make: () => T): T {
  const found = known.get(turn)
  if (found !== undefined) return found
  const made = make()
  known.set(turn, made)
  return made
}

function judgeTurn(paired: PairedTurn, metrics: readonly SubMetric[], context: TurnContext): JudgedTurn {
  const kind = isReply(paired.gold) ? 'response' : 'action'
  const hasPartner = paired.predicted?.kind === kind
  const call = context.callOf(paired)
  let fatal = hasPartner ? undefined : withoutPartner(paired, kind)
  const sub: Record<string, SubMetricResult> = {}
  for (const metric of metrics.filter(({ applies_to }) => applies_to.includes(kind))) {
    const result = fatal ?? settled(metric.evaluate(paired, context), context.aem.continuous)
    sub[metric.name] = result
    if (metric.fails_all === true && result.status === 'failed') fatal = result
  }
  const failed = Object.values(sub).find(({ status }) => status === 'failed')
  return {
    paired,
    kind,
    hasPartner,
    sub,
    passed: failed === undefined,
    ...(call !== undefined && { call }),
    ...(failed !== undefined && { reason: failed.reason ?? 'failed' }),
    ...(failed?.detail !== undefined && { detail: failed.detail }),
  }
}

function withoutPartner(paired: PairedTurn, kind: TurnKind): SubMetricResult {
  return kind === 'action'
    ? { status: 'failed', score: 0, reason: 'tool_mismatch', detail: toolNames(paired) }
    : { status: 'failed', score: 0, reason: 'incomplete_response', detail: { predicted: null } }
}

/** Scores between 0 and 1 are kept in continuous mode only. */
function settled(result: SubMetricResult, continuous: boolean): SubMetricResult {
  if (continuous || result.status === 'unscored') return result
  return { ...result, score: result.status === 'passed' ? 1 : 0 }
}
