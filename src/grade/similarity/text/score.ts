import type { Token } from './tokens.ts'
import type { View } from './vetoes.ts'

/**
 * f1 · (1 − 0.4 · min(1, substitutions)): f1 over what both sides say, weighted; substitutions are words that both sides
 * have and the other lacks, as a share of the shorter side.
 */
export function lexicalScore({ alignment, facts, gold, predicted }: View): number {
  const shared = alignment.pairs.reduce(
    (sum, pair) => sum + pair.score * (weightOf(pair.gold) + weightOf(pair.predicted)),
    0,
  )
  const sharedFacts = 2 * FACT * facts.matched.length
  const [left, right] = [sum(alignment.onlyGold), sum(alignment.onlyPredicted)]
  const lostFacts = FACT * (facts.onlyGold.length + facts.onlyPredicted.length + 2 * facts.conflicts.length)
  const total = pairWeight(alignment.pairs) + sharedFacts + left + right + lostFacts
  if (total === 0) return gold.text === predicted.text ? 1 : 0
  const f1 = (shared + sharedFacts) / total
  const shorter = Math.min(total - left, total - right) / 2
  const substitutions = shorter === 0 ? 1 : Math.min(left, right) / shorter
  return clamp(f1 * (1 - 0.4 * Math.min(1, substitutions)))
}

/** A fact weighs as much as a word and a half. */
const FACT = 1.5

/** Words that carry less: verbs of asking and telling. */
const LIGHT = new Set('provide tell give share know let help assist show find look see say'.split(' '))

export function isLight({ word }: Token): boolean {
  return LIGHT.has(word)
}

function weightOf(token: Token): number {
  return token.stop ? 0.3 : isLight(token) ? 0.4 : 1
}

function sum(tokens: readonly Token[]): number {
  return tokens.reduce((total, token) => total + weightOf(token), 0)
}

function pairWeight(pairs: View['alignment']['pairs']): number {
  return pairs.reduce((total, pair) => total + weightOf(pair.gold) + weightOf(pair.predicted), 0)
}

function clamp(value: number): number {
  return Math.min(1, Math.max(0, value))
}
