import type { ReplyClaim } from '../../ports.ts'
import { oppositeBounds } from '../facts/bounds.ts'
import { deniedFact } from '../facts/denied-facts.ts'
import type { Fact } from '../facts/facts.ts'
import { type FactMatch, matchFacts } from '../facts/match-facts.ts'
import type { Mention } from '../facts/mentions.ts'
import { isGrey } from '../grey-zone.ts'
import { unfinishedAct } from '../text/acts.ts'
import { align } from '../text/align.ts'
import { sideOf, viewFrom } from '../text/compare-text.ts'
import { isNegation } from '../text/polarity.ts'
import { exchanged } from '../text/roles.ts'
import { isLight } from '../text/score.ts'
import { contentOf, type Token } from '../text/tokens.ts'
import { contradiction, type Side } from '../text/vetoes.ts'
import type { Settings } from '../types.ts'
import { statementOf } from './statement.ts'

/** A predicted reply, taken apart once. */
export interface Reply {
  readonly text: string
  readonly facts: readonly Fact[]
  readonly mentions: readonly Mention[]
  readonly tokens: readonly Token[]
  /** Content words outside the facts. */
  readonly content: readonly Token[]
  readonly sentences: readonly Side[]
}

export interface JudgedClaim {
  readonly claim: ReplyClaim
  readonly reason: string
  readonly low: boolean
  /** Little or nothing of it is there. */
  readonly unsaid: boolean
  /** A fact of it is there. */
  readonly agreed: boolean
}

/** One sentence or short fact of the gold against the whole reply; of a fact with `or` in it either part is enough. */
export function judgeClaim(text: string, reply: Reply, settings: Settings): JudgedClaim {
  const [first = text, ...others] = wordingsOf(text)
  let best = judgeWording(first, reply, settings)
  for (const wording of others) {
    if (best.claim.verdict === 'stated') break
    const next = judgeWording(wording, reply, settings)
    if (next.claim.verdict === 'stated' || next.claim.score > best.claim.score) best = next
  }
  return { ...best, claim: { ...best.claim, text: text.slice(0, 500) } }
}

/** A short fact without the words in brackets that explain it, and each of its alternatives. */
function wordingsOf(text: string): readonly string[] {
  if (text.length > 100 || VERB.test(text) || text.includes('?')) return [text]
  const bare = text.replace(/\s*\([^()\d]{1,60}\)/g, '').trim()
  const plain = /[\p{L}\p{N}]/u.test(bare) ? bare : text
  const parts = plain.split(/,? or /i).filter((part) => /[\p{L}\p{N}]/u.test(part))
  return parts.length > 1 && parts.length <= 4 ? [plain, ...parts] : [plain]
}

function judgeWording(text: string, reply: Reply, settings: Settings): JudgedClaim {
  const side = sideOf(text, settings)
  const { facts, tokens: words } = side
  const content = words.filter(({ stop }) => !stop)
  const found = matchFacts(facts, reply.facts, settings)
  const low = found.matched.some((match) => match.low)
  const coverage = isShort(text, content)
    ? shortCoverage(words, text, reply, settings)
    : longCoverage(side, content, reply, settings)
  const score = combined(coverage.score, content, facts.length, found.matched.length)
  const claim = text.slice(0, 500)
  const agreed = found.matched.length > 0
  const against = conflictIn(found) ?? misstated(side, reply, found) ?? coverage.contradiction
  if (against !== undefined) return contradicted({ text: claim, score, verdict: 'contradicted' }, against)
  const [absent] = found.onlyGold
  if (absent !== undefined) {
    return {
      claim: { text: claim, score: Math.min(score, 0.45), verdict: 'missing' },
      reason: `does not state ${absent.text.trim()}`,
      low,
      unsaid: coverage.score < 0.3,
      agreed,
    }
  }
  const unfinished = unfinishedAct(text, ...byRelevance(found, reply))
  if (unfinished !== undefined && score >= 0.3) {
    return {
      claim: { text: claim, score: Math.min(score, 0.45), verdict: 'missing' },
      reason: unfinished,
      low,
      unsaid: false,
      agreed,
    }
  }
  const isStated = score >= settings.threshold
  const reason = isStated
    ? `states ${quoted(text)}`
    : `does not state ${quoted(text)} (${Math.round(score * 100)}% of it)`
  return {
    claim: { text: claim, score, verdict: isStated ? 'stated' : 'missing', ...(isGrey({ score }) && { open: true }) },
    reason,
    low: low || (isStated && score < 0.8),
    unsaid: !isStated,
    agreed,
  }
}

export function contradicted({ text, score }: ReplyClaim, reason: string): JudgedClaim {
  const claim: ReplyClaim = { text, score: Math.min(score, 0.4), verdict: 'contradicted' }
  return { claim, reason, low: false, unsaid: false, agreed: true }
}

