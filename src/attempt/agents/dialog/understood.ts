import type { AgentEnd } from '../../outcome.ts'
import type { AgentReport } from '../../sandbox/session.ts'

/** An agent that printed something, and no event at all, does not speak the protocol. */
export function understoodEnd(
  end: AgentEnd,
  understood: number,
  { broken_lines: broken }: AgentReport['evidence'],
): AgentEnd {
  const isWell = end.kind === 'done' || (end.kind === 'exited' && end.code === 0)
  if (!isWell || understood > 0 || broken === undefined) return end
  const first = broken.first[0]?.line ?? 1
  const message = `the agent printed ${broken.count} lines, none of them a trace event (the first one is line ${first})`
  return { kind: 'not_understood', message }
}
