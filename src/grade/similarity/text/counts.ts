import { readNumber } from '../typed/number.ts'
import { type Token, tokensOf } from './tokens.ts'

/** `2 adults and 1 child` and `1 adult and 2 children`: the same numbers of other things; in words, or undefined. */
export function otherCounts(gold: string, predicted: string): string | undefined {
  if (gold.length > MAX_LENGTH || predicted.length > MAX_LENGTH) return undefined
  const [a, b] = [countsOf(gold), countsOf(predicted)]
  for (const [noun, count] of a) {
    const other = b.get(noun)
    if (other !== undefined && other.value !== count.value) return `${count.text} ≠ ${other.text}`
  }
  return undefined
}

const MAX_LENGTH = 400

interface Count {
  readonly value: number
  readonly text: string
}

/** By the stem of the word right behind a number; what is counted twice is left out. */
function countsOf(text: string): ReadonlyMap<string, Count> {
  const tokens = tokensOf(text)
  const counts = new Map<string, Count>()
  const twice = new Set<string>()
  for (const [index, token] of tokens.entries()) {
    const next = tokens[index + 1]
    const value = next === undefined || !isNoun(next) ? undefined : readNumber(token.word)
    if (value === undefined || next === undefined) continue
    if (counts.has(next.stem)) twice.add(next.stem)
    counts.set(next.stem, { value, text: `${token.raw} ${next.raw}` })
  }
  for (const noun of twice) counts.delete(noun)
  return counts
}

function isNoun({ word, stop }: Token): boolean {
  return !stop && /^[a-z]{3,}$/.test(word) && readNumber(word) === undefined
}
