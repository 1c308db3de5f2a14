import { zipSync } from 'fflate'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startArtifactServer } from '../../support/github/artifact-server.ts'
import { pullRequestEvent, workflowRunEvent } from '../../support/github/events.ts'
import { type GitHub, startGitHub } from '../../support/github/server.ts'
import { measured } from '../support/measured.ts'
import { newPlace } from '../support/place.ts'
import { commitPlace } from '../support/repository.ts'
import { runActionHere, type Step } from '../support/runner.ts'
import { BROKEN, TINY } from '../support/tiny.ts'

const HEAD = 'a'.repeat(40)
const OTHER = 'c'.repeat(40)
const BASE = 'b'.repeat(40)

let github: GitHub
/** What the fork's own run kept for publishing. */
let kept: Record<string, unknown>

const open = { title: 'x', body: '', state: 'open' as const, locked: false, base: { sha: BASE, ref: 'main' } }
const PULLS = [
  { ...open, number: 5, head: { sha: HEAD, ref: 'topic', fork: true } },
  { ...open, number: 6, head: { sha: OTHER, ref: 'other', fork: false } },
]

beforeAll(async () => {
  using place = newPlace(await measured(TINY))
  await using artifacts = await startArtifactServer()
  await using reading = await startGitHub({
    permissions: { actions: 'read' },
    state: { pulls: structuredClone(PULLS) },
  })
  commitPlace(place)
  place.write({ 'agent.sh': BROKEN })
  const payload = pullRequestEvent({ head: HEAD, base: BASE, fork: true })
  const event = { name: 'pull_request', payload }
  const run = await runActionHere(place, { suite: 'suite.yaml' }, { github: reading, artifacts, event })
  expect(run.code).toBe(1)
  kept = JSON.parse(artifacts.uploads.get('turngate-suite.yaml-1')?.['publish.json'] ?? '')
}, 60_000)
beforeEach(async () => {
  github = await startGitHub({
    permissions: { pull_requests: 'write', actions: 'read' },
    state: { pulls: structuredClone(PULLS) },
  })
})
afterEach(() => github[Symbol.asyncDispose]())

function upload(files: Readonly<Record<string, string | Uint8Array>>): void {
  const bytes = Object.entries(files).map(([path, file]) => [path, typeof file === 'string' ? Buffer.from(file) : file])
  github.state.artifacts.push({
    id: 3,
    run: 42,
    name: 'turngate-suite.yaml-1',
    zip: zipSync(Object.fromEntries(bytes)),
    expired: false,
  })
}

/** Nothing of the pull request is checked out: an empty place. */
async function publish(conclusion = 'failure'): Promise<Step> {
  using empty = newPlace()
  const payload = workflowRunEvent({ id: 42, head: HEAD, conclusion, fork: true })
  return await runActionHere(
    empty,
    { suite: 'suite.yaml' },
    { github, event: { name: 'workflow_run', payload, run: 60 } },
  )
}

const comments = () => github.state.comments.map((comment) => comment.body)

