import type { FactMatch } from './match-facts.ts'
import type { Mention } from './mentions.ts'

/** A fact that the gold states and the other text says is not so wherever it names it: `in 1968, not 1969`; or undefined. */
export function deniedFact(
  gold: readonly Mention[],
  predicted: readonly Mention[],
  { matched }: Pick<FactMatch, 'matched'>,
): string | undefined {
  const denied = matched.find(
    (pair) =>
      mentionsBy(gold, pair.gold).some((mention) => !isDenied(mention)) &&
      mentionsBy(predicted, pair.predicted).every(isDenied) &&
      mentionsBy(predicted, pair.predicted).length > 0,
  )
  return denied === undefined ? undefined : `denies ${denied.gold.text.trim()}`
}

function mentionsBy(mentions: readonly Mention[], fact: Mention['fact']): readonly Mention[] {
  return mentions.filter((mention) => mention.fact === fact)
}

const SMALL = '(?: (?:on|in|at|by|for|of|to|from|as|the|a|an|order|number|gate|room|year))*'

/** `not 1969`, `rather than in 1969`, `did not happen in 1969`; not `not until 1969` or `not sure, but 1969`. */
export const DENIED = new RegExp(
  `(?:\\b(?:not|never|nor|no longer|instead of|rather than|unlike|except)|n't)${SMALL} $|` +
    `(?:\\b(?:do|does|did|is|are|was|were|will|has|have) not|\\b(?:do|does|did|is|are|was|were|wo|has|have)n't)` +
    ` (?!sure|certain|clear|known|only|just|until|before|after|alone|exactly)(?:be )?[a-z]+${SMALL.replace('*', '+')} $`,
  'iu',
)

const known = new WeakMap<Mention, boolean>()

/** Looked at once, since every claim of a long text asks for it. */
export function isDenied(mention: Mention): boolean {
  const denied = known.get(mention) ?? DENIED.test(mention.lead)
  known.set(mention, denied)
  return denied
}
