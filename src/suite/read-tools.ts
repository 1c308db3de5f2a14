import type { Problem } from '../errors.ts'
import type { Json } from '../json.ts'
import { explainIssues } from './explain.ts'
import { type NamedAt, problemAt, readSource } from './read-source.ts'
import { type ToolEntry, ToolsFile } from './schema/tools.ts'
import { valueAt } from './schema-keys.ts'
import { insidePath, type Tree } from './tree.ts'
import type { Source } from './yaml.ts'

/** An entry and where it is written. */
export interface PlacedTool {
  readonly entry: ToolEntry
  readonly at: NamedAt
}

/** Where a suite names its tools. */
export interface ToolsNamed {
  readonly file: string
  readonly namedAt: NamedAt
}

/** The files under `sandbox.tools`: one, or a list. */
export function namedTools(suite: Source): readonly ToolsNamed[] {
  const path = ['sandbox', 'tools']
  const value: Json | undefined = valueAt(suite.value, path)
  if (Array.isArray(value)) {
    return value.flatMap((file: Json, index) =>
      typeof file === 'string' && file !== '' ? [{ file, namedAt: { source: suite, path: [...path, index] } }] : [],
    )
  }
  return typeof value === 'string' && value !== '' ? [{ file: value, namedAt: { source: suite, path } }] : []
}

/** Every entry of every file, in order. Undefined where one of them is wrong; problems are added to `problems`. */
export function readTools(
  tree: Tree,
  named: readonly ToolsNamed[],
  problems: Problem[],
): readonly PlacedTool[] | undefined {
  const seen = new Set<string>()
  const read = named.map(({ file, namedAt }) => {
    const path = insidePath(file) ?? file
    if (seen.has(path)) {
      problems.push(problemAt(namedAt, 'duplicate-file', `\`${file}\` is named twice.`, 'Name each file once.'))
      return undefined
    }
    seen.add(path)
    const source = readSource(tree, file, problems, { namedAt })
    return source === undefined ? undefined : entriesOf(source, problems)
  })
  const known = read.flatMap((entries) => entries ?? [])
  return read.includes(undefined) ? undefined : known
}

function entriesOf(source: Source, problems: Problem[]): readonly PlacedTool[] | undefined {
  const result = ToolsFile.safeParse(source.value)
  if (!result.success) {
    problems.push(...explainIssues(result.error.issues, ToolsFile, source))
    return undefined
  }
  const { server, tools } = result.data
  return tools.map((tool, index) => ({
    entry: server === undefined || tool.server !== undefined ? tool : { ...tool, server },
    at: { source, path: ['tools', index] },
  }))
}
