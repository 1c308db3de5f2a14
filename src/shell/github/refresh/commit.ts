import { messageOf } from '../../../errors.ts'
import type { Api } from '../api/client.ts'
import { statusOf, whyFailed } from '../api/failure.ts'

/** Files of one commit: path → content, or undefined where it goes. */
export type FileChanges = ReadonlyMap<string, Uint8Array | undefined>

export interface CommitRequest {
  readonly branch: string
  /** Nothing is written unless the branch is there still. */
  readonly expectedHead: string
  readonly files: FileChanges
  readonly headline: string
  readonly body: string
}

export type Committed =
  | { readonly kind: 'committed'; readonly commit: string; readonly url: string }
  /** Somebody else was faster. */
  | { readonly kind: 'moved' }
  /** A protected branch, or a ruleset. */
  | { readonly kind: 'protected'; readonly why: string }
  | { readonly kind: 'refused'; readonly why: string }

const MUTATION = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid url } }
}`

interface Answer {
  readonly createCommitOnBranch: { readonly commit: { readonly oid: string; readonly url: string } }
}

/** A commit that GitHub signs, compare-and-swap: by GraphQL, since nothing else does both. */
export async function commitFiles({ client, at }: Api, request: CommitRequest): Promise<Committed> {
  const { branch, expectedHead: expectedHeadOid, files, headline, body } = request
  const input = {
    branch: { repositoryNameWithOwner: `${at.owner}/${at.repo}`, branchName: branch },
    ...{ expectedHeadOid, message: { headline, body } },
    fileChanges: {
      additions: [...files].flatMap(([path, bytes]) =>
        bytes === undefined ? [] : [{ path, contents: Buffer.from(bytes).toString('base64') }],
      ),
      deletions: [...files].flatMap(([path, bytes]) => (bytes === undefined ? [{ path }] : [])),
    },
  }
  try {
    const { createCommitOnBranch: made } = await client.graphql<Answer>(MUTATION, { input })
    return { kind: 'committed', commit: made.commit.oid, url: made.commit.url }
  } catch (error) {
    return refusal(error)
  }
}

function refusal(error: unknown): Committed {
  const said = messageOf(error)
  if (/expected branch to point to|STALE_DATA/i.test(`${said} ${typesOf(error)}`)) return { kind: 'moved' }
  if (/protected branch|rule violations|through a pull request|GH006|GH013/i.test(said)) {
    return { kind: 'protected', why: said.split('\n').at(-1) ?? said }
  }
  if (statusOf(error) === undefined && !/not accessible|FORBIDDEN/i.test(`${said} ${typesOf(error)}`)) throw error
  return { kind: 'refused', why: whyFailed(error, 'contents: write') }
}

function typesOf(error: unknown): string {
  const errors = error instanceof Error && 'errors' in error && Array.isArray(error.errors) ? error.errors : []
  return errors.map((one: { readonly type?: unknown }) => String(one.type)).join(' ')
}
