import type { Json } from '../../../json.ts'
import type { Finding } from '../../score.ts'
import { contains, notContains } from './contains.ts'
import { equals } from './equals.ts'
import { json } from './json.ts'
import { jsonSchema } from './json-schema.ts'
import type { Subject, TextCheck } from './kind.ts'
import { matches, notMatches } from './matches.ts'

/** The kinds that judge a text, by the key under which a task states them. */
interface Expectations {
  readonly equals: string
  readonly contains: string
  readonly not_contains: string
  readonly matches: string
  readonly not_matches: string
  readonly json: Json
  readonly json_schema: Readonly<Record<string, Json>>
}
type TextKind = keyof Expectations

/** What a line states; the keys that are no text checks are not looked at. */
type Stated = { readonly [K in TextKind]?: Expectations[K] | undefined }

const TEXT_CHECKS: { readonly [K in TextKind]: TextCheck<Expectations[K]> } = {
  equals,
  contains,
  not_contains: notContains,
  matches,
  not_matches: notMatches,
  json,
  json_schema: jsonSchema,
}

/** One stated expectation, ready to be put to texts. */
export interface TextExpectation {
  readonly kind: TextKind
  readonly negated: boolean
  judge(subject: Omit<Subject, 'check'>): Finding | undefined
}

/** What a line of a task expects of a text; `line` names it in findings: `answer[0]`. */
export function textExpectations(line: string, stated: Stated): TextExpectation[] {
  return Object.keys(TEXT_CHECKS)
    .filter(isKind)
    .flatMap((kind) => expectation(kind, `${line}.${kind}`, stated))
}

function expectation<K extends TextKind>(kind: K, check: string, stated: Stated): TextExpectation[] {
  const expected: Stated[K] = stated[kind]
  if (expected === undefined) return []
  const { negated, judge } = TEXT_CHECKS[kind]
  return [{ kind, negated, judge: (subject) => judge({ ...subject, check }, expected) }]
}

function isKind(key: string): key is TextKind {
  return Object.hasOwn(TEXT_CHECKS, key)
}
