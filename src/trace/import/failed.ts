import { isJsonObject } from '../../json.ts'
import { parseResult } from './failure.ts'

/**
 * Whether the answer of a tool tells of an error. Most formats have no mark for it: what begins with an error's words,
 * and an object that holds an `error`, is taken as one.
 */
export function looksFailed(text: string): boolean {
  if (/^\s*(error\b|unknown (action|tool|function)\b|traceback \(most recent call last\))/i.test(text)) return true
  const value = parseResult(text)
  if (!isJsonObject(value)) return false
  return value.is_error === true || value.isError === true || isStated(value.error)
}

function isStated(error: unknown): boolean {
  return error !== undefined && error !== null && error !== false && error !== ''
}
