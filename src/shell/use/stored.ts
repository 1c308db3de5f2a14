import { join, relative, resolve } from 'node:path'
import type { BaselineLookup } from '../../baseline/types.ts'
import { messageOf, UserError } from '../../errors.ts'
import { type Evaluation, evaluate, type World } from '../../evaluate.ts'
import type { AttemptGrade } from '../../grade/grade.ts'
import { JUDGE_PROMPT } from '../../grade/judge/prompt.ts'
import { SCORER } from '../../grade/scorer.ts'
import { goldFingerprint, judgeFingerprint, scorerFingerprint } from '../../suite/fingerprint.ts'
import type { Policy } from '../../suite/schema/policy.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import { SuiteSnapshot } from '../../suite/snapshot.ts'
import type { Attempt } from '../../trace/attempt.ts'
import { missingAttempts, type RunFile } from '../../trace/run-file.ts'
import { readRun, readRunFile, type StoredRun } from '../../trace/store/read.ts'
import { type AdviserPlace, openAdvisers } from './advisers.ts'
import { judgeFacts, licensedBy, readKeptLock } from './licences.ts'
import { gradingOf, isoDate, NOTHING_TO_COMPARE, runInfo } from './world.ts'

export interface OpenedRun {
  /** Absolute. */
  readonly dir: string
  readonly stored: StoredRun
  readonly suite: Suite
}

/** A run directory with the suite that was kept in it, or with the one that is given in its place. */
export async function openStoredRun(path: string, cwd: string, suite?: Suite): Promise<OpenedRun> {
  const dir = resolve(cwd, path)
  const stored = await readRun(dir)
  if (suite !== undefined) return { dir, stored, suite }
  const label = relative(cwd, dir) || '.'
  const snapshot = await readSnapshot(dir, label)
  checkSnapshot(snapshot, stored.run, join(label, 'suite.json'))
  return { dir, stored, suite: snapshot }
}

export interface StoredOptions {
  /** Where models and modules are asked what the run does not hold yet; absent: nobody is asked. */
  readonly asking?: Pick<AdviserPlace, 'env' | 'signal' | 'cwd' | 'root'>
  readonly policy?: Policy
  readonly baseline?: BaselineLookup
  /** What is known of the change that the run is judged as. */
  readonly change?: World['change']
  readonly now: Date
  /** Takes each grade: none is kept. */
  readonly onGrade?: (grade: AttemptGrade) => void
}

/** Grades and judges stored attempts again; makes none. */
export async function evaluateStored(opened: OpenedRun, options: StoredOptions): Promise<Evaluation> {
  const { stored, suite: given } = opened
  // the world that the attempts were made in is the run's, whatever the suite says by now; the scorer is this code
  const { agent, sandbox } = stored.run.fingerprints
  const { gold } = given.fingerprints
  const suite = {
    ...given,
    policy: options.policy ?? given.policy,
    fingerprints: {
      ...{ agent, sandbox, gold, scorer: scorerFingerprint(given, SCORER) },
      ...judgeFingerprint(given, JUDGE_PROMPT),
    },
  }
  const signal = new AbortController().signal
  const place = options.asking ?? { env: {}, signal, cwd: opened.dir }
  const judges = judgeFacts(suite, await readKeptLock(opened.dir))
  const asked = await openAdvisers(suite, { ...place, dir: opened.dir, isLicensed: licensedBy(judges) })
  try {
    return await evaluate({
      suite,
      run: runInfo(stored.run, judges),
      attempts: () => storedAttempts(stored),
      canRunMore: false,
      grading: gradingOf(suite),
      ...(asked.advisers !== undefined && { advisers: asked.advisers }),
      baseline: options.baseline ?? NOTHING_TO_COMPARE,
      change: { ...options.change, ...(stored.run.look !== undefined && { look: stored.run.look }) },
      today: isoDate(options.now),
      signal: place.signal,
      ...(stored.run.shard !== undefined && { shard: stored.run.shard }),
      ...(stored.run.only !== undefined && stored.run.shard !== undefined && { only: stored.run.only }),
      ...(options.onGrade !== undefined && { onGrade: options.onGrade }),
    })
  } finally {
    await asked.close()
  }
}

/** What is stored, then each planned attempt that has no record, as not measured. */
async function* storedAttempts(stored: StoredRun): AsyncGenerator<Attempt> {
  yield* stored.attempts
  for (const key of missingAttempts(stored.run, stored.records)) yield missing(key, stored.run)
}

function missing(key: { readonly task: string; readonly attempt: number }, run: RunFile): Attempt {
  return {
    ...key,
    seed: 0,
    outcome: { status: 'infra_failed', reason: 'missing', message: 'the run ended before this attempt did' },
    started_at: run.started_at,
    events: [],
    evidence: { files: {}, calls_recorded_by: 'none', isolation: [] },
  }
}

/** A snapshot whose gold is not what the run was made with was edited: what it says of the attempts cannot be trusted. */
function checkSnapshot(suite: Suite, run: RunFile, file: string): void {
  const edited = suite.tasks.filter((task) => run.fingerprints.gold[task.id] !== goldFingerprint(task))
  const lost = run.tasks.filter((id) => !suite.tasks.some((task) => task.id === id))
  const names = [...edited.map((task) => task.id), ...lost]
  if (names.length === 0) return
  const shown = `${names.slice(0, 5).join(', ')}${names.length > 5 ? ` and ${names.length - 5} more` : ''}`
  throw brokenSnapshot(`It does not fit run.json: what is right in ${shown} was changed after the run.`, file)
}

async function readSnapshot(dir: string, label: string): Promise<Suite> {
  const file = join(label, 'suite.json')
  const text = await readRunFile(dir, 'suite.json')
  if (text === undefined) throw brokenSnapshot('The run does not hold its suite.', file)
  const parsed = SuiteSnapshot.safeParse(parseJson(text, file))
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw brokenSnapshot(
    'This is not the suite of a run',
    file,
    `${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`,
  )
}

function brokenSnapshot(message: string, file: string, why?: string): UserError {
  return new UserError({
    code: 'suite-snapshot',
    message: why === undefined ? message : `${message} (${why}).`,
    file,
    hint: 'Run the suite again; `turngate score` takes it by --suite.',
  })
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw brokenSnapshot('This is not the suite of a run', file, messageOf(error))
  }
}
