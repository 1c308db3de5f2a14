import type { Json } from '../../json.ts'
import { actionOf } from './gold-turns.ts'
import type { JudgedTurn } from './judge-turns.ts'
import { type Leaf, leavesOf } from './leaves.ts'
import { carries, isInWords, mayLink, type Trail, trailOf, wordsOf, wordsThatMatter } from './trail.ts'
import type { UserMessage } from './types.ts'

export interface DataFlow {
  /** The failed turn whose result, else whose arguments, hold the value. */
  readonly from: JudgedTurn
  readonly value: Json
  readonly confirmed?: true
}

/** Remembers, per failed turn, what its call took and gave. */
export type Trails = WeakMap<JudgedTurn, { readonly result: Trail; readonly args: Trail }>

/**
 * Where the wrong values of a failed turn came from, if all of them came from turns that had failed before. Undefined:
 * some field is wrong by itself, or nothing is known of where its value came from.
 *
 * @param upstream failed calls that were settled before this turn was made, latest first
 * @param said what the user had said by then
 */
export function dataFlow(
  turn: JudgedTurn,
  upstream: readonly JudgedTurn[],
  said: readonly UserMessage[],
  trails: Trails,
): DataFlow | undefined {
  if (upstream.length === 0) return undefined
  const words = wordsOf(said.map((message) => message.text).join('\n'))
  const link = (value: Leaf) => (isInWords(value, words) ? undefined : sourceOf(value, upstream, trails))
  return turn.kind === 'response' ? ofReply(turn, link) : ofCall(turn, link)
}

type Link = (value: Leaf) => JudgedTurn | undefined

/** One link is enough: a reply says more than it took over. */
function ofReply({ paired }: JudgedTurn, link: Link): DataFlow | undefined {
  const { gold, predicted } = paired
  if (predicted?.kind !== 'response' || !('response' in gold.gold_turn)) return undefined
  for (const value of wordsThatMatter(predicted.response, gold.gold_turn.response)) {
    const from = link(value)
    if (from !== undefined) return { from, value }
  }
  return undefined
}

/** Every field that is wrong must have come from somewhere. */
function ofCall(turn: JudgedTurn, link: Link): DataFlow | undefined {
  const fields = wrongFields(turn)
  if (fields === undefined || fields.length === 0) return undefined
  const flows = fields.map(({ gold, predicted }) => ofField(gold, predicted, link))
  return flows.some((flow) => flow === undefined) ? undefined : flows[0]
}

interface WrongField {
  readonly gold: Json | undefined
  readonly predicted: Json | undefined
}

/** Undefined: something is wrong that no value can explain, such as a key that is missing. */
function wrongFields({ paired, call }: JudgedTurn): readonly WrongField[] | undefined {
  const { predicted } = paired
  if (call === undefined || predicted?.kind !== 'action') return undefined
  // the arguments of another tool are compared as one whole: its keys are not those of the gold
  if (!call.sameAction) return [{ gold: actionOf(paired.gold)?.args, predicted: predicted.args }]
  if (call.missing.length + call.extra.length > 0) return undefined
  return call.fields.flatMap(({ equivalent, gold, predicted }) => (equivalent ? [] : [{ gold, predicted }]))
}

/** All values that the gold lacks there and that can be traced at all were carried over, and at least one was. */
function ofField(gold: Json | undefined, predicted: Json | undefined, link: Link): DataFlow | undefined {
  const right = new Set(leavesOf(gold).map((leaf) => JSON.stringify(leaf)))
  const wrong = leavesOf(predicted).filter((leaf) => mayLink(leaf) && !right.has(JSON.stringify(leaf)))
  const flows = wrong.map((value) => ({ value, from: link(value) }))
  const [first] = flows
  if (first?.from === undefined || flows.some(({ from }) => from === undefined)) return undefined
  const { from, value } = first
  return isConfirmed(gold, from) ? { from, value, confirmed: true } : { from, value }
}

/** The right value stands in the right result of that turn, so the two do belong together. */
function isConfirmed(gold: Json | undefined, { paired }: JudgedTurn): boolean {
  const results = leavesOf(paired.gold.result)
  if (results.length === 0) return false
  const trail = trailOf(paired.gold.result)
  return leavesOf(gold).some((leaf) => mayLink(leaf) && carries(trail, leaf))
}

/** The latest turn that gave the value, else the latest one that was given it. */
function sourceOf(value: Leaf, upstream: readonly JudgedTurn[], trails: Trails): JudgedTurn | undefined {
  if (!mayLink(value)) return undefined
  const parts = ['result', 'args'] as const
  for (const part of parts) {
    const found = upstream.find((turn) => carries(trailsOf(turn, trails)[part], value))
    if (found !== undefined) return found
  }
  return undefined
}

function trailsOf(turn: JudgedTurn, trails: Trails) {
  const known = trails.get(turn)
  if (known !== undefined) return known
  const { predicted } = turn.paired
  const call = predicted?.kind === 'action' ? predicted : undefined
  const made = { result: trailOf(call?.result), args: trailOf(call?.args) }
  trails.set(turn, made)
  return made
}
