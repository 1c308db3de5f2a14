import type { SubMetricEntry } from '../../suite/schema/judge.ts'
import type { PairedDialog, PairedTurn, PredictedTurn, SubMetric, SubMetricResult } from '../aem/types.ts'

/** A gold turn that a user's sub-metric has to judge, with its partner. */
export interface TurnToJudge {
  /** Place among the dialog's gold turns. */
  readonly index: number
  readonly turn: PairedTurn
  readonly predicted: PredictedTurn
  readonly dialog: PairedDialog
}

/**
 * Which turns each sub-metric is asked about: those that scoring itself would ask it about, found out by scoring once.
 *
 * @param score scores the dialog with these sub-metrics
 */
export function turnsToJudge(
  entries: readonly SubMetricEntry[],
  score: (subMetrics: readonly SubMetric[]) => void,
): ReadonlyMap<string, readonly TurnToJudge[]> {
  const found = new Map<string, TurnToJudge[]>(entries.map(({ name }) => [name, []]))
  score(
    entries.map(({ name, applies_to }) => ({
      name,
      applies_to,
      evaluate(turn, { dialog }) {
        const { predicted } = turn
        if (predicted !== undefined) {
          found.get(name)?.push({ index: dialog.turns.indexOf(turn), turn, predicted, dialog })
        }
        return { status: 'unscored', score: 0 }
      },
    })),
  )
  return found
}

/** A sub-metric whose results are there before it is asked; `results` by place among the dialog's gold turns. */
export function settledSubMetric(
  { name, applies_to }: SubMetricEntry,
  isAdvisory: boolean,
  results: ReadonlyMap<number, SubMetricResult>,
): SubMetric {
  return {
    name,
    applies_to,
    advisory: isAdvisory,
    evaluate: (turn, { dialog }) => results.get(dialog.turns.indexOf(turn)) ?? unmeasured('it was not asked'),
  }
}

export function unmeasured(reason: string): SubMetricResult {
  return { status: 'unscored', score: 0, unmeasured: reason }
}

/** What the user had written when the turn was made, oldest first. */
export function saidBefore({ turn, dialog }: TurnToJudge): readonly string[] {
  const position = turn.position ?? Number.POSITIVE_INFINITY
  const isEarlier = (message: PairedDialog['userMessages'][number]) =>
    message.position < 0 ? message.segment <= turn.segment : message.position < position
  return dialog.userMessages.filter(isEarlier).map(({ text }) => text)
}
