import type { Task } from '../suite/schema/task.ts'
import type { Outcome } from '../trace/attempt.ts'
import { excerpt, finding } from './codes.ts'
import type { AttemptGrade, TrajectoryGrade } from './grade.ts'
import { decidingLayers, type judgeLayers } from './layers.ts'
import type { Finding } from './score.ts'

export type PassVerdict = Pick<AttemptGrade, 'measured' | 'passed' | 'failures'>

/**
 * Whether the attempt passed. It fails when the agent did not come to its end, when it executed a forbidden tool, or
 * when a layer of `pass_when` failed. It is not measured when infrastructure failed, or when nothing failed and a layer
 * of `pass_when` could not be judged.
 */
export function judgePass(
  outcome: Outcome,
  task: Task,
  trajectory: TrajectoryGrade,
  layers: ReturnType<typeof judgeLayers>,
): PassVerdict {
  if (outcome.status === 'infra_failed') {
    return { measured: false, passed: false, failures: outcomeFindings(outcome) }
  }
  const deciding = decidingLayers(task, layers)
  const failures = [
    ...outcomeFindings(outcome),
    ...forbiddenCalls(trajectory),
    ...deciding.flatMap((layer) => {
      const verdict = layers[layer]
      return verdict.status === 'failed' ? verdict.findings.filter(({ code }) => !isForbiddenCall(code)) : []
    }),
  ]
  if (failures.length > 0) return { measured: true, passed: false, failures }
  const unknown = deciding.flatMap((layer) => {
    const verdict = layers[layer]
    return 'reason' in verdict ? [finding('layer_not_measured', { layer, reason: verdict.reason })] : []
  })
  // no suite is valid with such a task; an imported one may come this far, and must not pass for want of a layer
  if (deciding.length === 0) unknown.push(finding('layer_not_measured', { layer: 'none', reason: 'no layer stated' }))
  return { measured: unknown.length === 0, passed: unknown.length === 0, failures: unknown }
}

function outcomeFindings(outcome: Outcome): readonly Finding[] {
  switch (outcome.status) {
    case 'completed':
      return []
    case 'timed_out':
      return [finding('timed_out', { limit: outcome.limit, message: excerpt(outcome.message) })]
    case 'agent_failed':
    case 'infra_failed':
      return [finding(outcome.status, { reason: outcome.reason, message: excerpt(outcome.message) })]
  }
}

function forbiddenCalls({ checks }: TrajectoryGrade): readonly Finding[] {
  return checks.forbidden_tools_absent.findings.filter(({ code }) => code === 'forbidden_tool_executed')
}

/** Named once for the whole attempt; a refused one is no reason to fail. */
function isForbiddenCall(code: string): boolean {
  return code === 'forbidden_tool_executed' || code === 'forbidden_tool_refused'
}
