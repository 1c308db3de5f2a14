import { afterEach, describe, expect, it } from 'vitest'
import { openApi } from '../../../../src/shell/github/api/client.ts'
import { type CommentRequest, publishComment } from '../../../../src/shell/github/publish/comment.ts'
import { readMarker, writeMarker } from '../../../../src/shell/github/publish/marker.ts'
import { readRunner } from '../../../../src/shell/github/runner.ts'
import { type GitHub, type GitHubOptions, startGitHub } from '../../../support/github/server.ts'
import { ACTIONS_BOT, type Actor, type Comment, PERSON } from '../../../support/github/state.ts'

const HEAD = 'a'.repeat(40)
const GATE = { check: '', suite: 'examples/suite.yaml' }
const WRITE = { pull_requests: 'write' } as const

let github: GitHub
afterEach(() => github[Symbol.asyncDispose]())

async function start(options: GitHubOptions = {}): Promise<void> {
  const pull = {
    number: 5,
    title: 'x',
    body: '',
    state: 'open' as const,
    locked: false,
    head: { sha: HEAD, ref: 'topic', fork: false },
    base: { sha: 'b'.repeat(40), ref: 'main' },
  }
  github = await startGitHub({ permissions: WRITE, ...options, state: { pulls: [pull], ...options.state } })
}

function publish(more: Partial<CommentRequest> = {}, milliseconds = 60_000) {
  const runner = readRunner({ ...github.env, GITHUB_RUN_ID: '42' })
  if (runner === undefined) throw new Error('no runner')
  const api = openApi(runner, github.token, AbortSignal.timeout(milliseconds))
  const body = (limit: number) => 'x'.repeat(Math.min(limit, 100))
  return publishComment(api, { pull: 5, gate: GATE, head: HEAD, order: 42_001, isNew: true, body, ...more })
}

function add(body: string, user: Actor = PERSON): Comment {
  const at = '2026-01-05T09:00:00Z'
  const id = github.state.comments.length + 1
  const comment: Comment = { id, issue: 5, user, body, created_at: at, updated_at: at }
  github.state.comments.push(comment)
  return comment
}

const marker = (more: Partial<Parameters<typeof writeMarker>[0]> = {}) =>
  writeMarker({ ...GATE, head: HEAD, order: 41_001, ...more })
const bodies = () => github.state.comments.map((comment) => comment.body)

describe('one comment of a gate', { timeout: 60_000 }, () => {
  it.each([30, 31, 100, 101, 250])('is found behind %i others, and rewritten', async (others) => {
    await start()
    for (let n = 0; n < others; n += 1) add(`comment ${n}`)
    const ours = add(`${marker()}\nred`, ACTIONS_BOT)
    await expect(publish({ body: () => 'green' })).resolves.toMatchObject({ kind: 'published' })
    expect(github.state.comments).toHaveLength(others + 1)
    expect(ours.body).toBe(`${marker({ order: 42_001 })}\ngreen`)
  })

  it('turns from red to green in place, and stays alone', async () => {
    await start()
    await publish({ body: () => 'red' })
    await publish({ body: () => 'green', isNew: false, order: 43_001 })
    expect(bodies()).toEqual([`${marker({ order: 43_001 })}\ngreen`])
  })

  it('is one for each gate: two suites, two matrix legs', async () => {
    await start()
    const legs = [GATE, { check: '', suite: 'other/suite.yaml' }, { check: 'node 20', suite: GATE.suite }]
    for (const gate of legs) await publish({ gate, body: () => 'red' })
    for (const gate of legs) await publish({ gate, body: () => 'green' })
    expect(github.state.comments).toHaveLength(3)
    for (const body of bodies()) expect(body).toContain('green')
  })

  it('is the oldest of two that runs made at once; the other goes', async () => {
    await start()
    add(`${marker()}\nfirst`, ACTIONS_BOT)
    add('hello')
    add(`${marker()}\nsecond`, ACTIONS_BOT)
    await publish({ body: () => 'now' })
    expect(bodies()).toEqual([`${marker({ order: 42_001 })}\nnow`, 'hello'])
  })

  it.each([
    ['a person', `${marker()}\nforged`, PERSON],
    ['another app', `${marker()}\nforged`, { login: 'evil[bot]', id: 9, type: 'Bot' as const }],
    ['ourselves, but not at the beginning', `> ${marker()}\nquoted`, ACTIONS_BOT],
    ['ourselves, in agent output', `<!-- other -->\n\`\`\`\n${marker()}\n\`\`\``, ACTIONS_BOT],
    ['ourselves, of another gate', `${marker({ suite: 'x' })}\nother`, ACTIONS_BOT],
  ])('ignores a marker by %s', async (_, forged, user) => {
    await start()
    add(forged, user)
    await publish({ body: () => 'ours' })
    expect(bodies()).toEqual([forged, `${marker({ order: 42_001 })}\nours`])
  })

  it('is not written where there is nothing to say, unless one is there', async () => {
    await start()
    await expect(publish({ isNew: false })).resolves.toMatchObject({ kind: 'skipped' })
    expect(bodies()).toEqual([])
  })

  it.each([
    ['the head has moved on', { head: 'c'.repeat(40) }, { head: HEAD, order: 50_001 }],
    ['a newer run of the same commit was faster', {}, { order: 50_001 }],
  ])('is left alone by a run that ends late: %s', async (_, ours, theirs) => {
    await start()
    const newer = add(`${marker(theirs)}\nnewer`, ACTIONS_BOT)
    await expect(publish(ours)).resolves.toMatchObject({ kind: 'skipped' })
    expect(newer.body).toContain('newer')
    expect(github.state.comments).toHaveLength(1)
  })

  it('of an older commit is rewritten by the newest, whatever the number of its run', async () => {
    await start()
    const old = add(`${marker({ head: 'c'.repeat(40), order: 99_001 })}\nold`, ACTIONS_BOT)
    await publish({ body: () => 'new' })
    expect(old.body).toContain('new')
  })
})

