import { regionsOf } from '../alias/regions.ts'
import { isHeadNoun, isTitle } from './generic.ts'
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
  if (isTitle(token.word) || isLight(token)) return true
  const index = longer.indexOf(token)
  const behind = longer.slice(index + 1).filter(({ stop }) => !stop)
  const before = longer.slice(0, index).filter((other) => !other.stop && !extra.includes(other))
  // behind what it describes (`Hilton Hotel`), or a title's head (`Battle of Waterloo`)
  if (isHeadNoun(token))
    return (
      before.length > 0 ||
      (behind.every((other) => extra.includes(other)) === false && longer[index + 1]?.word === 'of')
    )
  const isPlace = token.afterComma || regionsOf(token.raw).length > 0
  return isPlace && before.length > 0 && behind.every((other) => extra.includes(other))
}

function names(tokens: readonly Token[]): string {
  return tokens
    .slice(0, 4)
    .map(({ raw }) => raw.slice(0, 30))
    .join(' ')
}
