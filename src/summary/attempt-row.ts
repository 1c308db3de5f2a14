import type { DialogScore, TurnScore } from '../grade/aem/types.ts'
import type { AttemptGrade } from '../grade/grade.ts'
import { ratio, unscored } from '../grade/score.ts'
import type { AttemptSummary, RootCause } from './types.ts'

/** What a summary keeps of one grade: no turns, no texts but those of its findings. */
export function attemptRow(grade: AttemptGrade, trajectory: string): AttemptSummary {
  const cause = grade.aem.dialog === undefined ? undefined : firstRootCause(grade.aem.dialog)
  return {
    attempt: grade.attempt,
    seed: grade.seed,
    outcome: grade.outcome,
    measured: grade.measured,
    passed: grade.measured && grade.passed,
    metrics: {
      ...grade.metrics,
      success_rate: grade.measured ? ratio(grade.passed ? 1 : 0, 1) : unscored('not measured'),
    },
    trajectory,
    failures: grade.failures,
    ...(cause === undefined ? {} : { root_cause: cause }),
  }
}

function firstRootCause(dialog: DialogScore): RootCause | undefined {
  const turn = dialog.turns.find((candidate) => candidate.attribution === 'root')
  if (turn?.reason === undefined) return undefined
  const { gold, predicted } = turn
  const called = turn.reason === 'tool_mismatch' && predicted?.kind === 'action' ? nameOf(predicted) : undefined
  return {
    turn_no: turn.turn_no,
    reason: turn.reason,
    ...('tool_id' in gold ? { tool: gold.tool_id } : {}),
    ...('tool_id' in gold && gold.action !== undefined ? { action: gold.action } : {}),
    ...(called !== undefined && { called }),
    fields: fieldsOf(turn),
    cascades: dialog.turns.filter((other) => other.caused_by?.root_turn_no === turn.turn_no).length,
  }
}

function nameOf({ tool_id, action }: { readonly tool_id: string; readonly action?: string }): string {
  return (action === undefined ? tool_id : `${tool_id}.${action}`).slice(0, 100)
}

/** Paths of the fields that were missing, extra or wrong, as the turn's detail names them. */
function fieldsOf(turn: TurnScore): string[] {
  const names = Object.values(turn.detail ?? {}).flatMap((value) => (Array.isArray(value) ? value : []))
  const paths = names.flatMap((name) => {
    if (typeof name === 'string') return [name]
    if (typeof name === 'object' && name !== null && 'path' in name && typeof name.path === 'string') return [name.path]
    return []
  })
  // an agent names what it adds: neither long nor many
  return [...new Set(paths.map((path) => path.slice(0, 100)))].sort().slice(0, 20)
}
