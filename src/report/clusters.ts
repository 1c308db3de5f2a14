import type { AttemptSummary, TaskSummary } from '../summary/types.ts'
import { causeReason } from './phrase.ts'
import { listed, say, type Text, words } from './text.ts'
import type { Cause } from './types.ts'

/** What a failed attempt failed by, as far as two attempts can share it. */
export interface CauseKey {
  readonly reason: string
  readonly tool?: string
  readonly action?: string
  readonly fields: readonly string[]
}

/**
 * Failing tasks grouped by what most of their failed attempts failed by, largest group first. The root cause is AEM's;
 * an attempt without one is told by its first finding.
 */
export function clusterCauses(tasks: readonly TaskSummary[]): Cause[] {
  const groups = new Map<string, { key: CauseKey; tasks: string[]; attempts: AttemptSummary[] }>()
  for (const task of tasks) {
    const main = mainCause(task)
    if (main === undefined) continue
    const group = groups.get(main.id) ?? { key: main.key, tasks: [], attempts: [] }
    group.tasks.push(task.id)
    group.attempts.push(...main.attempts)
    groups.set(main.id, group)
  }
  return [...groups.values()]
    .sort((a, b) => b.tasks.length - a.tasks.length || b.attempts.length - a.attempts.length)
    .map(({ key, tasks: names, attempts }) => ({
      ...key,
      text: causeText(key, attempts),
      tasks: names,
      attempts: attempts.length,
    }))
}

export interface MainCause {
  readonly id: string
  readonly key: CauseKey
  /** Failed attempts that share it, in order. */
  readonly attempts: readonly AttemptSummary[]
}

/** What most failed attempts of a task have in common; the earliest of equals. */
export function mainCause(task: TaskSummary): MainCause | undefined {
  const found = new Map<string, { id: string; key: CauseKey; attempts: AttemptSummary[] }>()
  for (const attempt of task.attempts) {
    if (!attempt.measured || attempt.passed) continue
    const key = causeOf(attempt)
    const id = JSON.stringify([key.reason, key.tool, key.action, key.fields])
    const group = found.get(id) ?? { id, key, attempts: [] }
    group.attempts.push(attempt)
    found.set(id, group)
  }
  return [...found.values()].sort((a, b) => b.attempts.length - a.attempts.length)[0]
}

/** `orders.Refund`: parameters missing (`amount`); `orders.Get`: `orders.List` called instead */
export function causeText(key: CauseKey, attempts: readonly AttemptSummary[] = []): Text {
  const { reason, tool, action, fields } = key
  const what = insteadText(reason, attempts) ?? words(causeReason(reason))
  const named = fields.length === 0 ? what : say`${what} (${listed(fields, 3)})`
  return tool === undefined ? named : say`${toolName(tool, action)}: ${named}`
}

/** Of a wrong tool, what was done in its place, where all attempts did the same. */
function insteadText(reason: string, attempts: readonly AttemptSummary[]): Text | undefined {
  if (reason !== 'tool_mismatch') return undefined
  const called = new Set(attempts.map((attempt) => attempt.root_cause?.called))
  if (called.size !== 1) return undefined
  const [tool] = called
  return tool === undefined ? words('not called') : say`${tool} called instead`
}

export function toolName(tool: string, action: string | undefined): string {
  return action === undefined ? tool : `${tool}.${action}`
}

function causeOf({ root_cause: root, failures, outcome }: AttemptSummary): CauseKey {
  // an attempt that ended early failed by that, whatever turns it left undone
  if (outcome.status === 'timed_out') return { reason: 'timed_out', fields: [] }
  if (outcome.status === 'agent_failed') return { reason: `agent_failed_${outcome.reason}`, fields: [] }
  if (root !== undefined) {
    const { reason, tool, action, fields } = root
    return { reason, fields, ...(tool !== undefined && { tool }), ...(action !== undefined && { action }) }
  }
  const [first] = failures
  if (first === undefined) return { reason: 'unknown', fields: [] }
  const { tool, check } = first.args
  return {
    reason: first.code,
    fields: typeof check === 'string' ? [check] : [],
    ...(typeof tool === 'string' && { tool }),
  }
}
