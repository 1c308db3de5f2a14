import { interfaceFingerprint } from '../fingerprint.ts'
import type { Suite } from '../schema/suite.ts'
import type { ToolEntry } from '../schema/tools.ts'

/**
 * The suite that an agent is measured with: the agent of one side, everything else of the other. The agent's are its
 * block, its files, and what it is shown of the tools; tasks, gold, policy, limits, state, fixture, and how the tools answer are the copies' own.
 *
 * Fingerprints of the world are those of the copies, since that is what the attempts are made in.
 */
export function composeSuite({ copies, agent }: { readonly copies: Suite; readonly agent: Suite }): Suite {
  const tools = composeTools(copies.tools, agent.tools)
  const { interface: _, ...parts } = agent.fingerprints.agent
  return {
    ...copies,
    agent: agent.agent,
    tools,
    fingerprints: { ...copies.fingerprints, agent: { ...parts, ...interfaceFingerprint(tools) } },
  }
}

/**
 * Tools as one side shows them and as the other side lets them answer, in the order of the former. A tool that only the
 * agent's side has answers as it says there: the other side has no copy of it.
 */
function composeTools(copies: readonly ToolEntry[], shown: readonly ToolEntry[]): ToolEntry[] {
  return shown.map((tool) => {
    const copy = counterpart(copies, tool)
    if (copy === undefined) return tool
    const { name, description, input_schema } = tool
    const { description: _d, input_schema: _i, aliases = [], ...rest } = copy
    // gold may still call a renamed tool by its old name
    const names = copy.name === name ? aliases : [...aliases.filter((alias) => alias !== name), copy.name]
    return {
      ...rest,
      name,
      ...(names.length > 0 && { aliases: names }),
      ...(description !== undefined && { description }),
      ...(input_schema !== undefined && { input_schema }),
    }
  })
}

/** The same tool on another side: by what its author keeps when it is renamed, else by name. */
export function counterpart(tools: readonly ToolEntry[], tool: ToolEntry): ToolEntry | undefined {
  const kept = tools.filter((one) => tool.tool_id !== undefined && sameIdentity(one, tool))
  return (kept.length === 1 ? kept[0] : undefined) ?? tools.find((one) => one.name === tool.name)
}

function sameIdentity(a: ToolEntry, b: ToolEntry): boolean {
  return a.tool_id === b.tool_id && a.action === b.action
}
