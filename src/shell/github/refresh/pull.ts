import type { Api } from '../api/client.ts'
import { statusOf, whyFailed } from '../api/failure.ts'
import { type CommitRequest, type Committed, commitFiles } from './commit.ts'

export type Proposed =
  | { readonly kind: 'proposed'; readonly url: string; readonly isNew: boolean }
  | Exclude<Committed, { readonly kind: 'committed' }>

/** One pull request for the baseline of a suite: opened, or brought up to date where it is open already. */
export async function proposeFiles(api: Api, from: string, request: CommitRequest): Promise<Proposed> {
  try {
    await pointBranch(api, from, request.expectedHead)
    const done = await commitFiles(api, { ...request, branch: from })
    return done.kind === 'committed' ? await openPull(api, from, request) : done
  } catch (error) {
    if (statusOf(error) === undefined) throw error
    return { kind: 'refused', why: whyFailed(error, 'contents: write` and `pull-requests: write') }
  }
}

/** The branch is ours alone: it starts anew from where the base branch is. */
async function pointBranch({ client, at }: Api, branch: string, sha: string): Promise<void> {
  try {
    await client.request('POST /repos/{owner}/{repo}/git/refs', { ...at, ref: `refs/heads/${branch}`, sha })
  } catch (error) {
    if (statusOf(error) !== 422) throw error
    const ref = `heads/${branch}`
    await client.request('PATCH /repos/{owner}/{repo}/git/refs/{ref}', { ...at, ref, sha, force: true })
  }
}

async function openPull({ client, at }: Api, from: string, request: CommitRequest): Promise<Proposed> {
  const { branch: base, headline: title, body } = request
  const head = `${at.owner}:${from}`
  const { data: open } = await client.request('GET /repos/{owner}/{repo}/pulls', { ...at, head, base, state: 'open' })
  const [known] = open
  if (known !== undefined) {
    const pull = { pull_number: known.number, title, body }
    await client.request('PATCH /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, ...pull })
    return { kind: 'proposed', url: known.html_url, isNew: false }
  }
  const { data } = await client.request('POST /repos/{owner}/{repo}/pulls', { ...at, title, body, head: from, base })
  return { kind: 'proposed', url: data.html_url, isNew: true }
}