describe('mode publish', { timeout: 60_000 }, () => {
  it('posts the comment of a fork, with its own words as it would have had, and links to the run that measured', async () => {
    upload({ 'publish.json': JSON.stringify(kept) })
    const step = await publish()
    expect(step.code).toBe(0)
    const [body = ''] = comments()
    expect(body).toContain('## ❌ Regressed: `tiny`\n\n**Success rate 100.0% → 0.0% (−100.0 points, limit: drop ≤ 5)**')
    expect(body).toContain('code of the pull request itself')
    expect(body).toContain('/actions/runs/42)')
    expect(github.state.checkRuns).toEqual([])
    await publish()
    expect(comments()).toHaveLength(1)
    expect(github.refused).toEqual([])
  })

  it('does not take a pass from a file where the run failed', async () => {
    const report = { ...(kept.report as object), status: 'pass', exit_code: 0 }
    upload({ 'publish.json': JSON.stringify({ ...kept, report }) })
    await publish()
    expect(comments()[0]).toContain('## 🛑 Could not run')
    expect(comments()[0]).not.toContain('## ✅')
  })

  it.each<[string, () => object, string]>([
    ['a pass that exits 1', () => ({ status: 'pass', headline: said('Pass') }), 'failure'],
    ['a pass that exits 1, of a run that succeeded', () => ({ status: 'pass', headline: said('Pass') }), 'success'],
    ['the word alone', () => ({ headline: said('Pass') }), 'failure'],
    ['a pass under its own word for regressed', () => ({ status: 'pass', exit_code: 0 }), 'success'],
    [
      'a pass for reasons that say regressed',
      () => ({ status: 'pass', exit_code: 0, headline: said('Pass') }),
      'success',
    ],
    ['regressed that exits 0', () => ({ exit_code: 0 }), 'success'],
  ])('believes no report that contradicts itself: %s', async (_, forged, conclusion) => {
    upload({ 'publish.json': JSON.stringify({ ...kept, report: { ...(kept.report as object), ...forged() } }) })
    const step = await publish(conclusion)
    expect(step.code).toBe(0)
    expect(comments()[0]).toContain('## 🛑 Could not run: `tiny`')
    expect(comments()[0]).toMatch(/report is refused/)
    expect(comments()[0]).not.toMatch(/✅|Success rate/)
    expect(step.stdout).toContain('::warning::run 42: ')
  })

  it.each([
    ['another pull request', () => ({ ...kept, pull: 6 })],
    ['another commit', () => ({ ...kept, head: OTHER })],
    ['another pull request with its commit', () => ({ ...kept, pull: 6, head: OTHER })],
  ])('refuses a file that names %s', async (_, file) => {
    upload({ 'publish.json': JSON.stringify(file()) })
    const step = await publish()
    expect(comments()).toEqual([])
    expect(step.code).toBe(step.stdout.includes('nothing to publish') ? 0 : 2)
  })

  it('says nothing of a commit that the pull request has left', async () => {
    upload({ 'publish.json': JSON.stringify(kept) })
    const [pull] = github.state.pulls
    if (pull !== undefined) pull.head.sha = OTHER
    const step = await publish()
    expect(step.code).toBe(0)
    expect(comments()).toEqual([])
  })

  it.each<[string, () => Readonly<Record<string, string | Uint8Array>>]>([
    ['no JSON', () => ({ 'publish.json': '{' })],
    ['no file', () => ({ 'other.json': '{}' })],
    ['a file elsewhere', () => ({ '../publish.json': '{}' })],
    ['another shape', () => ({ 'publish.json': JSON.stringify({ ...kept, report: {} }) })],
    [
      '__proto__',
      () => ({
        'publish.json': JSON.stringify(kept).replace('"report":{', '"report":{"__proto__":{"status":"pass"},"x":{'),
      }),
    ],
    ['a bomb', () => ({ 'publish.json': new Uint8Array(30_000_000) })],
    ['deep nesting', () => ({ 'publish.json': '['.repeat(100_000) })],
  ])('refuses an artifact with %s', async (_, files) => {
    upload(files())
    const step = await publish()
    expect(step.code).toBe(2)
    expect(step.commands).toMatchObject([{ name: 'error' }])
    expect(comments()).toEqual([])
  })

  it('makes nothing of hostile words: no link, mention, image, heading or marker', async () => {
    const evil =
      '@maintainer ![x](http://evil.example/x) [y](http://evil.example) #1 acme/desk#2 <img src=x> www.evil.example\n# big\n<!-- turngate:1 {} -->'
    upload({
      'publish.json': JSON.stringify(kept, (key, value) =>
        typeof value === 'string' && FREE.has(key) ? evil : replaced(value, evil),
      ),
    })
    const step = await publish()
    const [body = ''] = comments()
    if (step.code === 0) {
      const outside = body
        .split('\n')
        .slice(1)
        .join('\n')
        .replaceAll(/`+[^`]*`+|<code>[^<]*<\/code>/g, '')
        .replaceAll(/\[(Full report|Run directory)\]\([^)]*\)/g, '')
      expect(outside).not.toMatch(/@maintainer|evil\.example|acme\/desk#2|<img|^# /m)
      expect(outside).not.toContain('<!--')
    } else expect(comments()).toEqual([])
  })

  it('leaves runs alone that were not of a pull request', async () => {
    using empty = newPlace()
    const payload = workflowRunEvent({ id: 42, head: HEAD, conclusion: 'success', fork: false })
    const run = payload.workflow_run as Record<string, unknown>
    run.event = 'push'
    const step = await runActionHere(
      empty,
      { suite: 'suite.yaml' },
      { github, event: { name: 'workflow_run', payload } },
    )
    expect(step.code).toBe(0)
    expect(comments()).toEqual([])
  })
})

function said(word: string): object {
  return { verdict: [word], figure: ['Success rate 100.0%'] }
}

/** Texts of a report that may hold anything. */
const FREE = new Set(['task', 'place', 'path', 'data', 'tool', 'suite', 'file'])

/** Words of ours, as a forger would fill them. */
function replaced(value: unknown, evil: string): unknown {
  if (Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string'))
    return value.map(() => evil)
  return value
}
