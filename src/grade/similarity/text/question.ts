import type { Token } from './tokens.ts'

export interface Asked {
  /** A person, place, time, reason, manner or amount; `thing` where `what` and `which` leave it open. */
  readonly sort: string
  /** The words that ask, as the text has them: `How many`. */
  readonly words: string
}

/** What a question asks for. */
export function askedFor(text: string, tokens: readonly Token[]): Asked | undefined {
  const first = tokens.slice(0, 12)
  const words = first.map(({ word }) => word)
  const at = words.findIndex((word) => WH.has(word))
  if (at < 0 || (at > 0 && !text.includes('?'))) return undefined
  const [word = '', next = ''] = words.slice(at)
  const said = (count: number) =>
    first
      .slice(at, at + count)
      .map(({ raw }) => raw)
      .join(' ')
  if (word === 'how' && (next === 'many' || next === 'much')) return { sort: 'amount', words: said(2) }
  const noun = word === 'what' || word === 'which' ? NOUNS.get(next) : undefined
  return { sort: noun ?? WH.get(word) ?? 'thing', words: said(noun === undefined ? 1 : 2) }
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
