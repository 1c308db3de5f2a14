import { z } from 'zod'
import { type Problem, UserError } from '../../errors.ts'
import type { Similarity } from '../../grade/ports.ts'
import { limited } from '../../trace/import/limited.ts'
import { type JsonLine, readJsonLines } from '../json-lines.ts'
import { fitsMode, PAIR } from '../pair.ts'
import type { LabelledItem, LabelledItems } from './types.ts'

/** What a person says: yes or no, or how much from 0 to 1. */
export const HumanLabel = z.union([z.boolean(), z.number().min(0).max(1)], {
  error: 'must be true, false, or a number from 0 to 1',
})

const LabelledPair = z
  .strictObject({ id: z.string().min(1).exactOptional(), ...PAIR, label: HumanLabel })
  .superRefine(fitsMode())
type LabelledPair = z.infer<typeof LabelledPair>

const FORM =
  'Each line is an object with `gold`, `predicted` and `label`, such as {"gold": "NYC", "predicted": "New York", "label": true}.'

/**
 * Reads labelled pairs, one JSON object on a line, and scores them.
 * @throws UserError with the problems of all lines
 */
export function scorePairs(text: string, file: string, similarity: Similarity): LabelledItems {
  const pairs = readJsonLines(text, LabelledPair, { file, form: FORM })
  const repeated = repetitions(pairs, file)
  if (repeated.length > 0) throw new UserError(limited(repeated, file))
  const items = pairs.map(({ line, value }): LabelledItem => {
    const { id, gold, predicted, label, mode = 'value', kind } = value
    const { score, equivalent, reason } = compared(value, similarity)
    return {
      name: id ?? `line ${line}`,
      groups: ['all', mode, ...(kind === undefined ? [] : [`kind ${kind}`])],
      score,
      accepted: equivalent,
      label: Number(label),
      gold,
      predicted,
      reason,
    }
  })
  const modes = distinct(pairs.map(({ value }) => value.mode ?? 'value'))
  const kinds = distinct(pairs.flatMap(({ value }) => (value.kind === undefined ? [] : [`kind ${value.kind}`])))
  return { source: 'pairs', items, groups: ['all', ...(modes.length > 1 ? modes : []), ...kinds], skipped: {} }
}

function repetitions(pairs: readonly JsonLine<LabelledPair>[], file: string): Problem[] {
  const seen = new Map<string, number>()
  return pairs.flatMap(({ line, value: { id } }): Problem[] => {
    if (id === undefined) return []
    const earlier = seen.get(id)
    if (earlier === undefined) {
      seen.set(id, line)
      return []
    }
    const message = `\`${id}\` was labelled on line ${earlier} already.`
    return [
      {
        code: 'duplicate-label',
        file,
        line,
        key: 'id',
        message,
        hint: 'Keep one of the two, or give each an id of its own.',
      },
    ]
  })
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
