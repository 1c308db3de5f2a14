import type { JudgeUsage } from '../ports.ts'

/** One statement about one text: what a judge is asked at a time. */
export interface Claim {
  /** The statement, by the suite's author: trusted. */
  readonly rubric: string
  /** What the agent produced: data. */
  readonly text: string
  /** Another text, where the statement compares two: `text` is shown as A, this one as B. */
  readonly other?: string
  /** What the user had written by then, oldest first: data too. */
  readonly said: readonly string[]
}

/** What one answer of one judge says, once it was read and checked. */
export interface Verdict {
  readonly holds: boolean
  /** 0..1, at least 0.5 where it holds. */
  readonly score: number
  /** Words of the graded text; empty only where it does not hold for want of something. */
  readonly quote: string
  readonly reason: string
}

export type Answer = ({ readonly kind: 'verdict' } & Verdict) | Unusable

/** It counts as nothing, neither for nor against; `retry`: another answer may be better. */
export interface Unusable {
  readonly kind: 'unusable'
  readonly reason: string
  readonly retry: boolean
}

/** What all votes on a claim come to. `licensed`: it may decide; without, it is reported and decides nothing. */
export type Judgement =
  | (Verdict & {
      readonly kind: 'judged'
      readonly licensed: boolean
      readonly votes: { readonly for: number; readonly against: number; readonly unusable: number }
    })
  | { readonly kind: 'not_measured'; readonly licensed: boolean; readonly reason: string }

/** What was asked, for the judges' own cost. One entry for each answer of an endpoint. */
export type Spent = readonly (JudgeUsage | undefined)[]
