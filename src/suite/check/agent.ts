import picomatch from 'picomatch'
import type { Problem } from '../../errors.ts'
import { nearest } from '../nearest.ts'
import { fileProblem, problemAt } from '../read-source.ts'
import type { OpenaiAgent } from '../schema/agents.ts'
import type { Agent } from '../schema/suite.ts'
import { valueAt } from '../schema-keys.ts'
import { insidePath, type Tree } from '../tree.ts'
import type { Source } from '../yaml.ts'
import { checkHttpAgent } from './http-agent.ts'

const SCRIPT = /\.(mjs|cjs|js|mts|cts|ts|py|sh|rb|php|pl)$/

/** What the agent's block names is there. */
export function checkAgent(
  tree: Tree,
  agent: Agent,
  { workspace, env }: SandboxFacts,
  suite: Source,
): readonly Problem[] {
  return [
    ...unmatchedFiles(tree, agent, suite),
    ...missingScripts(tree, agent, workspace, suite),
    ...missingOwnFiles(tree, agent, suite),
    ...missingRecording(tree, agent, suite),
    ...(agent.kind === 'openai' ? saidTwice(agent, suite) : []),
    ...(agent.kind === 'http' ? checkHttpAgent(agent, env, suite) : []),
  ]
}

interface SandboxFacts {
  readonly workspace: string | undefined
  /** The allow-list, as far as it could be read. */
  readonly env: readonly string[]
}

/** A fingerprint over no file would never see a change. */
function unmatchedFiles(tree: Tree, { files }: Agent, source: Source): readonly Problem[] {
  return Object.entries(files ?? {}).flatMap(([part, globs]) =>
    (globs ?? []).flatMap((glob, index) => {
      const at = { source, path: ['agent', 'files', part, index] }
      const pattern = insidePath(glob)
      if (pattern === undefined) return [fileProblem(tree, glob, { kind: 'outside' }, at)]
      const matches = picomatch(pattern, { dot: true })
      if (tree.list().some((file) => matches(file))) return []
      const near = nearest(pattern, tree.list())
      const hint = near === undefined ? 'Globs are relative to the folder of the suite.' : `There is \`${near}\`.`
      return [problemAt(at, 'no-match', `\`${glob}\` matches no file.`, hint)]
    }),
  )
}

/** Arguments that look like a script of the suite; a program on PATH or elsewhere is found when it is started. */
function missingScripts(tree: Tree, agent: Agent, workspace: string | undefined, source: Source): readonly Problem[] {
  const [key, words] = commandOf(agent)
  return words.flatMap((argument, index) => {
    if (!SCRIPT.test(argument) || /^[-/~@]|[\s$=:]/.test(argument)) return []
    const at = { source, path: ['agent', key, index] }
    const places = [argument, ...(workspace === undefined ? [] : [`${workspace}/${argument}`])]
    if (places.some((place) => isFile(tree, place))) return []
    return [fileProblem(tree, argument, { kind: 'absent' }, at)]
  })
}

function commandOf(agent: Agent): readonly [key: string, words: readonly string[]] {
  if (agent.kind === 'command') return ['command', agent.command]
  return ['start', agent.kind === 'http' ? (agent.start ?? []) : []]
}

function missingOwnFiles(tree: Tree, agent: Agent, source: Source): readonly Problem[] {
  const [key, path] = ownFile(agent)
  if (path === undefined) return []
  const found = tree.read(path, 0)
  if (found.kind === 'file' || found.kind === 'too_large') return []
  return [fileProblem(tree, path, found, { source, path: ['agent', key] })]
}

function ownFile(agent: Agent): readonly [key: string, path: string | undefined] {
  if (agent.kind === 'openai') return ['system', agent.system]
  return ['module', agent.kind === 'module' ? agent.module : undefined]
}

/** The endpoint of an openai agent is where the sandbox says, or where the agent does. */
function saidTwice(agent: OpenaiAgent, source: Source): readonly Problem[] {
  return (['base_url', 'key'] as const).flatMap((key) => {
    const other = valueAt(source.value, ['sandbox', 'models', 'openai', key])
    if (agent[key] === undefined || other === undefined) return []
    const message = `\`${key}\` is stated here and in \`sandbox.models.openai\`.`
    return [problemAt({ source, path: ['agent', key] }, 'said-twice', message, 'Take one of them out.')]
  })
}

function missingRecording(tree: Tree, agent: Agent, source: Source): readonly Problem[] {
  if (agent.kind !== 'replay') return []
  const found = tree.read(agent.source, 0)
  if (found.kind === 'file' || found.kind === 'too_large' || found.kind === 'directory') return []
  return [fileProblem(tree, agent.source, found, { source, path: ['agent', 'source'] })]
}

/** Without reading it. */
function isFile(tree: Tree, path: string): boolean {
  const { kind } = tree.read(path, 0)
  return kind === 'file' || kind === 'too_large'
}
