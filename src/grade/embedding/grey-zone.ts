import type { Json } from '../../json.ts'
import type { FieldCompare } from '../../suite/schema/common.ts'
import type { Comparison } from '../ports.ts'
import { isGrey } from '../similarity/grey-zone.ts'

/** Whether a comparison of words was left undecided: exact, typed and vetoed ones are settled whatever a model says. */
export function isUndecided(found: Comparison): boolean {
  return found.tier === 'lexical' && isGrey(found)
}

/** Whether two values are free sentences; short and typed values mean what they say. */
export function areSentences(
  gold: Json,
  predicted: Json,
  { kind }: Pick<FieldCompare, 'kind'>,
): readonly [string, string] | undefined {
  if (kind !== undefined && kind !== 'text') return undefined
  return isSentence(gold) && isSentence(predicted) ? [gold, predicted] : undefined
}

const FEWEST_WORDS = 4
const MOST_CHARS = 4000

/** Four words or more, and not a whole document. */
export function isSentence(value: Json): value is string {
  if (typeof value !== 'string' || value.length > MOST_CHARS) return false
  return (value.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS
}
