import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { readBaseline, readReferences } from '../../baseline/store/read.ts'
import type { BaselineLookup } from '../../baseline/types.ts'
import type { TraceEvent } from '../../trace/events.ts'
import { evaluateStored, openStoredRun } from './stored.ts'
import { passingTraces } from './traces.ts'

/** What a run is compared with. */
export interface Comparison {
  readonly baseline: BaselineLookup
  /** Passing traces that are kept of a task. */
  readonly references: (task: string) => Promise<readonly (readonly TraceEvent[])[]>
}

interface Place {
  readonly cwd: string
  readonly now: Date
}

/**
 * The baseline in `dir`, or in `baselines/<suite>/` of the working directory. A run directory is taken as it stands,
 * so that two stored runs can be compared.
 */
export async function findBaseline(suite: string, dir: string | undefined, { cwd, now }: Place): Promise<Comparison> {
  const folder = resolve(cwd, dir ?? join('baselines', suite))
  const label = relative(cwd, folder) || '.'
  if (existsSync(join(folder, 'run.json'))) return compareWithRun(suite, folder, label, { cwd, now })
  return {
    baseline: labelledBy(label, folder, readBaseline(folder, suite)),
    references: async (task) => readReferences(folder, task).references.map((reference) => reference.events),
  }
}

async function compareWithRun(suite: string, folder: string, label: string, { cwd, now }: Place): Promise<Comparison> {
  const { summary } = await evaluateStored(await openStoredRun(folder, cwd), { now })
  const entry = { summary, runs: [summary.run] }
  const problem = {
    code: 'baseline-other-suite',
    message: `this run is of suite \`${summary.suite}\`, not of \`${suite}\`.`,
    file: label,
    hint: 'Name a run of the same suite with --baseline.',
  }
  return {
    baseline:
      summary.suite === suite
        ? { kind: 'found', place: label, main: entry, accepted: entry }
        : { kind: 'unreadable', place: label, problems: [problem] },
    references: async (id) => {
      const task = summary.tasks.find((one) => one.id === id)
      return task === undefined ? [] : passingTraces(folder, task)
    },
  }
}

/** Places told as the user would type them. */
function labelledBy(label: string, folder: string, lookup: BaselineLookup): BaselineLookup {
  if (lookup.kind !== 'unreadable') return { ...lookup, place: label }
  const problems = lookup.problems.map((problem) =>
    problem.file === undefined ? problem : { ...problem, file: problem.file.replace(folder, label) },
  )
  return { ...lookup, place: label, problems }
}
