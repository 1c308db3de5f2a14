import { replaceIfChanged } from '../../../baseline/store/replace-file.ts'
import { UserError } from '../../../errors.ts'
import { draftTask } from '../../../grade/draft/draft.ts'
import { DRAFTED_KEYS, type Draft, type DraftedKey, type DraftSource } from '../../../grade/draft/types.ts'
import { gradeAttempt } from '../../../grade/grade-attempt.ts'
import { equalJson } from '../../../json.ts'
import { phraseFinding } from '../../../report/phrase.ts'
import { plainText } from '../../../report/text.ts'
import { editTask, type KeyEdit } from '../../../suite/edit/edit-task.ts'
import { writtenKeys } from '../../../suite/edit/written-keys.ts'
import type { Task } from '../../../suite/schema/task.ts'
import { gradingOf } from '../world.ts'
import { checkDraft } from './check-draft.ts'
import { type DraftRun, draftSource } from './draft-source.ts'
import { type DraftSuite, type DraftTarget, targetOf } from './draft-target.ts'
import { plain, taskText } from './task-text.ts'

export interface DraftRequest {
  readonly task: string
  readonly out?: string
  readonly force: boolean
  readonly cwd: string
}

export interface WrittenDraft {
  readonly task: string
  /** As the user would type it. */
  readonly file: string
  /** Attempt that it was drafted from. */
  readonly attempt: number
  readonly drafted: readonly DraftedKey[]
  readonly gold_turns: number
  /** Keys that a person wrote, which were left as they are. */
  readonly kept: readonly DraftedKey[]
  readonly notes: readonly string[]
  /** The task counted before, by other expectations. */
  readonly was_reviewed: boolean
}

/**
 * Drafts the gold of one task and writes it into its file, as not reviewed.
 * @throws UserError when there is no passing attempt, when reviewed gold would be lost, or when the attempt does not
 *   pass what was drafted from it
 */
export function writeDraft(run: DraftRun, suite: DraftSuite, request: DraftRequest): WrittenDraft {
  const { force, cwd } = request
  const task = taskOf(run, suite, request.task)
  const source = draftSource(run, task.id, force)
  checkScript(run, task, force)
  const target = targetOf(task, suite, request.out, cwd)
  if (target.holdsReviewed && !force) throw reviewedGold(task, target)
  const context = gradingOf(suite.suite)
  const draft = draftTask(task, source, context)
  const { edits, drafted, kept } = editsOf(task, draft, target, `${run.label}/${source.attempt.attempt}`, force)
  const text = target.text === undefined ? taskText(task, edits) : editTask(target.text, target.path, edits)
  const finished = checkDraft(text, task, target, suite)
  const notes = draft.notes.filter(({ path }) => drafted.includes(path[0])).map(noteText)
  const problems = failuresOf(finished, task, source, context)
  if (problems.own.length > 0 && !force) throw draftFails(task, source, problems.own)
  replaceIfChanged(target.file, text)
  return {
    ...{ task: task.id, file: target.label, attempt: source.attempt.attempt, drafted, kept },
    gold_turns: draft.fields.gold?.length ?? 0,
    notes: [...notes, ...problems.own, ...problems.others],
    was_reviewed: task.reviewed && !target.isNew,
  }
}

function taskOf(run: DraftRun, { suite }: DraftSuite, id: string): Task {
  const task = suite.tasks.find((one) => one.id === id) ?? run.suite.tasks.find((one) => one.id === id)
  if (task !== undefined) return task
  const known = suite.tasks.map((one) => one.id)
  throw new UserError({
    code: 'unknown-task',
    message: `the suite has no task \`${id}\`.`,
    file: suite.file,
    hint: `Its tasks: ${known.slice(0, 40).join(', ')}${known.length > 40 ? ', …' : ''}.`,
  })
}

/** An attempt at other words of the user says nothing of these. */
function checkScript(run: DraftRun, task: Task, force: boolean): void {
  const made = run.suite.tasks.find((one) => one.id === task.id)
  if (force || made === undefined || made.turns.length === 0) return
  if (equalJson(plain(made.turns), plain(task.turns))) return
  const message = `What the user writes in \`${task.id}\` was changed after the run.`
  const hint = 'Run the suite again and draft from that; --force drafts all the same.'
  throw new UserError({ code: 'other-turns', message, file: run.label, hint })
}

