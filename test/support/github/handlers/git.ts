import { gitIn, tryGit } from '../git.ts'
import { type Call, type Handler, refuse, text } from './types.ts'

/** References, read and moved in the bare repository itself. */
export const GIT: Readonly<Record<string, Handler>> = {
  'git/get-ref': (call) => {
    const ref = `refs/${call.params.ref}`
    const sha = tryGit(directory(call), 'rev-parse', '--verify', '--quiet', ref)
    return sha === undefined ? refuse(404, 'Not Found') : { status: 200, body: refEntity(call, ref, sha) }
  },
  'git/create-ref': (call) => {
    const [ref, sha] = [text(call.body.ref), text(call.body.sha)]
    const dir = directory(call)
    if (tryGit(dir, 'rev-parse', '--verify', '--quiet', ref) !== undefined)
      return refuse(422, 'Reference already exists')
    if (tryGit(dir, 'cat-file', '-e', `${sha}^{commit}`) === undefined) return refuse(422, 'Object does not exist')
    gitIn(dir, 'update-ref', ref, sha)
    return { status: 201, body: refEntity(call, ref, sha) }
  },
  'git/update-ref': (call) => {
    const [ref, sha] = [`refs/${call.params.ref}`, text(call.body.sha)]
    const dir = directory(call)
    const old = tryGit(dir, 'rev-parse', '--verify', '--quiet', ref)
    if (old === undefined) return refuse(422, 'Reference does not exist')
    const isForward = tryGit(dir, 'merge-base', '--is-ancestor', old, sha) !== undefined
    if (!isForward && call.body.force !== true) return refuse(422, 'Update is not a fast forward')
    if (isProtected(call, ref)) return refuse(422, 'Protected branch update failed')
    gitIn(dir, 'update-ref', ref, sha, old)
    return { status: 200, body: refEntity(call, ref, sha) }
  },
  'git/delete-ref': (call) => {
    const ref = `refs/${call.params.ref}`
    if (tryGit(directory(call), 'rev-parse', '--verify', '--quiet', ref) === undefined) {
      return refuse(422, 'Reference does not exist')
    }
    gitIn(directory(call), 'update-ref', '-d', ref)
    return { status: 204 }
  },
}

function directory({ site }: Call): string {
  if (site.state.git === undefined) throw new Error('this loopback GitHub has no repository: give `git` to startGitHub')
  return site.state.git
}

function isProtected({ site }: Call, ref: string): boolean {
  return site.state.protectedBranches.some((branch) => ref === `refs/heads/${branch}`)
}

function refEntity({ site }: Call, ref: string, sha: string) {
  const { owner, repo } = site.state
  const url = `${site.api}/repos/${owner}/${repo}/git`
  return { ref, node_id: 'REF_1', url: `${url}/${ref}`, object: { type: 'commit', sha, url: `${url}/commits/${sha}` } }
}
