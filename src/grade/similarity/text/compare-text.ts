import { factsOf } from '../facts/facts.ts'
import { type FactMatch, matchFacts } from '../facts/match-facts.ts'
import { mentionsOf } from '../facts/mentions.ts'
import { different } from '../finding.ts'
import { remembering } from '../memo.ts'
import type { Finding, Settings } from '../types.ts'
import { withoutAgreedBounds } from './agreed-bounds.ts'
import { align, SLIP } from './align.ts'
import { leftOver } from './left-over.ts'
import { polarityOf } from './polarity.ts'
import { lexicalScore } from './score.ts'
import { contentOf, type Token, tokensOf } from './tokens.ts'
import { type Side, softVeto, type View, veto } from './vetoes.ts'

/** Two texts by their facts and words: vetoes first, then the weighted alignment of what they say. */
export function compareText(gold: string, predicted: string, settings: Settings): Finding {
  const view = viewOf(gold, predicted, settings)
  const type = view.sentence ? 'sentence' : 'text'
  const score = lexicalScore(view)
  const refusal = veto(view)
  if (refusal !== undefined) {
    return different('veto', type, refusal, { score: capped(score, settings), low_confidence: false })
  }
  const left = leftOver(view)
  if (left.kind === 'none') {
    if (view.reordered)
      return {
        score: view.sentence ? 0.7 : 0.9,
        tier: 'lexical',
        type,
        reason: 'the same words in another order',
        low_confidence: view.sentence,
      }
    const [only] = view.alignment.pairs
    if (
      only !== undefined &&
      view.alignment.pairs.length === 1 &&
      only.score <= SLIP &&
      view.facts.matched.length === 0
    ) {
      const reason = `${only.gold.raw.slice(0, 40)} ≠ ${only.predicted.raw.slice(0, 40)}, alike in spelling only`
      return different('lexical', type, reason, {
        score: Math.min(0.45, settings.threshold * 0.9),
        low_confidence: true,
      })
    }
    const low = view.alignment.pairs.some((pair) => pair.score < 0.9) || view.facts.matched.some((pair) => pair.low)
    return { score: low ? 0.75 : 0.97, tier: 'lexical', type, reason: left.reason, low_confidence: low }
  }
  if (left.kind === 'harmless') {
    return { score: 0.8, tier: 'lexical', type, reason: left.reason, low_confidence: left.low === true }
  }
  const doubt = softVeto(view)
  if (doubt !== undefined) {
    return different('veto', type, doubt, { score: capped(score, settings), low_confidence: true })
  }
  return {
    score,
    tier: 'lexical',
    type,
    reason: `${Math.round(score * 100)}% alike; ${left.reason}`,
    low_confidence: score > 0.2 && score < 0.8,
  }
}

/** Everything that the steps look at, made once. */
export function viewOf(gold: string, predicted: string, settings: Settings): View {
  return viewFrom(sideOf(gold, settings), sideOf(predicted, settings), settings)
}

export function sideOf(text: string, { locale }: Settings): Side {
  return knownSide(text, locale)
}

const knownSide = remembering((text, locale): Side => {
  const extracted = factsOf(text, { locale })
  const { facts, rest } = extracted
  return { text, tokens: tokensOf(rest), facts, mentions: mentionsOf(extracted) }
})

export function viewFrom(goldSide: Side, predictedSide: Side, settings: Settings): View {
  // a name written as one word has no small words: YOUR_API_KEY_HERE
  const isName = !/\s/.test(goldSide.text.trim()) && !/\s/.test(predictedSide.text.trim())
  const [gold, predicted] = isName ? [withoutStops(goldSide), withoutStops(predictedSide)] : [goldSide, predictedSide]
  const sentence = isSentence(gold) && isSentence(predicted)
  const facts = matchFacts(gold.facts, predicted.facts, settings)
  return viewOfSides(...withoutAgreedBounds(gold, predicted, facts), facts, sentence)
}

function viewOfSides(gold: Side, predicted: Side, facts: FactMatch, sentence: boolean): View {
  const aligned = align(contentOf(gold.tokens), contentOf(predicted.tokens))
  const { alignment, conflict } = polarityOf(aligned, gold.tokens, predicted.tokens)
  return {
    gold,
    predicted,
    facts,
    alignment,
    ...(conflict !== undefined && { flipped: conflict }),
    sentence,
    reordered: isReordered(
      alignment.pairs.map((pair) => pair.predicted),
      predicted.tokens,
    ),
  }
}

const VERBS =
  /\b(?:is|are|was|were|has|have|had|will|would|should|shall|can|could|do|does|did|may|must|i|you|we|they|he|she|please|isn't|don't|can't)\b/i

function withoutStops(side: Side): Side {
  return { ...side, tokens: side.tokens.map((token) => ({ ...token, stop: false })) }
}

function isSentence({ text, tokens }: Side): boolean {
  if (tokens.length >= 7) return true
  return tokens.length >= 3 && (/[?!]\s*$/.test(text) || VERBS.test(text) || /[\p{L}]{2,}\.\s*$/u.test(text))
}

function isReordered(order: readonly Token[], tokens: readonly Token[]): boolean {
  const places = new Map(tokens.map((token, index) => [token, index] as const))
  const indexes = order.map((token) => places.get(token) ?? 0)
  return indexes.some((place, index) => index > 0 && place < (indexes[index - 1] ?? 0))
}

/** Below the threshold, whatever the words have in common. */
function capped(score: number, { threshold }: Settings): number {
  return Math.min(score * 0.6, threshold * 0.9)
}
