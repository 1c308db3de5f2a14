import type { BaselineLookup } from '../../baseline/types.ts'
import type { GradeContext } from '../../grade/grade-attempt.ts'
import type { JudgeFact } from '../../grade/judge/lock.ts'
import { similarityOf } from '../../grade/scorer.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import type { RunInfo } from '../../summary/types.ts'
import type { RunFile } from '../../trace/run-file.ts'

export function gradingOf(suite: Suite): GradeContext {
  return {
    tools: suite.tools,
    aem: suite.aem,
    similarity: similarityOf(suite),
    prices: suite.prices,
    trustAgentErrors: suite.policy.trust_agent_errors,
  }
}

/** What a summary says of a stored or starting run. */
export function runInfo(run: RunFile, judges: readonly JudgeFact[] = []): RunInfo {
  return {
    id: run.id,
    seed: run.seed,
    started_at: run.started_at,
    attempts: run.attempts,
    turngate: run.turngate,
    interrupted: run.interrupted,
    isolation: run.isolation,
    ...(judges.length > 0 && { judges: [...judges] }),
  }
}

/** No baseline and nothing to compare with: for runs that are only measured. */
export const NOTHING_TO_COMPARE: BaselineLookup = { kind: 'absent', place: '' }

export function isoDate(now: Date): string {
  return now.toISOString().slice(0, 10)
}
