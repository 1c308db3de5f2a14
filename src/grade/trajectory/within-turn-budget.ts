import { finding } from '../codes.ts'
import { type Check, notStated, result } from './view.ts'

/** At most `max_turns` calls were executed. */
export const withinTurnBudget: Check = ({ maxTurns, executed }) => {
  if (maxTurns === undefined) return notStated()
  return result(
    executed.length <= maxTurns ? [] : [finding('over_budget', { executed: executed.length, max: maxTurns })],
  )
}
