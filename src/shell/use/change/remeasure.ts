import { join } from 'node:path'
import type { BaselineLookup } from '../../../baseline/types.ts'
import { messageOf, UserError } from '../../../errors.ts'
import type { Evaluation } from '../../../evaluate.ts'
import { reason } from '../../../gate/codes.ts'
import { combineVerdicts, failed, withReasons } from '../../../gate/combine.ts'
import { comparability, differing } from '../../../gate/comparability.ts'
import { decide } from '../../../gate/decide.ts'
import { mainRegressed } from '../../../gate/main-regressed.ts'
import type { Reason } from '../../../gate/types.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import { compose } from '../../../summary/compose.ts'
import type { RunSummary } from '../../../summary/types.ts'
import type { Comparison } from '../baseline.ts'
import type { Change } from './open-change.ts'

/** One more measurement beside the run itself: whose agent, by whose copies, into which folder of the run. */
export interface Measurement {
  readonly suite: Suite
  /** Absolute folder of the agent. */
  readonly root: string
  /** Absolute folder of fixture, checks, modules and licences. */
  readonly gateRoot: string
  readonly out: string
}

export interface Remeasuring {
  readonly change: Change
  /** Absolute folder of the suite in the working tree. */
  readonly root: string
  /** Absolute run directory. */
  readonly dir: string
  /** ISO date. */
  readonly today: string
  /** See `GateInput`. */
  readonly look: number
  /** Attempts that may still be made. */
  readonly left: number
  readonly measure: (measurement: Measurement) => Promise<RunSummary>
}

type Found = Extract<BaselineLookup, { readonly kind: 'found' }>

/**
 * What the candidate is compared with: the stored baseline, or where that was made with another sandbox, scorer, judge
 * or gold than the base's copies have today, the base agent as it is measured now.
 */
export async function comparableBaseline(
  about: Remeasuring,
): Promise<{ readonly comparison: Comparison; readonly notes: readonly Reason[]; readonly made: number }> {
  const { change, dir, measure, left } = about
  const { comparison, judged, copies } = change
  const lookup = comparison.baseline
  const unchanged = { comparison, notes: [], made: 0 }
  if (judged === undefined || copies === undefined || lookup.kind !== 'found') return unchanged
  const { differs, tasks } = difference(judged.baseAgent, lookup.main.summary)
  if (differs.length === 0) return unchanged
  const suite = tasks === undefined ? judged.baseAgent : only(judged.baseAgent, tasks)
  const why = whyNot(suite, attemptsOf(suite), left)
  if (why !== undefined) return { ...unchanged, notes: [why] }
  try {
    const gateRoot = judged.copies === 'base' ? copies.folder : about.root
    const fresh = await measure({ suite, root: copies.folder, gateRoot, out: join(dir, 'base-agent') })
    const summary = tasks === undefined ? fresh : spliced(lookup.main.summary, fresh)
    const entry = { summary, runs: [fresh.run] }
    return {
      comparison: { ...comparison, baseline: { ...lookup, main: entry, accepted: entry } },
      notes: [reason('pass', 'baseline_remeasured', { differs }), ...announced(lookup, about)],
      made: attemptsOf(suite),
    }
  } catch (error) {
    return { ...unchanged, notes: [notRun(error)] }
  }
}

/** The verdict by the base's copies, joined by the one by the change's own where these differ. */
export async function judgeBothWays(about: Remeasuring, evaluation: Evaluation): Promise<Evaluation> {
  const { change } = about
  const verdict = await bothVerdicts(about, evaluation)
  const files = change.copies?.changed() ?? []
  const sound = files.length === 0 ? verdict : failed(verdict, reason('could_not_run', 'gate_files_changed', { files }))
  return { ...evaluation, verdict: withReasons(sound, change.notes) }
}

async function bothVerdicts(about: Remeasuring, { verdict, summary }: Evaluation) {
  const { change, root, dir, today, look, left, measure } = about
  const { judged, copies, accepted } = change
  const again = judged?.again
  if (judged === undefined || again === undefined || copies === undefined || summary.run.interrupted) return verdict
  const why = whyNot(again.candidate, attemptsOf(again.candidate) + attemptsOf(again.base), left)
  if (why !== undefined) return withReasons(verdict, [why])
  try {
    const base = await measure({
      ...{ suite: again.base, root: copies.folder, gateRoot: root },
      out: join(dir, 'base-agent-again'),
    })
    const candidate = await measure({
      ...{ suite: again.candidate, root, gateRoot: root },
      out: join(dir, 'candidate-again'),
    })
    const entry = { summary: base, runs: [base.run] }
    const byChange = decide({
      ...{ candidate, policy: again.candidate.policy, accepted, today, look, canRunMore: false },
      baseline: { kind: 'found', place: 'base-agent-again', main: entry, accepted: entry },
    })
    return combineVerdicts({ byBase: verdict, byChange, tasks: again.tasks })
  } catch (error) {
    return withReasons(verdict, [notRun(error)])
  }
}

/** What of the stored baseline differs from the suite; `tasks` where nothing but their gold does. */
function difference(suite: Suite, main: RunSummary): { differs: string[]; tasks?: string[] } {
  const candidate = { ...main, fingerprints: { ...suite.fingerprints, agent: main.fingerprints.agent } }
  const { reasons, nothing, tasks } = comparability(candidate, main)
  if (reasons.length === 0) return { differs: [] }
  if (!nothing) return { differs: [...tasks].map((task) => `gold.${task}`), tasks: [...tasks] }
  const parts = differing(suite.fingerprints.sandbox, main.fingerprints.sandbox).map((part) => `sandbox.${part}`)
  const scorer = suite.fingerprints.scorer === main.fingerprints.scorer ? [] : ['scorer']
  const judge = suite.fingerprints.judge === main.fingerprints.judge ? [] : ['judge']
  return { differs: [...parts, ...scorer, ...judge] }
}

function only(suite: Suite, tasks: readonly string[]): Suite {
  return { ...suite, tasks: suite.tasks.filter(({ id }) => tasks.includes(id)) }
}

/** The stored baseline with some of its tasks as they were measured now. */
function spliced(stored: RunSummary, fresh: RunSummary): RunSummary {
  const by = new Map(fresh.tasks.map((task) => [task.id, task]))
  return compose({
    ...stored,
    fingerprints: { ...stored.fingerprints, gold: { ...stored.fingerprints.gold, ...fresh.fingerprints.gold } },
    tasks: stored.tasks.map((task) => by.get(task.id) ?? task),
  })
}

function attemptsOf({ tasks, attempts }: Suite): number {
  return tasks.length * attempts
}

function whyNot({ policy, agent }: Suite, attempts: number, left: number): Reason | undefined {
  const told = (why: 'off' | 'replay' | 'budget', message = '') => reason('pass', 'not_remeasured', { why, message })
  if (policy.remeasure === 'off') return told('off')
  if (agent.kind === 'replay') return told('replay')
  return attempts > left ? told('budget', `${attempts} attempts are needed, ${left} are left`) : undefined
}

function notRun(error: unknown): Reason {
  if (!(error instanceof UserError)) throw error
  return reason('pass', 'not_remeasured', { why: 'failed', message: messageOf(error).slice(0, 300) })
}

function announced(lookup: Found, { change, today }: Remeasuring): Reason[] {
  const policy = change.judged?.suite.policy
  if (policy === undefined) return []
  const candidate = lookup.main.summary
  return mainRegressed(lookup, (accepted) =>
    decide({ candidate, baseline: accepted, policy, today, canRunMore: false }),
  )
}
