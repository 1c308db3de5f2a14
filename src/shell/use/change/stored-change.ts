import { dirname, resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import { reason } from '../../../gate/codes.ts'
import type { Reason } from '../../../gate/types.ts'
import type { Policy } from '../../../suite/schema/policy.ts'
import type { BaseQuestion } from '../../git/choose-base.ts'
import type { OpenedRun } from '../stored.ts'
import { loadSuiteFile } from '../suite.ts'
import { type Change, type ChangeHost, openChange } from './open-change.ts'

export interface StoredChange extends AsyncDisposable {
  readonly change: Change
  readonly policy: Policy
  /** What a reader has to know besides the verdict, where no attempts are made. */
  readonly notes: readonly Reason[]
  /** Absolute folder of the suite in the working tree. */
  readonly root: string
}

/**
 * A stored run as a change of a commit: by the base's policy and baseline. What its attempts were made with cannot be
 * changed any more, so gold, tasks or a sandbox that differ from the base's are not comparable.
 * @throws UserError when the suite is not where the run had it
 */
export async function openStoredChange(
  { suite, stored }: OpenedRun,
  request: { readonly base: BaseQuestion; readonly baseline?: string | undefined },
  host: ChangeHost,
): Promise<StoredChange> {
  const file = resolve(host.cwd, stored.run.suite_file)
  // a run that was judged by a base keeps the suite that it was measured with, not that of the change
  const head = stored.run.base === undefined ? suite : loadSuiteFile(file, host.cwd).suite
  const change = await openChange({ suite: { ...head, file }, root: dirname(file) }, request, host).catch(
    (error: unknown) => {
      throw error instanceof UserError && error.problems.some(({ code }) => code === 'no-repository')
        ? new UserError([...error.problems, notThere(stored.run.suite_file)])
        : error
    },
  )
  const again = change.judged?.again !== undefined
  return {
    ...{ change, root: dirname(file) },
    policy: change.judged?.suite.policy ?? suite.policy,
    notes: [...change.notes, ...(again ? [reason('pass', 'not_remeasured', { why: 'replay', message: '' })] : [])],
    [Symbol.asyncDispose]: () => change[Symbol.asyncDispose](),
  }
}

function notThere(file: string) {
  const message = `The run was made with the suite ${file}, which has to be in the repository.`
  return { code: 'suite-elsewhere', message, file, hint: 'Stand where the run was started.' }
}
