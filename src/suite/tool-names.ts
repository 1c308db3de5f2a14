import type { ToolEntry } from './schema/tools.ts'

/** A tool as every stage names it, whatever spelling a client or an author used. */
export interface ResolvedTool {
  /** The entry's provider-legal name; without an entry, the name as it was given. */
  readonly name: string
  readonly tool_id: string
  readonly action?: string
  /** Absent: no entry of the table has this name, or there is no table. */
  readonly entry?: ToolEntry
}

/**
 * Resolves a tool's name through the suite's table. In this order: the provider-legal `name`; an alias; `tool_id` and
 * `action` joined by `.` or `__`; `tool_id` alone, where one entry only has it; then the same for what remains when a
 * client's prefix (`mcp__<server>__`, `<server>__`) is taken off, shortest prefix first. A name that no entry has, and
 * every name where there is no table (`tools` empty), is split at its last `.` or `__` into `tool_id` and `action`.
 */
export function resolveTool(tools: readonly ToolEntry[], name: string): ResolvedTool {
  for (const spelling of withoutPrefixes(name)) {
    const entry = findEntry(tools, spelling)
    if (entry !== undefined) return fromEntry(entry)
  }
  return split(name)
}

/**
 * Resolves the tool of a gold or dialog turn, which may state `tool_id` and `action` apart. Without an entry the two
 * are kept as they are, and the name is `tool_id.action`.
 */
export function resolveAction(
  tools: readonly ToolEntry[],
  turn: { readonly tool_id: string; readonly action?: string | undefined },
): ResolvedTool {
  const { tool_id, action } = turn
  if (action === undefined) return resolveTool(tools, tool_id)
  const entry =
    tools.find((tool) => tool.tool_id === tool_id && tool.action === action) ??
    ['_', '.', '__'].map((joint) => byName(tools, `${tool_id}${joint}${action}`)).find((tool) => tool !== undefined)
  return entry === undefined ? { name: `${tool_id}.${action}`, tool_id, action } : fromEntry(entry)
}

/** Every spelling that leads to a tool of the table, for "did you mean". */
export function toolSpellings(tools: readonly ToolEntry[]): readonly string[] {
  return tools.flatMap((tool) => [
    tool.name,
    ...(tool.aliases ?? []),
    ...(tool.tool_id === undefined
      ? []
      : [tool.action === undefined ? tool.tool_id : `${tool.tool_id}.${tool.action}`]),
  ])
}

function withoutPrefixes(name: string): string[] {
  const spellings = [name]
  for (let at = name.indexOf('__'); at >= 0; at = name.indexOf('__', at + 2)) {
    if (at > 0 && at + 2 < name.length) spellings.push(name.slice(at + 2))
  }
  return spellings
}

function findEntry(tools: readonly ToolEntry[], name: string): ToolEntry | undefined {
  const named = byName(tools, name) ?? tools.find((tool) => joined(tool).includes(name))
  if (named !== undefined) return named
  const sharing = tools.filter((tool) => tool.tool_id === name)
  return sharing.length === 1 ? sharing[0] : undefined
}

function byName(tools: readonly ToolEntry[], name: string): ToolEntry | undefined {
  return tools.find((tool) => tool.name === name) ?? tools.find((tool) => tool.aliases?.includes(name))
}

function joined(tool: ToolEntry): string[] {
  if (tool.tool_id === undefined || tool.action === undefined) return []
  return ['.', '__'].map((joint) => `${tool.tool_id}${joint}${tool.action}`)
}

function fromEntry(entry: ToolEntry): ResolvedTool {
  const tool_id = entry.tool_id ?? entry.name
  return { name: entry.name, tool_id, ...(entry.action === undefined ? {} : { action: entry.action }), entry }
}

function split(name: string): ResolvedTool {
  const dot = name.lastIndexOf('.')
  const dashes = name.lastIndexOf('__')
  const at = Math.max(dot, dashes)
  const end = at === dashes ? at + 2 : at + 1
  if (at <= 0 || end >= name.length) return { name, tool_id: name }
  return { name, tool_id: name.slice(0, at), action: name.slice(end) }
}
