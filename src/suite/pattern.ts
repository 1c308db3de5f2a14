import { RE2JS, RE2JSException, RE2JSSyntaxException } from 're2js'

/** A user's regular expression, compiled. It is searched for anywhere in the text; `^` and `$` anchor it. */
export interface Pattern {
  readonly source: string
  test(text: string): boolean
}

/** Why a pattern was refused; `position` is the 1-based character where it goes wrong, if that is known. */
export class PatternError extends Error {
  readonly reason: string
  readonly position: number | undefined
  readonly hint: string | undefined

  constructor(reason: string, position?: number, hint?: string) {
    super(position === undefined ? reason : `${reason} at character ${position}`)
    this.name = 'PatternError'
    this.reason = reason
    this.position = position
    this.hint = hint
  }
}

const MAX_PATTERN_LENGTH = 2000

/**
 * Compiles RE2 syntax, which runs in time linear to the text, whatever the pattern.
 *
 * @throws PatternError with the reason and the position
 */
export function compilePattern(source: string, options: { readonly ignoreCase?: boolean } = {}): Pattern {
  if (source.length > MAX_PATTERN_LENGTH) {
    throw new PatternError(`the pattern is ${source.length} characters long; ${MAX_PATTERN_LENGTH} are allowed`)
  }
  try {
    // without flags first: re2js writes the flags into the text that its errors quote
    const plain = RE2JS.compile(source)
    const compiled = options.ignoreCase === true ? RE2JS.compile(source, RE2JS.CASE_INSENSITIVE) : plain
    return { source, test: (text) => compiled.test(text) }
  } catch (error) {
    if (error instanceof RE2JSSyntaxException) throw refusal(source, error)
    if (error instanceof RE2JSException) throw new PatternError(error.message)
    throw error
  }
}

const LOOK_AROUND = /^\(\?<?[=!]/

function refusal(source: string, error: RE2JSSyntaxException): PatternError {
  const reason = error.getDescription()
  const fragment = error.getPattern() ?? ''
  if (LOOK_AROUND.test(fragment)) {
    return new PatternError(
      'look-around is not part of RE2 syntax',
      positionOf(source, fragment),
      'Say what must be there with a plain pattern, and what must not with a second, negated check.',
    )
  }
  if (/^\\[1-9]/.test(fragment)) {
    return new PatternError(
      `the back-reference ${fragment} is not part of RE2 syntax`,
      positionOf(source, fragment),
      'Write out what should be repeated.',
    )
  }
  const whole = fragment === '' || fragment === source
  // what is not closed is found out at the end
  if (whole && /^(missing|trailing)/.test(reason)) return new PatternError(reason, source.length)
  if (reason.startsWith('unexpected )')) return new PatternError('unexpected `)`', firstStray(source))
  return new PatternError(whole ? reason : `${reason} \`${fragment}\``, positionOf(source, fragment))
}

function positionOf(source: string, fragment: string): number | undefined {
  const index = fragment === '' ? -1 : source.indexOf(fragment)
  return index < 0 ? undefined : index + 1
}

/** The error quotes the whole pattern; the first `)` that is one too many is where a beginning of it first fails so. */
function firstStray(source: string): number | undefined {
  for (let at = source.indexOf(')'); at >= 0; at = source.indexOf(')', at + 1)) {
    try {
      RE2JS.compile(source.slice(0, at + 1))
    } catch (error) {
      if (error instanceof RE2JSSyntaxException && error.getDescription() === 'unexpected )') return at + 1
    }
  }
  return undefined
}