/** What is to be written: a person's own keys stay, unless they are given up by force. */
function editsOf(task: Task, draft: Draft, target: DraftTarget, from: string, force: boolean) {
  const written = target.text === undefined ? statedKeys(task) : writtenKeys(target.text, target.path)
  const isKept = (key: DraftedKey) => {
    if (key === 'gold' || force || written.get(key) !== 'author') return false
    // files that are only named are there to be filled in
    return key !== 'files' || task.files.some((check) => Object.keys(check).length > 1)
  }
  const stated = DRAFTED_KEYS.filter((key) => draft.fields[key] !== undefined)
  const kept = stated.filter(isKept)
  const drafted = stated.filter((key) => !kept.includes(key))
  const edits: KeyEdit[] = drafted.map((key) => {
    const own = draft.notes.filter(({ path }) => path[0] === key)
    return {
      key,
      value: plain(draft.fields[key] ?? null),
      comments: [
        `drafted from ${from}: look it over`,
        ...own.filter(({ path }) => path.length === 1).map(({ text }) => `drafted: ${text}`),
      ],
      itemComments: own.flatMap(({ path: [, index], text }) => (index === undefined ? [] : [{ index, text }])),
    }
  })
  const reviewed: KeyEdit = { key: 'reviewed', value: false }
  return { edits: [...edits, reviewed], drafted, kept }
}

/** Of a task that goes into a new file, it is not known what was drafted before. */
function statedKeys(task: Task): ReadonlyMap<string, 'author' | 'drafted'> {
  const stated = Object.entries(task).filter(
    ([, value]) => value !== undefined && !(Array.isArray(value) && value.length === 0),
  )
  return new Map(stated.map(([key]) => [key, 'author']))
}

/** What the attempts that the draft is made from fail of it, in words. */
function failuresOf(finished: Task, before: Task, source: DraftSource, context: ReturnType<typeof gradingOf>) {
  const failures = (attempt: DraftSource['attempt'], task = finished): string[] => {
    const { answer, trajectory, aem } = gradeAttempt(attempt, task, context)
    const checks = [...answer.checks, ...Object.values(trajectory.checks)]
    const found = checks.flatMap((check) => (check.status === 'failed' ? check.findings : []))
    const words = found.map((finding) => plainText(phraseFinding(finding)))
    if (aem.status !== 'failed') return words
    const turns = aem.dialog?.kind === 'scored' ? aem.dialog.turns.filter((turn) => !turn.passed) : []
    return [
      ...words,
      `Gold turns fail: ${turns.map((turn) => turn.turn_no).join(', ') || 'calls that are not in the gold'}.`,
    ]
  }
  const others = source.others.flatMap((attempt) => {
    const words = failures(attempt)
    return words.length === 0
      ? []
      : [`Attempt ${attempt.attempt}, which passed before, does not pass the draft: ${words[0]}`]
  })
  // what it failed before, and passed for all that, is not the draft's doing
  const known = new Set(before.gold === undefined ? failures(source.attempt, before) : [])
  return { own: failures(source.attempt).filter((failure) => !known.has(failure)), others }
}

function reviewedGold(task: Task, target: DraftTarget): UserError {
  return new UserError({
    code: 'reviewed-gold',
    message: `The gold of \`${task.id}\` was reviewed by a person.`,
    file: target.label,
    hint: 'Write the draft elsewhere with --out FILE, or over it with --force.',
  })
}

function draftFails(task: Task, { attempt }: DraftSource, words: readonly string[]): UserError {
  return new UserError({
    code: 'draft-fails',
    message: `Attempt ${attempt.attempt} of \`${task.id}\` does not pass with what the task already states: ${words.slice(0, 3).join(' ')}`,
    hint: 'Nothing was written. Mend the task, or write all the same with --force.',
  })
}

function noteText({ path: [key, index], text }: Draft['notes'][number]): string {
  return index === undefined ? `${key}: ${text}` : `${key}[${index}]: ${text}`
}
