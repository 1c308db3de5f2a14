import type { ActionMetadata } from '@actions/languageservice/action'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { byActionlint, byLanguageService } from '../support/workflow/lint.ts'
import { OWN, publishedName, RECIPES, repositoryFile, workflow, workflowsIn } from '../support/workflow/repository.ts'
import { problemsIn, type Surroundings } from '../support/workflow/rules.ts'
import { parseWorkflow } from '../support/workflow/workflow.ts'

const ACTION: ActionMetadata = parse(repositoryFile('action.yml'))

/** Inputs of other people's actions, at the versions that are pinned, as far as workflows here use them. */
const ACTIONS: Readonly<Record<string, ActionMetadata>> = {
  'turngate/turngate': ACTION,
  'actions/checkout': withInputs('ref', 'fetch-depth', 'persist-credentials'),
  'actions/setup-node': withInputs('node-version', 'cache'),
  'actions/download-artifact': withInputs('path', 'pattern'),
  'actions/create-github-app-token': withInputs(
    ...['app-id', 'private-key', 'permission-contents', 'permission-pull-requests'],
  ),
}

function withInputs(...names: readonly string[]): ActionMetadata {
  return { name: '', description: '', inputs: Object.fromEntries(names.map((name) => [name, { description: '' }])) }
}

const around = (folder: string): Surroundings => ({
  names: workflowsIn(folder).map(({ name }) => name),
  inputs: Object.keys(ACTION.inputs ?? {}),
  self: folder === OWN ? './' : publishedName(),
})

const ALL = [RECIPES, OWN].flatMap((folder) => workflowsIn(folder).map(({ file }) => [folder, file] as const))

describe('every workflow', { timeout: 60_000 }, () => {
  it.each(ALL)('%s/%s is taken by GitHub’s language service, by actionlint, and by our rules', async (folder, name) => {
    const found = workflow(folder, name)
    const path = `${OWN}/${name}`
    expect(await byLanguageService(path, found.text, ACTIONS)).toEqual([])
    expect(await byActionlint(path, found.text)).toEqual([])
    expect(problemsIn(found, around(folder))).toEqual([])
  })

  it('is there for each way of use', () => {
    expect(workflowsIn(RECIPES).map(({ file }) => file)).toEqual([
      'dispatch.yml',
      'fork-measure.yml',
      'fork-publish.yml',
      'gate.yml',
      'merge-queue.yml',
      'monorepo.yml',
      'refresh-as-app.yml',
      'refresh.yml',
      'shards.yml',
    ])
  })

  it('that starts by the same event has a name and a concurrency group of its own', () => {
    const all = workflowsIn(RECIPES)
    expect(new Set(all.map(({ name }) => name)).size).toBe(all.length)
    // one is the other by another token
    const groups = all.filter(({ file }) => file !== 'refresh-as-app.yml').map(({ concurrency }) => concurrency?.group)
    expect(new Set(groups).size).toBe(groups.length)
  })
})

describe('pages that show a workflow', () => {
  const used = new Set(ALL.flatMap(([folder, name]) => usesIn(workflow(folder, name).text)))

  it.each(['README.md', 'docs/github.md', 'docs/recipes/README.md'])('%s pins what the workflows pin', (page) => {
    expect(usesIn(repositoryFile(page)).filter((uses) => !used.has(uses))).toEqual([])
  })

  it.each(['README.md', 'docs/github.md'])('%s shows one that both linters take', async (page) => {
    const blocks = [...repositoryFile(page).matchAll(/^```yaml\n(.*?)^```$/gms)].map(([, block = '']) => block)
    const shown = blocks.filter((block) => block.includes('jobs:'))
    expect(shown.length).toBeGreaterThan(0)
    for (const text of shown) {
      expect(await byLanguageService(`${OWN}/gate.yml`, text, ACTIONS)).toEqual([])
      expect(await byActionlint(`${OWN}/gate.yml`, text)).toEqual([])
    }
  })
})

function usesIn(text: string): string[] {
  return [...text.matchAll(/^\s*- uses: (.*)$/gm)].map(([, uses = '']) => uses)
}

