import type { Inputs } from '../inputs/inputs.ts'
import type { Subject } from '../subject.ts'
import type { GateId } from './types.ts'

/**
 * Of the check run that a gate writes; two gates of one suite are told apart by the input. One commit may be the head of
 * pull requests onto several branches, and what a branch of anybody's own asks for must not satisfy the default branch.
 */
export function checkNameOf(
  { checkName }: Pick<Inputs, 'checkName'>,
  { otherBase }: Pick<Subject, 'otherBase'>,
  suiteName: string,
): string {
  return checkName ?? `turngate / ${suiteName}${otherBase === undefined ? '' : ` → ${otherBase}`}`
}

/** A run over chosen tasks has a comment of its own: what the whole suite came to stays there to be read. */
export function gateIdOf({ checkName = '', suite }: Pick<Inputs, 'checkName' | 'suite'>, isPartial: boolean): GateId {
  return { check: isPartial ? `${checkName} (chosen tasks)` : checkName, suite }
}
