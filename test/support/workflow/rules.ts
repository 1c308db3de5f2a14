import { isTurngate, neededBy } from './needed.ts'
import type { Job, Workflow } from './workflow.ts'

export interface Surroundings {
  /** Names of the workflows beside it. */
  readonly names: readonly string[]
  readonly inputs: readonly string[]
  /** How the action is named there: `turngate/turngate@v0`, or `./`. */
  readonly self: string
}

/** What is wrong with a workflow by rules that neither linter has; nothing is right. */
export function problemsIn(workflow: Workflow, around: Surroundings): string[] {
  const jobs = Object.entries(workflow.jobs)
  return [
    ...eventProblems(workflow, around),
    ...(workflow.concurrency === undefined ? ['it has no concurrency group'] : []),
    ...usesProblems(workflow.text, around.self),
    ...commentProblems(workflow.text),
    ...jobs.flatMap(([name, job]) => jobProblems(workflow, job, around).map((problem) => `${name}: ${problem}`)),
  ]
}

function eventProblems({ on, jobs }: Workflow, { names }: Surroundings): string[] {
  const found: string[] = []
  if ('pull_request_target' in on) found.push('pull_request_target gives a stranger the secrets')
  for (const [event, settings] of Object.entries(on)) {
    const keys = Object.keys(settings ?? {})
    if (keys.includes('paths') || keys.includes('paths-ignore'))
      found.push(`${event}: a filter of paths leaves a required check pending; use the input`)
  }
  const { workflow_run: after } = on
  if (after === undefined) return found
  for (const name of (after as { workflows: readonly string[] }).workflows)
    if (!names.includes(name)) found.push(`no workflow is named ${name}`)
  for (const { steps } of Object.values(jobs))
    if (steps.some(({ uses }) => uses?.startsWith('actions/checkout@'))) found.push('workflow_run checks code out')
  return found
}

function usesProblems(text: string, self: string): string[] {
  return [...text.matchAll(/^\s*(?:- )?uses: (.*)$/gm)].flatMap(([, uses = '']) => {
    const isPinned = /^[\w-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(uses)
    return isPinned || uses === self ? [] : [`${uses} is not pinned by a commit, with its version as a comment`]
  })
}

/** Each permission says why, on its own line. */
function commentProblems(text: string): string[] {
  const lines = text.split('\n')
  return lines.flatMap((line) => {
    const found = /^ {6}([a-z-]+): (?:read|write)(.*)$/.exec(line)
    return found !== null && !/^ # \S+/.test(found[2] ?? '') ? [`${found[1]} does not say why`] : []
  })
}

function jobProblems(workflow: Workflow, job: Job, { inputs }: Surroundings): string[] {
  const found: string[] = []
  const [granted, needed] = [job.permissions ?? {}, neededBy(workflow, job)]
  for (const scope of new Set([...Object.keys(granted), ...Object.keys(needed)])) {
    if (granted[scope] !== needed[scope])
      found.push(`${scope}: ${granted[scope] ?? 'none'} is granted and ${needed[scope] ?? 'none'} needed`)
  }
  if (job.needs.length > 0 && !/always\(\)|!cancelled\(\)/.test(job.if ?? ''))
    found.push('where a job before it fails it is skipped, which satisfies a required check')
  for (const { run = '', uses = '', with: given } of job.steps) {
    if (/\$\{\{/.test(run)) found.push('an expression reaches a shell')
    const unknown = isTurngate(uses) ? Object.keys(given).filter((name) => !inputs.includes(name)) : []
    for (const name of unknown) found.push(`the action has no input ${name}`)
  }
  return found
}
