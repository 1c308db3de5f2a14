import picomatch from 'picomatch'
import type { Problem } from '../../errors.ts'
import { nearest } from '../nearest.ts'
import { fileProblem, problemAt } from '../read-source.ts'
import type { Agent } from '../schema/suite.ts'
import { insidePath, type Tree } from '../tree.ts'
import type { Source } from '../yaml.ts'

const SCRIPT = /\.(mjs|cjs|js|mts|cts|ts|py|sh|rb|php|pl)$/

/** What the agent's block names is there. */
export function checkAgent(tree: Tree, agent: Agent, workspace: string | undefined, suite: Source): readonly Problem[] {
  return [
    ...unmatchedFiles(tree, agent, suite),
    ...missingScripts(tree, agent, workspace, suite),
    ...missingRecording(tree, agent, suite),
  ]
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
  if (agent.kind !== 'command') return []
  return agent.command.flatMap((argument, index) => {
    if (!SCRIPT.test(argument) || /^[-/~@]|[\s$=:]/.test(argument)) return []
    const at = { source, path: ['agent', 'command', index] }
    const places = [argument, ...(workspace === undefined ? [] : [`${workspace}/${argument}`])]
    if (places.some((place) => isFile(tree, place))) return []
    return [fileProblem(tree, argument, { kind: 'absent' }, at)]
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
