import type { TrajectoryCheck } from '../../suite/metric-names.ts'
import type { Task } from '../../suite/schema/task.ts'
import type { ToolEntry } from '../../suite/schema/tools.ts'
import type { Attempt } from '../../trace/attempt.ts'
import { finding } from '../codes.ts'
import type { TrajectoryGrade } from '../grade.ts'
import { overall } from '../overall.ts'
import { argsValidFirstTry } from './args-valid-first-try.ts'
import { expectedOrder } from './expected-order.ts'
import { forbiddenToolsAbsent } from './forbidden-tools-absent.ts'
import { recoveredFromErrors } from './recovered-from-errors.ts'
import { requiredToolsPresent } from './required-tools-present.ts'
import { type Check, viewTrajectory } from './view.ts'
import { withinTurnBudget } from './within-turn-budget.ts'

const CHECKS: Readonly<Record<TrajectoryCheck, Check>> = {
  required_tools_present: requiredToolsPresent,
  forbidden_tools_absent: forbiddenToolsAbsent,
  expected_order: expectedOrder,
  within_turn_budget: withinTurnBudget,
  recovered_from_errors: recoveredFromErrors,
  args_valid_first_try: argsValidFirstTry,
}

/** Layer 2: the six checks, apart from each other, never blended into one number. */
export function gradeTrajectory(attempt: Attempt, task: Task, tools: readonly ToolEntry[]): TrajectoryGrade {
  const hasCalls = attempt.evidence.calls_recorded_by !== 'none'
  const view = hasCalls ? viewTrajectory(attempt.events, task, tools) : undefined
  const judge = (name: TrajectoryCheck) => (view === undefined ? NO_CHANNEL : CHECKS[name](view))
  const checks = {
    required_tools_present: judge('required_tools_present'),
    forbidden_tools_absent: judge('forbidden_tools_absent'),
    expected_order: judge('expected_order'),
    within_turn_budget: judge('within_turn_budget'),
    recovered_from_errors: judge('recovered_from_errors'),
    args_valid_first_try: judge('args_valid_first_try'),
  }
  return { status: overall(Object.values(checks)), checks }
}

const NO_CHANNEL = { status: 'unscored', findings: [finding('no_call_channel', {})] } as const
