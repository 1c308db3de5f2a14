import { pairDialog } from '../../../src/grade/aem/pair-dialog.ts'
import { pairTrace } from '../../../src/grade/aem/pair-trace.ts'
import { scoreDialog } from '../../../src/grade/aem/score-dialog.ts'
import type { AemContext, DialogScore } from '../../../src/grade/aem/types.ts'
import { cascadeSimilarity } from '../../../src/grade/similarity/cascade.ts'
import type { Json } from '../../../src/json.ts'
import { Dialog, GoldTurn } from '../../../src/suite/schema/gold.ts'
import { AemOptions } from '../../../src/suite/schema/suite.ts'
import type { Task, UserTurn } from '../../../src/suite/schema/task.ts'
import { ToolEntry } from '../../../src/suite/schema/tools.ts'
import { TraceEvent } from '../../../src/trace/events.ts'

type Args = Readonly<Record<string, Json>>
/** One record as it would stand in a file, or some of its keys. */
export type Row = Readonly<Record<string, unknown>>

/** Gold rows without numbers: `gold(...)` numbers them from 1. */
export const call = (name: string, args: Args = {}, extras: Row = {}) => ({
  turn: 'Tool',
  gold_turn: named(name, args),
  ...extras,
})
export const reply = (text: string, extras: Row = {}) => ({
  turn: 'Agent',
  gold_turn: { response: text },
  ...extras,
})
export const words = (text: string) => ({ turn: 'User', gold_turn: { response: text } })

export function gold(...rows: readonly Row[]): GoldTurn[] {
  return rows.map((row, index) => GoldTurn.parse({ turn_no: index + 1, ...row }))
}

/** Rows of a dialog list: gold and predicted. */
export const both = (goldName: string, goldArgs: Args, args: Args, extras: Row = {}) => ({
  turn: 'Tool',
  gold_turn: named(goldName, goldArgs),
  predict_turn: { ...named(goldName, args), ...pick(extras, ['result', 'ok', 'refused']) },
  ...without(extras, ['result', 'ok', 'refused']),
})
export const said = (goldText: string, text: string, extras: Row = {}) => ({
  turn: 'Agent',
  gold_turn: { response: goldText },
  predict_turn: { response: text },
  ...extras,
})

export function dialog(...rows: readonly Row[]): Dialog {
  return Dialog.parse(rows.map((row, index) => ({ turn_no: index + 1, ...row })))
}

export function trace(...events: readonly Row[]): TraceEvent[] {
  return events.map((event) => TraceEvent.parse(event))
}
export const user = (text: string) => ({ event: 'user', text })
export const answer = (text: string) => ({ event: 'response', text })
export const did = (tool: string, args: Args = {}, result?: Json) => ({
  event: 'executed',
  tool,
  args,
  ...(result !== undefined && { result }),
})
export const failed = (tool: string, args: Args = {}, error = 'not found') => ({
  event: 'executed',
  tool,
  args,
  ok: false,
  error,
})
export const refused = (tool: string, args: Args = {}) => ({ event: 'refused', tool, args, reason: 'schema' })

export function tools(...entries: readonly Row[]): ToolEntry[] {
  return entries.map((entry) => ToolEntry.parse(entry))
}

export function context(options: Partial<AemContext> & { readonly compose?: Row } = {}): AemContext {
  const { compose = {}, ...rest } = options
  return { tools: [], similarity: cascadeSimilarity({ threshold: 0.5 }), aem: AemOptions.parse(compose), ...rest }
}

export function scoreList(list: Dialog, options: Partial<AemContext> = {}): DialogScore {
  return scored(scoreDialog(pairDialog(list, context(options)), context(options)))
}

export function scoreTrace(
  events: readonly TraceEvent[],
  rows: readonly GoldTurn[],
  options: Partial<AemContext> & { readonly turns?: readonly UserTurn[]; readonly extra?: Task['extra_calls'] } = {},
): DialogScore {
  const { turns = [], extra = 'fail_writes', ...rest } = options
  const paired = pairTrace(events, { gold: rows, turns, extra_calls: extra }, context(rest))
  return scored(scoreDialog(paired, context(rest)))
}

/** By gold turn: `ok`, or the reason, after `root ` or `cascade of N (source): `. */
export function story(score: DialogScore): string[] {
  return score.turns.map((turn) => {
    if (turn.passed) return 'ok'
    if (turn.attribution === 'root') return `root ${turn.reason}`
    return `cascade of ${turn.caused_by?.turn_no} (${turn.caused_by?.source}): ${turn.would_be}`
  })
}

export function scored(grade: ReturnType<typeof scoreDialog>): DialogScore {
  if (grade.kind === 'unscored') throw new Error(grade.reason)
  return grade
}

function named(name: string, args: Args) {
  const [tool_id, action] = name.split('.')
  return { tool_id, ...(action !== undefined && { action }), args }
}

function pick(record: Row, keys: readonly string[]): Row {
  return Object.fromEntries(Object.entries(record).filter(([key]) => keys.includes(key)))
}

function without(record: Row, keys: readonly string[]): Row {
  return Object.fromEntries(Object.entries(record).filter(([key]) => !keys.includes(key)))
}
