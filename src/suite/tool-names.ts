import { DEFAULT_SERVER } from './schema/doubles.ts'
import type { ToolEntry } from './schema/tools.ts'

/** A tool as every stage names it, whatever spelling a client or an author used. */
export interface ResolvedTool {
  /** The entry's name in traces (`traceName`); without an entry, the name as it was given. */
  readonly name: string
  readonly tool_id: string
  readonly action?: string
  /** Absent: no entry of the table has this name, or there is no table. */
  readonly entry?: ToolEntry
}

/** The name of a tool in traces, of which a table has each once: `search`, and on a server of its own `crm__search`. */
export function traceName({ server, name }: Pick<ToolEntry, 'server' | 'name'>): string {
  return server === undefined ? name : `${server}__${name}`
}

/** The names that a client may know a tool by that traces name so: the clients of a server know its tools by their own. */
export function shownNames(tools: readonly ToolEntry[], name: string): readonly string[] {
  const entry = tools.find((tool) => traceName(tool) === name)
  return entry?.server === undefined ? [name] : [name, entry.name]
}

/**
 * Resolves a tool's name through the suite's table. In this order: its name in traces; the provider-legal `name`, where
 * one entry only has it; an alias; `tool_id` and `action` joined by `.` or `__`; `tool_id` alone, where one entry only
 * has it; then the same for what remains when a client's prefix (`mcp__<server>__`, `<server>__`) is taken off, shortest
 * prefix first. A prefix that names a server of the table leads to tools of that server only. A name that no entry has,
 * and every name where there is no table (`tools` empty), is split at its last `.` or `__` into `tool_id` and `action`.
 */
export function resolveTool(tools: readonly ToolEntry[], name: string): ResolvedTool {
  for (const { rest, prefix } of withoutPrefixes(name)) {
    const entry = findEntry(servedBy(tools, prefix), rest)
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
    traceName(tool),
    ...(tool.aliases ?? []),
    ...(tool.tool_id === undefined
      ? []
      : [tool.action === undefined ? tool.tool_id : `${tool.tool_id}.${tool.action}`]),
  ])
}

interface Spelling {
  readonly rest: string
  /** The part before `rest`, without the joint. */
  readonly prefix: string | undefined
}

function withoutPrefixes(name: string): Spelling[] {
  const spellings: Spelling[] = [{ rest: name, prefix: undefined }]
  let from = 0
  for (let at = name.indexOf('__'); at >= 0; at = name.indexOf('__', at + 2)) {
    if (at > 0 && at + 2 < name.length) spellings.push({ rest: name.slice(at + 2), prefix: name.slice(from, at) })
    from = at + 2
  }
  return spellings
}

function servedBy(tools: readonly ToolEntry[], server: string | undefined): readonly ToolEntry[] {
  if (server === DEFAULT_SERVER) return tools.filter((tool) => tool.server === undefined)
  const served = server === undefined ? [] : tools.filter((tool) => tool.server === server)
  return served.length === 0 ? tools : served
}

function findEntry(tools: readonly ToolEntry[], name: string): ToolEntry | undefined {
  const named = byName(tools, name) ?? tools.find((tool) => joined(tool).includes(name))
  return named ?? only(tools.filter((tool) => tool.tool_id === name))
}

function byName(tools: readonly ToolEntry[], name: string): ToolEntry | undefined {
  return (
    tools.find((tool) => traceName(tool) === name) ??
    only(tools.filter((tool) => tool.name === name)) ??
    tools.find((tool) => tool.aliases?.includes(name))
  )
}

function only(tools: readonly ToolEntry[]): ToolEntry | undefined {
  return tools.length === 1 ? tools[0] : undefined
}

function joined(tool: ToolEntry): string[] {
  if (tool.tool_id === undefined || tool.action === undefined) return []
  return ['.', '__'].map((joint) => `${tool.tool_id}${joint}${tool.action}`)
}

function fromEntry(entry: ToolEntry): ResolvedTool {
  const name = traceName(entry)
  const tool_id = entry.tool_id ?? name
  return { name, tool_id, ...(entry.action === undefined ? {} : { action: entry.action }), entry }
}

function split(name: string): ResolvedTool {
  const dot = name.lastIndexOf('.')
  const dashes = name.lastIndexOf('__')
  const at = Math.max(dot, dashes)
  const end = at === dashes ? at + 2 : at + 1
  if (at <= 0 || end >= name.length) return { name, tool_id: name }
  return { name, tool_id: name.slice(0, at), action: name.slice(end) }
}
