import type { Dialog, DialogTurn, GoldTurn } from '../../suite/schema/gold.ts'
import type { Task } from '../../suite/schema/task.ts'
import { extraCalls } from './extra.ts'
import { isAgentTurn } from './gold-turns.ts'
import { predictedTurn } from './predicted.ts'
import type { AemContext, PairedDialog, PairedTurn, PredictedCall, UserMessage } from './types.ts'

/** Reads a dialog list, which has gold and predicted in one record; positions are places in the list. */
export function pairDialog(
  dialog: Dialog,
  context: AemContext,
  options: { readonly extra_calls?: Task['extra_calls'] } = {},
): PairedDialog {
  const turns: PairedTurn[] = []
  const userMessages: UserMessage[] = []
  const calls: { readonly call: PredictedCall; readonly segment: number; readonly isPaired: boolean }[] = []
  let segment = 0
  let extraReplies = 0
  for (const [position, record] of dialog.entries()) {
    if (record.turn === 'User') {
      if (position > 0) segment += 1
      userMessages.push({ text: wordsOf(record), position, segment })
      continue
    }
    if (!isAgentTurn(record)) continue
    const gold = goldTurn(record)
    const predicted = isGiven(record.predict_turn) ? predictedTurn(record.predict_turn, context.tools) : undefined
    if (gold !== undefined) turns.push({ gold, segment, ...(predicted !== undefined && { predicted, position }) })
    if (predicted?.kind === 'action') calls.push({ call: predicted, segment, isPaired: gold !== undefined })
    if (predicted?.kind === 'response' && gold === undefined) extraReplies += 1
  }
  const extra = Array.from({ length: segment + 1 }, (_, number) => {
    const made = calls.filter((call) => call.segment === number)
    const isPaired = (index: number) => made[index]?.isPaired === true
    return extraCalls(
      made.map(({ call }) => call),
      isPaired,
      number,
      { unknownIsDone: true },
    )
  }).flat()
  return { turns, extra, extraCallsPolicy: options.extra_calls ?? 'fail_writes', userMessages, extraReplies }
}

function goldTurn({ predict_turn: _, gold_turn, ...rest }: DialogTurn): GoldTurn | undefined {
  return isGiven(gold_turn) ? { ...rest, gold_turn } : undefined
}

function wordsOf({ gold_turn, predict_turn }: DialogTurn): string {
  const said = gold_turn ?? predict_turn
  return isGiven(said) && 'response' in said ? said.response : ''
}

function isGiven<T>(value: T | null | undefined): value is T {
  return value !== null && value !== undefined
}
