import { monthOf } from '../alias/calendar.ts'
import { compareAcross } from '../typed/bridges.ts'
import { date } from '../typed/date.ts'
import { readNumber } from '../typed/number.ts'
import type { Settings } from '../types.ts'
import type { Fact } from './facts.ts'

export interface FactMatch {
  readonly matched: readonly { readonly gold: Fact; readonly predicted: Fact; readonly low: boolean }[]
  /** Facts that only one side states, without a rival on the other. */
  readonly onlyGold: readonly Fact[]
  readonly onlyPredicted: readonly Fact[]
  /** Two of one kind that differ: `$54.20` and `$45.20`. */
  readonly conflicts: readonly { readonly gold: Fact; readonly predicted: Fact }[]
}

/** Pairs equal facts first, then what is left of one kind as conflicts. A fact said twice counts once. */
export function matchFacts(gold: readonly Fact[], predicted: readonly Fact[], settings: Settings): FactMatch {
  const taken = new Set<Fact>()
  const matched: { gold: Fact; predicted: Fact; low: boolean }[] = []
  const open: Fact[] = []
  for (const fact of gold) {
    const partner =
      predicted.find((other) => !taken.has(other) && agreement(fact, other, settings) !== undefined) ??
      predicted.find((other) => agreement(fact, other, settings) !== undefined)
    if (partner === undefined) open.push(fact)
    else {
      taken.add(partner)
      matched.push({ gold: fact, predicted: partner, low: agreement(fact, partner, settings)?.low === true })
    }
  }
  const left: Fact[] = []
  for (const fact of predicted) {
    if (taken.has(fact)) continue
    // said once more: whether that is sure counts from this side as from the other
    const partner = gold.find((other) => agreement(other, fact, settings) !== undefined)
    if (partner === undefined) left.push(fact)
    else matched.push({ gold: partner, predicted: fact, low: agreement(partner, fact, settings)?.low === true })
  }
  return { matched, ...rivals(open, left) }
}

function rivals(gold: readonly Fact[], predicted: readonly Fact[]): Omit<FactMatch, 'matched'> {
  const used = new Set<Fact>()
  const conflicts: { gold: Fact; predicted: Fact }[] = []
  const onlyGold: Fact[] = []
  for (const fact of gold) {
    const rival = predicted.find((other) => !used.has(other) && familyOf(other) === familyOf(fact))
    if (rival === undefined) onlyGold.push(fact)
    else {
      used.add(rival)
      conflicts.push({ gold: fact, predicted: rival })
    }
  }
  return { conflicts, onlyGold, onlyPredicted: predicted.filter((fact) => !used.has(fact)) }
}

function agreement(gold: Fact, predicted: Fact, settings: Settings): { readonly low: boolean } | undefined {
  if (settings.mode === 'response' && covers(gold, predicted)) return { low: false }
  const found = gold.agreeWith(predicted, settings)
  if (found !== undefined) return found.same ? { low: found.low === true } : undefined
  if (gold.type === predicted.type || !CROSSING.has(gold.type) || !CROSSING.has(predicted.type)) return undefined
  if (gold.type !== 'number' && predicted.type !== 'number') return undefined
  const across = compareAcross(gold.value, predicted.value, settings)
  return across?.decided === 'same' ? { low: across.low_confidence === true } : undefined
}

/** A reply may say it more fully: `27` as 27 years, 1976 as July 23, 1976, April as April 6. */
function covers(gold: Fact, predicted: Fact): boolean {
  if (gold.type === 'number') {
    if (!FULLER.has(predicted.type)) return false
    const [wanted] = numbersIn(gold)
    return wanted !== undefined && numbersIn(predicted).includes(wanted)
  }
  if (gold.type !== 'period' || predicted.type !== 'date') return false
  const month = monthOf(gold.value.trim())
  return month !== undefined && (date.read(predicted.value, {}) ?? []).some((reading) => reading.month === month)
}

const FULLER = new Set(['duration', 'quantity', 'date', 'percent', 'money'])

const numbers = new WeakMap<Fact, readonly number[]>()

/** The whole of a number, or every number in the text of another fact; read once. */
function numbersIn(fact: Fact): readonly number[] {
  const known = numbers.get(fact)
  if (known !== undefined) return known
  const parts =
    fact.type === 'number' ? [fact.value] : (fact.value.match(/\d+(?:,\d{3})*(?:\.\d+)?|[a-z]+(?:-[a-z]+)?/giu) ?? [])
  const found = parts.slice(0, 12).flatMap((part) => readNumber(part) ?? [])
  numbers.set(fact, found)
  return found
}

const CROSSING = new Set(['number', 'money', 'percent', 'identifier', 'period'])

/** Facts of one family are rivals, and can change places. */
export function familyOf({ type }: Fact): string {
  return FAMILIES[type] ?? type
}

const FAMILIES: Readonly<Record<string, string>> = {
  number: 'number',
  identifier: 'number',
  date: 'date',
  period: 'period',
}
