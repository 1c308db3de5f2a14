import type { z } from 'zod'
import { messageOf, type Problem, UserError } from '../errors.ts'

const MOST_PROBLEMS = 20

export interface JsonLine<T> {
  /** 1-based. */
  readonly line: number
  readonly value: T
}

/**
 * Reads JSON values that stand one on a line; empty lines are passed over.
 * @param title what a line is, for messages: `a label`
 * @throws UserError with the problems of all lines
 */
export function readJsonLines<T>(
  text: string,
  schema: z.ZodType<T>,
  { file, title }: { readonly file: string; readonly title: string },
): JsonLine<T>[] {
  const problems: Problem[] = []
  const found: JsonLine<T>[] = []
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  for (const [index, content] of body.split(/\r?\n/).entries()) {
    if (content.trim() === '') continue
    const line = index + 1
    const read = readOne(content, schema)
    if (read.ok) found.push({ line, value: read.value })
    else problems.push(...read.problems.map((problem) => ({ ...problem, code: 'json-lines', file, line })))
  }
  if (problems.length > 0) throw new UserError(limited(problems, file))
  if (found.length > 0) return found
  throw new UserError({
    code: 'empty',
    message: 'the file is empty.',
    file,
    hint: `Write ${title} on each line, as JSON.`,
  })
}

/** The first problems, and a line that says how many more there are. */
export function limited(problems: readonly Problem[], file: string): Problem[] {
  const more = problems.length - MOST_PROBLEMS
  if (more <= 0) return [...problems]
  return [...problems.slice(0, MOST_PROBLEMS), { code: 'more', message: `and ${more} more problems.`, file }]
}

type Read<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Pick<Problem, 'message' | 'key'>[] }

function readOne<T>(content: string, schema: z.ZodType<T>): Read<T> {
  let value: unknown
  try {
    value = JSON.parse(content)
  } catch (error) {
    return { ok: false, problems: [{ message: `not JSON: ${messageOf(error)}.` }] }
  }
  const parsed = schema.safeParse(value)
  if (parsed.success) return { ok: true, value: parsed.data }
  const problems = parsed.error.issues.map((issue) => {
    const key = issue.path.map(String).join('.')
    return { message: `${issue.message}.`, ...(key !== '' && { key }) }
  })
  return { ok: false, problems }
}
