import type { Json, JsonObject } from '../../json.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { Task } from '../../suite/schema/task.ts'
import type { ToolEntry } from '../../suite/schema/tools.ts'
import { resolveAction, resolveTool, traceName } from '../../suite/tool-names.ts'
import type { Attempt } from '../../trace/attempt.ts'
import { type AgentCall, agentCalls } from '../../trace/views.ts'
import { sampleArguments } from './sample-calls.ts'

/** Calls that are made one after another in a world of their own. */
export interface Script {
  /** `task refund-over-total`, `tool orders_Get`, `attempt refund-over-total/3`. */
  readonly name: string
  readonly seed: number
  readonly calls: readonly ScriptedCall[]
}

export interface ScriptedCall {
  readonly name: string
  readonly server?: string | undefined
  readonly args: Json
  /** What a recorded attempt was answered. */
  readonly recorded?: AgentCall
}

/** One script of each task, of what it expects; one of each tool, of what its schema and rules tell apart. */
export function suiteScripts(suite: Suite, seed: number): Script[] {
  const gold = suite.tasks.map((task) => ({ name: `task ${task.id}`, seed, calls: taskCalls(task, suite.tools) }))
  const all = gold.flatMap(({ calls }) => calls)
  const tools = suite.tools.map((entry) => {
    const given = all.filter((call) => call.name === entry.name && call.server === entry.server)
    return { name: `tool ${traceName(entry)}`, seed, calls: toolCalls(entry, given, suite.state) }
  })
  return [...gold.filter(({ calls }) => calls.length > 0), ...tools]
}

/** What a recorded attempt asked, in its order. */
export function recordedScript(
  attempt: Pick<Attempt, 'task' | 'attempt' | 'seed' | 'events'>,
  tools: readonly ToolEntry[],
): Script {
  // the limit of calls is the attempt's, not the world's
  const asked = agentCalls(attempt.events).filter(({ reason }) => reason !== 'policy')
  const calls = asked.map((call): ScriptedCall => {
    const { entry } = resolveTool(tools, call.tool)
    return { name: entry?.name ?? call.tool, server: entry?.server, args: call.args, recorded: call }
  })
  return { name: `attempt ${attempt.task}/${attempt.attempt}`, seed: attempt.seed, calls }
}

/** The gold calls; where a task only names tools, what fits their schemas. */
function taskCalls(task: Task, tools: readonly ToolEntry[]): ScriptedCall[] {
  const gold = (task.gold ?? []).flatMap(({ gold_turn, by }): ScriptedCall[] => {
    if (!('tool_id' in gold_turn) || by === 'user') return []
    const { entry, name } = resolveAction(tools, gold_turn)
    return [{ name: entry?.name ?? name, server: entry?.server, args: gold_turn.args }]
  })
  if (gold.length > 0) return gold
  const expected = (task.expected_tools ?? []).flatMap((item) => (typeof item === 'string' ? [item] : item.any_order))
  return expected.flatMap((tool) => {
    const { entry } = resolveTool(tools, tool)
    if (entry === undefined) return []
    const [args = {}] = sampleArguments(entry, { args: [], state: undefined })
    return [{ name: entry.name, server: entry.server, args }]
  })
}

/** Calls of one tool with which draws are to be seen. */
const DRAWN_CALLS = 20

/** Each call twice, since a rule may answer the first time only; then arguments that are none, and a name that is none. */
function toolCalls(entry: ToolEntry, given: readonly ScriptedCall[], state: Json | undefined): ScriptedCall[] {
  const { name, server } = entry
  const args = sampleArguments(entry, { args: given.map((call) => call.args).filter(isObject), state })
  const isDrawn = (entry.failure_rate ?? 0) > 0 || typeof entry.delay === 'object'
  const again = isDrawn ? Array.from({ length: DRAWN_CALLS }, () => args[0] ?? {}) : []
  return [
    ...[...args.flatMap((one) => [one, one]), ...again, 'no arguments'].map((one) => ({ name, server, args: one })),
    { name: `${name}_`, server, args: {} },
  ]
}

function isObject(value: Json): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
