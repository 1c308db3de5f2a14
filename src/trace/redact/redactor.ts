import { breakable, literally } from './broken.ts'
import { credentialsIn, replaceCredentials } from './credentials.ts'
import { encodingsOf } from './encodings.ts'

/** Takes secrets out of what leaves the process. Pure but for its count. */
export interface Redactor {
  text(text: string): string
  /** Every string in a plain value, keys included. */
  deep<T>(value: T): T
  /** How many places were replaced so far. */
  readonly count: number
}

export interface RedactorOptions {
  /** Values that must not be shown: as they are, and in base64, hexadecimal, URL and JSON encoding. */
  readonly secrets: readonly string[]
  /** What everybody may read already, such as a suite's own text, is no secret. */
  readonly isPublic?: (text: string) => boolean
}

/** Stands in the place of a secret: no length, no part of it. */
export const SECRET = '[secret]'

/** Shorter values are words and numbers: hiding them would hide the report. */
export const SHORTEST = 6

/**
 * Known secrets first, in every encoding, also where they are broken over lines; then text that has the shape of a
 * credential, also inside base64. A secret that was cut off at either end of a text is taken out as far as it stands there.
 */
export function createRedactor({ secrets, isPublic = () => false }: RedactorOptions): Redactor {
  const known = [...new Set(secrets.flatMap(linesOf))].filter(
    (secret) => secret.length >= SHORTEST && !isPublic(secret),
  )
  const needles = known.flatMap(encodingsOf)
  const literal = literally(needles)
  const withoutBroken = breakable(needles)
  let count = 0
  const replaced = () => {
    count += 1
    return SECRET
  }

  function text(given: string): string {
    if (given.length < SHORTEST) return given
    const whole = withoutBroken(literal === undefined ? given : given.replace(literal, replaced), replaced)
    const cut = known.reduce((left, secret) => withoutCutOff(left, secret, replaced), whole)
    const plain = replaceCredentials(cut, (found) => (isPublic(found) ? found : replaced()))
    return plain.replaceAll(BASE64, (run) => (hides(run) ? replaced() : run))
  }

  function hides(run: string): boolean {
    const inside = Buffer.from(run, 'base64').toString('latin1')
    return known.some((secret) => inside.includes(secret)) || credentialsIn(inside).some((found) => !isPublic(found))
  }

  function deep<T>(value: T): T {
    return mapped(value, text) as T
  }

  return {
    text,
    deep,
    get count() {
      return count
    },
  }
}

/** A run long enough to hold a credential, with the lines that go on with it. */
const BASE64 = /[A-Za-z0-9+/_-]{24,}(?:\r?\n[ \t]{0,8}[A-Za-z0-9+/_-]{4,})*={0,2}/g

/** A secret of several lines is shown line by line as well. */
function linesOf(secret: string): string[] {
  const lines = secret.split(/\r?\n/).map((line) => line.trim())
  return [secret, secret.trim(), ...lines]
}

/** At least so much of a cut-off secret is told from chance. */
const LEAST = 8

function withoutCutOff(text: string, secret: string, replaced: () => string): string {
  // whoever cut it may have marked the place, or ended the line
  const end = text.length - (/[\s.…]{0,5}$/.exec(text)?.[0].length ?? 0)
  const begin = /^[\s.…]{0,5}/.exec(text)?.[0].length ?? 0
  const most = Math.min(secret.length - 1, end - begin)
  for (let length = most; length >= LEAST; length -= 1) {
    if (text.startsWith(secret.slice(0, length), end - length)) {
      return text.slice(0, end - length) + replaced() + text.slice(end)
    }
    if (text.startsWith(secret.slice(-length), begin)) {
      return text.slice(0, begin) + replaced() + text.slice(begin + length)
    }
  }
  return text
}

function mapped(value: unknown, text: (text: string) => string): unknown {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return value.map((one) => mapped(one, text))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [text(key), mapped(part, text)]))
}
