import type { ReplyClaim } from '../../ports.ts'
import { exchangedFacts } from '../facts/exchanged-facts.ts'
import { factsOf } from '../facts/facts.ts'
import { matchFacts } from '../facts/match-facts.ts'
import { same } from '../finding.ts'
import { sideOf } from '../text/compare-text.ts'
import { foldText, MAX_TEXT } from '../text/fold.ts'
import { withOrdinalsOf } from '../text/ordinals.ts'
import { type Token, tokensOf } from '../text/tokens.ts'
import type { Finding, Settings } from '../types.ts'
import { compareTextValue } from '../value.ts'
import { isPolite, sentencesOf } from './claims.ts'
import { isElliptic } from './elliptic.ts'
import { contradicted, type JudgedClaim, judgeClaim } from './judge-claim.ts'
import { type Reply, replyOf } from './reply-parts.ts'
import { statementOf } from './statement.ts'

/**
 * Whether a reply says what the gold reply says: every fact and claim of the gold is looked for in it. A longer reply that
 * states them is fine. What is missing makes it incomplete, what conflicts inconsistent.
 */
export function compareReply(gold: string, reply: string, settings: Settings): Finding {
  const predicted = withOrdinalsOf(reply, gold)
  if (foldText(gold) === foldText(predicted)) return withMentions(exact(gold), predicted, settings)
  const parts = replyOf(predicted, settings)
  const sentences = sentencesOf(gold)
  const spoken = sentences.filter(
    (sentence) => !isPolite(tokensOf(sentence)) || factsOf(sentence, settings).facts.length > 0,
  )
  const judged = (spoken.length > 0 ? spoken : sentences).map((sentence) => judgeClaim(sentence, parts, settings))
  const finding = concluded(gold, predicted, withExchange(judged, gold, parts, settings), settings)
  return withMentions(gold.length > MAX_TEXT ? partly(finding) : finding, predicted, settings)
}

/** Facts that changed places may stand in different claims: `Ann gets $20. Bob gets $30.` */
function withExchange(
  judged: readonly JudgedClaim[],
  gold: string,
  reply: Reply,
  settings: Settings,
): readonly JudgedClaim[] {
  if (reply.mentions.length < 2 || judged.some(({ claim }) => claim.verdict === 'contradicted')) return judged
  const { facts, mentions } = sideOf(gold, settings)
  if (mentions.length < 2) return judged
  const matches = matchFacts(facts, reply.facts, settings)
  const reason = exchangedFacts([mentions, gold], [reply.mentions, reply.text], matches)
  if (reason === undefined) return judged
  const first = judged.findIndex(({ agreed }) => agreed)
  return judged.map((found, index) => (index === Math.max(0, first) ? contradicted(found.claim, reason) : found))
}

function exact(gold: string): Finding {
  const claims: readonly ReplyClaim[] = [{ text: gold.slice(0, 500), score: 1, verdict: 'stated' }]
  return same('exact', 'reply', 'the same text', { complete: true, truthful: true, claims })
}

/** What lies beyond the length that is taken apart was not looked at. */
function partly(finding: Finding): Finding {
  return {
    ...finding,
    score: Math.min(finding.score, 0.9),
    low_confidence: true,
    reason: `${finding.reason} (only the first ${MAX_TEXT} characters were compared)`,
  }
}

