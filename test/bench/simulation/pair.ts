import { decide } from '../../../src/gate/decide.ts'
import type { GateInput, Verdict } from '../../../src/gate/types.ts'
import { ratio } from '../../../src/grade/score.ts'
import type { Random } from '../../../src/stats/random.ts'
import { Policy } from '../../../src/suite/schema/policy.ts'
import { compose } from '../../../src/summary/compose.ts'
import type { RunSummary } from '../../../src/summary/types.ts'
import { attemptOf, type SimulatedTask } from './agent.ts'

/** What a user would have seen of one base/candidate pair. */
export interface Seen {
  readonly byPrimary: boolean
  readonly byFamily: boolean
  readonly byTask: boolean
  readonly regressed: boolean
  readonly inconclusive: boolean
  readonly nonZero: boolean
  /** Fresh attempts that the verdict asked for. */
  readonly fresh: number
  /** The mean success rate fell by more than 5 points. */
  readonly naivePrimary: boolean
  /** Any metric of the policy moved past its limit. */
  readonly naiveAny: boolean
}

interface PairOptions {
  readonly before: readonly SimulatedTask[]
  readonly after: readonly SimulatedTask[]
  readonly attempts: number
  readonly random: Random
  readonly policy?: Policy
  /** Attempts carry nothing but whether they passed, which is much faster. */
  readonly onlyPasses?: boolean
}

/** Runs both sides and the gate's own decision, with fresh attempts made where the verdict asks for them. */
export function seenOf({
  before,
  after,
  attempts,
  random,
  policy = Policy.parse({}),
  onlyPasses = false,
}: PairOptions): Seen {
  const [baseline, candidate] = [before, after].map((tasks) => runOf(tasks, attempts, random, onlyPasses))
  if (baseline === undefined || candidate === undefined) throw new Error('two sides')
  const entry = { summary: baseline, runs: [baseline.run] }
  const input: GateInput = {
    candidate,
    baseline: { kind: 'found', place: 'simulated', main: entry, accepted: entry },
    policy,
    today: '2025-03-01',
    canRunMore: true,
  }
  const first = decide(input)
  const fresh = (first.more?.tasks ?? []).map((id) => ({ id, attempts: freshOf(after, id, attempts, random) }))
  const verdict = fresh.length === 0 ? first : decide({ ...input, fresh })
  return { ...judged(verdict), ...naive(baseline, candidate, policy), fresh: fresh.length * attempts }
}

function judged(verdict: Verdict): Omit<Seen, 'fresh' | 'naivePrimary' | 'naiveAny'> {
  const red = verdict.metrics.filter((metric) => metric.status === 'regressed')
  return {
    byPrimary: red.some((metric) => metric.role === 'primary'),
    byFamily: red.some((metric) => metric.role === 'family'),
    byTask: verdict.reasons.some((reason) => reason.code === 'task_broken'),
    regressed: verdict.status === 'regressed',
    inconclusive: verdict.status === 'inconclusive',
    nonZero: verdict.exit_code !== 0,
  }
}

function naive(baseline: RunSummary, candidate: RunSummary, policy: Policy): Pick<Seen, 'naivePrimary' | 'naiveAny'> {
  const past = (metric: string) => {
    const [before, after] = [baseline.metrics[metric]?.value, candidate.metrics[metric]?.value]
    const { max_drop, max_rise } = policy.metrics[metric] ?? {}
    if (before === undefined || after === undefined) return false
    if (max_drop !== undefined) return before - after > max_drop / 100 + 1e-9
    return max_rise !== undefined && after / before > max_rise
  }
  return { naivePrimary: past('success_rate'), naiveAny: Object.keys(policy.metrics).some(past) }
}

function runOf(tasks: readonly SimulatedTask[], attempts: number, random: Random, onlyPasses: boolean): RunSummary {
  const made = (task: SimulatedTask, attempt: number) => {
    const row = attemptOf(task, attempt, random)
    return onlyPasses ? { ...row, metrics: { success_rate: ratio(row.passed ? 1 : 0, 1) } } : row
  }
  return compose({
    suite: 'simulated',
    run: {
      id: 'simulated',
      seed: 1,
      started_at: '2025-03-01T09:00:00Z',
      attempts,
      turngate: 'simulated',
      interrupted: false,
      isolation: [],
    },
    fingerprints: { agent: {}, sandbox: {}, scorer: 's', gold: {} },
    failure_reasons: {},
    by_chain_length: {},
    tasks: tasks.map((task) => ({
      id: task.id,
      critical: false,
      reviewed: true,
      source: { file: 'simulated.yaml', line: 1 },
      planned: attempts,
      attempts: Array.from({ length: attempts }, (_, index) => made(task, index + 1)),
    })),
  })
}

function freshOf(tasks: readonly SimulatedTask[], id: string, attempts: number, random: Random) {
  const task = tasks.find((it) => it.id === id)
  if (task === undefined) return []
  return Array.from({ length: attempts }, (_, index) => attemptOf(task, attempts + index + 1, random))
}
