import { spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { GIT_ENV, gitIn, gitOverNetwork, removeFromIndex, run, tryGit } from './git.ts'

export interface GitServer extends AsyncDisposable {
  /** `http://127.0.0.1:…/acme/desk.git` */
  readonly url: string
  /** The bare repository. */
  readonly bare: string
  /** Every request: `GET /acme/desk.git/info/refs?service=git-upload-pack`. */
  readonly requests: string[]
  /** A header that reads and writes; `-c http.extraHeader=…` as actions/checkout sets it. */
  readonly header: string
  /** One that only reads: a push with it is answered by 403. */
  readonly readOnlyHeader: string
  /** Runs once, while the next push is under way and before it is taken: somebody else was faster. */
  beforePush(act: () => void): void
  /** Pushes to the branch are declined by GitHub's own words for a protected branch. */
  protect(branch: string): void
  /** A commit made directly in the bare repository; files are path → text, `null` removes. */
  commit(files: Readonly<Record<string, string | null>>, options?: CommitOptions): string
  /** A merge commit of two commits with the tree of the second merged by git, as `refs/pull/N/merge` is. */
  merge(base: string, head: string, ref: string): string
  /** What actions/checkout leaves: a clone of one commit, `depth` 1 by default, detached at `ref`. */
  clone(
    dir: string,
    ref: string,
    options?: { readonly depth?: number; readonly token?: 'write' | 'read' },
  ): Promise<void>
}

interface GitServerOptions {
  /** Nothing is read without a token. */
  readonly isPrivate?: boolean
}

interface CommitOptions {
  /** Default: `main`. */
  readonly branch?: string
  /** Default: the branch as it is; of a new branch, `main`. */
  readonly parent?: string
  readonly message?: string
}

/** Real git over HTTP: `git http-backend` behind a server of Node's. */
export async function startGitServer(
  files: Readonly<Record<string, string>> = {},
  { isPrivate = false }: GitServerOptions = {},
): Promise<GitServer> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'turngate-git-')))
  const bare = join(root, 'acme/desk.git')
  mkdirSync(bare, { recursive: true })
  gitIn(bare, 'init', '--quiet', '--bare', '--initial-branch=main')
  gitIn(bare, 'config', 'http.receivepack', 'true')
  gitIn(bare, 'config', 'uploadpack.allowReachableSHA1InWant', 'true')
  gitIn(bare, 'config', 'uploadpack.allowAnySHA1InWant', 'true')
  const requests: string[] = []
  const acts: (() => void)[] = []
  const backend = join(run(root, ['--exec-path']), 'git-http-backend')
  const basic = (token: string) => `AUTHORIZATION: basic ${Buffer.from(`x-access-token:${token}`).toString('base64')}`

  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`)
    const isPush = request.url?.includes('git-receive-pack') === true
    const given = `AUTHORIZATION: ${request.headers.authorization ?? ''}`
    if (isPush && given !== basic(WRITES)) {
      const isKnown = given === basic(READS)
      response.writeHead(isKnown ? 403 : 401, isKnown ? {} : { 'www-authenticate': 'Basic realm="GitHub"' })
      response.end('Write access to repository not granted.\n')
      return
    }
    if (isPrivate && given !== basic(WRITES) && given !== basic(READS)) {
      response.writeHead(401, { 'www-authenticate': 'Basic realm="GitHub"' })
      response.end('Repository not found.\n')
      return
    }
    if (request.method === 'POST' && isPush) for (const act of acts.splice(0)) act()
    serve(backend, root, request, response)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the git server has no port')
  const url = `http://127.0.0.1:${address.port}/acme/desk.git`

  const made: GitServer = {
    url,
    bare,
    requests,
    header: basic(WRITES),
    readOnlyHeader: basic(READS),
    beforePush: (act) => void acts.push(act),
    protect(branch) {
      const hook = join(bare, 'hooks/update')
      mkdirSync(dirname(hook), { recursive: true })
      writeFileSync(hook, protectionHook(branch))
      chmodSync(hook, 0o755)
    },
    commit: (changed, options) => commitIn(bare, changed, options),
    merge(base, head, ref) {
      const tree = run(bare, ['merge-tree', '--write-tree', base, head]).split('\n')[0] ?? ''
      const commit = run(bare, ['commit-tree', tree, '-p', base, '-p', head, '-m', `Merge ${head} into ${base}`])
      gitIn(bare, 'update-ref', ref, commit)
      return commit
    },
    async clone(dir, ref, { depth = 1, token = 'write' } = {}) {
      const header = `http.${new URL(url).origin}/.extraheader`
      mkdirSync(dir, { recursive: true })
      gitIn(dir, 'init', '--quiet', '--initial-branch=main')
      gitIn(dir, 'remote', 'add', 'origin', url)
      gitIn(dir, 'config', header, token === 'write' ? basic(WRITES) : basic(READS))
      await gitOverNetwork(
        dir,
        'fetch',
        '--quiet',
        '--no-tags',
        ...(depth > 0 ? [`--depth=${depth}`] : []),
        'origin',
        ref,
      )
      gitIn(dir, 'checkout', '--quiet', '--detach', 'FETCH_HEAD')
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      rmSync(root, { recursive: true, force: true })
    },
  }
  if (Object.keys(files).length > 0) made.commit(files)
  return made
}

