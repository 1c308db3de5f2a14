import { artifactEntity, runEntity } from '../entities.ts'
import { type Call, type Handler, paged, refuse } from './types.ts'

export const RUNS: Readonly<Record<string, Handler>> = {
  'actions/get-workflow-run': ({ params, site }) => {
    const run = site.state.runs.find((one) => one.id === Number(params.run_id))
    return run === undefined ? refuse(404, 'Not Found') : { status: 200, body: runEntity(run, site) }
  },
  'actions/list-workflow-run-artifacts': (call) => {
    const { params } = call
    return artifacts(call, Number(params.run_id), `actions/runs/${params.run_id}/artifacts`)
  },
  'actions/list-artifacts-for-repo': (call) => artifacts(call, undefined, 'actions/artifacts'),
  'actions/download-artifact': ({ params, site }) => {
    const artifact = site.state.artifacts.find((one) => one.id === Number(params.artifact_id))
    if (artifact === undefined) return refuse(404, 'Not Found')
    if (artifact.expired) return refuse(410, 'Artifact has expired')
    return { status: 302, headers: { location: `${site.blobs}/${artifact.id}` } }
  },
}

function artifacts(call: Call, run: number | undefined, path: string) {
  const { params, query, site } = call
  const all = site.state.artifacts
    .filter((artifact) => run === undefined || artifact.run === run)
    .filter((artifact) => query.name === undefined || artifact.name === query.name)
  const { items, headers } = paged(all, call, `/repos/${params.owner}/${params.repo}/${path}`)
  const body = { total_count: all.length, artifacts: items.map((artifact) => artifactEntity(artifact, site)) }
  return { status: 200, body, headers }
}
