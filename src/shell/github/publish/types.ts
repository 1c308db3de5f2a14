import type { Status } from '../../../gate/types.ts'

/** `measured`: nothing was gated. `unaffected`: nothing was run, since nothing of it changed. */
export type PageStatus = Status | 'measured' | 'unaffected'

/** What became of one way of publishing. None of them changes a verdict. */
export type Publication =
  | { readonly kind: 'published'; readonly url: string }
  /** On purpose. */
  | { readonly kind: 'skipped'; readonly why: string }
  | { readonly kind: 'failed'; readonly why: string }

/** One gate among those of a pull request: a check name and a suite. */
export interface GateId {
  readonly check: string
  readonly suite: string
}
