import type { ReasonCode } from '../../src/gate/codes.ts'
import { decide } from '../../src/gate/decide.ts'
import type { GateInput, Reason, Verdict } from '../../src/gate/types.ts'
import { Policy } from '../../src/suite/schema/policy.ts'
import type { RunSummary } from '../../src/summary/types.ts'
import { type MadeRun, type MadeTask, runSummary } from '../support/run-summary.ts'

type PolicyFile = Parameters<typeof Policy.parse>[0]

export interface Asked
  extends Partial<Pick<GateInput, 'fresh' | 'canRunMore' | 'today' | 'newSuite' | 'accepted' | 'look'>> {
  readonly baseline?: MadeRun | GateInput['baseline']
  readonly candidate: MadeRun
  readonly policy?: PolicyFile
}

/** The verdict on made-up runs; without a baseline none was found. */
export function verdictOn({ baseline, candidate, policy = {}, ...rest }: Asked): Verdict {
  return decide({
    candidate: runSummary(candidate),
    baseline: baseline === undefined ? absent : 'kind' in baseline ? baseline : found(runSummary(baseline)),
    policy: Policy.parse(policy),
    today: '2025-06-01',
    canRunMore: false,
    ...rest,
  })
}

export function found(summary: RunSummary): GateInput['baseline'] {
  const entry = { summary, runs: [summary.run] }
  return { kind: 'found', place: 'baselines/made', main: entry, accepted: entry }
}

export const absent: GateInput['baseline'] = { kind: 'absent', place: 'baselines/made' }

export function reasonsOf(verdict: Verdict, code: ReasonCode): Reason[] {
  return verdict.reasons.filter((reason) => reason.code === code)
}

export function codesOf(verdict: Verdict): string[] {
  return verdict.reasons.map(({ status, code }) => `${status}: ${code}`)
}

/** So many tasks alike, named `prefix-01` and on. */
export function tasks(count: number, prefix: string, like: Omit<MadeTask, 'id'>): MadeTask[] {
  return Array.from({ length: count }, (_, index) => ({
    ...like,
    id: `${prefix}-${String(index + 1).padStart(2, '0')}`,
  }))
}
