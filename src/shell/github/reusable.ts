import { messageOf } from '../../errors.ts'
import { keptRuns } from './api/artifacts.ts'
import type { Api } from './api/client.ts'
import { FETCHING } from './api/earlier-run.ts'
import { readPull } from './api/pull.ts'
import { apiOf, type Context } from './context.ts'
import { type Fetched, fetchRun } from './earlier.ts'
import { gateArtifact } from './publish/artifact-names.ts'
import { checkNameOf } from './publish/check-name.ts'
import { ownCheckRun } from './publish/check-run.ts'
import type { Subject } from './subject.ts'

/**
 * What may have been measured of equal files before: by the merge queue of the commit itself, or of the pull request that
 * it merges. Whether it was of equal files is for the run to say. Only a run of the very commit that its check run stands
 * on is taken: its workflow was reviewed with it. Nothing found is no fault.
 */
export async function fetchReusable(
  context: Context,
  commit: string,
  suiteName: string,
  subject: Pick<Subject, 'otherBase'> = {},
): Promise<Fetched | undefined> {
  const { inputs, runner, log, cwd } = context
  const api = apiOf(context, FETCHING)
  if (api === undefined || runner === undefined) return undefined
  try {
    for (const sha of [commit, ...(await headsOf(api, context, commit))]) {
      const check = await ownCheckRun(api, checkNameOf(inputs, subject, suiteName), sha)
      if (check === undefined || check.run === runner.run || !(await isOf(api, check.run, sha))) continue
      const kept = (await keptRuns(api, check.run, gateArtifact(inputs, subject))).find(
        ({ attempt }) => attempt <= check.attempt,
      )
      if (kept !== undefined) return await fetchRun(api, kept, cwd)
    }
  } catch (error) {
    log.line(`what was measured before is not known, so all of it is measured: ${messageOf(error)}`)
  }
  return undefined
}

/** Heads of the pull requests that a commit merges. */
async function headsOf(api: Api, { event }: Context, commit: string): Promise<readonly string[]> {
  if (event.kind === 'merge_group') {
    return event.pull === undefined ? [] : [(await readPull(api, event.pull)).head.sha]
  }
  const { data } = await api.client.request('GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls', {
    ...{ ...api.at, commit_sha: commit },
  })
  return data.map(({ head }) => head.sha)
}

async function isOf({ client, at }: Api, run_id: number, sha: string): Promise<boolean> {
  const { data } = await client.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...at, run_id })
  return data.head_sha === sha && data.head_repository?.full_name === `${at.owner}/${at.repo}`
}
