import { commentEntity } from '../entities.ts'
import { type Comment, newId, tick } from '../state.ts'
import { type Answer, type Call, type Handler, paged, refuse, text } from './types.ts'

export const COMMENTS: Readonly<Record<string, Handler>> = {
  'issues/list-comments': (call) => {
    const { site, params } = call
    const number = Number(params.issue_number)
    const all = site.state.comments.filter((comment) => comment.issue === number)
    const path = `/repos/${params.owner}/${params.repo}/issues/${number}/comments`
    const { items, headers } = paged(all, call, path)
    return { status: 200, body: items.map((comment) => commentEntity(comment, site)), headers }
  },
  'issues/create-comment': (call) => {
    const { site, params, actor } = call
    const { state } = site
    const issue = Number(params.issue_number)
    if (state.pulls.find((pull) => pull.number === issue)?.locked === true) {
      return refuse(403, 'Unable to create comment because issue is locked.')
    }
    const body = text(call.body.body)
    if (isTooLong(call)) return tooLong()
    const at = tick(state)
    const comment: Comment = { id: newId(state), issue, user: actor, body, created_at: at, updated_at: at }
    state.comments.push(comment)
    return { status: 201, body: commentEntity(comment, site) }
  },
  'issues/get-comment': (call) =>
    withComment(call, (comment) => ({ status: 200, body: commentEntity(comment, call.site) })),
  'issues/update-comment': (call) =>
    withComment(call, (comment) => {
      if (comment.user.login !== call.actor.login && call.actor.type === 'Bot') {
        return refuse(403, 'Resource not accessible by integration')
      }
      if (isTooLong(call)) return tooLong()
      comment.body = text(call.body.body)
      comment.updated_at = tick(call.site.state)
      return { status: 200, body: commentEntity(comment, call.site) }
    }),
  'issues/delete-comment': (call) =>
    withComment(call, (comment) => {
      const { comments } = call.site.state
      comments.splice(comments.indexOf(comment), 1)
      return { status: 204 }
    }),
}

function withComment(call: Call, use: (comment: Comment) => Answer): Answer {
  const comment = call.site.state.comments.find((one) => one.id === Number(call.params.comment_id))
  return comment === undefined ? refuse(404, 'Not Found') : use(comment)
}

/** GitHub's document states no limit; the server has one all the same. */
function isTooLong({ body, site }: Call): boolean {
  return [...text(body.body)].length > site.state.commentLimit
}

function tooLong(): Answer {
  return {
    status: 422,
    body: {
      message: 'Validation Failed',
      errors: [
        {
          resource: 'IssueComment',
          code: 'unprocessable',
          field: 'data',
          message: 'Body is too long (maximum is 65536 characters)',
        },
      ],
      documentation_url: 'https://docs.github.com/rest',
    },
  }
}
