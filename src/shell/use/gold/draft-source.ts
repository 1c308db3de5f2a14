import { resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import type { DraftSource } from '../../../grade/draft/types.ts'
import type { AttemptGrade } from '../../../grade/grade.ts'
import { phraseFinding } from '../../../report/phrase.ts'
import { plainText } from '../../../report/text.ts'
import type { Attempt } from '../../../trace/attempt.ts'
import { evaluateStored, type OpenedRun, openStoredRun } from '../stored.ts'

/** A run from which gold is drafted. */
export interface DraftRun extends OpenedRun {
  /** As the user typed it. */
  readonly label: string
  readonly attempts: readonly Attempt[]
  readonly grades: readonly AttemptGrade[]
  /** The attempt that was named; absent: the first one that passed. */
  readonly attempt?: number
}

/**
 * Opens what `--from` names: `RUN_DIR/ATTEMPT`, or `RUN_DIR` alone.
 * @throws UserError when there is no such run
 */
export async function openDraftRun(from: string, cwd: string, now: Date): Promise<DraftRun> {
  const [, dir = from, number] = /^(.+?)[\\/]+(\d+)[\\/]*$/.exec(from) ?? []
  const opened = await openStoredRun(resolve(cwd, dir), cwd)
  const grades: AttemptGrade[] = []
  await evaluateStored(opened, { now, onGrade: (grade) => grades.push(grade) })
  const attempts: Attempt[] = []
  for await (const attempt of opened.stored.attempts) attempts.push(attempt)
  return { ...opened, label: dir, attempts, grades, ...(number !== undefined && { attempt: Number(number) }) }
}

/**
 * The attempt that a task's gold is drafted from, and the other attempts that passed.
 * @throws UserError when the attempt is not there, or did not pass and is not `forced`
 */
export function draftSource(run: DraftRun, task: string, forced: boolean): DraftSource {
  const own = run.attempts.filter((attempt) => attempt.task === task)
  const passed = own.filter((attempt) => gradeOf(run, attempt)?.passed === true)
  const chosen =
    run.attempt === undefined
      ? (passed[0] ?? (forced ? own[0] : undefined))
      : own.find(({ attempt }) => attempt === run.attempt)
  if (chosen === undefined) throw noAttempt(run, task, own)
  if (!passed.includes(chosen) && !forced) throw notPassed(run, task, chosen, passed)
  return { attempt: chosen, others: passed.filter((attempt) => attempt !== chosen) }
}

function gradeOf(run: DraftRun, { task, attempt }: Attempt): AttemptGrade | undefined {
  return run.grades.find((grade) => grade.task === task && grade.attempt === attempt)
}

function noAttempt(run: DraftRun, task: string, own: readonly Attempt[]): UserError {
  const numbers = own.map(({ attempt }) => attempt).join(', ')
  if (run.attempt !== undefined) {
    const message = `The run has no attempt ${run.attempt} of \`${task}\`.`
    const hint = numbers === '' ? 'It has none of this task.' : `It has ${numbers}.`
    return new UserError({ code: 'no-attempt', message, file: run.label, hint })
  }
  const message = own.length === 0 ? `The run has no attempt of \`${task}\`.` : `No attempt of \`${task}\` passed.`
  const hint =
    own.length === 0 ? 'Name a run that made some.' : `Name one all the same: --from ${run.label}/ATTEMPT --force.`
  return new UserError({ code: 'no-passing-attempt', message, file: run.label, hint })
}

function notPassed(run: DraftRun, task: string, attempt: Attempt, passed: readonly Attempt[]): UserError {
  const grade = gradeOf(run, attempt)
  const why = (grade?.failures ?? []).slice(0, 3).map((finding) => plainText(phraseFinding(finding)))
  const what = grade?.measured === true ? 'did not pass' : 'is not known to have passed'
  const others = passed.map((other) => other.attempt).join(', ')
  return new UserError({
    code: 'not-passed',
    message: `Attempt ${attempt.attempt} of \`${task}\` ${what}: ${why.join(' ') || 'nothing was measured.'}`,
    file: run.label,
    hint: `${others === '' ? 'None of this task did.' : `These passed: ${others}.`} --force takes it for right all the same.`,
  })
}
