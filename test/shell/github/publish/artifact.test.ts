import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { publishArtifact } from '../../../../src/shell/github/publish/artifact.ts'
import { readRunner } from '../../../../src/shell/github/runner.ts'
import { type ArtifactServer, startArtifactServer } from '../../../support/github/artifact-server.ts'

let server: ArtifactServer
let dir: string
beforeEach(async () => {
  server = await startArtifactServer()
  for (const [name, value] of Object.entries(server.env)) vi.stubEnv(name, value)
  vi.stubEnv('GITHUB_SERVER_URL', 'http://github.localhost')
  dir = mkdtempSync(join(tmpdir(), 'turngate-artifact-'))
  writeFileSync(join(dir, 'run.json'), '{}')
})
afterEach(async () => {
  vi.unstubAllEnvs()
  rmSync(dir, { recursive: true, force: true })
  await server[Symbol.asyncDispose]()
})

const runner = readRunner({ GITHUB_REPOSITORY: 'acme/desk', GITHUB_RUN_ID: '42' })

function publish(deadline?: number) {
  if (runner === undefined) throw new Error('no runner')
  return publishArtifact({ name: 'turngate-x-1', dir }, runner, deadline)
}

describe('the artifact of a run', { timeout: 60_000 }, () => {
  it('is uploaded once', async () => {
    await expect(publish()).resolves.toMatchObject({ kind: 'published' })
    await expect(publish()).resolves.toMatchObject({ kind: 'failed' })
    expect(server.uploads.get('turngate-x-1')).toEqual({ 'run.json': '{}' })
  })

  it('ends in time where the server hangs', async () => {
    server.break('hang')
    await expect(publish(500)).resolves.toEqual({ kind: 'failed', why: 'the upload did not end in time' })
  })

  it.each([403, 404])('of a server that answers %i fails alone', async (status) => {
    server.break(status)
    await expect(publish()).resolves.toMatchObject({ kind: 'failed' })
  })
})
