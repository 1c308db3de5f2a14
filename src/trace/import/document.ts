import type { z } from 'zod'
import { type Problem, UserError } from '../../errors.ts'
import type { Json } from '../../json.ts'
import { type JsonText, linesOf } from './json-place.ts'
import { limited, MOST_PROBLEMS } from './limited.ts'
import { readRows } from './rows.ts'

/**
 * Parses the text of a foreign file that holds one document.
 * @param title name of the format that was expected, for the message
 * @throws UserError
 */
export function parseDocument(text: string, file: string, title: string): Json {
  const [first, second] = readRows(text, file, title)
  if (first !== undefined && second === undefined) return first.value
  throw new UserError({
    code: 'import-not-json',
    message: `not ${title}: not JSON (a second value begins here)`,
    file,
    ...(second !== undefined && { line: second.line }),
    hint: 'The file may have been cut off; write or download it again.',
  })
}

export interface ShapePlace {
  readonly file: string
  readonly title: string
  /** Key path of the value in its text. */
  readonly at?: string | readonly PropertyKey[]
  /** The text that the value was read from, so that lines can be named. */
  readonly text?: JsonText
}

/**
 * Checks a foreign document against what the importer needs of it.
 * @throws UserError that names each key at fault, from which key on in `at`
 */
export function readShape<T>(schema: z.ZodType<T>, value: Json, place: ShapePlace): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const { issues } = parsed.error
  const problemAt = problemsAt(place)
  const problems = issues.slice(0, MOST_PROBLEMS).map((issue) => problemAt(describeIssue(issue), innerPath(issue)))
  throw new UserError(limited(problems, place.file, issues.length))
}

/** What is wrong at a key path below the place. */
export function shapeProblem(message: string, path: readonly PropertyKey[], place: ShapePlace): Problem {
  return problemsAt(place)(message, path)
}

function problemsAt({ at = '', text, title, file }: ShapePlace) {
  const lineOf = text === undefined ? undefined : linesOf(text)
  return (message: string, path: readonly PropertyKey[]): Problem => {
    const whole = typeof at === 'string' ? path : [...at, ...path]
    return {
      code: 'import-shape',
      message: `not ${title}: ${message}`,
      file,
      ...(lineOf !== undefined && { line: lineOf(whole) }),
      key: keyPath(typeof at === 'string' ? [at, ...path] : whole),
    }
  }
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
