import { type DataFlow, dataFlow, type Trails } from './data-flow.ts'
import type { JudgedTurn } from './judge-turns.ts'
import { orderOfEvents } from './order-of-events.ts'
import type { CauseSource, PairedDialog, TurnScore } from './types.ts'

export type Attribution = Pick<TurnScore, 'attribution' | 'caused_by'>

/**
 * Tells failures that start in their turn (root causes) from those that only consumed what a failed turn gave
 * (cascades). Per turn the best source of knowledge decides: `depends_on`, data flow, order.
 *
 * @returns by index of the turn; nothing for turns that passed
 */
export function attribute(turns: readonly JudgedTurn[], dialog: PairedDialog): readonly Attribution[] {
  const found: Attribution[] = turns.map(() => ({}))
  const earlier: Event[] = []
  const trails: Trails = new WeakMap()
  for (const index of orderOfEvents(turns)) {
    const turn = turns[index]
    if (turn === undefined) continue
    const event = { turn, root: turn.paired.gold.turn_no }
    const cause = turn.passed ? undefined : causeOf(turn, earlier, dialog, trails)
    if (cause !== undefined) {
      event.root = cause.by.root
      found[index] = { attribution: 'cascade', caused_by: describe(cause) }
    } else if (!turn.passed) found[index] = { attribution: 'root' }
    earlier.push(event)
  }
  return found
}

/** A turn that has happened, and the turn number of the root cause that its failure leads back to. */
interface Event {
  readonly turn: JudgedTurn
  root: number
}

interface Cause {
  readonly by: Event
  readonly source: CauseSource
  readonly flow?: DataFlow
}

/** An argument or an operation too many is nothing that a wrong input asks for. */
const ALWAYS_ROOT = new Set(['extra_parameters', 'action_mismatch'])

function causeOf(turn: JudgedTurn, earlier: readonly Event[], dialog: PairedDialog, trails: Trails): Cause | undefined {
  if (ALWAYS_ROOT.has(turn.reason ?? '')) return undefined
  return (
    byDependency(turn, earlier) ??
    byDataFlow(turn, earlier, dialog, trails) ??
    // an author who says what a turn consumes has said that it consumes nothing else
    (turn.paired.gold.depends_on === undefined ? byOrder(turn, earlier) : undefined)
  )
}

function byDependency({ paired }: JudgedTurn, earlier: readonly Event[]): Cause | undefined {
  const consumed = new Set(paired.gold.depends_on ?? [])
  const by = earlier.findLast((event) => !event.turn.passed && consumed.has(event.turn.paired.gold.turn_no))
  return by === undefined ? undefined : { by, source: 'depends_on' }
}

function byDataFlow(
  turn: JudgedTurn,
  earlier: readonly Event[],
  dialog: PairedDialog,
  trails: Trails,
): Cause | undefined {
  const made = turn.paired.position
  if (made === undefined || !turn.hasPartner) return undefined
  const settled = ({ paired }: JudgedTurn) => paired.settled ?? paired.position ?? Number.POSITIVE_INFINITY
  const upstream = earlier.filter((event) => isFailedCall(event.turn) && settled(event.turn) < made).reverse()
  // with no result on record nothing is known of what went from turn to turn
  if (!upstream.some((event) => resultOf(event.turn) !== undefined)) return undefined
  const said = dialog.userMessages.filter((message) => message.position < made)
  const calls = upstream.map((event) => event.turn)
  const flow = dataFlow(turn, calls, said, trails)
  const by = flow === undefined ? undefined : upstream.find((event) => event.turn === flow.from)
  return flow === undefined || by === undefined ? undefined : { by, source: 'data_flow', flow }
}

/** Assumed where no result says better, and for what was not done at all: since a call failed, every call failed. */
function byOrder(turn: JudgedTurn, earlier: readonly Event[]): Cause | undefined {
  const calls = earlier.filter((event) => event.turn.kind === 'action' && isSameSegment(event.turn, turn))
  const isRecorded = calls.some((event) => isFailedCall(event.turn) && resultOf(event.turn) !== undefined)
  const last = calls.at(-1)
  if (last === undefined || last.turn.passed || (isRecorded && turn.hasPartner)) return undefined
  return { by: last, source: 'assumed' }
}

function isFailedCall(turn: JudgedTurn): boolean {
  return turn.kind === 'action' && !turn.passed
}

function isSameSegment(a: JudgedTurn, b: JudgedTurn): boolean {
  return a.paired.segment === b.paired.segment
}

function resultOf({ paired }: JudgedTurn) {
  return paired.predicted?.kind === 'action' ? paired.predicted.result : undefined
}

function describe({ by, source, flow }: Cause): NonNullable<TurnScore['caused_by']> {
  return {
    turn_no: by.turn.paired.gold.turn_no,
    source,
    root_turn_no: by.root,
    ...(flow !== undefined && { value: flow.value }),
    ...(flow?.confirmed === true && { confirmed: true }),
  }
}
