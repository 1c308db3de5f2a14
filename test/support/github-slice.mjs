// Cuts GitHub's published OpenAPI document to the operations that the loopback GitHub serves.
//
//   npm pack @octokit/openapi@23.0.2 && tar xzf octokit-openapi-23.0.2.tgz
//   node test/support/github-slice.mjs package/generated/api.github.com.json
//
// The package unpacks to 385 MB, so the slice is committed and the package is no dependency. Kept: the operations below
// with every schema that they reach. Left out: examples, descriptions and Octokit's own extensions, which validate nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const OPERATIONS = {
  '/user': ['get'],
  '/repos/{owner}/{repo}': ['get'],
  '/repos/{owner}/{repo}/issues/{issue_number}/comments': ['get', 'post'],
  '/repos/{owner}/{repo}/issues/comments/{comment_id}': ['get', 'patch', 'delete'],
  '/repos/{owner}/{repo}/pulls': ['get', 'post'],
  '/repos/{owner}/{repo}/pulls/{pull_number}': ['get', 'patch'],
  '/repos/{owner}/{repo}/pulls/{pull_number}/files': ['get'],
  '/repos/{owner}/{repo}/commits/{commit_sha}/pulls': ['get'],
  '/repos/{owner}/{repo}/check-runs': ['post'],
  '/repos/{owner}/{repo}/check-runs/{check_run_id}': ['get', 'patch'],
  '/repos/{owner}/{repo}/commits/{ref}/check-runs': ['get'],
  '/repos/{owner}/{repo}/actions/runs/{run_id}': ['get'],
  '/repos/{owner}/{repo}/actions/runs/{run_id}/artifacts': ['get'],
  '/repos/{owner}/{repo}/actions/artifacts': ['get'],
  '/repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}': ['get'],
  '/repos/{owner}/{repo}/branches/{branch}': ['get'],
  '/repos/{owner}/{repo}/commits/{ref}': ['get'],
  '/repos/{owner}/{repo}/git/ref/{ref}': ['get'],
  '/repos/{owner}/{repo}/git/refs': ['post'],
  '/repos/{owner}/{repo}/git/refs/{ref}': ['patch', 'delete'],
  '/repos/{owner}/{repo}/git/commits': ['post'],
  '/repos/{owner}/{repo}/git/commits/{commit_sha}': ['get'],
  '/repos/{owner}/{repo}/git/trees': ['post'],
  '/repos/{owner}/{repo}/git/blobs': ['post'],
  '/repos/{owner}/{repo}/contents/{path}': ['get', 'put'],
  '/repos/{owner}/{repo}/compare/{basehead}': ['get'],
  '/repos/{owner}/{repo}/rules/branches/{branch}': ['get'],
}
const DROPPED = new Set([
  'description',
  'summary',
  'examples',
  'example',
  'externalDocs',
  'x-octokit',
  'x-github',
  'x-multi-segment',
  'tags',
])

const [source] = process.argv.slice(2)
const full = JSON.parse(readFileSync(source, 'utf8'))
const components = {}
const paths = Object.fromEntries(
  Object.entries(OPERATIONS).map(([path, methods]) => [
    path,
    Object.fromEntries(methods.map((method) => [method, taken(full.paths[path][method])])),
  ]),
)
const { openapi, info } = full
const slice = { openapi, info: { title: info.title, version: info.version, license: info.license }, paths, components }
const file = join(import.meta.dirname, 'github/openapi.json')
writeFileSync(file, `${JSON.stringify(slice)}\n`)

/** A part without what validates nothing; what it refers to is taken too. */
function taken(value, isNames = false) {
  if (Array.isArray(value)) return value.map((one) => taken(one))
  if (typeof value !== 'object' || value === null) return value
  if (typeof value.$ref === 'string') keep(value.$ref)
  const entries = Object.entries(value).filter(([key]) => isNames || !DROPPED.has(key))
  return Object.fromEntries(entries.map(([key, part]) => [key, taken(part, !isNames && key === 'properties')]))
}

function keep(ref) {
  const [, , kind, name] = ref.split('/')
  components[kind] ??= {}
  if (name in components[kind]) return
  components[kind][name] = {}
  components[kind][name] = taken(full.components[kind][name])
}
