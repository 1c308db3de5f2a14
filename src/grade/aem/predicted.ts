import type { JsonObject } from '../../json.ts'
import type { DialogTurn } from '../../suite/schema/gold.ts'
import type { ToolEntry } from '../../suite/schema/tools.ts'
import { type ResolvedTool, resolveAction, resolveTool } from '../../suite/tool-names.ts'
import type { AgentCall } from '../../trace/views.ts'
import type { PredictedCall, PredictedTurn } from './types.ts'

/** A call of a live trace. */
export function predictedCall(call: AgentCall, tools: readonly ToolEntry[]): PredictedCall {
  const result = call.result ?? call.error ?? call.message
  return {
    ...named(resolveTool(tools, call.tool), call.tool, call.args),
    fate: call.fate,
    ...(result !== undefined && { result }),
  }
}

/** What a record of a dialog list says the agent did; undefined where it did nothing. */
export function predictedTurn(
  record: NonNullable<DialogTurn['predict_turn']>,
  tools: readonly ToolEntry[],
): PredictedTurn {
  if (!('tool_id' in record)) return { kind: 'response', response: record.response }
  const tool = resolveAction(tools, record)
  return {
    ...named(tool, tool.name, record.args),
    fate: record.refused === true ? 'refused' : record.ok === undefined ? 'unknown' : record.ok ? 'ok' : 'failed',
    ...(record.result !== undefined && { result: record.result }),
  }
}

function named(tool: ResolvedTool, calledAs: string, args: JsonObject) {
  return {
    kind: 'action' as const,
    tool: calledAs,
    tool_id: tool.tool_id,
    ...(tool.action !== undefined && { action: tool.action }),
    args,
    // an entry that does not say so is one that writes
    ...(tool.entry !== undefined && { read_only: tool.entry.read_only === true }),
  }
}
