import { afterEach, describe, expect, it } from 'vitest'
import { openApi } from '../../../../src/shell/github/api/client.ts'
import { readPull } from '../../../../src/shell/github/api/pull.ts'
import { publishCheckRun } from '../../../../src/shell/github/publish/check-run.ts'
import { publishComment } from '../../../../src/shell/github/publish/comment.ts'
import { readRunner } from '../../../../src/shell/github/runner.ts'
import { type GitHub, startGitHub } from '../../../support/github/server.ts'

const HEAD = 'a'.repeat(40)
const PAGE = '<!doctype html><title>Sign in</title><p>This network needs a login.'

let github: GitHub
afterEach(() => github[Symbol.asyncDispose]())

async function api(prefix: '' | '/api/v3' = '') {
  const sides = { head: { sha: HEAD, ref: 'topic', fork: false }, base: { sha: 'b'.repeat(40), ref: 'main' } }
  const pull = { number: 5, title: 'x', body: '', state: 'open' as const, locked: false, ...sides }
  github = await startGitHub({
    ...{ prefix, permissions: { pull_requests: 'write', checks: 'write' }, state: { pulls: [pull] } },
  })
  const runner = readRunner({ ...github.env, GITHUB_RUN_ID: '42' })
  if (runner === undefined) throw new Error('no runner')
  return openApi(runner, github.token, AbortSignal.timeout(30_000))
}

type Client = Awaited<ReturnType<typeof api>>
const comment = (client: Client) =>
  publishComment(client, {
    ...{ pull: 5, gate: { check: '', suite: 's.yaml' }, head: HEAD, order: 42_001, isNew: true, body: () => 'x' },
  })
const check = (client: Client) =>
  publishCheckRun(client, {
    ...{ name: 'turngate / x', head: HEAD, order: 42_001, scope: ':s.yaml', conclusion: 'success', status: 'pass' },
    ...{ isPartial: false, title: 'x', detailsUrl: 'https://github.com/acme/desk', summary: () => 'x' },
  })

describe('an answer of 200 that is none', { timeout: 60_000 }, () => {
  it.each<[string, string, unknown, (client: Client) => Promise<unknown>, RegExp]>([
    ['a page of HTML', 'pulls/get', PAGE, comment, /GET \/repos.*\/pulls\/.*\(200\) with text\/html: <!doctype html>/],
    ['a page instead of the list', 'issues/list-comments', PAGE, comment, /with text\/html/],
    [
      'an object instead of the list',
      'issues/list-comments',
      { message: 'x' },
      comment,
      /JSON of another shape: \{"mes/,
    ],
    [
      'a list of something else',
      'issues/list-comments',
      [{ no: 1 }],
      comment,
      /JSON whose `0\.id` is missing or wrong/,
    ],
    [
      'JSON of another shape',
      'pulls/get',
      { message: 'x' },
      comment,
      /JSON whose `head` is missing or wrong: \{"message/,
    ],
    ['a number', 'pulls/get', 0, comment, /JSON of another shape: 0/],
    ['JSON for what was written', 'issues/create-comment', {}, comment, /POST .*JSON whose `html_url` is missing/],
    ['another shape of check runs', 'checks/list-for-ref', { total_count: 1 }, check, /JSON whose `check_runs`/],
    ['a check run that is none', 'checks/create', { message: 'x' }, check, /POST .*check-runs.*JSON whose `id`/],
  ])('%s is a failure that says so', async (_, operation, answer, publish, said) => {
    const client = await api()
    github.fail({ operation, status: 200, answer })
    const done = await publish(client)
    expect(done).toMatchObject({ kind: 'failed', why: expect.stringMatching(said) })
    expect(JSON.stringify(done)).not.toMatch(/Cannot read|undefined|at \w+ \(/)
  })

  it('of the question whose token it is leaves the name of Actions', async () => {
    const client = await api()
    github.fail({ operation: 'graphql/viewer', status: 200, answer: { message: 'x' } })
    await expect(comment(client)).resolves.toMatchObject({ kind: 'published' })
  })

  it('is named where a pull request is looked up, on an enterprise server too', async () => {
    const client = await api('/api/v3')
    github.fail({ operation: 'pulls/get', status: 200, answer: PAGE })
    await expect(readPull(client, 5)).rejects.toThrow(
      'pull request 5 cannot be looked up: GitHub answered GET /repos/{owner}/{repo}/pulls/{pull_number} (200) with text/html',
    )
  })
})