const WRITES = 'ghs_writes'
const READS = 'ghs_reads'

function commitIn(bare: string, files: Readonly<Record<string, string | null>>, options: CommitOptions = {}): string {
  const { branch = 'main', message = 'Change files' } = options
  const ref = `refs/heads/${branch}`
  const parent =
    options.parent ??
    tryGit(bare, 'rev-parse', '--verify', '--quiet', ref) ??
    tryGit(bare, 'rev-parse', '--verify', '--quiet', 'refs/heads/main')
  const folder = mkdtempSync(join(tmpdir(), 'turngate-index-'))
  try {
    const env = { GIT_INDEX_FILE: join(folder, 'index') }
    run(bare, parent === undefined ? ['read-tree', '--empty'] : ['read-tree', parent], { env })
    for (const [path, text] of Object.entries(files)) {
      if (text === null) removeFromIndex(bare, path, env)
      else {
        const blob = run(bare, ['hash-object', '-w', '--stdin'], { input: text })
        run(bare, ['update-index', '--add', '--cacheinfo', `100644,${blob},${path}`], { env })
      }
    }
    const tree = run(bare, ['write-tree'], { env })
    const parents = parent === undefined ? [] : ['-p', parent]
    const commit = run(bare, ['commit-tree', tree, ...parents, '-m', message])
    gitIn(bare, 'update-ref', ref, commit)
    return commit
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Git's own CGI program; what it answers is a head of lines, an empty line, and the body. */
function serve(backend: string, root: string, request: IncomingMessage, response: ServerResponse): void {
  const url = new URL(request.url ?? '/', 'http://127.0.0.1')
  const child = spawn(backend, [], {
    env: {
      ...GIT_ENV,
      PATH: process.env.PATH ?? '',
      GIT_PROJECT_ROOT: root,
      GIT_HTTP_EXPORT_ALL: '1',
      PATH_INFO: url.pathname,
      QUERY_STRING: url.search.slice(1),
      REQUEST_METHOD: request.method ?? 'GET',
      CONTENT_TYPE: request.headers['content-type'] ?? '',
      REMOTE_USER: 'mona',
      ...(request.headers['content-encoding'] !== undefined && {
        HTTP_CONTENT_ENCODING: request.headers['content-encoding'],
      }),
      ...(typeof request.headers['git-protocol'] === 'string' && { GIT_PROTOCOL: request.headers['git-protocol'] }),
    },
    stdio: ['pipe', 'pipe', 'ignore'],
  })
  child.on('error', (error) => response.destroy(error))
  child.stdin.on('error', () => undefined)
  request.pipe(child.stdin)
  let head = Buffer.alloc(0)
  let isBody = false
  child.stdout.on('data', (chunk: Buffer) => {
    if (isBody) {
      response.write(chunk)
      return
    }
    head = Buffer.concat([head, chunk])
    const end = head.indexOf('\r\n\r\n')
    if (end < 0) return
    isBody = true
    const lines = head.subarray(0, end).toString('latin1').split('\r\n')
    const headers = lines.map((line) => line.split(/:\s*/, 2) as [string, string])
    const status = headers.find(([name]) => name.toLowerCase() === 'status')?.[1]
    response.writeHead(
      status === undefined ? 200 : Number.parseInt(status, 10),
      Object.fromEntries(headers.filter(([name]) => name.toLowerCase() !== 'status')),
    )
    response.write(head.subarray(end + 4))
  })
  child.stdout.on('end', () => response.end())
}

function protectionHook(branch: string): string {
  return `#!/bin/sh
if [ "$1" = "refs/heads/${branch}" ]; then
  echo "error: GH006: Protected branch update failed for refs/heads/${branch}." >&2
  echo "error: Changes must be made through a pull request." >&2
  exit 1
fi
`
}
