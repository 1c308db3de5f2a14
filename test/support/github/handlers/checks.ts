import { checkRunEntity } from '../entities.ts'
import { type CheckRun, newId, tick } from '../state.ts'
import { type Answer, type Call, type Handler, paged, refuse, text } from './types.ts'

export const CHECKS: Readonly<Record<string, Handler>> = {
  'checks/create': ({ body, site }) => {
    const { state } = site
    const at = tick(state)
    const run: CheckRun = {
      id: newId(state),
      name: text(body.name),
      head_sha: text(body.head_sha),
      status: 'queued',
      conclusion: null,
      external_id: '',
      details_url: `${site.web}/details`,
      started_at: at,
      completed_at: null,
      output: { title: null, summary: null, text: null },
      app: 'github-actions',
    }
    change(run, body, at)
    state.checkRuns.push(run)
    return { status: 201, body: checkRunEntity(run, site) }
  },
  'checks/update': (call) =>
    withRun(call, (run) => {
      change(run, call.body, tick(call.site.state))
      return { status: 200, body: checkRunEntity(run, call.site) }
    }),
  'checks/get': (call) => withRun(call, (run) => ({ status: 200, body: checkRunEntity(run, call.site) })),
  'checks/list-for-ref': (call) => {
    const { params, query, site } = call
    const all = site.state.checkRuns
      .filter((run) => run.head_sha === params.ref)
      .filter((run) => query.check_name === undefined || run.name === query.check_name)
    const path = `/repos/${params.owner}/${params.repo}/commits/${params.ref}/check-runs`
    const { items, headers } = paged(all, call, path)
    const body = { total_count: all.length, check_runs: items.map((run) => checkRunEntity(run, site)) }
    return { status: 200, body, headers }
  },
}

function withRun({ params, site }: Call, use: (run: CheckRun) => Answer): Answer {
  const run = site.state.checkRuns.find((one) => one.id === Number(params.check_run_id))
  return run === undefined ? refuse(404, 'Not Found') : use(run)
}

function change(run: CheckRun, body: Call['body'], at: string): void {
  if (body.name !== undefined) run.name = text(body.name)
  if (body.external_id !== undefined) run.external_id = text(body.external_id)
  if (body.details_url !== undefined) run.details_url = text(body.details_url)
  if (body.output !== undefined) {
    const { title, summary, text: detail } = body.output as Readonly<Record<string, unknown>>
    run.output = { title: text(title), summary: text(summary), text: detail === undefined ? null : text(detail) }
  }
  if (body.conclusion === undefined) return
  run.status = 'completed'
  run.conclusion = text(body.conclusion)
  run.completed_at = at
}
