import type { Problem } from '../../errors.ts'
import type { WrittenTask } from '../load-tasks.ts'
import { listed, nearest } from '../nearest.ts'
import { problemAt } from '../read-source.ts'
import type { PlacedTool } from '../read-tools.ts'
import type { ToolEntry } from '../schema/tools.ts'
import { type ResolvedTool, resolveAction, resolveTool, toolSpellings, traceName } from '../tool-names.ts'
import type { KeyPath } from '../yaml-place.ts'

/** Every spelling leads to one tool: names, aliases, and `tool_id` with `action`. Names may repeat between servers. */
export function checkToolTable(tools: readonly PlacedTool[]): readonly Problem[] {
  const first = new Map<string, string>()
  return tools.flatMap(({ entry, at }) =>
    spellings(entry).flatMap(([spelling, key]) => {
      const owner = first.get(spelling) ?? otherOfThatName(tools, spelling, key)
      if (owner === undefined) {
        first.set(spelling, traceName(entry))
        return []
      }
      const message =
        key[0] === 'name' && owner === traceName(entry)
          ? `Two tools have the name \`${spelling}\`.`
          : `\`${spelling}\` already leads to the tool \`${owner}\`.`
      const place = { source: at.source, path: [...at.path, ...key] }
      return [problemAt(place, 'duplicate-tool', message, 'A name may lead to one tool only.')]
    }),
  )
}

/** The tool of another server that an alias would hide: one is called by its bare name too where no other has it. */
function otherOfThatName(tools: readonly PlacedTool[], spelling: string, key: KeyPath): string | undefined {
  if (key[0] === 'name') return undefined
  const hidden = tools.find(({ entry }) => entry.server !== undefined && entry.name === spelling)
  return hidden === undefined ? undefined : traceName(hidden.entry)
}

function spellings(tool: ToolEntry): readonly (readonly [string, KeyPath])[] {
  return [
    [traceName(tool), ['name']],
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
    return [problemAt(at, 'unknown-tool', messageOf(name, tools), hintOf(name, tools))]
  })
}

function messageOf(name: string, tools: readonly ToolEntry[]): string {
  const servers = tools.filter((tool) => tool.name === name).length
  return servers > 1 ? `${servers} servers have a tool \`${name}\`.` : `No tool is named \`${name}\`.`
}

function hintOf(name: string, tools: readonly ToolEntry[]): string {
  const onServers = tools.filter((tool) => tool.name === name)
  if (onServers.length > 1) return `Say which: ${quoted(onServers)}.`
  const sharing = tools.filter((tool) => tool.tool_id === name)
  return sharing.length > 1 ? `Say which of its actions: ${quoted(sharing)}.` : nearestTool(name, tools)
}

function quoted(tools: readonly ToolEntry[]): string {
  return tools.map((tool) => `\`${traceName(tool)}\``).join(', ')
}

function nearestTool(name: string, tools: readonly ToolEntry[]): string {
  const near = nearest(name, toolSpellings(tools))
  return near === undefined ? `The tools are ${listed(tools.map(traceName))}.` : `Did you mean \`${near}\`?`
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
