import { holds } from './expression.ts'
import type { Job, Level, Step, Workflow } from './workflow.ts'

type Scopes = Readonly<Record<string, Level>>

/** What a job's token has to be able to do over all events that start the job; as workflows write it. */
export function neededBy({ on }: Workflow, job: Job): Scopes {
  const events = Object.keys(on).filter((event) => holds(job.if, contextsOf(event)))
  return most(events.flatMap((event) => job.steps.map((step) => neededByStep(step, event))))
}

function contextsOf(event: string) {
  return { github: { event_name: event, event: { workflow_run: { event: 'pull_request' } } }, needs: {} }
}

function neededByStep({ uses = '', with: inputs }: Step, event: string): Scopes {
  if (uses.startsWith('actions/checkout@')) return { contents: 'read' }
  // artifacts of the same run, and the store of Node's packages, are reached by another token
  if (!isTurngate(uses)) return {}
  // a token of somebody else's, or none; a part of a run is uploaded, and judged elsewhere
  if ('token' in inputs || 'shard' in inputs) return {}
  return BY_EVENT[event]?.(inputs) ?? {}
}

export function isTurngate(uses: string): boolean {
  return uses === './' || uses.startsWith('turngate/turngate@')
}

const BY_EVENT: Readonly<Record<string, (inputs: Step['with']) => Scopes>> = {
  pull_request: ({ comment, paths }) =>
    most([
      // a run that is run again starts from the artifact of the one before
      { checks: 'write', actions: 'read' },
      comment === 'never' ? {} : { 'pull-requests': 'write' },
      paths === undefined ? {} : { 'pull-requests': 'read' },
    ]),
  merge_group: () => ({ checks: 'write', actions: 'read' }),
  push: ({ refresh }) => (refresh === 'artifact' ? {} : { contents: 'write', 'pull-requests': 'write' }),
  workflow_dispatch: (inputs) => ({
    ...{ checks: 'write', actions: 'read' },
    ...('pull-request' in inputs && { 'pull-requests': 'write' }),
  }),
  workflow_run: () => ({ 'pull-requests': 'write', actions: 'read' }),
}

function most(all: readonly Scopes[]): Scopes {
  const found: Record<string, Level> = {}
  for (const scopes of all) {
    for (const [scope, level] of Object.entries(scopes)) if (found[scope] !== 'write') found[scope] = level
  }
  return found
}
