import type { ExpectedTool, Task } from '../../suite/schema/task.ts'
import type { ToolEntry } from '../../suite/schema/tools.ts'
import { resolveTool } from '../../suite/tool-names.ts'
import type { TraceEvent } from '../../trace/events.ts'
import { type AgentCall, agentCalls } from '../../trace/views.ts'
import { finding } from '../codes.ts'
import type { CheckResult } from '../grade.ts'
import type { Finding } from '../score.ts'

/** What the six checks look at: the agent's calls and the task's expectations, tools by one name each. */
export interface TrajectoryView {
  /** Ran, successfully or not, in the order in which the agent made them. */
  readonly executed: readonly AgentCall[]
  readonly refused: readonly AgentCall[]
  /** Absent where the task states none. */
  readonly expected?: readonly ExpectedItem[]
  readonly forbidden?: readonly string[]
  readonly ordered: boolean
  readonly maxTurns?: number
}

/** Tools that come at one point of the order; more than one: in any order among themselves. */
export type ExpectedItem = readonly string[]

export type Check = (view: TrajectoryView) => CheckResult

export function viewTrajectory(events: readonly TraceEvent[], task: Task, tools: readonly ToolEntry[]): TrajectoryView {
  const nameOf = namer(tools)
  const calls = agentCalls(events).map((call) => ({ ...call, tool: nameOf(call.tool) }))
  return {
    executed: calls.filter((call) => call.fate === 'ok' || call.fate === 'failed'),
    refused: calls.filter((call) => call.fate === 'refused'),
    ordered: task.ordered,
    ...(isStated(task.expected_tools) && { expected: task.expected_tools.map((item) => membersOf(item).map(nameOf)) }),
    ...(isStated(task.forbidden_tools) && { forbidden: task.forbidden_tools.map(nameOf) }),
    ...(task.max_turns !== undefined && { maxTurns: task.max_turns }),
  }
}

export function passed(findings: readonly Finding[] = []): CheckResult {
  return { status: 'passed', findings }
}

/** Failed with what was found, passed where that is nothing. */
export function result(findings: readonly Finding[]): CheckResult {
  return findings.length === 0 ? passed() : { status: 'failed', findings }
}

export function notStated(): CheckResult {
  return { status: 'unscored', findings: [finding('not_stated', {})] }
}

/** An empty list expects nothing, so that a check on it would pass whatever happened. */
function isStated<T>(list: readonly T[] | undefined): list is readonly T[] {
  return list !== undefined && list.length > 0
}

function membersOf(item: ExpectedTool): readonly string[] {
  return typeof item === 'string' ? [item] : item.any_order
}

function namer(tools: readonly ToolEntry[]): (tool: string) => string {
  const known = new Map<string, string>()
  return (tool) => {
    const name = known.get(tool) ?? oneName(tools, tool)
    known.set(tool, name)
    return name
  }
}

/** Without an entry in the table, `orders.Get` and `orders__Get` are still one tool. */
function oneName(tools: readonly ToolEntry[], tool: string): string {
  const { name, tool_id, action, entry } = resolveTool(tools, tool)
  return entry === undefined && action !== undefined ? `${tool_id}.${action}` : name
}
