import { Octokit } from '@octokit/core'
import { describe, expect, it } from 'vitest'
import { type GitHub, type GitHubOptions, startGitHub } from '../../support/github/server.ts'
import { ACTIONS_BOT, PERSON } from '../../support/github/state.ts'

const REPO = { owner: 'acme', repo: 'desk' }
const PULL = {
  number: 5,
  title: 'x',
  body: '',
  state: 'open' as const,
  locked: false,
  head: { sha: 'a'.repeat(40), ref: 'topic', fork: true },
  base: { sha: 'b'.repeat(40), ref: 'main' },
}

async function open(options: GitHubOptions = {}): Promise<{ github: GitHub; octokit: Octokit } & AsyncDisposable> {
  const github = await startGitHub(options)
  const octokit = new Octokit({ auth: github.token, baseUrl: github.api, log: SILENT })
  return { github, octokit, [Symbol.asyncDispose]: () => github[Symbol.asyncDispose]() }
}

const nothing = () => undefined
const SILENT = { debug: nothing, info: nothing, warn: nothing, error: nothing }

describe('the loopback GitHub', () => {
  it('answers each operation in the shape that the document states', async () => {
    await using place = await open({
      state: {
        pulls: [PULL],
        runs: [
          { id: 9, event: 'pull_request', head_sha: PULL.head.sha, conclusion: 'success', path: 'x.yml', fork: true },
        ],
        artifacts: [{ id: 3, run: 9, name: 'turngate', zip: new Uint8Array([1, 2]), expired: false }],
      },
      permissions: { pull_requests: 'write', checks: 'write', actions: 'read' },
    })
    const { github, octokit } = place
    const created = await octokit.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...REPO,
      issue_number: 5,
      body: 'hello',
    })
    expect(created.data.user?.login).toBe(ACTIONS_BOT.login)
    await octokit.request('PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      ...REPO,
      comment_id: created.data.id,
      body: 'bye',
    })
    const { data: check } = await octokit.request('POST /repos/{owner}/{repo}/check-runs', {
      ...REPO,
      name: 'gate',
      head_sha: PULL.head.sha,
      status: 'completed',
      conclusion: 'success',
      output: { title: 't', summary: 's' },
    })
    await octokit.request('PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}', {
      ...REPO,
      check_run_id: check.id,
      conclusion: 'failure',
    })
    const { data: list } = await octokit.request('GET /repos/{owner}/{repo}/commits/{ref}/check-runs', {
      ...REPO,
      ref: PULL.head.sha,
    })
    expect(list.check_runs[0]?.conclusion).toBe('failure')
    await octokit.request('GET /repos/{owner}/{repo}/pulls/{pull_number}', { ...REPO, pull_number: 5 })
    await octokit.request('GET /repos/{owner}/{repo}/pulls', REPO)
    await octokit.request('GET /repos/{owner}/{repo}', REPO)
    await octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}', { ...REPO, run_id: 9 })
    await octokit.request('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { ...REPO, run_id: 9 })
    const zip = await octokit.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
      ...REPO,
      artifact_id: 3,
      archive_format: 'zip',
    })
    expect(new Uint8Array(zip.data as ArrayBuffer)).toEqual(new Uint8Array([1, 2]))
    await expect(octokit.graphql('query { viewer { login } }')).resolves.toEqual({
      viewer: { login: ACTIONS_BOT.login },
    })
    expect(github.state.comments.map((comment) => comment.body)).toEqual(['bye'])
    expect(github.violations).toEqual([])
    await octokit.request('DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}', {
      ...REPO,
      comment_id: created.data.id,
    })
    expect(github.state.comments).toEqual([])
  })

  it('pages its lists', async () => {
    await using place = await open({ permissions: { issues: 'read' } })
    const at = '2026-01-05T09:00:00Z'
    for (let id = 1; id <= 31; id += 1) {
      place.github.state.comments.push({ id, issue: 5, user: PERSON, body: `${id}`, created_at: at, updated_at: at })
    }
    const { data, headers } = await place.octokit.request('GET /repos/{owner}/{repo}/issues/{issue_number}/comments', {
      ...REPO,
      issue_number: 5,
    })
    expect(data).toHaveLength(30)
    expect(headers.link).toContain('page=2')
  })

  it.each([
    ['what was not granted', {}, 'GET /repos/{owner}/{repo}/pulls', {}, 403],
    ['a comment that is too long', { permissions: { issues: 'write' } }, COMMENT(), { body: 'x'.repeat(65_537) }, 422],
    ['a comment without a body', { permissions: { issues: 'write' } }, COMMENT(), {}, 422],
  ] as const)('refuses %s', async (_, options, route, more, status) => {
    const place = await open(options)
    const asked = place.octokit.request(route, { ...REPO, issue_number: 5, ...more })
    await expect(asked).rejects.toMatchObject({ status })
    if ('body' in more || status === 403) await place[Symbol.asyncDispose]()
    else await expect(place[Symbol.asyncDispose]()).rejects.toThrow("must have required property 'requestBody'")
  })

  it('plays the failures that are scripted', async () => {
    await using place = await open({ permissions: { pull_requests: 'read' } })
    place.github.fail({ operation: 'pulls/list', status: 429, headers: { 'retry-after': '7' }, times: 1 })
    const list = () => place.octokit.request('GET /repos/{owner}/{repo}/pulls', REPO)
    await expect(list()).rejects.toMatchObject({ status: 429, response: { headers: { 'retry-after': '7' } } })
    await expect(list()).resolves.toMatchObject({ status: 200 })
  })

  it('takes no question that GitHub’s schema does not know', async () => {
    const place = await open()
    await expect(place.octokit.graphql('query { viewer { shoeSize } }')).rejects.toThrow('shoeSize')
    await expect(place[Symbol.asyncDispose]()).rejects.toThrow('shoeSize')
  })
})

function COMMENT() {
  return 'POST /repos/{owner}/{repo}/issues/{issue_number}/comments' as const
}
