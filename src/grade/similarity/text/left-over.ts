import { regionsOf } from '../alias/regions.ts'
import { isHeadNoun, isHeadOf, isTitle } from './generic.ts'
import { isGivenName } from './given-names.ts'
import { isLight } from './score.ts'
import type { Token } from './tokens.ts'
import type { View } from './vetoes.ts'

export interface LeftOver {
  readonly kind: 'none' | 'harmless' | 'words'
  readonly reason: string
  readonly low?: boolean
}

/** What one side says beyond the other: nothing, words that add nothing, or words that count. */
export function leftOver(view: View): LeftOver {
  const { onlyGold, onlyPredicted, pairs } = view.alignment
  const [a, b] = [onlyGold.filter(({ stop }) => !stop), onlyPredicted.filter(({ stop }) => !stop)]
  const matched = pairs.length + view.facts.matched.length
  if (matched === 0) return { kind: 'words', reason: 'nothing in common' }
  const oneSidedFacts = view.facts.onlyGold.length + view.facts.onlyPredicted.length
  if (a.length === 0 && b.length === 0 && oneSidedFacts === 0) return { kind: 'none', reason: 'the same words' }
  if (a.length > 0 && b.length > 0) return { kind: 'words', reason: `differs in ${names(a)} and ${names(b)}` }
  const extra = a.length > 0 ? a : b
  const longer = a.length > 0 ? view.gold.tokens : view.predicted.tokens
  if (oneSidedFacts === 0 && extra.every((token) => isHarmless(token, longer, extra))) {
    return {
      kind: 'harmless',
      reason: `only one says ${names(extra)}, which adds nothing`,
      low: !extra.every(({ word }) => isTitle(word)),
    }
  }
  return { kind: 'words', reason: extra.length === 0 ? 'a fact is said only once' : `only one says ${names(extra)}` }
}

function isHarmless(token: Token, longer: readonly Token[], extra: readonly Token[]): boolean {
  if (isTitle(token.word) || isLight(token) || isQuestionWord(token.word)) return true
  const index = longer.indexOf(token)
  const others = longer.filter((other) => !other.stop && !extra.includes(other))
  const isLast = others.every((other) => longer.indexOf(other) < index)
  const isFirst = others.every((other) => longer.indexOf(other) > index)
  // behind what it describes (`Hilton Hotel`), or a head before it (`Battle of Waterloo`)
  if (isHeadNoun(token) && others.some((other) => longer.indexOf(other) < index)) return true
  if (isHeadOf(token) && isFirst && longer[index + 1]?.word === 'of') return true
  // a given name before what is written as a surname: `Vincent Van Gogh` is `Van Gogh`
  if (isGivenName(token.word) && isFirst && others.every(({ raw }) => /^\p{Lu}\p{Ll}/u.test(raw)))
    return others.length <= 2
  return (token.afterComma || regionsOf(token.raw).length > 0) && isLast
}

/** `when is the meeting` as a search is `meeting`. */
function isQuestionWord(word: string): boolean {
  return word === 'when' || word === 'where' || word === 'who' || word === 'how' || word === 'why'
}

function names(tokens: readonly Token[]): string {
  return tokens
    .slice(0, 4)
    .map(({ raw }) => raw.slice(0, 30))
    .join(' ')
}
