import type { CompareTable } from '../../suite/schema/common.ts'
import type { ActionTurn, GoldTurn } from '../../suite/schema/gold.ts'
import type { ToolEntry } from '../../suite/schema/tools.ts'
import { type ResolvedTool, resolveAction } from '../../suite/tool-names.ts'
import type { Similarity } from '../ports.ts'
import { compareArguments } from './arguments.ts'
import { actionOf } from './gold-turns.ts'
import type { CallComparison, PredictedCall } from './types.ts'

/** A gold turn that is a call, with its tool resolved and the comparison of its arguments settled. */
export interface GoldCall {
  readonly turn: GoldTurn
  readonly action: ActionTurn
  readonly tool: ResolvedTool
  readonly table: CompareTable
}

/** Undefined for a reply. */
export function goldCall(turn: GoldTurn, tools: readonly ToolEntry[]): GoldCall | undefined {
  const action = actionOf(turn)
  if (action === undefined) return undefined
  const tool = resolveAction(tools, action)
  return { turn, action, tool, table: mergeTables(tool.entry?.compare, turn.compare) }
}

/** Whether the two name one tool; cheap, so that pairing can ask it of every two. */
export function isSameTool(gold: GoldCall, predicted: PredictedCall): boolean {
  return gold.tool.tool_id === predicted.tool_id || isOneName(gold.tool, predicted)
}

export function compareCall(gold: GoldCall, predicted: PredictedCall, similarity: Similarity): CallComparison {
  const oneName = isOneName(gold.tool, predicted)
  const sameTool = oneName || gold.tool.tool_id === predicted.tool_id
  const sameAction = oneName || (sameTool && gold.tool.action === predicted.action)
  const compared = compareArguments(gold.action.args, predicted.args, {
    table: gold.table,
    only: gold.turn.compare_args,
    similarity,
  })
  const complete = compared.missing.length === 0 && compared.extra.length === 0
  const passed = sameAction && complete && compared.fields.every((field) => field.equivalent)
  return { sameTool, sameAction, ...compared, passed }
}

/** Without a table `orders_Get` cannot be split; it is still the name that `orders` and `Get` make together. */
function isOneName(gold: ResolvedTool, predicted: PredictedCall): boolean {
  if ((gold.action === undefined) === (predicted.action === undefined)) return false
  return providerName(gold) === providerName(predicted)
}

function providerName({ tool_id, action }: { readonly tool_id: string; readonly action?: string }): string {
  return action === undefined ? tool_id : `${tool_id}_${action}`
}

/** Option by option, so that a turn can change one and keep the rest. */
function mergeTables(ofTool: CompareTable | undefined, ofTurn: CompareTable | undefined): CompareTable {
  if (ofTool === undefined || ofTurn === undefined) return ofTurn ?? ofTool ?? {}
  const paths = new Set([...Object.keys(ofTool), ...Object.keys(ofTurn)])
  return Object.fromEntries([...paths].map((path) => [path, { ...ofTool[path], ...ofTurn[path] }]))
}
