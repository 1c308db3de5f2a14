/** What a workflow's event says of the commits, or a user on the command line. */
export type BaseQuestion =
  | {
      readonly kind: 'pull_request'
      /** The event's `pull_request.head.sha`. */
      readonly head: string
      /** The event's `pull_request.base.sha`: goes stale, and is no more than a witness. */
      readonly seen: string
      /** Name of the base branch. */
      readonly branch: string
    }
  | { readonly kind: 'merge_group'; readonly base: string }
  /** `before` is all zeros for a new branch. */
  | { readonly kind: 'push'; readonly before: string }
  | { readonly kind: 'ref'; readonly ref: string }

/** The checked-out commit. */
export interface HeadCommit {
  readonly id: string
  readonly parents: readonly string[]
}

/** Which commit is the base, before anything is fetched. */
export type BaseChoice =
  /** Where it proves to be on the base branch; else that branch's tip. */
  | { readonly from: 'merge_parent'; readonly commit: string; readonly branch: string; readonly seen: string }
  /** The head was tested, not the merge of the two. */
  | { readonly from: 'branch_tip'; readonly branch: string; readonly why: 'no_merge' | 'other_head' | 'many_parents' }
  | { readonly from: 'commit'; readonly commit: string }
  | { readonly from: 'ref'; readonly ref: string }
  /** The first push of a branch: there is nothing before it. */
  | { readonly from: 'nothing' }

/**
 * The commit that is merged with, and never one that only the head reaches: parent 1 of the checked-out commit is it
 * only where that commit is a merge of two and parent 2 is the very head of the event.
 */
export function chooseBase(question: BaseQuestion, head: HeadCommit): BaseChoice {
  switch (question.kind) {
    case 'ref':
      return { from: 'ref', ref: question.ref }
    case 'merge_group':
      return { from: 'commit', commit: question.base }
    case 'push':
      return isZero(question.before) ? { from: 'nothing' } : { from: 'commit', commit: question.before }
    case 'pull_request':
      return chooseForPull(question, head)
  }
}

function chooseForPull(
  { head, seen, branch }: BaseQuestion & { readonly kind: 'pull_request' },
  { parents }: HeadCommit,
): BaseChoice {
  const [first, second] = parents
  if (parents.length > 2) return { from: 'branch_tip', branch, why: 'many_parents' }
  if (first === undefined || second === undefined) return { from: 'branch_tip', branch, why: 'no_merge' }
  if (second !== head) return { from: 'branch_tip', branch, why: 'other_head' }
  return { from: 'merge_parent', commit: first, branch, seen }
}

/** Of whichever hash the repository uses. */
export function isZero(id: string): boolean {
  return /^0+$/.test(id)
}
