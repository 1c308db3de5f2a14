import { z } from 'zod'
import type { JudgeReply } from '../ports.ts'
import type { Answer, Unusable } from './types.ts'

const Form = z.strictObject({
  verdict: z.enum(['pass', 'fail', 'unclear']),
  score: z.number(),
  quote: z.string().max(10_000),
  reason: z.string().max(10_000),
})

/**
 * Reads one answer of a judge. It counts only when it is the JSON object that was asked for, whole and alone, in range,
 * and quotes the text it judges. Everything else is no verdict, and above all no 0.
 *
 * @param shown the texts that the judge was shown
 */
export function readAnswer(reply: JudgeReply, shown: readonly string[]): Answer {
  if (reply.kind === 'failed') return unusable(reply.reason, false)
  if (reply.kind === 'refused') return unusable('the judge refused to answer', false)
  if (reply.cut) return unusable("the judge's answer was cut off", true)
  const value = reply.text.length > MOST_CHARS ? undefined : parseWhole(reply.text)
  if (value === undefined) return unusable("the judge's answer is not the JSON object alone", true)
  const read = Form.safeParse(value)
  if (!read.success) return unusable("the judge's answer has not the form asked for", true)
  const { verdict, score, quote, reason } = read.data
  if (!(score >= 0 && score <= 1)) return unusable("the judge's score is not in 0..1", true)
  if (verdict === 'unclear') return unusable('the judge could not tell', false)
  const holds = verdict === 'pass'
  if (holds !== score >= 0.5) return unusable("the judge's score contradicts its verdict", true)
  if (!isEvidence(quote, shown, holds)) return unusable("the judge's quote is not in the text", true)
  return { kind: 'verdict', holds, score, quote, reason }
}

const MOST_CHARS = 30_000

/** Some endpoints fence JSON; text before or after it is prose, and a JSON object inside prose may be the agent's. */
function parseWhole(text: string): unknown {
  const whole = /^```(?:json)?\s*\n([\s\S]*?)\n\s*```$/.exec(text.trim())?.[1] ?? text
  try {
    return JSON.parse(whole)
  } catch {
    return undefined
  }
}

/** White space, case and the style of quotation marks aside, the quote stands in one of the texts. */
function isEvidence(quote: string, shown: readonly string[], holds: boolean): boolean {
  const wanted = plain(quote)
  if (wanted === '') return !holds
  return SAYS_SOMETHING.test(wanted) && shown.some((text) => plain(text).includes(wanted))
}

/** A full stop stands in every text, and the mark of what was left out is not the agent's. */
const SAYS_SOMETHING = /[\p{L}\p{N}\p{S}]/u

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u2018\u2019\u201a\u201b`´]/g, "'")
    .replaceAll(/[\u201c-\u201f«»]/g, '"')
    .replaceAll(/[\u2010-\u2015]/g, '-')
    .replaceAll(/[\s\u200b-\u200d\ufeff]+/g, '')
}

function unusable(reason: string, retry: boolean): Unusable {
  return { kind: 'unusable', reason, retry }
}
