import { oppositeBounds } from '../facts/bounds.ts'
import { exchangedFacts } from '../facts/exchanged-facts.ts'
import type { Fact } from '../facts/facts.ts'
import type { FactMatch } from '../facts/match-facts.ts'
import type { Mention } from '../facts/mentions.ts'
import { otherStage } from './acts.ts'
import type { Alignment } from './align.ts'
import { particleFlip } from './polarity.ts'
import { askedFor } from './question.ts'
import { exchanged, swappedRoles } from './roles.ts'
import { isLight } from './score.ts'
import type { Token } from './tokens.ts'

export interface Side {
  readonly text: string
  /** Of the text without its facts. */
  readonly tokens: readonly Token[]
  readonly facts: readonly Fact[]
  readonly mentions: readonly Mention[]
}

export interface View {
  readonly gold: Side
  readonly predicted: Side
  readonly facts: FactMatch
  readonly alignment: Alignment
  /** What makes one side say the opposite of the other, in words. */
  readonly flipped?: string
  /** Both are sentences, not short values. */
  readonly sentence: boolean
  /** The words that agree stand in another order. */
  readonly reordered: boolean
}

/** Why the two cannot mean the same however alike their words are; undefined where nothing forbids it. */
export function veto(view: View): string | undefined {
  return (
    factConflict(view) ??
    oneSidedFact(view) ??
    flip(view) ??
    otherQuestion(view) ??
    swapped(view) ??
    exchangedFacts([view.gold.mentions, view.gold.text], [view.predicted.mentions, view.predicted.text], view.facts) ??
    oppositeBounds(view.gold.mentions, view.predicted.mentions, view.facts) ??
    (view.sentence ? otherStage(view.gold.text, view.predicted.text) : undefined)
  )
}

/** Why a sentence of a reply says otherwise than the claim; facts are looked at apart. */
export function contradiction(view: View): string | undefined {
  const slot = isQuestion(view.gold.text) && isQuestion(view.predicted.text) ? softVeto(view) : undefined
  return flip(view) ?? otherQuestion(view) ?? swapped(view) ?? slot
}

function swapped({ gold, predicted }: View): string | undefined {
  return swappedRoles(gold.tokens, predicted.tokens) ?? exchanged(gold, predicted)
}

function isQuestion(text: string): boolean {
  return /\?\s*$/.test(text)
}

/** What makes short values differ though part of their words agree. */
export function softVeto(view: View): string | undefined {
  const [a, b] = [view.alignment.onlyGold.filter(isHeavy), view.alignment.onlyPredicted.filter(isHeavy)]
  if (view.alignment.pairs.length === 0 && view.facts.matched.length === 0) return undefined
  if (a.length > 0 && b.length > 0 && (!view.sentence || isShortSubstitution(view, a, b))) {
    return `${wordsOf(a)} ≠ ${wordsOf(b)}`
  }
  if (!view.sentence && (a.length > 0 || b.length > 0)) {
    return `only one says ${wordsOf(a.length > 0 ? a : b)}`
  }
  return undefined
}

/** In a sentence of few content words one other noun is another sentence. */
function isShortSubstitution(view: View, a: readonly Token[], b: readonly Token[]): boolean {
  const shared = view.alignment.pairs.length + view.facts.matched.length
  return a.length + b.length <= 2 && shared <= 3
}

function isHeavy(token: Token): boolean {
  return !token.stop && !isLight(token)
}

function factConflict({ facts }: View): string | undefined {
  const [first] = facts.conflicts
  return first === undefined ? undefined : `fact conflict: ${first.gold.text.trim()} ≠ ${first.predicted.text.trim()}`
}

/** `FIFA 21` is not `FIFA`; in a sentence it only lowers the score. */
function oneSidedFact({ facts, sentence }: View): string | undefined {
  const fact = [...facts.onlyGold, ...facts.onlyPredicted].find(({ text }) => !/^(?:1|one|a)$/i.test(text.trim()))
  if (fact === undefined || sentence) return undefined
  return `only one says ${fact.text.trim()}`
}

function flip({ gold, predicted, flipped }: View): string | undefined {
  if (gold.tokens.length > 60 || predicted.tokens.length > 60) return undefined
  const particle = particleFlip(gold.tokens, predicted.tokens)
  if (particle !== undefined && swappedRoles(gold.tokens, predicted.tokens) === undefined)
    return `opposite: ${particle}`
  return flipped
}

function otherQuestion({ gold, predicted }: View): string | undefined {
  const [a, b] = [askedFor(gold.text, gold.tokens), askedFor(predicted.text, predicted.tokens)]
  if (a === undefined || b === undefined || a.sort === b.sort) return undefined
  const reason = `other question: ${a.words} ≠ ${b.words}`
  if (a.sort !== 'thing' && b.sort !== 'thing') return reason
  // `what` can ask for a person or an amount
  const other = a.sort === 'thing' ? b.sort : a.sort
  return OPEN.has(other) ? reason : undefined
}

const OPEN = new Set(['place', 'reason', 'manner', 'time'])

function wordsOf(tokens: readonly Token[]): string {
  return tokens
    .slice(0, 4)
    .map(({ raw }) => raw.slice(0, 30))
    .join(' ')
}
