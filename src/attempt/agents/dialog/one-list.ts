import type { ToolEntry } from '../../../suite/schema/tools.ts'
import { traceName } from '../../../suite/tool-names.ts'
import type { Settled } from '../../sandbox/doubles.ts'
import type { Session } from '../../sandbox/session.ts'
import { fittingArguments } from './fitted.ts'

/** The tools of all servers in one list, for agents that know of no servers. */
export interface ToolList {
  readonly tools: readonly ListedTool[]
  /** As over MCP; a name that is not in the list is refused. Undefined when the attempt ended first. */
  call(name: string, args: unknown): Promise<Settled | undefined>
}

export interface ListedTool extends Pick<ToolEntry, 'description' | 'input_schema'> {
  /** As traces have it: `search`, and on a server of its own `crm__search`. */
  readonly name: string
}

export function oneList({ tools, doubles }: Pick<Session, 'tools' | 'doubles'>): ToolList {
  const byName = new Map(tools.map((entry) => [traceName(entry), entry]))
  return {
    tools: tools.map((entry) => ({
      name: traceName(entry),
      ...(entry.description !== undefined && { description: entry.description }),
      input_schema: { ...entry.input_schema, type: 'object' },
    })),
    call(name, args) {
      const entry = byName.get(name)
      return doubles.call(entry?.name ?? name, fittingArguments(args), entry?.server)
    },
  }
}