describe('action.yml', () => {
  it('is taken by GitHub’s language service', async () => {
    expect(await byLanguageService('action.yml', repositoryFile('action.yml'))).toEqual([])
  })

  it('is not where something is wrong with it', async () => {
    const broken = repositoryFile('action.yml').replace('using: node24', 'using: node24\n  mian: x')
    expect(await byLanguageService('action.yml', broken)).toEqual([expect.stringContaining('mian')])
  })
})

describe('the linters', { timeout: 60_000 }, () => {
  it.each([
    ['an input that the action has not', '          suite:', '          suit:', 'Invalid action input'],
    ['an input that another action has not', 'v5.0.0\n', 'v5.0.0\n        with: {rf: main}\n', 'Invalid action input'],
    ['a scope that does not exist', 'checks: write', 'check: write', 'Unexpected value'],
    ['a context that does not exist', 'github.event.pull_request.number', 'githb.event', 'githb'],
    ['a misspelled key', 'timeout-minutes', 'timeout-minute', 'Unexpected value'],
  ])('find %s', async (_, from, to, message) => {
    const text = workflow(RECIPES, 'gate.yml').text.replace(from, to)
    expect((await byLanguageService('x.yml', text, ACTIONS)).join('\n')).toContain(message)
  })

  it.each([
    ['a script with words of a stranger', 'github.event.pull_request.title', 'potentially untrusted'],
    ['a step that is not there', 'steps.x.outputs.y', 'property "x" is not defined'],
  ])('find %s', async (_, value, message) => {
    const text = `${workflow(RECIPES, 'gate.yml').text}      - run: echo \${{ ${value} }}\n`
    expect((await byActionlint('x.yml', text)).join('\n')).toContain(message)
  })
})

describe('our rules', () => {
  const pinned = /@[0-9a-f]{40} # v5\.0\.0/
  it.each<[string, string, string | RegExp, string, string]>([
    ['a tag', 'gate.yml', pinned, '@v5', 'not pinned'],
    ['a short commit', 'gate.yml', pinned, '@08c6903 # v5.0.0', 'not pinned'],
    ['a commit without its version', 'gate.yml', / # v5\.0\.0/, '', 'not pinned'],
    ['pull_request_target', 'gate.yml', 'pull_request:', 'pull_request_target:', 'gives a stranger the secrets'],
    ['a filter of paths', 'gate.yml', 'pull_request:', 'pull_request: {paths: [x]}', 'leaves a required check pending'],
    ['a permission too many', 'merge-queue.yml', 'checks:', 'deployments: read # why\n      checks:', 'none needed'],
    ['a permission too much', 'fork-measure.yml', 'contents: read', 'contents: write', 'contents: write is granted'],
    ['a permission too few', 'gate.yml', / {6}checks: .*\n/, '', 'checks: none is granted and write needed'],
    ['a permission without a reason', 'gate.yml', /checks: write.*/, 'checks: write', 'checks does not say why'],
    ['a verdict that may be skipped', 'shards.yml', / {4}if: .*\n/, '', 'it is skipped'],
    ['an expression in a script', 'gate.yml', /$/, `      - run: echo \${{ github.head_ref }}\n`, 'reaches a shell'],
    [
      'a publisher that checks code out',
      'fork-publish.yml',
      'turngate/turngate@v0',
      'actions/checkout@v5',
      'checks code',
    ],
    ['a publisher of nobody', 'fork-publish.yml', '[measure]', '[mesure]', 'no workflow is named mesure'],
    ['no concurrency group', 'gate.yml', /concurrency:\n.*\n.*\n/, '', 'no concurrency group'],
    ['an unknown input', 'gate.yml', 'suite:', 'suit:', 'no input suit'],
  ])('find %s', (_, name, from, to, message) => {
    const text = workflow(RECIPES, name).text.replace(from, to)
    expect(text).not.toBe(workflow(RECIPES, name).text)
    expect(problemsIn(parseWorkflow(text, name), around(RECIPES)).join('\n')).toContain(message)
  })
})
