import type { Json } from '../json.ts'

/**
 * One measured number, or the reason why there is none; never null, NaN or a default. Rates carry their exact fraction
 * (`num / den`), since verdicts compare integers.
 */
export type Score =
  | {
      readonly kind: 'scored'
      readonly value: number
      readonly num?: number
      readonly den?: number
      /** By a judge without a licence: reported, and no reason to block anything. */
      readonly advisory?: true
    }
  | { readonly kind: 'unscored'; readonly reason: string; readonly advisory?: true }

export function ratio(num: number, den: number): Score {
  return den > 0 ? { kind: 'scored', value: num / den, num, den } : unscored('nothing to score')
}

export function amount(value: number): Score {
  return Number.isFinite(value) ? { kind: 'scored', value } : unscored(`not a finite number (${value})`)
}

/** The score, marked as one that decides nothing. */
export function advisory(score: Score): Score {
  return { ...score, advisory: true }
}

export function unscored(reason: string): Score {
  return { kind: 'unscored', reason }
}

/** What a check, a turn or a layer found; `report/phrase.ts` alone makes English of it. */
export interface Finding {
  readonly code: string
  readonly args: Readonly<Record<string, Json>>
}

/** The three ways a check can end. `unscored`: not stated, or not measured. */
export type CheckStatus = 'passed' | 'failed' | 'unscored'
