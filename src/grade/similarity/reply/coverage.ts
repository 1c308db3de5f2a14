import { matchFacts } from '../facts/match-facts.ts'
import { withoutAgreedBounds } from '../text/agreed-bounds.ts'
import { align } from '../text/align.ts'
import { viewFrom } from '../text/compare-text.ts'
import { isNegation, oppositesIn } from '../text/polarity.ts'
import { exchanged } from '../text/roles.ts'
import { isLight } from '../text/score.ts'
import { contentOf, type Token } from '../text/tokens.ts'
import { contradiction, type Side } from '../text/vetoes.ts'
import type { Settings } from '../types.ts'
import { withoutContrast } from './contrast.ts'
import { quoted } from './quoted.ts'
import type { Reply } from './reply-parts.ts'
import { statementOf } from './statement.ts'

export interface Coverage {
  readonly score: number
  readonly contradiction?: string
}

/** How much of a claim's words a reply says; of a name or a thing near each other, of a sentence within one sentence. */
export function coverageOf(claim: Side, reply: Reply, settings: Settings): Coverage {
  const content = claim.tokens.filter(({ stop }) => !stop)
  return isShort(claim.text, content)
    ? shortCoverage(claim, reply, settings)
    : longCoverage(claim, content, reply, settings)
}

/** A name or a thing rather than a sentence. */
function isShort(text: string, content: readonly Token[]): boolean {
  return content.length <= 6 && !/[?]/.test(text) && !hasVerb(text) && !SENTENCE.test(text)
}

export function hasVerb(text: string): boolean {
  return VERB.test(text)
}

/** A full stop behind four words or more, the last one no abbreviation. */
const SENTENCE = /^\p{Lu}\S*(?: \S+){2,} \S*(?:\p{Ll}{2}|\d)[.!]$/u

const VERB =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|must|do|does|did|been|i|you|we|your|please)\b/i

function shortCoverage({ text, tokens }: Side, reply: Reply, settings: Settings): Coverage {
  if (tokens.length === 0) return { score: 1 }
  const statement = statementOf(tokens, text, reply.tokens, settings)
  const swap = statement.score < 0.9 ? undefined : swapIn({ text, tokens, facts: [], mentions: [] }, reply)
  if (swap !== undefined) return { score: 0.4, contradiction: swap }
  const turned = statement.score >= 0.9 ? undefined : oppositeIn(tokens, reply)
  if (turned !== undefined) return { score: Math.min(0.4, statement.score), contradiction: turned }
  return statement.denied ? { score: 0.2, contradiction: `denies ${quoted(text)}` } : { score: statement.score }
}

/** `Bob manages Alice` has all the words of `Alice manages Bob`. */
function swapIn(claim: Side, { sentences }: Reply): string | undefined {
  const found = sentences.slice(0, MAX_ALIGNED).map((sentence) => exchanged(claim, sentence))
  return found.find((reason) => reason !== undefined)
}

/** `decrease the limit` for `increase the limit`: the opposite word beside all the others. */
function oppositeIn(tokens: readonly Token[], { sentences }: Reply): string | undefined {
  const content = contentOf(tokens)
  if (content.length < 2) return undefined
  for (const sentence of sentences.slice(0, MAX_ALIGNED)) {
    const { onlyGold, onlyPredicted } = align(content, contentOf(sentence.tokens))
    const [opposite] = onlyGold.length > 1 ? [] : oppositesIn(onlyGold, onlyPredicted)
    if (opposite !== undefined) return `opposite: ${opposite.gold.raw} ≠ ${opposite.predicted.raw}`
  }
  return undefined
}

function longCoverage(claim: Side, content: readonly Token[], reply: Reply, settings: Settings): Coverage {
  const whole = recall(content, reply.content)
  let best: { readonly sentence: Side; readonly score: number } | undefined
  for (const sentence of nearest(content, reply)) {
    const score = recall(content, contentOf(sentence.tokens))
    if (score > (best?.score ?? 0)) best = { sentence, score }
  }
  const isNear = best !== undefined && (best.score >= NEAR || affirmedRecall(content, best.sentence) >= NEAR)
  if (best === undefined || !isNear) return { score: whole * 0.95 }
  const affirming = withoutContrast(best.sentence, claim, settings)
  const sides = withoutAgreedBounds(claim, affirming, matchFacts(claim.facts, affirming.facts, settings))
  const against = contradiction(viewFrom(withoutFacts(sides[0]), withoutFacts(sides[1]), settings))
  return { score: Math.max(best.score, whole * 0.95), ...(against !== undefined && { contradiction: against }) }
}

function withoutFacts(side: Side): Side {
  return { ...side, facts: [], mentions: [] }
}

/** From here on a sentence speaks of the same. */
const NEAR = 0.3

/** Of `cannot return it` without its negation, which the other side may lack. */
function affirmedRecall(content: readonly Token[], sentence: Side): number {
  const affirmed = content.filter((token) => !isNegation(token))
  return affirmed.length === content.length || affirmed.length === 0 ? 0 : recall(affirmed, contentOf(sentence.tokens))
}

/** The sentences with the most words of the claim as they stand; only these are aligned. */
function nearest(claim: readonly Token[], { sentences }: Reply): Reply['sentences'] {
  if (sentences.length <= MAX_ALIGNED) return sentences
  const stems = new Set(claim.map(({ stem }) => stem))
  return sentences
    .map((sentence) => ({ sentence, common: sentence.tokens.filter(({ stem }) => stems.has(stem)).length }))
    .sort((a, b) => b.common - a.common)
    .slice(0, MAX_ALIGNED)
    .map(({ sentence }) => sentence)
}

const MAX_ALIGNED = 4

/** Words that a thing is asked for with: `email address` is `email`. */
const LABELS = new Set(['number', 'name', 'address', 'id', 'code', 'details', 'information'])

/** Share of the claim's words that the text says, light verbs counting less. */
function recall(claim: readonly Token[], text: readonly Token[]): number {
  if (claim.length === 0) return 1
  const weight = (token: Token) => (isLight(token) ? 0.3 : LABELS.has(token.word) ? 0.5 : 1)
  const total = claim.reduce((sum, token) => sum + weight(token), 0)
  const counted = new Set<Token>()
  let found = 0
  for (const pair of align(claim, text).pairs) {
    if (counted.has(pair.gold)) continue
    counted.add(pair.gold)
    found += pair.score * weight(pair.gold)
  }
  // one word of two is not the sentence
  return claim.length <= 3 ? (found / total) ** 1.5 : found / total
}
