import type { z } from 'zod'
import { nearest } from './nearest.ts'

type Issue = z.core.$ZodIssue

/**
 * Of the branches of a union that all refused a value, the one that the author most likely meant: the value has its
 * type, and the fewest things are wrong. Undefined where no branch has the type, or where two are equally far.
 */
export function bestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] | undefined {
  const weighed = branches
    .filter((issues) => !issues.some(isOtherType))
    .map((issues) => ({ issues, weight: sum(issues.map((issue) => weightOf(issue, issues))) }))
    .sort((a, b) => a.weight - b.weight)
  const [best, second] = weighed
  if (best === undefined || best.weight === second?.weight) return undefined
  return best.issues
}

function isOtherType(issue: Issue): boolean {
  return (
    issue.path.length === 0 && (issue.code === 'invalid_type' || (issue.code === 'invalid_union' && !hasBranch(issue)))
  )
}

function hasBranch(issue: z.core.$ZodIssueInvalidUnion): boolean {
  return issue.errors.some((issues) => !issues.some(isOtherType))
}

/** A missing key that an unknown one nearly spells is one slip, not two. */
function weightOf(issue: Issue, all: readonly Issue[]): number {
  if (issue.code !== 'unrecognized_keys') return 1
  const wanted = all.flatMap((other) => (other.code === 'invalid_type' ? [String(other.path.at(-1))] : []))
  return sum(issue.keys.map((key) => (nearest(key, wanted) === undefined ? 1 : 0.1)))
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}
