import type { z } from 'zod'
import { type Problem, UserError } from '../errors.ts'
import { isJsonObject, type Json } from '../json.ts'
import { checkQuarantine } from './check/ids.ts'
import { checkPassK } from './check/policy.ts'
import { explainIssues } from './explain.ts'
import { isMetricName, METRIC_NAMES } from './metric-names.ts'
import { didYouMean } from './nearest.ts'
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
 * @param subMetrics names of the suite's own, which a policy may gate
 * @throws UserError with every problem of it
 */
export function parsePolicy(text: string, file: string, subMetrics: readonly string[] = []): Policy {
  const read = readYaml(text, file)
  if (!read.ok) throw new UserError(read.problems)
  const problems: Problem[] = []
  return orThrow(policyOf(read.source, [], problems, subMetrics), problems)
}

/**
 * Reads a policy file of a folder, and holds it against the suite that it is for.
 *
 * @param subMetrics names of the suite's own, which a policy may gate
 * @throws UserError with every problem of it
 */
export function loadPolicy(
  tree: Tree,
  path: string,
  suite?: Pick<Suite, 'attempts' | 'tasks'> & { readonly subMetrics: readonly string[] },
): Policy {
  const problems: Problem[] = []
  const source = readSource(tree, path, problems)
  const policy = source === undefined ? undefined : policyOf(source, [], problems, suite?.subMetrics ?? [])
  if (source !== undefined && policy !== undefined && suite !== undefined) {
    const at = { source, path: [] }
    const ids = suite.tasks.map((task) => task.id)
    problems.push(...checkPassK(policy, at, suite.attempts), ...checkQuarantine(policy, at, ids))
  }
  return orThrow(policy, problems)
}

/** The policy that stands at a key path of a file; what is wrong with it is added to `problems`. */
export function policyOf(
  source: Source,
  base: KeyPath,
  problems: Problem[],
  subMetrics: readonly string[],
): Policy | undefined {
  const value = valueAt(source.value, base) ?? {}
  const result = Policy.safeParse(value)
  const names = unknownMetrics(value, subMetrics)
  // of a metric that is not there, nothing else needs saying
  const others = (result.error?.issues ?? []).filter(
    ({ code, path }) => code !== 'custom' || path[0] !== 'metrics' || !names.includes(String(path[1])),
  )
  const issues = [...names.map((name) => unknownMetric(name, subMetrics)), ...others]
  problems.push(...explainIssues(issues, Policy, source, base))
  return issues.length === 0 ? result.data : undefined
}

function unknownMetrics(policy: Json, subMetrics: readonly string[]): readonly string[] {
  const metrics = isJsonObject(policy) ? policy.metrics : undefined
  if (!isJsonObject(metrics)) return []
  return Object.keys(metrics).filter((name) => !isMetricName(name) && !subMetrics.includes(name))
}

function unknownMetric(name: string, subMetrics: readonly string[]): z.core.$ZodIssueCustom {
  const hint = didYouMean(name, [...METRIC_NAMES, ...subMetrics])
  const message = `There is no metric \`${name}\`.`
  return { code: 'custom', path: ['metrics', name], message, params: { code: 'unknown-metric', hint } }
}

function orThrow(policy: Policy | undefined, problems: readonly Problem[]): Policy {
  if (policy === undefined || problems.length > 0) throw new UserError(problems)
  return policy
}
