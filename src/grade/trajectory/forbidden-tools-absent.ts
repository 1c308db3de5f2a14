import type { AgentCall } from '../../trace/views.ts'
import { finding } from '../codes.ts'
import { type Check, notStated, passed, result } from './view.ts'

/** No forbidden tool was executed; a refused call of one is reported and fails nothing. */
export const forbiddenToolsAbsent: Check = ({ forbidden, executed, refused }) => {
  if (forbidden === undefined) return notStated()
  const tried = tally(forbidden, refused).map((args) => finding('forbidden_tool_refused', args))
  const done = tally(forbidden, executed).map((args) => finding('forbidden_tool_executed', args))
  return done.length === 0 ? passed(tried) : result([...done, ...tried])
}

function tally(forbidden: readonly string[], calls: readonly AgentCall[]): { tool: string; count: number }[] {
  return [...new Set(forbidden)]
    .map((tool) => ({ tool, count: calls.filter((call) => call.tool === tool).length }))
    .filter(({ count }) => count > 0)
}
