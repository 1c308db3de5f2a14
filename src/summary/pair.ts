import { z } from 'zod'
import { FieldCompare, JsonValue } from '../suite/schema/common.ts'

/** What every line of a file of pairs has, labelled or not. */
export const PAIR = {
  gold: JsonValue,
  predicted: JsonValue,
  mode: z.enum(['value', 'response']).optional(),
  kind: FieldCompare.shape.kind,
}

interface Pair {
  readonly gold?: unknown
  readonly predicted?: unknown
  readonly mode?: 'value' | 'response' | undefined
  readonly kind?: string | undefined
  readonly must_mention?: readonly string[] | undefined
}

/** A check of zod: what a line says fits its mode; `others` hold where the line says nothing. */
export function fitsMode(others: Pick<Pair, 'mode' | 'kind'> = {}) {
  return (pair: Pair, context: z.RefinementCtx): void => {
    const say = (key: keyof Pair, message: string, hint: string) =>
      context.addIssue({ code: 'custom', path: [key], message, params: { hint } })
    if ((pair.mode ?? others.mode ?? 'value') === 'value') {
      if (pair.must_mention !== undefined) say('must_mention', OF_REPLIES, 'Take it out, or use mode response.')
      return
    }
    for (const key of ['gold', 'predicted'] as const) {
      if (typeof pair[key] !== 'string') say(key, 'must be a text in mode response', 'Use mode value for other values.')
    }
    if (pair.kind !== undefined) say('kind', KIND_OF_REPLY, 'Take it out, or use mode value.')
    else if (others.kind !== undefined) say('mode', KIND_OF_REPLY, 'Leave out --kind, or use mode value.')
  }
}

const OF_REPLIES = '`must_mention` is for replies, and the mode is value.'
export const KIND_OF_REPLY = 'A reply has no kind: in mode response its facts and claims are compared.'
