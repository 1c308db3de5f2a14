import type { Evaluation } from '../../evaluate.ts'
import { withReasons } from '../../gate/combine.ts'
import type { Report } from '../../report/types.ts'
import type { Policy } from '../../suite/schema/policy.ts'
import type { Redactor } from '../../trace/redact/redactor.ts'
import { writeRunFile } from '../../trace/store/write.ts'
import type { BaseQuestion } from '../git/choose-base.ts'
import { writeArtefacts } from './artefacts.ts'
import { findBaseline } from './baseline.ts'
import { adjusted } from './change/adjust.ts'
import { gateFacts } from './change/gate-facts.ts'
import type { Change } from './change/open-change.ts'
import { comparableBaseline, judgeBothWays, type Remeasuring } from './change/remeasure.ts'
import { openStoredChange, type StoredChange } from './change/stored-change.ts'
import { openScores } from './scores.ts'
import { redactorFor } from './secrets.ts'
import { evaluateStored, type OpenedRun } from './stored.ts'
import { isoDate } from './world.ts'

export interface StoredGate {
  readonly baseline?: string
  readonly policy?: Policy
  /** Judges the run as a change of that commit: by its policy and its baseline. */
  readonly base?: BaseQuestion
  /** What a shell may make stricter of the base's policy. */
  readonly adjust?: (policy: Policy) => Policy
  /** Where the base cannot be compared with, its agent is measured again, by this; absent: no attempts are made. */
  readonly remeasure?: (change: Change, redactor: Redactor) => Pick<Remeasuring, 'left' | 'measure'>
}

export interface GateHost {
  readonly cwd: string
  readonly env: Readonly<Record<string, string | undefined>>
  readonly signal: AbortSignal
  readonly now: () => Date
}

export interface GatedRun {
  readonly evaluation: Evaluation
  readonly report: Report
  readonly redactor: Redactor
}

/** Judges stored attempts against a baseline, and writes what was found beside them. Makes none. */
export async function gateStored(opened: OpenedRun, request: StoredGate, host: GateHost): Promise<GatedRun> {
  const { base, baseline } = request
  if (base === undefined) return judge(opened, undefined, request, host)
  const about = await openStoredChange(opened, { base, baseline }, host)
  try {
    return await judge(opened, about, request, host)
  } finally {
    await about[Symbol.asyncDispose]()
  }
}

async function judge(
  opened: OpenedRun,
  about: StoredChange | undefined,
  request: StoredGate,
  host: GateHost,
): Promise<GatedRun> {
  const { cwd, env, signal } = host
  const { suite, dir } = opened
  const now = host.now()
  const { adjust = (policy: Policy) => policy } = request
  const change = about && adjusted(about.change, (one) => ({ ...one, policy: adjust(one.policy) }))
  const policy = about === undefined ? request.policy : adjust(about.policy)
  const redactor = redactorFor(suite, env)
  const again = about && change && request.remeasure && remeasuring(opened, { ...about, change }, request, host)
  const against = again && (await comparableBaseline(again))
  const stored = change?.comparison ?? (await findBaseline(suite.name, request.baseline, { cwd, now }))
  const comparison = against?.comparison ?? stored
  const scores = openScores(dir, suite)
  try {
    const judged = await evaluateStored(opened, {
      ...{ baseline: comparison.baseline, asking: { env, signal, cwd }, now, onGrade: scores.add },
      ...(policy !== undefined && { policy }),
      ...(change !== undefined && {
        change: gateFacts(change),
      }),
    })
    const notes = against?.notes ?? about?.notes ?? []
    const told = { ...judged, verdict: withReasons(judged.verdict, notes) }
    const evaluation =
      again === undefined ? told : await judgeBothWays({ ...again, left: again.left - (against?.made ?? 0) }, told)
    scores.finish()
    const report = await writeArtefacts({
      ...{ evaluation, suite, comparison, dir, cwd, scores, redactor },
      ...(change !== undefined && {
        change: { base: change.base.commit, edits: change.edits, accepted: change.accepted },
      }),
      writeFile: (name, text) => writeRunFile(dir, name, text),
    })
    return { evaluation, report, redactor }
  } finally {
    scores.close()
  }
}

function remeasuring(
  { dir, suite, stored }: OpenedRun,
  { change, root }: StoredChange,
  { remeasure }: StoredGate,
  { env, now }: GateHost,
): Remeasuring | undefined {
  const means = remeasure?.(change, redactorFor(suite, env))
  return means && { ...{ change, root, dir, today: isoDate(now()), look: stored.run.look ?? 1 }, ...means }
}
