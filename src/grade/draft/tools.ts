import type { ExpectedTool, Task } from '../../suite/schema/task.ts'
import type { ToolEntry } from '../../suite/schema/tools.ts'
import { resolveTool } from '../../suite/tool-names.ts'
import { agentCalls } from '../../trace/views.ts'
import type { GoldCall } from './calls.ts'
import type { DraftedGold } from './gold.ts'
import type { Draft, DraftNote, DraftSource } from './types.ts'

/** `expected_tools` in the order of the gold, and `forbidden_tools` where no passing attempt wrote anything. */
export function draftTools(
  task: Task,
  { calls, groups }: Pick<DraftedGold, 'calls' | 'groups'>,
  source: DraftSource,
  tools: readonly ToolEntry[],
): Draft {
  const expected = expectedTools(
    calls.filter(({ fate }) => fate === 'ok'),
    groups,
  )
  const forbidden = forbiddenTools(task, source, tools)
  const text = 'Every writing tool that no passing attempt used: take out what would do no harm.'
  return {
    fields: {
      ...(expected.length > 0 && { expected_tools: expected }),
      ...(forbidden.length > 0 && { forbidden_tools: forbidden }),
    },
    notes: forbidden.length > 0 ? [{ path: ['forbidden_tools'], text } satisfies DraftNote] : [],
  }
}

function expectedTools(calls: readonly GoldCall[], groups: ReadonlyMap<GoldCall, string>): ExpectedTool[] {
  const items: { group: string | undefined; names: string[] }[] = []
  for (const call of calls) {
    const group = groups.get(call)
    const last = items.at(-1)
    if (group !== undefined && last?.group === group) last.names.push(call.name)
    else items.push({ group, names: [call.name] })
  }
  return items.map(({ names }) => (names.length > 1 ? { any_order: names } : (names[0] ?? '')))
}

/** Where the right thing is to change nothing, or someone tries to talk the agent into it, writes are forbidden. */
function forbiddenTools(task: Task, source: DraftSource, tools: readonly ToolEntry[]): string[] {
  const used = new Set(
    [source.attempt, ...source.others].flatMap((attempt) =>
      agentCalls(attempt.events)
        .filter(({ fate }) => fate !== 'refused')
        .map((call) => resolveTool(tools, call.tool).name),
    ),
  )
  const writers = tools.filter((tool) => tool.read_only !== true).map((tool) => tool.name)
  const wrote = writers.some((name) => used.has(name))
  return wrote && task.origin !== 'adversarial' ? [] : writers.filter((name) => !used.has(name))
}
