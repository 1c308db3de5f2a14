import type { Token } from './tokens.ts'

/** What a question asks for: a person, place, time, reason, manner or amount; `what` and `which` leave it open. */
export function askedFor(text: string, tokens: readonly Token[]): string | undefined {
  const words = tokens.slice(0, 12).map(({ word }) => word)
  const at = words.findIndex((word) => WH.has(word))
  if (at < 0 || (at > 0 && !text.includes('?'))) return undefined
  const [word = '', next = ''] = words.slice(at)
  if (word === 'how' && (next === 'many' || next === 'much')) return 'amount'
  if (word === 'what' || word === 'which') return NOUNS.get(next) ?? 'thing'
  return WH.get(word)
}

const WH = new Map([
  ['what', 'thing'],
  ['which', 'thing'],
  ['who', 'person'],
  ['whom', 'person'],
  ['where', 'place'],
  ['when', 'time'],
  ['why', 'reason'],
  ['how', 'manner'],
])

const NOUNS: ReadonlyMap<string, string> = new Map([
  ['time', 'time'],
  ['date', 'time'],
  ['day', 'time'],
  ['year', 'time'],
  ['person', 'person'],
  ['place', 'place'],
  ['location', 'place'],
  ['city', 'place'],
  ['country', 'place'],
  ['reason', 'reason'],
  ['amount', 'amount'],
  ['price', 'amount'],
  ['way', 'manner'],
])
