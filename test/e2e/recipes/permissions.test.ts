import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { neededBy } from '../../support/workflow/needed.ts'
import { RECIPES, workflowsIn } from '../../support/workflow/repository.ts'
import type { Job, Level } from '../../support/workflow/workflow.ts'
import { type EndedJob, runJob } from '../support/job.ts'
import type { Files } from '../support/place.ts'
import type { RunnerEvent } from '../support/runner.ts'
import { forgetPublished, measuredRepository, type OpenSite, openSite, publishedOn } from './repository.ts'
import { OWN_SCENES, SCENES, type Scene } from './scenes.ts'

const SLOW = { timeout: 120_000 }

let files: Files
beforeAll(async () => {
  files = await measuredRepository()
}, 120_000)

describe.each([...SCENES, ...OWN_SCENES])('$title', SLOW, (scene) => {
  const { workflow, job: name } = scene.request
  const permissions = permissionsOf(scene)
  let site: OpenSite
  let event: RunnerEvent
  /** Of the workflow run; what came before was the first. */
  let attempt = 1

  beforeAll(async () => {
    site = await openSite(files)
    event = await scene.open(site)
  }, 120_000)
  afterAll(() => site[Symbol.asyncDispose]())

  async function run(granted: NonNullable<Job['permissions']>): Promise<EndedJob> {
    forgetPublished(site)
    attempt += 1
    return runJob(site, { ...scene.request, event: { ...event, attempt }, permissions: granted })
  }

  it('runs with exactly the permissions of its job', async () => {
    expect(permissions).toEqual(neededBy(workflow, workflow.jobs[name] ?? { needs: [], matrix: [], steps: [] }))
    const ended = await run(permissions)
    expect(site.github.refused).toEqual([])
    expect(said(ended).filter((text) => /grant|could not be/.test(text))).toEqual([])
    expect(ended.step?.outputs.verdict).toBe(scene.verdict)
    expect(ended.step?.code).toBe(scene.code)
    expect(publishedOn(site, attempt)).toMatchObject(scene.published)
  })

  it.each(lowered(scene))('says what it lacks without `%s`, at %s', async (scope, lower, level) => {
    const ended = await run({ ...permissions, [scope]: lower })
    if (scope === 'contents' && lower === 'none') {
      // the repository is private: nothing is measured, and nothing is green
      expect(ended).toMatchObject({ conclusion: 'failure', failedAt: 'actions/checkout' })
      return
    }
    expect(said(ended).join('\n')).toMatch(new RegExp(`\`${scope}: (${level}|read)\``))
    expect(publishedOn(site, attempt)).toMatchObject(lackingOf(scene, scope, lower))
    if (scene.fails.includes(`${scope}: ${lower}`)) {
      expect(ended.step?.code).toBe(2)
      return
    }
    expect(ended.step?.outputs.verdict).toBe(scene.verdict)
    expect(ended.step?.code).toBe(scene.code)
  })
})

describe('the jobs of the recipes', () => {
  it('are run, all of them', () => {
    const seen = new Set(SCENES.map(({ request }) => `${request.workflow.file} ${request.job}`))
    const all = workflowsIn(RECIPES).flatMap(({ file, jobs }) => Object.keys(jobs).map((job) => `${file} ${job}`))
    expect([...seen].sort()).toEqual(all.sort())
  })
})

function permissionsOf({ request }: Scene): NonNullable<Job['permissions']> {
  return request.workflow.jobs[request.job]?.permissions ?? {}
}

/**
 * Each scope taken away; lowered, where that comes to something else. Once for the recipes of the same event: what a scope
 * is for is the same in all of them.
 */
function lowered(scene: Scene): (readonly [string, Level, Level])[] {
  if (!LOWERED.test(scene.title)) return []
  return Object.entries(permissionsOf(scene)).flatMap(([scope, level]) => {
    const isOther = level === 'write' && (scope === 'contents' || scene.fails.includes(`${scope}: none`))
    return [[scope, 'none', level] as const, ...(isOther ? [[scope, 'read', level] as const] : [])]
  })
}

function lackingOf({ published, without, nothingAt }: Scene, scope: string, lower: Level) {
  return { ...published, ...without[scope], ...(nothingAt.includes(`${scope}: ${lower}`) && NOTHING) }
}

const LOWERED = /^(gate|refresh|fork-measure|fork-publish)\.yml: /

const NOTHING = { comments: [], checks: [], artifacts: [] }

function said({ step }: EndedJob): string[] {
  return (step?.commands ?? []).filter(({ name }) => name === 'warning' || name === 'error').map(({ text }) => text)
}
