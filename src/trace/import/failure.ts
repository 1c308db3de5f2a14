import { isJsonObject, type Json } from '../../json.ts'

/** What the result of a failed call says about why it failed. */
export type Failure =
  | { readonly kind: 'refused'; readonly reason: 'schema' | 'unknown_tool' }
  | { readonly kind: 'failed'; readonly retryable: boolean }

/** Reads the error text of a source whose tools are Python functions behind an API. */
export function readFailure(text: string): Failure {
  if (UNKNOWN_TOOL.test(text)) return { kind: 'refused', reason: 'unknown_tool' }
  if (WRONG_ARGUMENTS.test(text)) return { kind: 'refused', reason: 'schema' }
  return { kind: 'failed', retryable: isTransient(text) }
}

/** Whether an error would pass by itself: a provider's 429 or 5xx, or a time-out. A bare number is no status. */
export function isTransient(text: string): boolean {
  const status = statusOf(text)
  if (status !== undefined) return status === 429 || (status >= 500 && status <= 599)
  return TRANSIENT.some((pattern) => pattern.test(text))
}

/** The result of a call: lists and objects are parsed; plain text and numbers stay the text that the agent saw. */
export function parseResult(text: string): Json {
  if (!/^\s*[[{]/.test(text)) return text
  try {
    const value: Json = JSON.parse(text)
    return value
  } catch {
    return text
  }
}

const UNKNOWN_TOOL = /^(error:\s*)?(unknown (action|tool|function)\b|tool '?[\w.-]+'? not found)/i
const WRONG_ARGUMENTS = /(missing \d+ required (positional|keyword-only) argument|got an unexpected keyword argument)/i

const TRANSIENT = [
  /\b(http|status|status[ _]code|error code|code)\W{0,3}(429|5\d\d)\b/i,
  /^(error:?\s*)?(429|5\d\d)(\W*$|\W+(too many|internal|bad gateway|service|gateway|server))/i,
  /\btoo many requests\b|\brate[ _-]?limit/i,
  /\bservice (is )?(temporarily )?unavailable\b|\bbad gateway\b|\binternal server error\b/i,
  /\btimed[ -]?out\b|time-?out(error|exception)?\b|\bdeadline exceeded\b/i,
]

function statusOf(text: string): number | undefined {
  const value = parseResult(text)
  if (!isJsonObject(value)) return undefined
  const inner = isJsonObject(value.error) ? value.error : value
  const status = inner.status ?? inner.status_code ?? inner.code
  return typeof status === 'number' ? status : undefined
}
