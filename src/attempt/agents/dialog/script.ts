import type { Json } from '../../../json.ts'
import { compilePattern } from '../../../suite/pattern.ts'
import type { UserTurn } from '../../../suite/schema/task.ts'
import { checkState } from '../../../suite/state-check.ts'
import type { Session } from '../../sandbox/session.ts'

/** The scripted user of one attempt. */
export interface ScriptedUser {
  /** What the user says to a reply, recorded as it is said; undefined when there is nothing more to say. */
  next(reply: string): UserWords | undefined
}

export interface UserWords {
  /** From 1, in the task's `turns`. */
  readonly turn: number
  readonly text: string
}

export function scriptedUser({ planned, recorder, state }: ScriptedSession): ScriptedUser {
  let said = 0
  return {
    next(reply) {
      const turn = nextTurn(planned.task.turns, said, reply, state())
      if (turn === undefined) return undefined
      said = turn.index + 1
      recorder.record({ event: 'user', text: turn.text, turn: said })
      return { turn: said, text: turn.text }
    },
  }
}

type ScriptedSession = Pick<Session, 'planned' | 'recorder' | 'state'>

interface NextTurn {
  /** From 0, in the task's `turns`. */
  readonly index: number
  readonly text: string
}

/** The scripted user's next words from turn `from` on, or undefined when there is nothing more to say. */
function nextTurn(
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
