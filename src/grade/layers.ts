import type { Layer, Task } from '../suite/schema/task.ts'
import type { Attempt } from '../trace/attempt.ts'
import type { DialogScore } from './aem/types.ts'
import { finding } from './codes.ts'
import type { AnswerGrade, AttemptGrade, CheckResult, TrajectoryGrade } from './grade.ts'
import type { Finding } from './score.ts'

/** What a layer says about passing. `left_out`: it is unscored and the rest of `pass_when` decides without it. */
export type LayerVerdict =
  | { readonly status: 'passed' }
  | { readonly status: 'failed'; readonly findings: readonly Finding[] }
  | { readonly status: 'unscored' | 'left_out'; readonly reason: string }

/** What every layer that a task may name in `pass_when` says about this attempt. */
export function judgeLayers(
  attempt: Attempt,
  grades: Pick<AttemptGrade, 'answer' | 'trajectory' | 'aem'>,
): Readonly<Record<Layer, LayerVerdict>> {
  return {
    answer: ofAnswer(grades.answer),
    trajectory: ofTrajectory(grades.trajectory),
    aem: ofAem(grades.aem),
    recorded: ofRecordedOutcome(attempt),
  }
}

/** Which layers decide; those that could not be scored and may be left out are, while another one remains. */
export function decidingLayers(task: Task, layers: Readonly<Record<Layer, LayerVerdict>>): readonly Layer[] {
  const all = [...new Set(task.pass_when)]
  const rest = all.filter((layer) => layers[layer].status !== 'left_out')
  return rest.length === 0 ? all : rest
}

function ofAnswer({ status, checks }: AnswerGrade): LayerVerdict {
  if (status === 'passed') return { status }
  const deciding = checks.filter(({ advisory }) => advisory !== true)
  if (status === 'failed') return { status, findings: findingsOf(deciding) }
  if (checks.length === 0) return { status: 'unscored', reason: 'no answer check stated' }
  const open = deciding.find((line) => line.judged === true)
  if (open !== undefined) return { status: 'unscored', reason: `${open.name}: ${reasonOf(open)}` }
  // rubric lines without a judge, or with one that has no licence, are no part of `pass_when`
  const reason = checks.length > deciding.length ? 'its judges have no licence' : 'no judge configured'
  return { status: 'left_out', reason }
}

/** Why a rubric line is not measured. */
function reasonOf({ findings }: CheckResult): string {
  return String(findings.find(({ code }) => code === 'rubric_not_measured')?.args.reason ?? 'not measured')
}

function ofTrajectory({ status, checks }: TrajectoryGrade): LayerVerdict {
  if (status === 'passed') return { status }
  if (status === 'failed') return { status, findings: findingsOf(Object.values(checks)) }
  return { status: 'unscored', reason: 'no tool calls recorded' }
}

function ofAem({ status, reason, dialog }: AttemptGrade['aem']): LayerVerdict {
  if (dialog === undefined || status === 'unscored') return { status: 'unscored', reason: reason ?? 'not scored' }
  return dialog.test_pass ? { status: 'passed' } : { status: 'failed', findings: aemFindings(dialog) }
}

function aemFindings(dialog: DialogScore): readonly Finding[] {
  const { failed_by, total_failures, first_failure_turn, root_cause, success_rate, extra } = dialog
  const turns = finding('aem_turns_failed', {
    failed: total_failures,
    scored: success_rate.den,
    first_failure_turn,
    root_cause,
  })
  const others = failed_by.map((by) => {
    const kind = by === 'extra_call' ? 'extra_' : by
    const calls = extra.filter((call) => call.kind.startsWith(kind)).map((call) => call.tool)
    return finding('aem_failed_by', { by, calls: [...new Set(calls)] })
  })
  return total_failures > 0 || others.length === 0 ? [turns, ...others] : others
}

const FULL_REWARD = 1 - 1e-6

/** Only an importer's word counts: an agent that runs here could write its own reward. */
function ofRecordedOutcome({ events, evidence }: Attempt): LayerVerdict {
  const ends = evidence.calls_recorded_by === 'import' ? events.filter((event) => event.event === 'end') : []
  const reward = ends.findLast((end) => end.reward !== undefined)?.reward
  if (reward === undefined) return { status: 'unscored', reason: 'no recorded outcome' }
  if (reward >= FULL_REWARD) return { status: 'passed' }
  return { status: 'failed', findings: [finding('reward_too_low', { reward })] }
}

function findingsOf(checks: readonly CheckResult[]): readonly Finding[] {
  return checks.filter((check) => check.status === 'failed').flatMap((check) => check.findings)
}
