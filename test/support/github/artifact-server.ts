import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import { unzipSync } from 'fflate'

export interface ArtifactServer extends AsyncDisposable {
  /** What a runner tells the action of it. */
  readonly env: Readonly<Record<string, string>>
  /** Finished uploads, by name: path → text. */
  readonly uploads: ReadonlyMap<string, Readonly<Record<string, string>>>
  /** Archives as they were uploaded. */
  readonly archives: ReadonlyMap<string, Uint8Array>
  /** What comes from here on is of another workflow run, in which every name may be used once more. */
  nextRun(): void
  /** From here on every request is answered by this status; `hang`: by nothing. */
  break(how: number | 'hang'): void
}

interface TwirpBody {
  readonly name?: string
  readonly workflow_run_backend_id?: string
  readonly workflow_job_run_backend_id?: string
  readonly size?: string
  readonly hash?: string
}

/**
 * The results service of Actions: the Twirp calls of `@actions/artifact` and the blob storage that it uploads to. It holds
 * an upload to what was announced: backend ids of the token, size, digest, a name that is used once.
 */
export async function startArtifactServer(): Promise<ArtifactServer> {
  const blocks = new Map<string, Map<string, Buffer>>()
  const blobs = new Map<string, Buffer>()
  const archives = new Map<string, Uint8Array>()
  const uploads = new Map<string, Readonly<Record<string, string>>>()
  let broken: number | 'hang' | undefined

  const server = createServer((request, response) => {
    const reply = (status: number, body: unknown) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end(JSON.stringify(body))
    }
    handle(request).then(
      (answer) => {
        if (answer === undefined) return
        if (typeof answer.body === 'string') response.writeHead(answer.status, BLOB_HEADERS).end(answer.body)
        else reply(answer.status, answer.body)
      },
      (error: unknown) => reply(500, { code: 'internal', msg: String(error) }),
    )
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the artifact server has no port')
  const origin = `http://127.0.0.1:${address.port}`

  async function handle(request: IncomingMessage): Promise<{ status: number; body: unknown } | undefined> {
    const url = new URL(request.url ?? '/', origin)
    const body = await bodyOf(request)
    if (broken === 'hang') return undefined
    if (broken !== undefined) return { status: broken, body: { code: 'unavailable', msg: 'broken on purpose' } }
    if (url.pathname.startsWith('/blob/')) return storeBlock(url, body)
    if (request.headers.authorization !== `Bearer ${RUNTIME_TOKEN}`) {
      return { status: 401, body: { code: 'unauthenticated', msg: 'no token' } }
    }
    return twirp(url.pathname, JSON.parse(body.toString('utf8')))
  }

  function twirp(path: string, body: TwirpBody): { status: number; body: unknown } {
    const name = body.name ?? ''
    if (body.workflow_run_backend_id !== RUN || body.workflow_job_run_backend_id !== JOB) {
      return { status: 403, body: { code: 'permission_denied', msg: 'not the ids of the token' } }
    }
    switch (path.split('/').at(-1)) {
      case 'CreateArtifact':
        if (uploads.has(name)) {
          return { status: 409, body: { code: 'already_exists', msg: 'an artifact with this name already exists' } }
        }
        blocks.set(name, new Map())
        return {
          status: 200,
          body: { ok: true, signed_upload_url: `${origin}/blob/${encodeURIComponent(name)}?sig=signature-of-the-blob` },
        }
      case 'FinalizeArtifact': {
        const zip = blobs.get(name)
        const digest = `sha256:${createHash('sha256')
          .update(zip ?? '')
          .digest('hex')}`
        if (zip === undefined || String(zip.length) !== body.size || digest !== body.hash) {
          return { status: 400, body: { code: 'invalid_argument', msg: 'size or digest differ' } }
        }
        archives.set(name, zip)
        uploads.set(name, unzipped(zip))
        return { status: 200, body: { ok: true, artifact_id: '77' } }
      }
      default:
        return { status: 404, body: { code: 'bad_route', msg: path } }
    }
  }

  function storeBlock(url: URL, body: Buffer): { status: number; body: string } {
    const name = decodeURIComponent(url.pathname.slice('/blob/'.length))
    const parts = blocks.get(name) ?? new Map<string, Buffer>()
    switch (url.searchParams.get('comp')) {
      case 'block':
        parts.set(url.searchParams.get('blockid') ?? '', body)
        break
      case 'blocklist': {
        const ids = [...body.toString('utf8').matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(([, id]) => id ?? '')
        blobs.set(name, Buffer.concat(ids.map((id) => parts.get(id) ?? Buffer.alloc(0))))
        break
      }
      default:
        blobs.set(name, body)
    }
    blocks.set(name, parts)
    return { status: 201, body: '' }
  }

  return {
    env: { ACTIONS_RUNTIME_TOKEN: RUNTIME_TOKEN, ACTIONS_RESULTS_URL: `${origin}/` },
    uploads,
    archives,
    nextRun() {
      for (const kept of [uploads, archives, blocks, blobs]) kept.clear()
    },
    break(how) {
      broken = how
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
    },
  }
}

const RUN = 'ce7f54c7-61c7-4aae-887f-30da475f5f1a'
const JOB = 'ca395085-040a-526b-2ce8-bdc85f692774'
const BLOB_HEADERS = {
  'x-ms-request-id': '1',
  'x-ms-version': '2025-01-05',
  etag: '"1"',
  'last-modified': 'Mon, 05 Jan 2026 09:00:00 GMT',
}

/** Unsigned, as nobody but GitHub reads the signature. */
const RUNTIME_TOKEN = [{ alg: 'none' }, { scp: `Actions.Example Actions.Results:${RUN}:${JOB}` }, '']
  .map((part) => Buffer.from(part === '' ? '' : JSON.stringify(part)).toString('base64url'))
  .join('.')

function unzipped(zip: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(zip)).map(([path, bytes]) => [path, Buffer.from(bytes).toString('utf8')]),
  )
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}
