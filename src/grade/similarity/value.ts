import { compareAlias } from './alias/alias.ts'
import { isDeclaredAlias } from './alias/groups.ts'
import { different, same, unequal } from './finding.ts'
import { isElliptic } from './reply/elliptic.ts'
import { isCodeLike } from './text/code-like.ts'
import { compareText } from './text/compare-text.ts'
import { foldText, MAX_TEXT, unaccented } from './text/fold.ts'
import { withSameOrdinals } from './text/ordinals.ts'
import { compareQualifiers, qualifiedOf } from './text/qualifiers.ts'
import { tokensOf } from './text/tokens.ts'
import { compareDeclared, compareTyped } from './typed/typed.ts'
import type { Finding, Settings } from './types.ts'

/**
 * Two texts as values, the cheapest and surest step first: exact, atomic type, equal but for punctuation, alias, code,
 * qualifiers, then facts and words. The first step that settles it decides.
 */
export function compareTextValue(gold: string, predicted: string, settings: Settings): Finding {
  if (gold === predicted) return same('exact', 'text', 'identical')
  if (isDeclaredAlias(gold, predicted, settings.aliases)) return same('alias', 'alias', 'declared to mean the same')
  if (settings.kind === 'exact') return different('exact', 'text', unequal(gold, predicted))
  // the path of a URL tells capitals apart
  const isUrl = gold.includes('://') && predicted.includes('://')
  if (!isUrl && foldText(gold) === foldText(predicted)) return same('exact', 'text', 'the same but for case and spaces')
  if (gold.trim() === '' || predicted.trim() === '')
    return different('exact', 'text', `${unequal(gold, predicted)}: one is empty`)
  if (settings.kind !== undefined && settings.kind !== 'text') {
    const declared = compareDeclared(settings.kind, gold, predicted, settings)
    if (declared !== undefined) return declared
  }
  return inferred(...withSameOrdinals(gold, predicted), settings)
}

function inferred(gold: string, predicted: string, settings: Settings): Finding {
  const typed = settings.kind === 'text' ? undefined : compareTyped(gold, predicted, settings)
  if (typed !== undefined) return typed
  const [a, b] = [unquoted(gold), unquoted(predicted)]
  const isCode = isCodeLike(a) || isCodeLike(b)
  if (bare(a, isCode) === bare(b, isCode) && bare(a, isCode) !== '')
    return same('exact', isCode ? 'code' : 'text', 'the same but for punctuation and case')
  const alias = compareAlias(a, b, settings)
  if (alias !== undefined) return alias
  if (isCode && !isProse(a, b)) return different('exact', 'code', unequal(gold, predicted))
  return elliptic(a, b) ?? qualified(a, b, settings) ?? compareText(a, b, settings)
}

/** `Paris` beside `The capital of France is Paris.` */
function elliptic(a: string, b: string): Finding | undefined {
  if (!isElliptic(a, b) && !isElliptic(b, a)) return undefined
  const reason = 'the answer without its sentence'
  return { score: 0.75, tier: 'lexical', type: 'sentence', reason, low_confidence: true }
}

/** `'radium'` and `"radium"`. */
function unquoted(text: string): string {
  const match = /^\s*(["'`])(.*)\1\s*$/s.exec(text)
  return match?.[2] ?? text
}

/** The words without what stands between them; of code every character but white space. */
function bare(text: string, isCode: boolean): string {
  if (text.length > MAX_TEXT) return text
  if (isCode) return foldText(text).replace(/\s/g, '')
  if (/\d/.test(text))
    return unaccented(foldText(text))
      .replace(/(?<=\p{L})[-_](?=\p{L})/gu, ' ')
      .replace(/(?<!\d)[.,'"](?!\d)|[.,;:!?'"]+$/g, '')
  return tokensOf(text)
    .map(({ word }) => word)
    .join(' ')
}

/** A formula beside a sentence that describes it is not decided by its characters. */
function isProse(a: string, b: string): boolean {
  return [a, b].every(
    (text) => text.trim().split(/\s+/).length >= 5 && /^[\p{L}\p{N}\s.,;:'"!?()$€£%/#@&+-]+$/u.test(text),
  )
}

/** A head with what narrows it, where either side has a comma: `Portland, OR` is `Portland`, not `Portland, ME`. */
function qualified(gold: string, predicted: string, settings: Settings): Finding | undefined {
  const [a, b] = [qualifiedOf(gold), qualifiedOf(predicted)]
  if (a === undefined && b === undefined) return undefined
  const [goldHead, predictedHead] = [a?.head ?? gold, b?.head ?? predicted]
  if (goldHead === gold && predictedHead === predicted) return undefined
  const heads = compareTextValue(goldHead, predictedHead, settings)
  const isSame = heads.decided === 'same' || (heads.decided === undefined && heads.score >= settings.threshold)
  if (!isSame) return undefined
  const relation = compareQualifiers(a?.qualifiers ?? [], b?.qualifiers ?? [], settings)
  if (relation === 'conflict') {
    const reason = `${(a?.qualifiers ?? []).join(', ')} ≠ ${(b?.qualifiers ?? []).join(', ')}`
    return different('veto', 'text', reason, { score: 0.4 })
  }
  const isAgreed = relation === 'agree'
  const reason = isAgreed ? 'the same head and qualifier' : 'only one has a qualifier behind the comma'
  const score = Math.min(heads.score, isAgreed ? 0.95 : 0.8)
  return { score, tier: 'lexical', type: 'text', reason, low_confidence: !isAgreed || heads.low_confidence === true }
}
