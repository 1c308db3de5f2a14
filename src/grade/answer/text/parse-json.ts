import type { Json } from '../../../json.ts'
import { isJson } from '../../../trace/json-value.ts'
import { MAX_DEPTH } from '../../depth.ts'

/**
 * The JSON that a text holds: the whole text, else its last block fenced as ```json. Undefined where there is none,
 * where it does not parse, or where it is nested too deeply to be walked.
 */
export function parseJsonText(text: string): Json | undefined {
  const whole = parse(text)
  return whole === undefined ? parse(lastBlock(text)) : whole
}

function lastBlock(text: string): string {
  const opening = [...text.matchAll(/```json\b/gi)].at(-1)
  if (opening === undefined) return ''
  const start = opening.index + opening[0].length
  const end = text.indexOf('```', start)
  return text.slice(start, end < 0 ? undefined : end)
}

function parse(text: string): Json | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isJson(value, MAX_DEPTH) ? value : undefined
  } catch {
    return undefined
  }
}