function conflictIn({ conflicts: [first] }: FactMatch): string | undefined {
  return first === undefined ? undefined : `fact conflict: ${first.gold.text.trim()} ≠ ${first.predicted.text.trim()}`
}

/** The fact is there, but denied or as the other bound. */
function misstated({ mentions }: Side, reply: Reply, found: FactMatch): string | undefined {
  return oppositeBounds(mentions, reply.mentions, found) ?? deniedFact(mentions, reply.mentions, found)
}

/** `It is $54.20, not $45.20` without what it sets aside, which is no denial of the rest. */
function withoutContrast(side: Side, settings: Settings): Side {
  const aside = side.mentions.find(({ lead }) => CONTRAST.test(lead))
  if (aside === undefined || side.mentions.length < 2) return side
  const at = side.text.lastIndexOf(aside.text)
  const before = side.text.slice(0, Math.max(0, at)).replace(CONTRAST, '')
  return sideOf(`${before}${side.text.slice(at + aside.text.length)}`, settings)
}

const CONTRAST = /[,;(] ?(?:and |but )?not(?: (?:on|in|at|by|for|to|from|the))* $/iu

function withoutFacts(side: Side): Side {
  return { ...side, facts: [], mentions: [] }
}

/** The sentences that name a fact of the claim, then the others. */
function byRelevance({ matched }: FactMatch, { sentences }: Reply): readonly (readonly string[])[] {
  const wanted = matched.map(({ predicted }) => predicted.text)
  const named = sentences.filter(({ facts }) => facts.some(({ text }) => wanted.includes(text)))
  const others = sentences.filter((sentence) => !named.includes(sentence))
  return [named, others].map((group) => group.map(({ text }) => text))
}

interface Coverage {
  readonly score: number
  readonly contradiction?: string
}

/** A name or a thing rather than a sentence. */
function isShort(text: string, content: readonly Token[]): boolean {
  return content.length <= 6 && !/[?]/.test(text) && !VERB.test(text) && !SENTENCE.test(text)
}

/** A full stop behind four words or more, the last one no abbreviation. */
const SENTENCE = /^\p{Lu}\S*(?: \S+){2,} \S*(?:\p{Ll}{2}|\d)[.!]$/u

const VERB =
  /\b(?:is|are|was|were|has|have|had|will|would|can|could|should|must|do|does|did|been|i|you|we|your|please)\b/i

function shortCoverage(words: readonly Token[], text: string, reply: Reply, settings: Settings): Coverage {
  if (words.length === 0) return { score: 1 }
  const statement = statementOf(words, text, reply.tokens, settings)
  const swap = statement.score < 0.9 ? undefined : swapIn({ text, tokens: words, facts: [], mentions: [] }, reply)
  if (swap !== undefined) return { score: 0.4, contradiction: swap }
  return statement.denied ? { score: 0.2, contradiction: `denies ${quoted(text)}` } : { score: statement.score }
}

/** `Bob manages Alice` has all the words of `Alice manages Bob`. */
function swapIn(claim: Side, { sentences }: Reply): string | undefined {
  const found = sentences.slice(0, MAX_ALIGNED).map((sentence) => exchanged(claim, sentence))
  return found.find((reason) => reason !== undefined)
}

function longCoverage(claim: Side, content: readonly Token[], reply: Reply, settings: Settings): Coverage {
  const whole = recall(content, reply.content)
  let best: { readonly sentence: Side; readonly score: number } | undefined
  for (const sentence of nearest(content, reply)) {
    const score = recall(content, contentOf(sentence.tokens))
    if (score > (best?.score ?? 0)) best = { sentence, score }
  }
  if (best === undefined || Math.max(best.score, recall(affirmed(content), contentOf(best.sentence.tokens))) < 0.3)
    return { score: whole * 0.95 }
  const affirming = withoutContrast(best.sentence, settings)
  const against = contradiction(viewFrom(withoutFacts(claim), withoutFacts(affirming), settings))
  return { score: Math.max(best.score, whole * 0.95), ...(against !== undefined && { contradiction: against }) }
}

/** `cannot return it` without its negation, which the other side may lack. */
function affirmed(content: readonly Token[]): readonly Token[] {
  const found = content.filter((token) => !isNegation(token))
  return found.length === 0 ? content : found
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

/** Facts and words together, a fact as heavy as a word and a half. */
function combined(words: number, content: readonly Token[], facts: number, stated: number): number {
  const total = content.length + 1.5 * facts
  return total === 0 ? words : (words * content.length + 1.5 * stated) / total
}

function quoted(text: string): string {
  return JSON.stringify(text.length <= 60 ? text : `${text.slice(0, 57)}…`)
}
