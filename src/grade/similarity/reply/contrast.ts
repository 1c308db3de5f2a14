import { DENIED, isDenied } from '../facts/denied-facts.ts'
import { familyOf } from '../facts/match-facts.ts'
import { align } from '../text/align.ts'
import { sideOf } from '../text/compare-text.ts'
import { contentOf, tokensOf } from '../text/tokens.ts'
import type { Side } from '../text/vetoes.ts'
import type { Settings } from '../types.ts'

/** A claim without the fact that it only sets aside: `It was in 1968, not 1969` asks for no 1969. */
export function withoutOwnContrast(claim: Side, settings: Settings): Side {
  return withoutDenied(claim, claim, settings)
}

/**
 * A sentence of a reply without what it sets aside for something else (`Paris, not Lyon`, `not from gate 12 but from 14`),
 * which is no denial of the claim. What the claim itself says stays denied.
 */
export function withoutContrast(sentence: Side, claim: Side, settings: Settings): Side {
  const kept = withoutDenied(sentence, claim, settings)
  const text = [BUT, COMMA].reduce((whole, pattern) => withoutAside(whole, pattern, claim), kept.text)
  return text === kept.text ? kept : sideOf(text, settings)
}

/** Without the facts that are denied, where the claim states another one of their kind. */
function withoutDenied(side: Side, claim: Side, settings: Settings): Side {
  const stated = new Set(
    claim.mentions.filter((mention) => mention.fact !== undefined && !isDenied(mention)).map(({ family }) => family),
  )
  const denied = side.mentions.filter(
    (mention) => mention.fact !== undefined && isDenied(mention) && stated.has(familyOf(mention.fact)),
  )
  const text = denied.reduce((whole, { text: fact }) => {
    const at = whole.lastIndexOf(fact)
    if (at < 0) return whole
    const before = whole.slice(0, at).replace(DENIED, (found) => found.replace(NEGATION, ''))
    return `${before}${whole.slice(at + fact.length)}`
  }, side.text)
  return text === side.text ? side : sideOf(text, settings)
}

const NEGATION = /\b(?:not|never|nor|no longer|instead of|rather than|unlike|except)\b|n't\b/iu

/** `not Lyon but Paris` and `Paris, not Lyon`. */
const BUT = /\bnot ((?:[^\s,;.!?]+ ){1,5}?)but (?=\S)/giu
const COMMA = /[,;(] ?(?:and |but )?(?:not|rather than|instead of) ((?:[^\s,;.!?)]+ ?){1,4})(?=[,;.!?)]|$)/giu

function withoutAside(text: string, pattern: RegExp, { tokens }: Side): string {
  return text.replace(pattern, (whole: string, aside: string) => {
    const words = contentOf(tokensOf(aside))
    const isOther = words.length > 0 && align(contentOf(tokens), words).pairs.length === 0
    return isOther ? '' : whole
  })
}
