import type { z } from 'zod'
import { messageOf, type Problem, UserError } from '../../errors.ts'
import type { Json } from '../../json.ts'
import { isJson, MAX_DOCUMENT_DEPTH } from '../json-value.ts'

const MOST_PROBLEMS = 20

/**
 * Parses the text of a foreign file.
 * @param title name of the format that was expected, for the message
 * @throws UserError
 */
export function parseDocument(text: string, file: string, title: string): Json {
  const body = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  if (body.trim() === '') {
    throw new UserError({ code: 'import-empty', message: `the file is empty, not ${title}`, file })
  }
  let value: unknown
  try {
    value = JSON.parse(body)
  } catch (error) {
    throw new UserError(
      {
        code: 'import-not-json',
        message: `not ${title}: not JSON (${messageOf(error)})`,
        file,
        hint: 'The file may have been cut off; write or download it again.',
      },
      { cause: error },
    )
  }
  if (isJson(value, MAX_DOCUMENT_DEPTH)) return value
  throw new UserError({
    code: 'import-too-deep',
    message: `not ${title}: nested deeper than ${MAX_DOCUMENT_DEPTH} levels`,
    file,
  })
}

/**
 * Checks a foreign document against what the importer needs of it.
 * @throws UserError that names each key at fault, from which key on in `at`
 */
export function readShape<T>(
  schema: z.ZodType<T>,
  value: Json,
  place: { file: string; title: string; at?: string },
): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  throw new UserError(
    limited(
      parsed.error.issues.map((issue) => ({
        code: 'import-shape',
        message: `not ${place.title}: ${describeIssue(issue)}`,
        file: place.file,
        key: keyPath([place.at ?? '', ...innerPath(issue)]),
      })),
      place.file,
    ),
  )
}

/** The first problems, and a line that says how many more there are. */
export function limited(problems: readonly Problem[], file: string): Problem[] {
  const more = problems.length - MOST_PROBLEMS
  if (more <= 0) return [...problems]
  return [...problems.slice(0, MOST_PROBLEMS), { code: 'import-more', message: `and ${more} more problems`, file }]
}

type Issue = z.core.$ZodIssue

/** Of a union, the alternative that comes nearest is the one to speak of. */
function nearest(issue: Issue): Issue | undefined {
  if (issue.code !== 'invalid_union') return undefined
  const [best, second] = [...issue.errors].sort((a, b) => a.length - b.length)
  return best !== undefined && best.length < (second?.length ?? Number.POSITIVE_INFINITY) ? best[0] : undefined
}

function describeIssue(issue: Issue): string {
  const inner = nearest(issue)
  if (inner !== undefined) return describeIssue(inner)
  return issue.message === 'Invalid input' ? 'none of the allowed forms' : issue.message
}

function innerPath(issue: Issue): PropertyKey[] {
  const inner = nearest(issue)
  return inner === undefined ? issue.path : [...issue.path, ...innerPath(inner)]
}

function keyPath(path: readonly PropertyKey[]): string {
  const text = path.map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`)).join('')
  return text.replace(/^\.+/, '')
}
