import type { Json } from '../../../json.ts'
import { compilePattern } from '../../../suite/pattern.ts'
import type { UserTurn } from '../../../suite/schema/task.ts'
import { checkState } from '../../../suite/state-check.ts'

export interface NextTurn {
  /** From 0, in the task's `turns`. */
  readonly index: number
  readonly text: string
}

/** The scripted user's next words from turn `from` on, or undefined when there is nothing more to say. */
export function nextTurn(
  turns: readonly UserTurn[],
  from: number,
  lastReply: string,
  state: Json | undefined,
): NextTurn | undefined {
  for (const [index, turn] of turns.entries()) {
    if (index < from) continue
    if (applies(turn.when, lastReply, state)) return { index, text: turn.user }
    if (turn.else === 'end') return undefined
  }
  return undefined
}

function applies(when: UserTurn['when'], lastReply: string, state: Json | undefined): boolean {
  const asked = when?.asked === undefined || compilePattern(when.asked, { ignoreCase: true }).test(lastReply)
  return asked && (when?.state ?? []).every((check) => checkState(state, check).ok)
}