describe('a body that GitHub does not take', { timeout: 60_000 }, () => {
  it.each(['create', 'update'])('is shortened on %s until it is taken', async (how) => {
    await start({ state: { commentLimit: 20_000 } })
    if (how === 'update') add(`${marker()}\nold`, ACTIONS_BOT)
    const asked: number[] = []
    const body = (limit: number) => {
      asked.push(limit)
      return '😀'.repeat(limit)
    }
    await expect(publish({ body })).resolves.toMatchObject({ kind: 'published' })
    const [text = ''] = bodies()
    expect([...text].length).toBeLessThanOrEqual(12_000)
    expect(text).not.toMatch(/\p{Cs}/u)
    expect(asked.map((limit) => Math.ceil(limit / 1000))).toEqual([65, 32, 12])
  })

  it('is given up with its reason where nothing is short enough', async () => {
    await start({ state: { commentLimit: 10 } })
    await expect(publish()).resolves.toMatchObject({ kind: 'failed', why: expect.stringContaining('422') })
  })
})

describe('a failure', { timeout: 90_000 }, () => {
  it.each([
    [
      'a token that only reads',
      { permissions: { pull_requests: 'read' } } as GitHubOptions,
      'grant `pull-requests: write`',
    ],
    ['a locked conversation', {}, 'locked'],
  ])('of %s is told', async (what, options, why) => {
    await start(options)
    const [pull] = github.state.pulls
    if (pull !== undefined) pull.locked = what.includes('locked')
    await expect(publish()).resolves.toMatchObject({ kind: 'failed', why: expect.stringContaining(why) })
    expect(bodies()).toEqual([])
  })

  it.each([
    [403, '(403)'],
    [404, '(404)'],
    [422, '422'],
    [410, '410'],
  ])('of status %i is not tried again', async (status, why) => {
    await start()
    github.fail({ operation: 'issues/create-comment', status })
    await expect(publish()).resolves.toMatchObject({ kind: 'failed', why: expect.stringContaining(why) })
    const tries = github.requests.filter(({ operation }) => operation === 'issues/create-comment')
    expect(tries).toHaveLength(status === 422 ? 4 : 1)
  })

  it.each([
    ['500 in the list', { operation: 'issues/list-comments', status: 500 }],
    ['502 on creation', { operation: 'issues/create-comment', status: 502 }],
    ['429 with retry-after', { operation: 'issues/list-comments', status: 429, headers: { 'retry-after': '1' } }],
    ['429 on creation', { operation: 'issues/create-comment', status: 429, headers: { 'retry-after': '1' } }],
    ['403 with retry-after', { operation: 'pulls/get', status: 403, headers: { 'retry-after': '1' } }],
    [
      'a secondary limit',
      {
        operation: 'issues/create-comment',
        status: 403,
        headers: { 'retry-after': '1' },
        message: 'You have exceeded a secondary rate limit',
      },
    ],
  ])('that passes, %s, is waited for', async (_, failure) => {
    await start()
    github.fail({ ...failure, times: 1 })
    await expect(publish()).resolves.toMatchObject({ kind: 'published' })
    expect(bodies()).toHaveLength(1)
  })

  it('of the answer alone leaves one comment', async () => {
    await start()
    github.fail({ operation: 'issues/create-comment', status: 500, times: 1, done: true })
    await expect(publish()).resolves.toMatchObject({ kind: 'published' })
    expect(bodies()).toHaveLength(1)
  })

  it('of a wait that is too long is told', async () => {
    await start()
    github.fail({ operation: 'issues/create-comment', status: 429, headers: { 'retry-after': '3600' } })
    await expect(publish()).resolves.toMatchObject({ kind: 'failed', why: 'GitHub asks to wait for too long (429)' })
  })

  it('of a server that hangs ends in time', async () => {
    await start()
    github.fail({ operation: 'issues/list-comments' })
    await expect(publish({}, 3000)).resolves.toEqual({ kind: 'failed', why: 'GitHub did not answer in time' })
  })

  it('to learn whose token it is takes it for that of Actions', async () => {
    await start()
    github.fail({ operation: 'graphql/viewer', status: 404 })
    add(`${marker()}\nold`, ACTIONS_BOT)
    await publish({ body: () => 'new' })
    expect(bodies()).toHaveLength(1)
  })
})

describe('an enterprise server', () => {
  it('is reached by its own address alone', async () => {
    await start({ prefix: '/api/v3' })
    await expect(publish()).resolves.toMatchObject({ kind: 'published' })
  })
})

describe('a marker', () => {
  it('survives names that would end an HTML comment', async () => {
    await start()
    const nasty = { check: '--> <!-- x', suite: '<script>`-->' }
    expect(readMarker(`${marker(nasty)}\nbody`)).toMatchObject(nasty)
    expect(marker(nasty).slice(4, -3)).not.toMatch(/--|>/)
  })
})
