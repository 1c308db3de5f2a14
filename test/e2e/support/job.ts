import picomatch from 'picomatch'
import type { ArtifactServer } from '../../support/github/artifact-server.ts'
import type { GitServer } from '../../support/github/git-server.ts'
import type { GitHub } from '../../support/github/server.ts'
import { type Contexts, fill, holds, type Needed } from '../../support/workflow/expression.ts'
import { isTurngate } from '../../support/workflow/needed.ts'
import { type Job, tokenOf, type Workflow } from '../../support/workflow/workflow.ts'
import { newPlace, type Place } from './place.ts'
import { type RunnerEvent, runActionHere, type Step } from './runner.ts'

/** What a job reaches over the network. The repository is private: nothing of it is had without a permission. */
export interface Site {
  readonly git: GitServer
  readonly github: GitHub
  readonly artifacts: ArtifactServer
}

export interface JobRequest {
  readonly workflow: Workflow
  readonly job: string
  readonly event: RunnerEvent
  readonly matrix?: Readonly<Record<string, string>>
  /** In place of the job's own. */
  readonly permissions?: NonNullable<Job['permissions']>
  readonly needed?: Needed
}

export interface EndedJob {
  readonly conclusion: 'success' | 'failure' | 'skipped'
  /** The step of another's action at which it ended. */
  readonly failedAt?: string
  /** What Turngate did, where the job came to it. */
  readonly step?: Step
}

/**
 * Runs a job of a workflow as a runner does: its token may do what the job's permissions say and nothing else, expressions are
 * evaluated by GitHub's own code, Turngate is the built action, and the few actions of others do what they are there for.
 */
export async function runJob(site: Site, request: JobRequest): Promise<EndedJob> {
  const job = jobOf(request)
  const permissions = tokenOf(request.permissions === undefined ? job : { ...job, permissions: request.permissions })
  site.github.grant(permissions)
  const contexts = contextsOf(site, request)
  if (!holds(job.if, contexts, request.needed)) return { conclusion: 'skipped' }
  using place = newPlace()
  const outputs: Record<string, { outputs: Readonly<Record<string, string>> }> = {}
  let step: Step | undefined
  for (const { id = '', uses = '', with: given } of job.steps) {
    const known = { ...contexts, steps: outputs }
    const inputs = Object.fromEntries(Object.entries(given).map(([name, text]) => [name, fill(text, known)]))
    const [action = ''] = uses.split('@')
    if (isTurngate(uses)) {
      step = await runActionHere(place, inputs, {
        event: request.event,
        github: site.github,
        artifacts: site.artifacts,
      })
      if (step.code !== 0) return { conclusion: 'failure', step }
      continue
    }
    const { contents } = permissions
    if (action === 'actions/checkout' && contents === undefined) return { conclusion: 'failure', failedAt: action }
    const act = ACTIONS[action]
    if (act === undefined) throw new Error(`no stand-in for ${uses}`)
    outputs[id] = { outputs: await act({ site, place, inputs, request, token: contents ?? 'read' }) }
  }
  return { conclusion: 'success', ...(step !== undefined && { step }) }
}

function jobOf({ workflow, job: name }: JobRequest): Job {
  const job = workflow.jobs[name]
  if (job === undefined) throw new Error(`${workflow.file} has no job ${name}`)
  return job
}

function contextsOf({ github }: Site, { workflow, event, matrix = {} }: JobRequest): Contexts {
  const { workflow_dispatch: dispatch } = workflow.on as { workflow_dispatch?: { inputs?: object } }
  const declared = Object.keys(dispatch?.inputs ?? {}).map((name) => [name, ''])
  const given = (event.payload.inputs ?? {}) as Readonly<Record<string, string>>
  return {
    github: {
      event_name: event.name,
      event: event.payload,
      ref: event.ref ?? '',
      sha: event.sha ?? '',
      run_id: String(event.run ?? 42),
      repository: `${github.state.owner}/${github.state.repo}`,
    },
    inputs: { ...Object.fromEntries(declared), ...given },
    matrix,
    needs: {},
    steps: {},
    vars: { TURNGATE_APP_ID: '7' },
    secrets: { TURNGATE_APP_KEY: 'key-of-the-app' },
  }
}

interface Act {
  readonly site: Site
  readonly place: Place
  readonly inputs: Readonly<Record<string, string>>
  readonly request: JobRequest
  readonly token: 'read' | 'write'
}

type Outputs = Readonly<Record<string, string>>

const ACTIONS: Readonly<Record<string, (act: Act) => Promise<Outputs>>> = {
  async 'actions/checkout'({ site, place, inputs, request, token }) {
    await site.git.clone(place.dir, inputs.ref ?? refOf(request.event), { token })
    return {}
  },
  // of the same run: the runner's own token reads them
  async 'actions/download-artifact'({ site, place, inputs }) {
    const isWanted = picomatch(inputs.pattern ?? '*')
    for (const [name, files] of site.artifacts.uploads) {
      if (!isWanted(name)) continue
      place.write(
        Object.fromEntries(Object.entries(files).map(([path, text]) => [`${inputs.path}/${name}/${path}`, text])),
      )
    }
    return {}
  },
  // from here on requests come with the token of the app
  async 'actions/create-github-app-token'({ site, inputs }) {
    const granted = Object.entries(inputs).flatMap(([name, level]) => {
      const [, scope] = /^permission-(.*)$/.exec(name) ?? []
      return scope === undefined ? [] : [[scope.replaceAll('-', '_'), level === 'write' ? level : 'read'] as const]
    })
    site.github.grant(Object.fromEntries(granted))
    return { token: site.github.token }
  },
}

/** What is checked out where nothing is said. */
function refOf({ ref, sha }: RunnerEvent): string {
  return ref?.startsWith('refs/pull/') === true ? ref : (sha ?? '')
}
