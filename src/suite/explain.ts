import type { z } from 'zod'
import type { Problem } from '../errors.ts'
import type { Json } from '../json.ts'
import { didYouMean, nearest } from './nearest.ts'
import { keysAt, valueAt } from './schema-keys.ts'
import { bestBranch } from './union-branch.ts'
import { article, plainKind, quoted, wantedKind } from './value-words.ts'
import type { Source } from './yaml.ts'
import { dotted, type KeyPath } from './yaml-place.ts'

type Issue = z.core.$ZodIssue

/** What a schema found wrong in a part of a file (`base` leads there), in words and with places. */
export function explainIssues(
  issues: readonly Issue[],
  schema: z.core.$ZodType,
  source: Source,
  base: KeyPath = [],
): readonly Problem[] {
  return withoutEchoes(issues).flatMap((issue) =>
    explain(issue, { schema, source, base, value: valueAt(source.value, base) }),
  )
}

interface Context {
  readonly schema: z.core.$ZodType
  readonly source: Source
  readonly base: KeyPath
  readonly value: Json | undefined
}

function explain(issue: Issue, context: Context): readonly Problem[] {
  const path = keyPath(issue.path)
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => unknownKey(key, path, context))
    case 'invalid_type':
      return [wrongType(issue, path, context)]
    case 'invalid_value':
      return [wrongValue(issue.values.map(String), path, context)]
    case 'invalid_union':
      return explainUnion(issue, path, context)
    case 'too_small':
    case 'too_big':
      return [outOfBounds(issue, path, context)]
    case 'invalid_key':
    case 'invalid_element':
      return issue.issues.flatMap((inner) => explain({ ...inner, path: [...issue.path, ...inner.path] }, context))
    case 'custom':
      return [custom(issue, path, context)]
    default:
      return [problem('invalid-value', subject(path, context, issue.message), path, context)]
  }
}

/** A misspelt key makes another one missing, or a check state nothing: that is one slip, told once. */
function withoutEchoes(issues: readonly Issue[]): readonly Issue[] {
  const unknown = issues.filter((issue) => issue.code === 'unrecognized_keys')
  return issues.filter((issue) => {
    const last = String(issue.path.at(-1))
    if (issue.code === 'custom' && issue.params?.code === 'states-nothing') {
      return !unknown.some((other) => samePath(other.path, issue.path))
    }
    if (!['invalid_type', 'invalid_union', 'invalid_value'].includes(issue.code)) return true
    return !unknown.some(
      (other) =>
        samePath(other.path, issue.path.slice(0, -1)) && other.keys.some((key) => nearest(key, [last]) !== undefined),
    )
  })
}

function samePath(a: readonly PropertyKey[], b: readonly PropertyKey[]): boolean {
  return a.length === b.length && a.every((part, index) => part === b[index])
}

function unknownKey(key: string, path: KeyPath, context: Context): Problem {
  const merge = 'Merge keys are not read here: write the values out, or use an alias for a whole value.'
  const known = keysAt(context.schema, path, context.value)
  const inside = dotted([...context.base, ...path])
  const where = inside === '' ? 'here' : `in \`${inside}\``
  const hint = key === '<<' ? merge : didYouMean(key, known)
  return problem('unknown-key', `The key \`${key}\` is not known ${where}.`, [...path, key], context, hint, 'key')
}

function wrongType(issue: z.core.$ZodIssueInvalidType, path: KeyPath, context: Context): Problem {
  const value = valueAt(context.value, path)
  const wanted = wantedKind(issue.expected)
  const name = keyName([...context.base, ...path])
  if (value === undefined && path.length > 0) return missing(path, `It takes ${wanted}.`, context)
  if (issue.message.startsWith('must '))
    return problem('wrong-type', subject(path, context, issue.message), path, context)
  if (value === null) {
    const empty = issue.expected === 'string' ? 'Write "" for an empty text, or take the key out.' : undefined
    return problem('wrong-type', `${name} has no value; it takes ${wanted}.`, path, context, empty)
  }
  const isScalar = typeof value === 'number' || typeof value === 'boolean'
  const hint = issue.expected === 'string' && isScalar ? `Put it in quotes: "${value}".` : undefined
  const message = `${name} must be ${wanted}, not ${plainKind(value)}.`
  return problem('wrong-type', message, path, context, hint)
}

