import type { Json } from '../../json.ts'
import type { Comparison } from '../ports.ts'
import { different, same, unequal } from './comparison.ts'
import { instantOf } from './date.ts'
import { numberOf, withinTolerance } from './number.ts'
import type { ValueOptions } from './value.ts'
import { dice, foldText, wordsOf } from './words.ts'

/** Two plain values: by the declared kind, else by what both of them look like. */
export function compareScalar(gold: Json, predicted: Json, options: ValueOptions): Comparison {
  if (gold === predicted) return same('exact', 'identical')
  if (isAlias(gold, predicted, options.aliases)) return same('alias', 'declared to mean the same')
  switch (options.kind) {
    case 'exact':
      return different('exact', unequal(gold, predicted))
    case 'number':
      return (
        compareNumber(gold, predicted, options) ?? different('number', `not both numbers: ${unequal(gold, predicted)}`)
      )
    case 'date':
      return compareDate(gold, predicted) ?? different('date', `not both dates: ${unequal(gold, predicted)}`)
    case 'text':
      return compareText(gold, predicted, options)
    default:
      return (
        compareNumber(gold, predicted, options) ?? compareDate(gold, predicted) ?? compareText(gold, predicted, options)
      )
  }
}

function isAlias(gold: Json, predicted: Json, groups: ValueOptions['aliases']): boolean {
  if (groups === undefined || gold === null || predicted === null) return false
  const [a, b] = [foldText(String(gold)), foldText(String(predicted))]
  return groups.some((group) => {
    const spellings = group.map(foldText)
    return spellings.includes(a) && spellings.includes(b)
  })
}

function compareNumber(gold: Json, predicted: Json, { tolerance }: ValueOptions): Comparison | undefined {
  const [a, b] = [numberOf(gold), numberOf(predicted)]
  if (a === undefined || b === undefined) return undefined
  if (a === b) return same('number', 'the same number')
  if (withinTolerance(a, b, tolerance)) return same('number', `${a} and ${b} are within ${tolerance}`)
  return different('number', unequal(gold, predicted))
}

function compareDate(gold: Json, predicted: Json): Comparison | undefined {
  const [a, b] = [instantOf(gold), instantOf(predicted)]
  if (a === undefined || b === undefined) return undefined
  return a === b ? same('date', 'the same instant') : different('date', unequal(gold, predicted))
}

function compareText(gold: Json, predicted: Json, { kind, threshold }: ValueOptions): Comparison {
  if (typeof gold !== 'string' || typeof predicted !== 'string') {
    const isText = kind === 'text' && gold !== null && predicted !== null
    return isText
      ? compareText(String(gold), String(predicted), { threshold })
      : different('type', unequal(gold, predicted))
  }
  if (foldText(gold) === foldText(predicted)) return same('text', 'the same but for case and spaces')
  const [a, b] = [new Set(wordsOf(gold)), new Set(wordsOf(predicted))]
  const [onlyGold, onlyPredicted] = [figureNotIn(a, b), figureNotIn(b, a)]
  if (onlyGold !== undefined && onlyPredicted !== undefined) {
    return different('number', unequal(onlyGold, onlyPredicted))
  }
  const score = dice(a, b)
  const reason = `${Math.round(score * 100)}% of the words in common`
  return score >= threshold ? same('lexical', reason, score) : different('lexical', reason, score)
}

/** Identifiers and figures decide over words: `order 1001` and `order 1010` share half of theirs. */
function figureNotIn(words: ReadonlySet<string>, other: ReadonlySet<string>): string | undefined {
  return [...words].find((word) => /\p{N}/u.test(word) && !other.has(word))
}
