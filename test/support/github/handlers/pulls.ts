import { fileEntity, pullEntity, pullListEntity, repositoryEntity, userEntity } from '../entities.ts'
import { newId, type PullRequest } from '../state.ts'
import { type Answer, type Call, type Handler, paged, refuse, text } from './types.ts'

export const PULLS: Readonly<Record<string, Handler>> = {
  'users/get-authenticated': ({ actor, site }) => ({
    status: 200,
    body: {
      ...userEntity(actor, site),
      ...{ name: null, company: null, blog: null, location: null, email: null, hireable: null, bio: null },
      ...{ public_repos: 0, public_gists: 0, followers: 0, following: 0 },
      ...{ created_at: '2025-01-05T09:00:00Z', updated_at: '2025-01-05T09:00:00Z', user_view_type: 'public' },
    },
  }),
  'repos/get': ({ site }) => ({ status: 200, body: repositoryEntity(site) }),
  'pulls/list': (call) => {
    const { params, query, site } = call
    const { owner } = site.state
    const state = query.state ?? 'open'
    const all = site.state.pulls
      .filter((pull) => state === 'all' || pull.state === state)
      .filter((pull) => query.base === undefined || pull.base.ref === query.base)
      .filter(
        (pull) => query.head === undefined || query.head === `${pull.head.fork ? 'stranger' : owner}:${pull.head.ref}`,
      )
    const { items, headers } = paged(all, call, `/repos/${params.owner}/${params.repo}/pulls`)
    return { status: 200, body: items.map((pull) => pullListEntity(pull, site)), headers }
  },
  'pulls/get': (call) => withPull(call, (pull) => ({ status: 200, body: pullEntity(pull, call.site) })),
  'pulls/list-files': (call) =>
    withPull(call, (pull) => {
      const { params, site } = call
      const path = `/repos/${params.owner}/${params.repo}/pulls/${pull.number}/files`
      const { items, headers } = paged(pull.files ?? [], call, path)
      return { status: 200, body: items.map((file) => fileEntity(file, site)), headers }
    }),
  'pulls/create': ({ body, site }) => {
    const { state } = site
    const [ref, base] = [text(body.head), text(body.base)]
    if (state.pulls.some((pull) => pull.state === 'open' && pull.head.ref === ref && pull.base.ref === base)) {
      return refuse(422, 'A pull request already exists')
    }
    const pull: PullRequest = {
      number: newId(state),
      title: text(body.title),
      body: text(body.body),
      state: 'open',
      locked: false,
      head: { ref, sha: '0'.repeat(40), fork: false },
      base: { ref: base, sha: '0'.repeat(40) },
    }
    state.pulls.push(pull)
    return { status: 201, body: pullEntity(pull, site) }
  },
  'pulls/update': (call) =>
    withPull(call, (pull) => {
      if (call.body.title !== undefined) pull.title = text(call.body.title)
      if (call.body.body !== undefined) pull.body = text(call.body.body)
      return { status: 200, body: pullEntity(pull, call.site) }
    }),
  'repos/list-pull-requests-associated-with-commit': (call) => {
    const { params, site } = call
    const all = site.state.pulls.filter(({ head, merged_as }) => [head.sha, merged_as].includes(params.commit_sha))
    const path = `/repos/${params.owner}/${params.repo}/commits/${params.commit_sha}/pulls`
    const { items, headers } = paged(all, call, path)
    return { status: 200, body: items.map((pull) => pullListEntity(pull, site)), headers }
  },
}

function withPull({ params, site }: Call, use: (pull: PullRequest) => Answer): Answer {
  const pull = site.state.pulls.find((one) => one.number === Number(params.pull_number))
  return pull === undefined ? refuse(404, 'Not Found') : use(pull)
}
