import { UserError } from '../../../errors.ts'
import type { Api } from './client.ts'
import { whyFailed } from './failure.ts'

/** Head and base of a pull request as they are now. */
export interface PullSides {
  readonly head: { readonly sha: string }
  readonly base: { readonly sha: string; readonly ref: string }
}

/** @throws UserError that says what to grant where GitHub refuses it */
export async function readPull({ client, at }: Api, pull_number: number): Promise<PullSides> {
  try {
    const { data } = await client.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...at, pull_number })
    return data
  } catch (error) {
    throw new UserError(
      {
        code: 'pull-unreadable',
        message: `pull request ${pull_number} cannot be looked up: ${whyFailed(error, 'pull-requests: read')}.`,
        hint: 'Nothing was published.',
      },
      { cause: error },
    )
  }
}
