import { readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const src = join(root, 'src')

/** What a folder of src/ may import besides itself and the leaves `errors.ts` and `json.ts`. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  suite: [],
  trace: ['suite'],
  attempt: ['suite', 'trace'],
  grade: ['suite', 'trace', 'attempt'],
  stats: [],
  summary: ['suite', 'trace', 'grade', 'stats'],
  baseline: ['suite', 'trace', 'attempt', 'grade', 'stats', 'summary'],
  gate: ['suite', 'trace', 'attempt', 'grade', 'stats', 'summary', 'baseline'],
  report: ['suite', 'trace', 'attempt', 'grade', 'stats', 'summary', 'baseline', 'gate'],
  shell: ['suite', 'trace', 'attempt', 'grade', 'stats', 'summary', 'baseline', 'gate', 'report', 'evaluate.ts'],
  'evaluate.ts': ['suite', 'trace', 'attempt', 'grade', 'stats', 'summary', 'baseline', 'gate', 'report'],
}
const LEAVES = ['errors.ts', 'json.ts']

/** Packages that compute only: allowed in every folder. */
const PURE_PACKAGES = [
  'zod',
  'yaml',
  'ajv',
  'ajv-formats',
  're2js',
  'diff',
  'eventsource-parser',
  'fraction.js',
  'picomatch',
  'fastest-levenshtein',
  '@humanwhocodes/momoa',
  'ms',
  'fast-string-width',
  'stemmer',
  'es-module-lexer',
  'js-quantities',
  'fast-wrap-ansi',
  // types only
  'mdast',
  'mdast-util-gfm-table',
  'mdast-util-to-markdown',
  'simple-statistics',
  'hast',
  'hastscript',
  'hast-util-to-html',
  'hast-util-from-dom',
]
/** Modules of Node that compute only. */
const PURE_BUILTINS = ['crypto', 'util', 'path', 'path/posix', 'buffer', 'string_decoder']

/** Where network, process and file system may be touched. */
const IMPURE_PLACES = ['attempt/', 'trace/store/', 'baseline/store/', 'grade/openai.ts', 'shell/']
/** Packages that are only for some places. */
const PLACED_PACKAGES: Readonly<Record<string, readonly string[]>> = {
  '@modelcontextprotocol/sdk': ['attempt/'],
  openai: ['attempt/', 'grade/openai.ts'],
  'eventsource-parser': ['attempt/'],
  'p-limit': ['grade/openai.ts'],
  '@actions/core': ['shell/github/'],
  '@actions/artifact': ['shell/github/'],
  '@octokit/core': ['shell/github/'],
  '@octokit/plugin-retry': ['shell/github/'],
  '@octokit/plugin-throttling': ['shell/github/'],
  '@octokit/plugin-paginate-rest': ['shell/github/'],
  fflate: ['shell/github/'],
  commander: ['shell/cli/'],
  'cli-table3': ['report/', 'shell/cli/'],
  picocolors: ['report/', 'shell/cli/'],
  '@observablehq/plot': ['report/charts/'],
  linkedom: ['report/charts/'],
}

const files = readdirSync(src, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => ({ name: name.replaceAll('\\', '/'), text: readFileSync(join(src, name), 'utf8') }))

describe('architecture', () => {
  it('sees the source', () => {
    expect(files.length).toBeGreaterThan(20)
  })

  it.each(files)('$name imports only what lies left of it', ({ name, text }) => {
    const own = stageOf(name)
    const allowed = LEAVES.includes(own) ? LEAVES : [own, ...LEAVES, ...(MAY_IMPORT[own] ?? [])]
    const wrong = relativeImports(name, text).filter((target) => !allowed.includes(stageOf(target)))
    expect(wrong).toEqual([])
  })

  it.each(files)('$name uses only packages of the allow-list', ({ name, text }) => {
    const impure = IMPURE_PLACES.some((place) => name.startsWith(place))
    const wrong = packageImports(text).filter((specifier) => {
      const builtin = specifier.replace(/^node:/, '')
      if (specifier.startsWith('node:') || builtinModules.includes(builtin)) {
        return !impure && !PURE_BUILTINS.includes(builtin)
      }
      const name_ = packageName(specifier)
      const places = PLACED_PACKAGES[name_]
      if (places !== undefined) return !places.some((place) => name.startsWith(place))
      return !PURE_PACKAGES.includes(name_)
    })
    expect(wrong).toEqual([])
  })

  it.each(files)('$name reads the environment only in the shell', ({ name, text }) => {
    if (name.startsWith('shell/')) return
    expect(text).not.toMatch(/process\s*\.\s*env|process\[['"]env|from 'node:process'/)
  })

  it.each(files)('$name has at most 300 lines', ({ text }) => {
    expect(text.split('\n').length).toBeLessThanOrEqual(301)
  })

  it('names every package in docs/dependencies.md', () => {
    const manifest: { dependencies: Record<string, string>; devDependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(root, 'package.json'), 'utf8'),
    )
    const page = readFileSync(join(root, 'docs/dependencies.md'), 'utf8')
    const names = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.devDependencies)]
    expect(names.filter((name) => !page.includes(`\`${name}\``) && !name.startsWith('@types/'))).toEqual([])
  })

  it('only evaluate.ts names every stage', () => {
    const stages = Object.keys(MAY_IMPORT).filter(
      (stage) => !stage.endsWith('.ts') && !['shell', 'stats'].includes(stage),
    )
    const naming = files.filter(({ name, text }) => {
      const named = new Set(relativeImports(name, text).map(stageOf))
      return !name.startsWith('shell/') && stages.every((stage) => named.has(stage) || stageOf(name) === stage)
    })
    expect(naming.map(({ name }) => name).filter((name) => name !== 'evaluate.ts')).toEqual([])
  })
})

function stageOf(path: string): string {
  return path.split('/')[0] ?? path
}

function relativeImports(name: string, text: string): string[] {
  return specifiers(text)
    .filter((specifier) => specifier.startsWith('.'))
    .map((specifier) => relative(src, resolve(src, dirname(name), specifier)).replaceAll('\\', '/'))
}

function packageImports(text: string): string[] {
  return specifiers(text).filter((specifier) => !specifier.startsWith('.'))
}

function packageName(specifier: string): string {
  const parts = specifier.split('/')
  return specifier.startsWith('@') ? parts.slice(0, 2).join('/') : (parts[0] ?? specifier)
}

function specifiers(text: string): string[] {
  // statements begin a line; the words inside a string do not
  const patterns = [
    /^(?:import|export)\b[^'"`;]*?\bfrom\s*['"]([^'"]+)['"]/gm,
    /^import\s*['"]([^'"]+)['"]/gm,
    /\bimport\(\s*['"]([^'"]+)['"]/g,
  ]
  return patterns.flatMap((pattern) => [...text.matchAll(pattern)].map((match) => match[1] ?? ''))
}