function concluded(gold: string, predicted: string, judged: readonly JudgedClaim[], settings: Settings): Finding {
  const claims = judged.map(({ claim }) => claim)
  const score = claims.length === 0 ? 0 : claims.reduce((sum, claim) => sum + claim.score, 0) / claims.length
  const against = judged.find(({ claim }) => claim.verdict === 'contradicted')
  const missing = judged.find(({ claim }) => claim.verdict === 'missing')
  const low = judged.some((claim) => claim.low)
  if (against === undefined && missing === undefined && claims.length > 0) {
    return {
      score: Math.max(score, settings.threshold),
      decided: 'same',
      tier: 'facts',
      type: 'reply',
      reason: claims.length === 1 ? (judged[0]?.reason ?? '') : 'every claim is stated',
      complete: true,
      truthful: true,
      claims,
      ...(low && { low_confidence: true }),
    }
  }
  if (against === undefined && isWholeAnswer(gold, predicted, settings)) {
    return {
      score: 0.9,
      decided: 'same',
      tier: 'facts',
      type: 'reply',
      reason: 'the answer without its sentence',
      complete: true,
      truthful: true,
      // what the words leave out is understood: no later tier has to say it
      claims: claims.map(({ open: _, ...claim }) => claim),
      low_confidence: true,
    }
  }
  const isUnrelated =
    against === undefined &&
    judged.every(({ agreed }) => !agreed) &&
    claims.every((claim) => claim.score < settings.threshold) &&
    judged.some(({ unsaid }) => unsaid) &&
    saysMore(gold, predicted)
  return {
    score: Math.min(score, settings.threshold * 0.9),
    decided: 'different',
    tier: against === undefined ? 'facts' : 'veto',
    type: claims.some(({ text }) => text.length > 60) ? 'sentence' : 'reply',
    reason: against?.reason ?? missing?.reason ?? 'nothing is stated',
    complete: missing === undefined && claims.length > 0,
    truthful: against === undefined && !isUnrelated,
    claims,
    low_confidence: against === undefined && score > 0.1,
  }
}

/** Whether the reply has words that the gold lacks: it speaks of something else rather than too little. */
function saysMore(gold: string, predicted: string): boolean {
  const stems = new Set(tokensOf(gold).map(({ stem }) => stem))
  return tokensOf(predicted).some((token) => !token.stop && !stems.has(token.stem))
}

/** `Paris` for `The capital of France is Paris.`, or the same in other words. */
function isWholeAnswer(gold: string, predicted: string, settings: Settings): boolean {
  if (isElliptic(gold, predicted)) return true
  if (gold.length > 200 || predicted.length > 200) return false
  const { kind: _, must_mention: __, ...plain } = settings
  const value = compareTextValue(gold, predicted, { ...plain, mode: 'value' })
  return value.decided === 'same'
}

/** Facts that the author asks for by name. */
function withMentions(finding: Finding, predicted: string, settings: Settings): Finding {
  const wanted = settings.must_mention ?? []
  if (wanted.length === 0) return finding
  const reply = replyOf(predicted, settings)
  const mentions = wanted.map((text): ReplyClaim => ({ text, ...mentionOf(text, reply, settings) }))
  const missing = mentions.filter(({ verdict }) => verdict !== 'stated').map(({ text }) => JSON.stringify(text))
  const claims = [...(finding.claims ?? []), ...mentions]
  if (missing.length === 0) return { ...finding, claims }
  const reason = `does not mention ${missing.join(', ')}`
  return {
    ...finding,
    claims,
    complete: false,
    decided: 'different',
    score: Math.min(finding.score, settings.threshold * 0.9),
    reason: finding.decided === 'different' ? `${finding.reason}; ${reason}` : reason,
  }
}

function mentionOf(text: string, reply: Reply, settings: Settings): Pick<ReplyClaim, 'score' | 'verdict'> {
  const { facts, rest } = factsOf(text, settings)
  const tokens = tokensOf(rest)
  if (facts.length === 0 && tokens.length === 0) {
    const found = text.trim() !== '' && foldText(reply.text).includes(foldText(text))
    return found ? { score: 1, verdict: 'stated' } : { score: 0, verdict: 'missing' }
  }
  const { matched } = matchFacts(facts, reply.facts, settings)
  const words = restOf(tokens, text, reply, settings)
  const isStated = matched.length === facts.length && words.score >= 0.9 && !words.denied
  return { score: isStated ? 1 : Math.min(0.9, words.score), verdict: isStated ? 'stated' : 'missing' }
}

function restOf(tokens: readonly Token[], text: string, reply: Reply, settings: Settings) {
  return tokens.length === 0 ? { score: 1, denied: false } : statementOf(tokens, text, reply.tokens, settings)
}
