import { canonical, type Json } from '../json.ts'
import type { ToolEntry } from './schema/tools.ts'

/**
 * What stays when an author renames a tool or moves it to another server: `tool_id` with `action`, else the name; where
 * tools of one table share that, server and name besides. Fingerprints and everything drawn by the seed go by it.
 */
export function toolIdentity(tool: ToolEntry, tools: readonly ToolEntry[]): Json {
  const own = keptName(tool)
  const sharing = tools.filter((other) => canonical(keptName(other)) === canonical(own))
  return sharing.length > 1 ? [own, tool.server ?? null, tool.name] : own
}

function keptName({ name, tool_id, action }: ToolEntry): Json {
  return tool_id === undefined ? name : [tool_id, action ?? null]
}
