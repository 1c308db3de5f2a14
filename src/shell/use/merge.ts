import { mkdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { type Problem, UserError } from '../../errors.ts'
import { attemptName, missingAttempts, newRunId, plannedKeys, type RunFile } from '../../trace/run-file.ts'
import { readRunFile } from '../../trace/store/read.ts'
import { openRun } from '../../trace/store/write.ts'
import { defaultDirectory, makeDefaultFolder } from './directory.ts'
import { planDifferences } from './same-plan.ts'
import { type OpenedRun, openStoredRun } from './stored.ts'

export interface MergeHost {
  readonly cwd: string
  readonly now: () => Date
  readonly onNote: (note: string) => void
}

export interface Merged {
  /** Absolute. */
  readonly dir: string
  readonly run: RunFile
  readonly attempts: number
  readonly planned: number
}

/**
 * Joins the shards of one run in a new run directory, which is read like that of a run that was never split.
 * @throws UserError when they are not all shards of one run; nothing is written then
 */
export async function mergeRuns(paths: readonly string[], out: string | undefined, host: MergeHost): Promise<Merged> {
  const { cwd, now, onNote } = host
  const shards: LabelledRun[] = []
  for (const path of paths) shards.push({ ...(await openStoredRun(path, cwd)), label: path })
  const problems = shardProblems(shards)
  const [first] = shards
  if (first === undefined || problems.length > 0) throw new UserError(problems)
  const run = joinedRun(first, shards, now())
  const dir = out === undefined ? defaultDirectory(cwd, run.id) : resolve(cwd, out)
  if (out === undefined) await makeDefaultFolder(cwd)
  await mkdir(resolve(dir, '..'), { recursive: true })
  const beside = await filesBeside(first, shards)
  const writer = await openRun(dir, run, async (write) => {
    for (const [name, text] of beside) await write(name, text)
  })
  let attempts = 0
  for (const { stored, label } of shards) {
    const missing = missingAttempts(stored.run, stored.records).length
    if (missing > 0)
      onNote(`${label} lacks ${missing} of its attempts; \`turngate run SUITE --resume ${label}\` makes them`)
    for await (const attempt of stored.attempts) {
      attempts += 1
      await writer.append(attempt)
    }
    for (const problem of stored.problems) onNote(`${problem.file ?? label}: ${problem.message}`)
  }
  const { finished_at, interrupted } = run
  await writer.close({ finished_at: finished_at ?? now().toISOString(), interrupted })
  const { shard: _, ...whole } = run
  return { dir, run, attempts, planned: plannedKeys(whole).length }
}

interface LabelledRun extends OpenedRun {
  /** As the user named it. */
  readonly label: string
}

/** Everything that keeps the runs from being the shards of one run. */
function shardProblems(shards: readonly LabelledRun[]): Problem[] {
  const [first] = shards
  if (first === undefined) return []
  const strangers = shards.filter(({ stored }) => stored.run.shard === undefined)
  if (strangers.length > 0) {
    const hint = 'Each directory has to come from `turngate run SUITE --seed N --shard i/n`.'
    return strangers.map(({ label }) => problem(label, 'this run is no shard.', hint))
  }
  const differences = shards.slice(1).flatMap((shard) => {
    const found = planDifferences(planOf(first), planOf(shard))
    return found.map((what) =>
      problem(shard.label, `it is no shard of the same run as ${first.label}: they differ in ${what}.`),
    )
  })
  return differences.length > 0 ? differences : [...countProblems(shards), ...shards.flatMap(foreignAttempts)]
}

/** Each of the n parts once. */
function countProblems(shards: readonly LabelledRun[]): Problem[] {
  const [first] = shards
  const of = first?.stored.run.shard?.of ?? 0
  const odd = shards.filter(({ stored }) => stored.run.shard?.of !== of)
  if (odd.length > 0) {
    return odd.map(({ label, stored }) =>
      problem(label, `it is one of ${stored.run.shard?.of} shards, and ${first?.label} is one of ${of}.`),
    )
  }
  const indexOf = ({ stored }: LabelledRun) => stored.run.shard?.index ?? 0
  const twice = shards.flatMap((shard, index) => {
    const earlier = shards.slice(0, index).find((other) => indexOf(other) === indexOf(shard))
    if (earlier === undefined) return []
    return [problem(shard.label, `it is shard ${indexOf(shard)}/${of}, and so is ${earlier.label}.`)]
  })
  const missing = Array.from({ length: of }, (_, index) => index + 1).filter(
    (index) => !shards.some((shard) => indexOf(shard) === index),
  )
  const names = missing.map((index) => `${index}/${of}`).join(', ')
  const hint = 'Name the directories of all shards.'
  return missing.length === 0 ? twice : [...twice, problem(undefined, `shard ${names} is missing.`, hint)]
}

/** Attempts that another shard has to make. */
function foreignAttempts({ stored, label }: LabelledRun): Problem[] {
  const share = new Set(plannedKeys(stored.run).map(attemptName))
  const foreign = stored.records.map(attemptName).filter((name) => !share.has(name))
  if (foreign.length === 0) return []
  return [problem(label, `it holds attempts of other shards: ${foreign.slice(0, 5).join(', ')}.`)]
}

function problem(file: string | undefined, message: string, hint = 'Nothing was written.'): Problem {
  return { code: 'merge-mismatch', message, ...(file !== undefined && { file }), hint }
}

function planOf({ stored, suite }: OpenedRun) {
  return { run: stored.run, suite }
}

function joinedRun(first: OpenedRun, shards: readonly OpenedRun[], now: Date): RunFile {
  const { shard: _, ...plan } = first.stored.run
  const runs = shards.map(({ stored }) => stored.run)
  const ends = runs.flatMap(({ finished_at }) => finished_at ?? [])
  return {
    ...plan,
    id: newRunId(now, Math.random),
    // what held for every attempt
    isolation: plan.isolation.filter((name) => runs.every(({ isolation }) => isolation.includes(name))),
    started_at: runs.map(({ started_at }) => started_at).sort()[0] ?? plan.started_at,
    ...(ends.length > 0 && { finished_at: ends.sort().at(-1) }),
    interrupted: runs.some(({ interrupted }) => interrupted),
  }
}

/** The suite, the licences of its judges, and what judges and modules answered. */
async function filesBeside(first: OpenedRun, shards: readonly OpenedRun[]): Promise<(readonly [string, string])[]> {
  const answers: string[] = []
  for (const { dir } of shards) answers.push((await readRunFile(dir, 'judgements.jsonl')) ?? '')
  const licences = await readRunFile(first.dir, 'licences.json')
  return [
    ['suite.json', `${JSON.stringify(first.suite, null, 1)}\n`],
    ...(licences === undefined ? [] : [['licences.json', licences] as const]),
    ...(answers.every((text) => text === '') ? [] : [['judgements.jsonl', answers.join('')] as const]),
  ]
}

/** @throws UserError where a run holds only a part of what was planned, so that nothing can be said of the whole. */
export function refuseShard({ stored, dir }: OpenedRun, cwd: string): void {
  const { shard } = stored.run
  if (shard === undefined) return
  const file = relative(cwd, dir) || '.'
  throw new UserError({
    code: 'only-a-shard',
    message: `this is shard ${shard.index} of ${shard.of} of a run.`,
    file,
    hint: 'Join all shards first: `turngate merge DIR… --out RUN_DIR`.',
  })
}
