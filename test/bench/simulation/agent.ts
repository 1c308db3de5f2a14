import { amount, ratio, type Score } from '../../../src/grade/score.ts'
import type { Random } from '../../../src/stats/random.ts'
import type { AttemptSummary } from '../../../src/summary/types.ts'
import { beta, normal } from './variates.ts'

/** A made-up task: how long it is, how often the agent gets through it, and what it states. */
export interface SimulatedTask {
  readonly id: string
  readonly turns: number
  /** Chance that an attempt passes. */
  readonly chance: number
  readonly usd: number
  readonly statesOrder: boolean
  readonly statesForbidden: boolean
}

export interface Difficulty {
  readonly name: string
  readonly draw: (random: Random) => number
}

export const DIFFICULTIES: readonly Difficulty[] = [
  { name: 'Beta(2, .5), mean .80', draw: (random) => beta(2, 0.5, random) },
  { name: 'Beta(4.5, .5), mean .90', draw: (random) => beta(4.5, 0.5, random) },
  { name: 'Beta(.5, .5), mean .50', draw: (random) => beta(0.5, 0.5, random) },
  { name: 'every task .80', draw: () => 0.8 },
]

export function drawTasks(count: number, difficulty: Difficulty, random: Random): SimulatedTask[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `task-${String(index + 1).padStart(2, '0')}`,
    turns: 3 + Math.floor(random() * 6),
    chance: difficulty.draw(random),
    usd: 0.01 * Math.exp(0.5 * normal(random)),
    statesOrder: index % 2 === 0,
    statesForbidden: index % 3 === 0,
  }))
}

/**
 * One attempt of an agent whose errors cascade: at each turn it may err, with the same chance, and the first error
 * fails every later turn. The kind of the error decides which sub-metrics fall with it.
 */
export function attemptOf(task: SimulatedTask, attempt: number, random: Random): AttemptSummary {
  const perTurn = 1 - task.chance ** (1 / task.turns)
  let right = 0
  while (right < task.turns && random() >= perTurn) right += 1
  const passed = right === task.turns
  return {
    attempt,
    seed: attempt,
    outcome: { status: 'completed' },
    measured: true,
    passed,
    metrics: scores(task, right, random),
    trajectory: String(random()),
    failures: [],
  }
}

function scores(task: SimulatedTask, right: number, random: Random): Record<string, Score> {
  const passed = right === task.turns
  const draw = random()
  const kind = passed ? 'none' : draw < 0.3 ? 'structural' : draw < 0.5 ? 'completeness' : 'truthfulness'
  const failed = task.turns - right
  // a missing call takes all checks of its turn and of those built on it; wrong values only what judges values
  const holds = (fails: boolean, count = failed) => ratio(task.turns - (fails ? count : 0), task.turns)
  const happens = (chance: number) => ratio(random() < chance ? 0 : 1, 1)
  return {
    success_rate: ratio(passed ? 1 : 0, 1),
    aem: ratio(right, task.turns),
    structural: holds(kind === 'structural'),
    completeness: kind === 'completeness' ? holds(true, 1) : holds(kind === 'structural'),
    truthfulness: holds(kind !== 'none'),
    required_tools_present: ratio(kind === 'structural' ? 0 : 1, 1),
    ...(task.statesForbidden ? { forbidden_tools_absent: happens(0.005) } : {}),
    ...(task.statesOrder ? { expected_order: happens(kind === 'structural' ? 0.6 : 0.01) } : {}),
    within_turn_budget: happens(passed ? 0.02 : 0.12),
    recovered_from_errors: happens(passed ? 0.01 : 0.15),
    args_valid_first_try: happens(passed ? 0.02 : 0.3),
    cost: amount(task.usd * Math.exp(0.3 * normal(random)) * (passed ? 1 : 1.3)),
  }
}
