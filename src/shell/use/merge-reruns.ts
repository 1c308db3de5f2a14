import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'
import { newRunId, plannedKeys, type RunFile } from '../../trace/run-file.ts'
import { readRunFile } from '../../trace/store/read.ts'
import { isMeasured, openRun } from '../../trace/store/write.ts'
import { commitDifferences } from './continue.ts'
import { defaultDirectory } from './directory.ts'
import { type MergeHost, mergeRuns } from './merge.ts'
import { planDifferences } from './same-plan.ts'
import { type OpenedRun, openStoredRun } from './stored.ts'

/** What was measured of the same change before. */
export interface EarlierWhole {
  /** Its run directory, relative to the working directory. */
  readonly dir: string
  /** Whether it was joined from some of the very parts that are joined now. */
  readonly holdsParts: boolean
}

/**
 * Joins the shards of one run, and those of its reruns: parts of one run have one run seed, and runs are joined in the order
 * in which they began. A part that was made again with the same seed replaces none that was measured whole, and a rerun of
 * some parts only adds nothing: so what was measured first always counts.
 * @returns the absolute run directory of the whole
 * @throws UserError where no run is whole
 */
export async function mergeReruns(
  paths: readonly string[],
  earlier: EarlierWhole | undefined,
  host: MergeHost,
): Promise<string> {
  const parts: Part[] = []
  for (const path of paths) parts.push({ ...(await openStoredRun(path, host.cwd)), path })
  const seeds = new Set(parts.map(({ stored }) => stored.run.seed))
  const runs = [...seeds].map((seed) => wholeParts(parts.filter(({ stored }) => stored.run.seed === seed)))
  const whole = runs.filter(isWhole)
  if (whole.length === 0) return (await mergeRuns(runs.flat().map(pathOf), undefined, host)).dir
  for (const left of runs.filter((run) => !isWhole(run))) {
    host.onNote(`${left.map(pathOf).join(', ')}: left out, since the other shards of this rerun are not there`)
  }
  const before = earlier && (await openStoredRun(earlier.dir, host.cwd))
  const merged: OpenedRun[] = []
  for (const run of whole.sort(byStart)) {
    const [first] = run
    if (earlier?.holdsParts === true && before && first && !isLater(first, before)) continue
    const { dir } = await mergeRuns(run.map(pathOf), undefined, host)
    merged.push(await openStoredRun(dir, host.cwd))
  }
  return joinAll(before, merged, host)
}

/** Whether a part was made after the whole. */
function isLater(part: OpenedRun, whole: OpenedRun): boolean {
  return part.stored.run.seed !== whole.stored.run.seed && startOf(part) > startOf(whole)
}

interface Part extends OpenedRun {
  /** As the user named it. */
  readonly path: string
}

const pathOf = ({ path }: Part) => path

/** Of each shard the part that measured most; of equal ones the first. */
function wholeParts(parts: readonly Part[]): Part[] {
  const measured = ({ stored }: Part) => stored.records.filter(isMeasured).length
  const best = new Map<number, Part>()
  for (const part of [...parts].sort((a, b) => startOf(a).localeCompare(startOf(b)))) {
    const index = part.stored.run.shard?.index ?? 0
    const known = best.get(index)
    if (known === undefined || measured(part) > measured(known)) best.set(index, part)
  }
  return [...best.values()]
}

function isWhole(parts: readonly Part[]): boolean {
  const of = parts[0]?.stored.run.shard?.of
  return of !== undefined && parts.length === of
}

function byStart([a]: readonly Part[], [b]: readonly Part[]): number {
  return a === undefined || b === undefined ? 0 : startOf(a).localeCompare(startOf(b))
}

function startOf({ stored }: OpenedRun): string {
  return stored.run.started_at
}

/** One after the other; what is of another kind than the newest is left out, and said. */
async function joinAll(before: OpenedRun | undefined, merged: readonly OpenedRun[], host: MergeHost): Promise<string> {
  const runs = [...(before === undefined ? [] : [before]), ...merged]
  const newest = runs.at(-1)
  if (newest === undefined) throw new Error('there is no run to join')
  const alike: OpenedRun[] = []
  for (const run of runs) {
    const why = run === newest ? [] : differences(run, newest)
    if (why.length === 0) alike.push(run)
    else host.onNote(`earlier attempts are not joined: they differ in ${why.join(', ')}`)
  }
  return alike.length === 1 && newest !== before ? newest.dir : writeJoined(alike, newest, host)
}

function differences(earlier: OpenedRun, newest: OpenedRun): string[] {
  const [a, b] = [earlier.stored.run, newest.stored.run]
  const asPlanned = { ...a, seed: b.seed, attempts: b.attempts }
  return [
    ...planDifferences({ run: asPlanned, suite: earlier.suite }, { run: b, suite: newest.suite }),
    ...commitDifferences(a, b),
    ...(a.seed === b.seed ? ['nothing, not even the run seed: attempts of one seed are not counted twice'] : []),
  ]
}

/** Attempts of the later runs are numbered after those of the earlier ones. */
async function writeJoined(runs: readonly OpenedRun[], newest: OpenedRun, host: MergeHost): Promise<string> {
  const { cwd, now } = host
  const run = joinedRun(runs, newest.stored.run, now())
  const dir = await defaultDirectory(cwd, run.id)
  await mkdir(resolve(dir, '..'), { recursive: true })
  const beside = await filesBeside(runs, newest)
  const writer = await openRun(dir, run, async (write) => {
    for (const [name, text] of beside) await write(name, text)
  })
  let before = 0
  for (const { stored } of runs) {
    const planned = new Set(plannedKeys(stored.run).map(({ attempt }) => attempt))
    for await (const attempt of stored.attempts) {
      // fresh attempts settled one question of their own run
      if (planned.has(attempt.attempt)) await writer.append({ ...attempt, attempt: attempt.attempt + before })
    }
    before += stored.run.attempts
  }
  await writer.close({ finished_at: run.finished_at ?? now().toISOString(), interrupted: run.interrupted })
  if (runs.length > 1) host.onNote(`${runs.length} runs of this change are joined; this is look ${run.look}`)
  return dir
}

function joinedRun(runs: readonly OpenedRun[], newest: RunFile, now: Date): RunFile {
  const all = runs.map(({ stored }) => stored.run)
  const looks = all.reduce((sum, { look = 1 }) => sum + look, 0)
  return {
    ...newest,
    id: newRunId(now, Math.random),
    attempts: all.reduce((sum, { attempts }) => sum + attempts, 0),
    ...(looks > 1 && { look: looks }),
    isolation: newest.isolation.filter((name) => all.every(({ isolation }) => isolation.includes(name))),
  }
}

async function filesBeside(runs: readonly OpenedRun[], newest: OpenedRun): Promise<(readonly [string, string])[]> {
  const answers: string[] = []
  for (const { dir } of runs) answers.push((await readRunFile(dir, 'judgements.jsonl')) ?? '')
  const licences = await readRunFile(newest.dir, 'licences.json')
  return [
    ['suite.json', `${JSON.stringify(newest.suite, null, 1)}\n`],
    ...(licences === undefined ? [] : [['licences.json', licences] as const]),
    ...(answers.every((text) => text === '') ? [] : [['judgements.jsonl', answers.join('')] as const]),
  ]
}
