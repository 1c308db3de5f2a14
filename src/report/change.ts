import type { Reason } from '../gate/types.ts'
import { acceptsEdit } from '../suite/accept.ts'
import type { GateEdit } from '../suite/change/edit.ts'
import type { AcceptEntry } from '../suite/schema/accept.ts'
import { phraseEdit, phraseReason, type Site } from './phrase.ts'
import type { Text } from './text.ts'

/** What a report has to know of the change that it is about. */
export interface ChangeFacts {
  /** The commit that it was judged by. */
  readonly base: string
  readonly edits: readonly GateEdit[]
  readonly accepted: readonly AcceptEntry[]
}

/** What somebody accepted, and what the change does to the gate. */
export interface ChangeShown {
  readonly base: string
  /** Told before everything else. */
  readonly accepted: readonly Text[]
  readonly edits: readonly (GateEdit & { readonly text: Text })[]
}

export function showChange(
  { base, edits, accepted }: ChangeFacts,
  reasons: readonly Reason[],
  site: Site,
): ChangeShown {
  return {
    base,
    accepted: reasons.filter(isAcceptance).map((reason) => phraseReason(reason, site).text),
    edits: [...edits]
      .sort((a, b) => RANK.indexOf(a.effect) - RANK.indexOf(b.effect))
      .map((edit) => ({ ...edit, text: phraseEdit(edit, acceptsEdit(accepted, edit.key)?.reason) })),
  }
}

const RANK: readonly GateEdit['effect'][] = ['weakens', 'changes', 'tightens']

/** Shown in a place of its own, and not again among the others. */
export function isAcceptance({ code }: { readonly code: string }): boolean {
  return code === 'metric_accepted' || code === 'task_accepted' || code === 'edit_accepted'
}
