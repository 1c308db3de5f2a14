import type { z } from 'zod'
import { type Problem, UserError } from '../errors.ts'
import { isJsonObject, type Json } from '../json.ts'
import { explainIssues } from '../suite/explain.ts'
import { plainKind } from '../suite/value-words.ts'
import { readYaml } from '../suite/yaml.ts'
import { limited } from '../trace/import/limited.ts'

export interface JsonLine<T> {
  /** 1-based. */
  readonly line: number
  readonly value: T
}

interface Form {
  readonly file: string
  /** What a line is, as one sentence, for hints. */
  readonly form: string
}

/**
 * Reads JSON objects that stand one on a line; empty lines are passed over.
 * @throws UserError with the problems of all lines
 */
export function readJsonLines<T>(text: string, schema: z.ZodType<T>, { file, form }: Form): JsonLine<T>[] {
  const problems: Problem[] = []
  const found: JsonLine<T>[] = []
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  for (const [index, content] of body.split(/\r?\n/).entries()) {
    if (content.trim() === '') continue
    const line = index + 1
    const read = readOne(content, schema, { file, form })
    if (read.ok) found.push({ line, value: read.value })
    else problems.push(...read.problems.map((problem) => ({ ...problem, file, line })))
  }
  if (problems.length > 0) throw new UserError(limited(problems, file))
  if (found.length > 0) return found
  throw new UserError({ code: 'empty', message: 'The file is empty.', file, hint: form })
}

type Read<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problems: readonly Problem[] }

function readOne<T>(content: string, schema: z.ZodType<T>, { file, form }: Form): Read<T> {
  let value: Json
  try {
    value = JSON.parse(content)
  } catch {
    return { ok: false, problems: [{ code: 'not-json', message: 'This line is not JSON.', hint: form }] }
  }
  if (!isJsonObject(value)) {
    const message = `This line is ${value === null ? '`null`' : plainKind(value)}, not an object.`
    return { ok: false, problems: [{ code: 'wrong-type', message, hint: form }] }
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  // JSON is YAML, whose reader knows where each value stands
  const source = readYaml(content, file)
  return {
    ok: false,
    problems: source.ok ? explainIssues(parsed.error.issues, schema, source.source) : source.problems,
  }
}
