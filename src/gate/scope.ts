import type { Policy, Quarantine } from '../suite/schema/policy.ts'
import type { RunSummary, TaskSummary } from '../summary/types.ts'
import { reason } from './codes.ts'
import { isMeasured } from './reading.ts'
import type { Reason } from './types.ts'

/** One task on both sides. */
export interface Pair {
  readonly id: string
  readonly critical: boolean
  readonly baseline: TaskSummary
  readonly candidate: TaskSummary
}

/** Which tasks the verdict is about. */
export interface Scope {
  /** The candidate's tasks that gate: neither drafts nor quarantined. Bars are judged over them. */
  readonly gating: readonly TaskSummary[]
  /** Of these, what the baseline measured with the same gold. */
  readonly compared: readonly Pair[]
  /** Of these, what the baseline does not have. */
  readonly added: readonly TaskSummary[]
  /** On both sides, shown and not judged. */
  readonly aside: readonly (Pair & { readonly why: 'quarantined' | 'advisory' | 'accepted' })[]
  readonly reasons: readonly Reason[]
}

interface ScopeInput {
  readonly candidate: RunSummary
  readonly baseline?: RunSummary
  /** Tasks whose gold differs. */
  readonly incomparable: ReadonlySet<string>
  readonly policy: Policy
  readonly today: string
  /** Tasks whose drop was accepted for this change. */
  readonly accepted?: ReadonlySet<string>
}

export function scopeOf({ candidate, baseline, incomparable, policy, today, accepted }: ScopeInput): Scope {
  const before = byId(baseline?.tasks ?? [])
  const after = byId(candidate.tasks)
  const quarantined = new Set(policy.quarantine.filter((entry) => holds(entry, today)).map((entry) => entry.task))
  // a draft stays one only while neither side has reviewed it: unsetting the mark must not silence a task
  const advises = (id: string) => !(after.get(id)?.reviewed ?? false) && !(before.get(id)?.reviewed ?? false)
  const whyAside = (id: string) =>
    quarantined.has(id) ? 'quarantined' : accepted?.has(id) === true ? 'accepted' : advises(id) ? 'advisory' : undefined
  const gates = (task: TaskSummary) => whyAside(task.id) === undefined

  const gating = candidate.tasks.filter(gates)
  const pairs = candidate.tasks.flatMap((task) => {
    const old = before.get(task.id)
    if (old === undefined || incomparable.has(task.id)) return []
    return [{ id: task.id, critical: task.critical || old.critical, baseline: old, candidate: task }]
  })
  const usable = pairs.filter((pair) => isMeasured(pair.baseline, policy.min_measured))
  const compared = usable.filter((pair) => gates(pair.candidate))
  return {
    gating,
    compared,
    added: baseline === undefined ? [] : gating.filter((task) => !before.has(task.id)),
    aside: usable.flatMap((pair) => {
      const why = whyAside(pair.id)
      return why === undefined ? [] : [{ ...pair, why }]
    }),
    reasons: [
      ...missing(baseline, (task) => after.has(task.id) || !gates(task), policy),
      ...nothingGates(candidate, gating),
      ...quarantineNotes(policy, after, today),
      ...named(
        'pass',
        'tasks_advisory',
        candidate.tasks.filter((task) => advises(task.id)),
      ),
      // left out one by one they are a remark; where that leaves nothing, nothing was compared
      ...named(
        compared.length === 0 ? 'not_measured' : 'pass',
        'baseline_tasks_not_measured',
        pairs.filter((pair) => gates(pair.candidate) && !usable.includes(pair)),
      ),
    ],
  }
}

/** Ids that stand more than once. */
export function duplicateTasks(summary: RunSummary): string[] {
  const ids = summary.tasks.map((task) => task.id)
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))].sort()
}

function holds(entry: Quarantine, today: string): boolean {
  return today <= entry.expires
}

function missing(
  baseline: RunSummary | undefined,
  isExcused: (task: TaskSummary) => boolean,
  policy: Policy,
): Reason[] {
  const tasks = (baseline?.tasks ?? [])
    .filter((task) => !isExcused(task) && isMeasured(task, policy.min_measured))
    .map((task) => task.id)
  return tasks.length === 0 ? [] : [reason('not_measured', 'tasks_missing', { tasks })]
}

function nothingGates(candidate: RunSummary, gating: readonly TaskSummary[]): Reason[] {
  if (gating.length > 0 || candidate.tasks.length === 0) return []
  return [reason('not_measured', 'no_gating_tasks', { tasks: candidate.tasks.length })]
}

function quarantineNotes(policy: Policy, tasks: ReadonlyMap<string, TaskSummary>, today: string): Reason[] {
  return policy.quarantine
    .filter((entry) => tasks.has(entry.task))
    .map(({ task, owner, reason: why, expires }) =>
      today <= expires
        ? reason('pass', 'task_quarantined', { task, owner, reason: why, expires })
        : reason('pass', 'quarantine_expired', { task, owner, expires }),
    )
}

function named(
  status: 'pass' | 'not_measured',
  code: 'tasks_advisory' | 'baseline_tasks_not_measured',
  tasks: readonly { id: string }[],
): Reason[] {
  return tasks.length === 0 ? [] : [reason(status, code, { tasks: tasks.map((task) => task.id) })]
}

function byId(tasks: readonly TaskSummary[]): Map<string, TaskSummary> {
  return new Map(tasks.map((task) => [task.id, task]))
}
