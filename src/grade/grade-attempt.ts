import type { Price } from '../suite/schema/suite.ts'
import type { Task } from '../suite/schema/task.ts'
import type { Attempt } from '../trace/attempt.ts'
import type { AemContext } from './aem/types.ts'
import { gradeAnswer } from './answer/grade-answer.ts'
import { boundedAttempt } from './bounded.ts'
import { excerpt, finding } from './codes.ts'
import { type Judgements, NO_JUDGEMENTS } from './consult.ts'
import type { AttemptGrade } from './grade.ts'
import { gradeAem } from './grade-aem.ts'
import { judgeUsage } from './judge/usage.ts'
import { judgeLayers } from './layers.ts'
import { metricsOf } from './metrics.ts'
import { claimedError, outcomeOf } from './outcome.ts'
import { judgePass } from './pass.ts'
import { gradeTrajectory } from './trajectory/grade-trajectory.ts'
import { gradeUsage } from './usage.ts'

/** What grading needs besides an attempt and its task; the same for a whole run. */
export interface GradeContext extends AemContext {
  /** The suite's own prices, over the list prices. */
  readonly prices: Readonly<Record<string, Price>>
  readonly trustAgentErrors: boolean
}

/**
 * Judges one attempt on all three layers, whatever way it ended, and says whether it passed. Only judges: it reads the
 * trace and the evidence, runs nothing, and does not throw on anything that an agent wrote.
 *
 * @param judgements what judges and other models said beforehand (`consult`)
 */
export function gradeAttempt(
  given: Attempt,
  task: Task,
  context: GradeContext,
  judgements: Judgements = NO_JUDGEMENTS,
): AttemptGrade {
  const attempt = boundedAttempt(given)
  const outcome = outcomeOf(attempt, context.trustAgentErrors)
  const answer = gradeAnswer(attempt, task, judgements.lines)
  const trajectory = gradeTrajectory(attempt, task, context.tools)
  const aem = gradeAem(attempt, task, context, judgements.aemFailure)
  const layers = judgeLayers(attempt, { answer, trajectory, aem })
  const { measured, passed, failures } = judgePass(outcome, task, trajectory, layers)
  const claim = claimedError(attempt)
  const graded = {
    task: attempt.task,
    attempt: attempt.attempt,
    seed: attempt.seed,
    outcome,
    measured,
    passed,
    failures:
      measured && !passed && claim !== undefined
        ? [...failures, finding('claimed_error', { message: excerpt(claim) })]
        : failures,
    answer,
    trajectory,
    aem,
  }
  const usage = { ...gradeUsage(attempt, context.prices), ...judgeUsage(judgements.spent, context.prices) }
  return { ...graded, metrics: metricsOf(graded, usage, context.aem.continuous) }
}
