import type { ReplyClaim } from '../../ports.ts'
import { oppositeBounds } from '../facts/bounds.ts'
import { deniedFact } from '../facts/denied-facts.ts'
import { type FactMatch, matchFacts } from '../facts/match-facts.ts'
import { isGrey } from '../grey-zone.ts'
import { type Act, unfinishedAct } from '../text/acts.ts'
import { sideOf } from '../text/compare-text.ts'
import type { Token } from '../text/tokens.ts'
import type { Side } from '../text/vetoes.ts'
import type { Settings } from '../types.ts'
import { withoutOwnContrast } from './contrast.ts'
import { coverageOf, hasVerb } from './coverage.ts'
import { quoted } from './quoted.ts'
import type { Reply } from './reply-parts.ts'

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
  if (text.length > 100 || hasVerb(text) || text.includes('?')) return [text]
  const bare = text.replace(/\s*\([^()\d]{1,60}\)/g, '').trim()
  const plain = /[\p{L}\p{N}]/u.test(bare) ? bare : text
  const parts = plain.split(OR).filter((part) => /[\p{L}\p{N}]/u.test(part))
  return parts.length > 1 && parts.length <= 4 ? [plain, ...parts] : [plain]
}

/** But for the `or more` of a bound. */
const OR = /,? or (?!(?:more|less|fewer|older|younger|later|earlier|higher|lower|over|under|above|below)\b)/i

function judgeWording(text: string, reply: Reply, settings: Settings): JudgedClaim {
  const side = withoutOwnContrast(sideOf(text, settings), settings)
  const { facts, tokens: words } = side
  const content = words.filter(({ stop }) => !stop)
  const found = matchFacts(facts, reply.facts, settings)
  const low = found.matched.some((match) => match.low)
  const coverage = coverageOf(side, reply, settings)
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
  const unfinished = score < 0.3 ? undefined : unfinishedAct(text, () => actsByRelevance(found, reply))
  if (unfinished !== undefined) {
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

/** What is done in the sentences that name a fact of the claim, then in the others. */
function actsByRelevance({ matched }: FactMatch, { sentences, acts }: Reply): readonly (readonly Act[])[] {
  const wanted = matched.map(({ predicted }) => predicted.text)
  const isNamed = sentences.map(({ facts }) => facts.some(({ text }) => wanted.includes(text)))
  const of = (named: boolean) => acts.filter((_, index) => isNamed[index] === named).flat()
  return [of(true), of(false)]
}

/** Facts and words together, a fact as heavy as a word and a half. */
function combined(words: number, content: readonly Token[], facts: number, stated: number): number {
  const total = content.length + 1.5 * facts
  return total === 0 ? words : (words * content.length + 1.5 * stated) / total
}