function missing(path: KeyPath, hint: string, context: Context): Problem {
  const around = path.slice(0, -1)
  const inside = dotted([...context.base, ...around])
  const message = `The key \`${path.at(-1)}\` is missing${inside === '' ? '' : ` in \`${inside}\``}.`
  const key = dotted([...context.base, ...path])
  return { ...problem('missing-key', message, around, context, hint), key }
}

function wrongValue(values: readonly string[], path: KeyPath, context: Context): Problem {
  const value = valueAt(context.value, path)
  const allowed = values.map((each) => `\`${each}\``).join(', ')
  const wanted = values.length === 1 ? allowed : `one of ${allowed}`
  if (value === undefined) return missing(path, `It takes ${wanted}.`, context)
  const near = typeof value === 'string' ? nearest(value, values) : undefined
  const message = `${keyName([...context.base, ...path])} must be ${wanted}, not ${quoted(value)}.`
  return problem('invalid-value', message, path, context, near === undefined ? undefined : `Did you mean \`${near}\`?`)
}

function explainUnion(issue: z.core.$ZodIssueInvalidUnion, path: KeyPath, context: Context): readonly Problem[] {
  if (issue.errors.length === 0) {
    const options = 'options' in issue && Array.isArray(issue.options) ? issue.options.map(String) : []
    return [wrongValue(options, path, context)]
  }
  const ownWords = issue.message.startsWith('must ')
  if (valueAt(context.value, path) === undefined) {
    // the one union without words of its own is that of all JSON
    return [missing(path, ownWords ? sentence(`it ${issue.message}`) : 'It takes any JSON value.', context)]
  }
  const branch = bestBranch(issue.errors)
  // the words of the union name all values, a branch that is a list of values only its own
  if (branch !== undefined && !(ownWords && branch.every(isOtherValue))) {
    return withoutEchoes(branch).flatMap((inner) =>
      explain({ ...inner, path: [...issue.path, ...inner.path] }, context),
    )
  }
  return [problem('wrong-type', subject(path, context, issue.message), path, context)]
}

function isOtherValue({ code, path }: Issue): boolean {
  return code === 'invalid_value' && path.length === 0
}

function outOfBounds(
  issue: z.core.$ZodIssueTooSmall | z.core.$ZodIssueTooBig,
  path: KeyPath,
  context: Context,
): Problem {
  const name = keyName([...context.base, ...path])
  const small = issue.code === 'too_small'
  const bound = Number(small ? issue.minimum : issue.maximum)
  if (issue.origin === 'number' || issue.origin === 'int') {
    const wanted = small ? (issue.inclusive ? 'at least' : 'more than') : issue.inclusive ? 'at most' : 'less than'
    const message = `${name} must be ${wanted} ${bound}, not ${quoted(valueAt(context.value, path))}.`
    return problem('out-of-range', message, path, context)
  }
  if (small && bound === 1) {
    return problem('empty', `${name} is empty.`, path, context, 'Fill it in, or take the key out.')
  }
  const items = issue.origin === 'string' ? 'characters' : 'items'
  return problem(
    'out-of-range',
    `${name} must hold ${small ? 'at least' : 'at most'} ${bound} ${items}.`,
    path,
    context,
  )
}

/** Refinements of our own say in `params` which `code` and `hint` they stand for. */
function custom(issue: z.core.$ZodIssueCustom, path: KeyPath, context: Context): Problem {
  const code = typeof issue.params?.code === 'string' ? issue.params.code : 'invalid-value'
  const hint = typeof issue.params?.hint === 'string' ? issue.params.hint : undefined
  const at = code.startsWith('unknown-') ? 'key' : 'value'
  return problem(code, subject(path, context, issue.message), path, context, hint, at)
}

/** Messages of the schemas begin with a verb (`must be …`) or are whole sentences. */
function subject(path: KeyPath, context: Context, message: string): string {
  if (!message.startsWith('must ')) return sentence(message)
  const value = valueAt(context.value, path)
  const name = keyName([...context.base, ...path])
  return sentence(`${name} ${message}; it is ${quoted(value)}`)
}

function sentence(text: string): string {
  const upper = text.charAt(0).toUpperCase() + text.slice(1)
  return /[.?!]$/.test(upper) ? upper : `${upper}.`
}

function keyName(path: KeyPath): string {
  const key = path.at(-1)
  if (key === undefined) return 'The file'
  return typeof key === 'number' ? article(path, key) : `\`${key}\``
}

function problem(
  code: string,
  message: string,
  path: KeyPath,
  context: Context,
  hint?: string,
  at: 'key' | 'value' = 'value',
): Problem {
  const whole = [...context.base, ...path]
  const key = dotted(whole)
  return {
    code,
    message,
    file: context.source.file,
    ...context.source.locate(whole, at),
    ...(key === '' ? {} : { key }),
    ...(hint === undefined ? {} : { hint }),
  }
}

function keyPath(path: readonly PropertyKey[]): KeyPath {
  return path.map((part) => (typeof part === 'number' ? part : String(part)))
}
