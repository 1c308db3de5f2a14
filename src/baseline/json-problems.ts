import type { z } from 'zod'
import type { Problem } from '../errors.ts'
import { explainIssues } from '../suite/explain.ts'
import { readYaml } from '../suite/yaml.ts'

type Parsed<T> =
  | { readonly kind: 'value'; readonly value: T }
  | { readonly kind: 'problems'; readonly problems: readonly Problem[] }

/** Reads JSON by a strict schema; what is wrong is named with its line. */
export function parseJsonFile<T>(text: string, file: string, schema: z.ZodType<T>): Parsed<T> {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    return { kind: 'problems', problems: [notJson(text, file, error)] }
  }
  const parsed = schema.safeParse(data)
  if (parsed.success) return { kind: 'value', value: parsed.data }
  // JSON is YAML, whose reader knows where each value stands
  const source = readYaml(text, file)
  const problems = source.ok
    ? explainIssues(parsed.error.issues.slice(0, MOST), schema, source.source)
    : source.problems.slice(0, MOST)
  return {
    kind: 'problems',
    problems: problems.map((problem, index) => (index === 0 ? { ...problem, hint: RESTORE } : problem)),
  }
}

/** Problems named of one file; more would hide the first. */
const MOST = 5

export const RESTORE =
  'Restore the file from version control; or delete the folder and write the baseline anew with `turngate baseline write`.'

function notJson(text: string, file: string, error: unknown): Problem {
  const conflict = text.search(/^(<{7}|>{7}) /m)
  const what =
    text.trim() === ''
      ? 'The file is empty.'
      : conflict >= 0
        ? 'A merge conflict is not resolved.'
        : 'This is not JSON.'
  const line = conflict >= 0 ? lineAt(text, conflict) : lineOfError(text, file, error)
  return { code: 'baseline-not-json', message: what, file, ...(line !== undefined && { line }), hint: RESTORE }
}

function lineOfError(text: string, file: string, error: unknown): number | undefined {
  const source = readYaml(text, file)
  const line = source.ok ? undefined : source.problems[0]?.line
  if (line !== undefined) return line
  const position = /position (\d+)/.exec(String(error))?.[1]
  return position === undefined ? undefined : lineAt(text, Number(position))
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
