import { finding } from '../codes.ts'
import { type Check, notStated, result } from './view.ts'

/** Every expected tool was executed, successfully or not. Names count as a set; repeats are the order's matter. */
export const requiredToolsPresent: Check = ({ expected, executed }) => {
  if (expected === undefined) return notStated()
  const called = new Set(executed.map((call) => call.tool))
  const missing = [...new Set(expected.flat())].filter((tool) => !called.has(tool))
  return result(missing.map((tool) => finding('tool_not_called', { tool })))
}
