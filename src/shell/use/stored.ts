import { join, relative, resolve } from 'node:path'
import type { BaselineLookup } from '../../baseline/types.ts'
import { messageOf, UserError } from '../../errors.ts'
import { type Evaluation, evaluate } from '../../evaluate.ts'
import { SCORER } from '../../grade/scorer.ts'
import { scorerFingerprint } from '../../suite/fingerprint.ts'
import type { Policy } from '../../suite/schema/policy.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import { SuiteSnapshot } from '../../suite/snapshot.ts'
import type { Attempt } from '../../trace/attempt.ts'
import { missingAttempts, type RunFile } from '../../trace/run-file.ts'
import { readRun, readRunFile, type StoredRun } from '../../trace/store/read.ts'
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
  return { dir, stored, suite: suite ?? (await readSnapshot(dir, relative(cwd, dir) || '.')) }
}

export interface StoredOptions {
  readonly policy?: Policy
  readonly baseline?: BaselineLookup
  readonly now: Date
}

/** Grades and judges stored attempts again; makes none. */
export async function evaluateStored(opened: OpenedRun, options: StoredOptions): Promise<Evaluation> {
  const { stored, suite: given } = opened
  // the world that the attempts were made in is the run's, whatever the suite says by now; the scorer is this code
  const { agent, sandbox } = stored.run.fingerprints
  const suite = {
    ...given,
    policy: options.policy ?? given.policy,
    fingerprints: { ...given.fingerprints, agent, sandbox, scorer: scorerFingerprint(given, SCORER) },
  }
  return evaluate({
    suite,
    run: runInfo(stored.run),
    attempts: () => storedAttempts(stored),
    canRunMore: false,
    grading: gradingOf(suite),
    baseline: options.baseline ?? NOTHING_TO_COMPARE,
    today: isoDate(options.now),
    signal: new AbortController().signal,
  })
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
