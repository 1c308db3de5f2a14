import { compareAlias } from '../alias/alias.ts'
import { regionsOf } from '../alias/regions.ts'
import type { Settings } from '../types.ts'
import { foldText } from './fold.ts'
import { contentOf, tokensOf } from './tokens.ts'

export interface Qualified {
  readonly head: string
  readonly qualifiers: readonly string[]
}

/** `Portland, OR, USA`: a head and what narrows it; undefined for lists and sentences. */
export function qualifiedOf(text: string): Qualified | undefined {
  if (text.length > 120 || /[.!?;:]\s/.test(text.replace(/\b(?:st|mt|ft|dr)\. /gi, '').replace(/\.$/, '')))
    return undefined
  const [head = '', ...qualifiers] = text
    .replace(/\s*\(([^()]*)\)\s*$/, ', $1')
    .split(',')
    .map((part) => part.trim())
  if (head === '' || qualifiers.length === 0 || qualifiers.length > 3) return undefined
  if (qualifiers.some((part) => part === '' || part.split(/\s+/).length > 4 || /^(?:and|or) /i.test(part)))
    return undefined
  return { head, qualifiers }
}

/** How the qualifiers of two equal heads stand to each other. */
export function compareQualifiers(
  gold: readonly string[],
  predicted: readonly string[],
  settings: Settings,
): 'agree' | 'one-sided' | 'conflict' {
  if (gold.length === 0 || predicted.length === 0) {
    // `not spicy` asks for something else rather than for the same more closely
    return [...gold, ...predicted].some((part) => NEGATED.test(part)) ? 'conflict' : 'one-sided'
  }
  const agrees = gold.some((a) => predicted.some((b) => isSameQualifier(a, b, settings)))
  if (agrees) return 'agree'
  const contains = gold.some((a) => predicted.some((b) => isWithin(a, b) || isWithin(b, a)))
  return contains ? 'agree' : 'conflict'
}

const NEGATED = /^(?:but )?(?:not|no|without|except) /i

/** Equal words, or two names of one place. */
function isSameQualifier(a: string, b: string, settings: Settings): boolean {
  if (foldText(a).replaceAll('.', '') === foldText(b).replaceAll('.', '')) return true
  if (compareAlias(a, b, settings)?.decided === 'same') return true
  const words = (text: string) =>
    contentOf(tokensOf(text))
      .map(({ stem }) => stem)
      .join(' ')
  return words(a) === words(b)
}

/** California lies in the USA, England in the UK. */
function isWithin(inner: string, outer: string): boolean {
  const outside = regionsOf(outer)
  return regionsOf(inner).some((code) => code.includes('-') && outside.some((other) => code.startsWith(`${other}-`)))
}
