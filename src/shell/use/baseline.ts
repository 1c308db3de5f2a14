import { existsSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { readBaseline, readReferences } from '../../baseline/store/read.ts'
import type { BaselineLookup } from '../../baseline/types.ts'
import { UserError } from '../../errors.ts'
import type { TraceEvent } from '../../trace/events.ts'
import { refuseShard } from './merge.ts'
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
 * @throws UserError when there is one that cannot be trusted whole: nothing is run or written then
 */
export async function findBaseline(suite: string, dir: string | undefined, { cwd, now }: Place): Promise<Comparison> {
  const folder = resolve(cwd, dir ?? join('baselines', suite))
  const label = relative(cwd, folder) || '.'
  if (existsSync(join(folder, 'run.json'))) return compareWithRun(suite, folder, label, { cwd, now })
  return {
    baseline: { ...readable(readBaseline(folder, suite)), place: label },
    references: async (task) => readReferences(folder, task).references.map((reference) => reference.events),
  }
}

async function compareWithRun(suite: string, folder: string, label: string, { cwd, now }: Place): Promise<Comparison> {
  const opened = await openStoredRun(folder, cwd)
  refuseShard(opened, cwd)
  const { summary } = await evaluateStored(opened, { now })
  if (summary.suite !== suite) throw otherSuite(summary.suite, suite, label)
  const entry = { summary, runs: [summary.run] }
  return {
    baseline: { kind: 'found', place: label, main: entry, accepted: entry },
    references: async (id) => {
      const task = summary.tasks.find((one) => one.id === id)
      return task === undefined ? [] : passingTraces(folder, task)
    },
  }
}

function readable(lookup: BaselineLookup): Exclude<BaselineLookup, { readonly kind: 'unreadable' }> {
  if (lookup.kind === 'unreadable') throw new UserError(lookup.problems)
  return lookup
}

function otherSuite(found: string, suite: string, file: string): UserError {
  return new UserError({
    code: 'baseline-other-suite',
    message: `This run is of suite \`${found}\`, not of \`${suite}\`.`,
    file,
    hint: 'Name a run of the same suite with --baseline.',
  })
}
