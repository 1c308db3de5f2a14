import { agreedBounds } from '../facts/bounds.ts'
import type { FactMatch } from '../facts/match-facts.ts'
import type { Token } from './tokens.ts'
import type { Side } from './vetoes.ts'

/** Both sides without the words of a bound that they share: `at least 18`, `18 or older`. */
export function withoutAgreedBounds(
  gold: Side,
  predicted: Side,
  facts: Pick<FactMatch, 'matched'>,
): readonly [Side, Side] {
  const agreed = agreedBounds(gold.mentions, predicted.mentions, facts)
  if (agreed.length === 0) return [gold, predicted]
  return [
    without(
      gold,
      agreed.flatMap((pair) => pair.gold),
    ),
    without(
      predicted,
      agreed.flatMap((pair) => pair.predicted),
    ),
  ]
}

function without(side: Side, words: readonly string[]): Side {
  const left = [...words]
  const tokens = side.tokens.filter(({ word }: Token) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
  return { ...side, tokens }
}
