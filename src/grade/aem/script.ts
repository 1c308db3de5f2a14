import type { GoldTurn } from '../../suite/schema/gold.ts'
import type { UserTurn } from '../../suite/schema/task.ts'
import type { TraceEvent } from '../../trace/events.ts'
import type { UserMessage } from './types.ts'

/** A dialog's segments: one for each turn of the scripted user. */
export interface Script {
  /** By index in the gold, the segment (0-based) of the turn. */
  readonly goldSegment: readonly number[]
  /** By user message of the trace, the segment (0-based) that it starts. */
  readonly sentSegment: readonly number[]
  /** What the user said, in order; positions in the trace, −1 where the trace does not record the words. */
  readonly messages: readonly UserMessage[]
}

/**
 * Which segment each gold turn and each stretch of the trace belongs to. `User` rows of the gold part it; without any
 * the whole dialog is one segment. A scripted turn that was not sent keeps its number: its gold has no partner.
 */
export function readScript(
  gold: readonly GoldTurn[],
  turns: readonly UserTurn[],
  events: readonly TraceEvent[],
): Script {
  const rows = gold.flatMap((turn) => (turn.turn === 'User' ? [wordsOf(turn)] : []))
  const sent = events.flatMap((event, position) =>
    event.event === 'user' ? [{ text: event.text, position, turn: event.turn }] : [],
  )
  // an imported task has no script of its own; its gold says what the user said
  const script: readonly ScriptedTurn[] =
    turns.length > 0
      ? turns.map((turn) => ({ text: turn.user, maySkip: turn.when !== undefined }))
      : rows.map((text) => ({ text, maySkip: true }))
  if (rows.length === 0) {
    const messages = sent.map(({ text, position }) => ({ text, position, segment: 0 }))
    const scripted = script.slice(0, 1).map(({ text }) => ({ text, position: -1, segment: 0 }))
    const goldSegment = gold.map(() => 0)
    return { goldSegment, sentSegment: sent.map(() => 0), messages: sent.length > 0 ? messages : scripted }
  }
  const sentSegment = place(sent, script)
  return {
    goldSegment: segmentsOfGold(
      gold,
      place(
        rows.map((text) => ({ text })),
        script.map(skippable),
      ),
    ),
    sentSegment,
    messages:
      sent.length > 0
        ? sent.map(({ text, position }, index) => ({ text, position, segment: sentSegment[index] ?? 0 }))
        : script.map(({ text }, segment) => ({ text, position: -1, segment })),
  }
}

interface ScriptedTurn {
  readonly text: string
  /** It has a condition, so that it may not have been sent. */
  readonly maySkip: boolean
}

/**
 * The scripted turn of each message, in order: by the number that the recorder gave, else the next turn with these very
 * words that only skippable turns come before, else the next turn. What comes after the last turn belongs to it.
 */
function place(
  messages: readonly { readonly text: string; readonly turn?: number | undefined }[],
  script: readonly ScriptedTurn[],
): readonly number[] {
  let next = 0
  return messages.map(({ text, turn }) => {
    const recorded = turn === undefined ? undefined : turn - 1
    const found = recorded ?? nextWithText(text, script, next) ?? next
    const at = Math.max(0, Math.min(found, script.length - 1))
    next = at + 1
    return at
  })
}

function nextWithText(text: string, script: readonly ScriptedTurn[], from: number): number | undefined {
  for (let index = from; index < script.length; index += 1) {
    if (script[index]?.text.trim() === text.trim()) return index
    if (script[index]?.maySkip !== true) return undefined
  }
  return undefined
}

/** A `User` row may be left out of the gold where nothing is scored. */
function skippable({ text }: ScriptedTurn): ScriptedTurn {
  return { text, maySkip: true }
}

/** Turns before the first `User` row belong to the first segment. */
function segmentsOfGold(gold: readonly GoldTurn[], ofRow: readonly number[]): readonly number[] {
  let row = -1
  return gold.map((turn) => {
    if (turn.turn === 'User') row += 1
    return row < 0 ? 0 : (ofRow[row] ?? 0)
  })
}

function wordsOf(turn: GoldTurn): string {
  return 'response' in turn.gold_turn ? turn.gold_turn.response : ''
}
