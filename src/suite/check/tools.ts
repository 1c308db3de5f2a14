import type { Problem } from '../../errors.ts'
import type { WrittenTask } from '../load-tasks.ts'
import { listed, nearest } from '../nearest.ts'
import { type NamedAt, problemAt } from '../read-source.ts'
import type { ToolEntry } from '../schema/tools.ts'
import { type ResolvedTool, resolveAction, resolveTool, toolSpellings } from '../tool-names.ts'
import type { KeyPath } from '../yaml-place.ts'

/** Every spelling leads to one tool: names, aliases, and `tool_id` with `action`. */
export function checkToolTable(tools: readonly ToolEntry[], file: NamedAt): readonly Problem[] {
  const first = new Map<string, string>()
  return tools.flatMap((tool, index) =>
    spellings(tool).flatMap(([spelling, key]) => {
      const owner = first.get(spelling)
      if (owner === undefined) {
        first.set(spelling, tool.name)
        return []
      }
      const at = { source: file.source, path: [...file.path, 'tools', index, ...key] }
      const message =
        key[0] === 'name' && owner === tool.name
          ? `Two tools have the name \`${spelling}\`.`
          : `\`${spelling}\` already leads to the tool \`${owner}\`.`
      return [problemAt(at, 'duplicate-tool', message, 'A name may lead to one tool only.')]
    }),
  )
}

function spellings(tool: ToolEntry): readonly (readonly [string, KeyPath])[] {
  return [
    [tool.name, ['name']],
    ...(tool.aliases ?? []).map((alias, index): readonly [string, KeyPath] => [alias, ['aliases', index]]),
    ...(tool.tool_id === undefined || tool.action === undefined
      ? []
      : [[`${tool.tool_id}.${tool.action}`, ['action']] as const]),
  ]
}

/** Names in expected and forbidden lists and in the gold lead to a tool, where the suite has a table. */
export function checkToolNames(written: WrittenTask, tools: readonly ToolEntry[]): readonly Problem[] {
  if (written.task === undefined || tools.length === 0) return []
  return namesOf(written).flatMap(({ path, tool }) => {
    if (tool(tools).entry !== undefined) return []
    const { name } = tool(tools)
    const at = { source: written.source, path: [...written.path, ...path] }
    const sharing = tools.filter((entry) => entry.tool_id === name).map((entry) => entry.name)
    const hint =
      sharing.length > 1
        ? `Say which of its actions: ${sharing.map((each) => `\`${each}\``).join(', ')}.`
        : nearestTool(name, tools)
    return [problemAt(at, 'unknown-tool', `No tool is named \`${name}\`.`, hint)]
  })
}

function nearestTool(name: string, tools: readonly ToolEntry[]): string {
  const near = nearest(name, toolSpellings(tools))
  return near === undefined ? `The tools are ${listed(tools.map((tool) => tool.name))}.` : `Did you mean \`${near}\`?`
}

interface NamedTool {
  readonly path: KeyPath
  readonly tool: (tools: readonly ToolEntry[]) => ResolvedTool
}

function namesOf({ task }: WrittenTask): readonly NamedTool[] {
  const named = (path: KeyPath, name: string): NamedTool => ({ path, tool: (tools) => resolveTool(tools, name) })
  const expected = (task?.expected_tools ?? []).flatMap((item, index) =>
    typeof item === 'string'
      ? [named(['expected_tools', index], item)]
      : item.any_order.map((name, position) => named(['expected_tools', index, 'any_order', position], name)),
  )
  const forbidden = (task?.forbidden_tools ?? []).map((name, index) => named(['forbidden_tools', index], name))
  const gold = (task?.gold ?? []).flatMap(({ gold_turn, by }, index): NamedTool[] => {
    // the simulated user's own tools are not in the agent's table
    if (!('tool_id' in gold_turn) || by === 'user') return []
    return [{ path: ['gold', index, 'gold_turn', 'tool_id'], tool: (tools) => resolveAction(tools, gold_turn) }]
  })
  return [...expected, ...forbidden, ...gold]
}
