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
  const known = goldCalls.get(turn)
  if (known !== undefined && known.tools === tools) return known.call
  const call = readGoldCall(turn, tools)
  goldCalls.set(turn, { tools, call })
  return call
}

const goldCalls = new WeakMap<GoldTurn, { readonly tools: readonly ToolEntry[]; readonly call: GoldCall | undefined }>()

function readGoldCall(turn: GoldTurn, tools: readonly ToolEntry[]): GoldCall | undefined {
  const action = actionOf(turn)
  if (action === undefined) return undefined
  const tool = resolveAction(tools, action)
  return { turn, action, tool, table: mergeTables(tool.entry?.compare, turn.compare) }
}

/** Whether the two name one tool; cheap, so that pairing can ask it of every two. */
export function isSameTool(gold: GoldCall, predicted: PredictedCall): boolean {
  return gold.tool.tool_id === predicted.tool_id || isOneName(gold.tool, predicted)
}

/** Attempts of one task make much the same calls: each is compared with a gold turn once. */
export function compareCall(gold: GoldCall, predicted: PredictedCall, similarity: Similarity): CallComparison {
  const known = knownOf(gold, similarity)
  const key = callKey(predicted)
  const found = known.get(key) ?? compareAnew(gold, predicted, similarity)
  if (key.length > MAX_KEY) return found
  if (known.size >= MAX_KNOWN) known.clear()
  known.set(key, found)
  return found
}

type Known = Map<string, CallComparison>

const MAX_KNOWN = 50
const MAX_KEY = 2_000
const comparisons = new WeakMap<Similarity, WeakMap<GoldCall, Known>>()

function knownOf(gold: GoldCall, similarity: Similarity): Known {
  const ofGold = comparisons.get(similarity) ?? new WeakMap<GoldCall, Known>()
  comparisons.set(similarity, ofGold)
  const known = ofGold.get(gold) ?? new Map<string, CallComparison>()
  ofGold.set(gold, known)
  return known
}

/** As it was written, so that what is shown of a call is its own. */
function callKey({ tool_id, action, args }: PredictedCall): string {
  return JSON.stringify([tool_id, action ?? null, args])
}

function compareAnew(gold: GoldCall, predicted: PredictedCall, similarity: Similarity): CallComparison {
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
