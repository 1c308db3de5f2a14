import { z } from 'zod'
import type { Similarity } from '../../grade/ports.ts'
import { FieldCompare, JsonValue } from '../../suite/schema/common.ts'
import { readJsonLines } from '../json-lines.ts'
import type { LabelledItem, LabelledItems } from './types.ts'

/** What a person says: yes or no, or how much from 0 to 1. */
export const HumanLabel = z.union([z.boolean(), z.number().min(0).max(1)], {
  error: 'must be true, false, or a number from 0 to 1',
})

const LabelledPair = z
  .strictObject({
    id: z.string().min(1).exactOptional(),
    gold: JsonValue,
    predicted: JsonValue,
    label: HumanLabel,
    mode: z.enum(['value', 'response']).default('value'),
    kind: FieldCompare.shape.kind,
  })
  .refine(
    ({ mode, gold, predicted }) => mode === 'value' || (typeof gold === 'string' && typeof predicted === 'string'),
    {
      error: 'a response is a text on both sides',
    },
  )
type LabelledPair = z.infer<typeof LabelledPair>

/**
 * Reads labelled pairs, one JSON object on a line, and scores them.
 * @throws UserError with the problems of all lines
 */
export function scorePairs(text: string, file: string, similarity: Similarity): LabelledItems {
  const pairs = readJsonLines(text, LabelledPair, { file, title: 'a pair' })
  const modes = distinct(pairs.map(({ value }) => value.mode))
  const kinds = distinct(pairs.flatMap(({ value }) => (value.kind === undefined ? [] : [`kind ${value.kind}`])))
  const items = pairs.map(({ line, value }): LabelledItem => {
    const { gold, predicted, mode, kind } = value
    const { score, equivalent, reason } = compared(value, similarity)
    return {
      name: value.id ?? `line ${line}`,
      groups: ['all', mode, ...(kind === undefined ? [] : [`kind ${kind}`])],
      score,
      accepted: equivalent,
      label: Number(value.label),
      gold,
      predicted,
      reason,
    }
  })
  return { source: 'pairs', items, groups: ['all', ...(modes.length > 1 ? modes : []), ...kinds], skipped: {} }
}

function compared({ gold, predicted, mode, kind }: LabelledPair, similarity: Similarity) {
  if (mode === 'response' && typeof gold === 'string' && typeof predicted === 'string') {
    return similarity.compareReplies(gold, predicted)
  }
  return similarity.compareValues(gold, predicted, kind === undefined ? {} : { kind })
}

function distinct<T>(values: readonly T[]): T[] {
  return [...new Set(values)].sort()
}
