import type { Problem } from '../errors.ts'
import type { Json } from '../json.ts'
import { fileProblem, type NamedAt, problemAt, readSource } from './read-source.ts'
import { namedTools, type PlacedTool, readTools } from './read-tools.ts'
import { valueAt } from './schema-keys.ts'
import type { Tree } from './tree.ts'
import type { Source } from './yaml.ts'

const MAX_STATE_BYTES = 8 * 1024 * 1024

/** The files that the sandbox of a suite names. */
export interface World {
  readonly hasState: boolean
  readonly hasTools: boolean
  readonly state: Json | undefined
  /** Absent where the suite has none, or where they are wrong. */
  readonly tools: readonly PlacedTool[] | undefined
  readonly workspace: string | undefined
}

/** Reads state and tools and looks for the workspace; problems are added to `problems`. */
export function readWorld(tree: Tree, suite: Source, problems: Problem[]): World {
  const state = named(suite, 'state')
  const tools = namedTools(suite)
  return {
    hasState: state !== undefined,
    hasTools: tools.length > 0,
    state: readState(tree, state, problems),
    tools: tools.length === 0 ? undefined : readTools(tree, tools, problems),
    workspace: findWorkspace(tree, named(suite, 'workspace'), problems),
  }
}

interface NamedFile {
  readonly file: string
  readonly namedAt: NamedAt
}

function named(suite: Source, key: 'state' | 'workspace'): NamedFile | undefined {
  const path = ['sandbox', key]
  const file = valueAt(suite.value, path)
  return typeof file === 'string' && file !== '' ? { file, namedAt: { source: suite, path } } : undefined
}

function readState(tree: Tree, state: NamedFile | undefined, problems: Problem[]): Json | undefined {
  if (state === undefined) return undefined
  const options = { namedAt: state.namedAt, maxBytes: MAX_STATE_BYTES }
  return readSource(tree, state.file, problems, options)?.value
}

function findWorkspace(tree: Tree, workspace: NamedFile | undefined, problems: Problem[]): string | undefined {
  if (workspace === undefined) return undefined
  const { file, namedAt } = workspace
  const found = tree.read(file, 0)
  if (found.kind === 'directory') return file
  if (found.kind === 'file' || found.kind === 'too_large') {
    const message = `\`${file}\` is a file, and the workspace is a folder.`
    problems.push(problemAt(namedAt, 'not-a-folder', message, 'Name the folder that each attempt gets a copy of.'))
  } else if (found.kind === 'absent') {
    const message = `There is no folder \`${file}\`.`
    problems.push(problemAt(namedAt, 'missing-folder', message, 'Paths are relative to the folder of the suite.'))
  } else problems.push(fileProblem(tree, file, found, namedAt))
  return undefined
}
