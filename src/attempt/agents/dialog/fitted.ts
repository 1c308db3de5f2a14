import { MAX_LINE_BYTES } from '../../../trace/line.ts'

/** As much of an answer as fits into one line of a trace. */
export function fitted(answer: string): string {
  const room = MAX_LINE_BYTES - 1024
  let text = answer
  while (Buffer.byteLength(JSON.stringify(text)) > room) text = text.slice(0, Math.floor(text.length * 0.8))
  return text.length === answer.length ? answer : `${text}…`
}

/** With the result of a call, an event must still fit into one line of a trace: larger arguments are refused, unread. */
export function fittingArguments(args: unknown): unknown {
  const bytes = Buffer.byteLength(JSON.stringify(args) ?? '')
  return bytes <= MAX_ARGUMENT_BYTES ? args : `arguments of ${bytes} bytes`
}

const MAX_ARGUMENT_BYTES = 256 * 1024
