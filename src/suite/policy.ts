import { type Problem, UserError } from '../errors.ts'
import { checkQuarantine } from './check/ids.ts'
import { checkPassK } from './check/policy.ts'
import { explainIssues } from './explain.ts'
import { readSource } from './read-source.ts'
import { Policy } from './schema/policy.ts'
import type { Suite } from './schema/suite.ts'
import { valueAt } from './schema-keys.ts'
import type { Tree } from './tree.ts'
import { readYaml, type Source } from './yaml.ts'
import type { KeyPath } from './yaml-place.ts'

/** The policy of a suite that has none. */
export function defaultPolicy(): Policy {
  return Policy.parse({})
}

/**
 * Reads a policy from YAML or JSON text; an empty text has every default.
 *
 * @throws UserError with every problem of it
 */
export function parsePolicy(text: string, file: string): Policy {
  const read = readYaml(text, file)
  if (!read.ok) throw new UserError(read.problems)
  const problems: Problem[] = []
  return orThrow(policyOf(read.source, [], problems), problems)
}

/**
 * Reads a policy file of a folder, and holds it against the suite that it is for.
 *
 * @throws UserError with every problem of it
 */
export function loadPolicy(tree: Tree, path: string, suite?: Pick<Suite, 'attempts' | 'tasks'>): Policy {
  const problems: Problem[] = []
  const source = readSource(tree, path, problems)
  const policy = source === undefined ? undefined : policyOf(source, [], problems)
  if (source !== undefined && policy !== undefined && suite !== undefined) {
    const at = { source, path: [] }
    const ids = suite.tasks.map((task) => task.id)
    problems.push(...checkPassK(policy, at, suite.attempts), ...checkQuarantine(policy, at, ids))
  }
  return orThrow(policy, problems)
}

/** The policy that stands at a key path of a file; what is wrong with it is added to `problems`. */
export function policyOf(source: Source, base: KeyPath, problems: Problem[]): Policy | undefined {
  const result = Policy.safeParse(valueAt(source.value, base) ?? {})
  if (result.success) return result.data
  problems.push(...explainIssues(result.error.issues, Policy, source, base))
  return undefined
}

function orThrow(policy: Policy | undefined, problems: readonly Problem[]): Policy {
  if (policy === undefined || problems.length > 0) throw new UserError(problems)
  return policy
}
