import { messageOf } from '../../../errors.ts'
import { WrongAnswer } from './answers.ts'

/** The status of an answer that was no success; undefined where there was no answer. */
export function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('status' in error) || !('response' in error)) return undefined
  return error.response === undefined || typeof error.status !== 'number' ? undefined : error.status
}

/** Why a request came to nothing, in a few words that name what to grant. */
export function whyFailed(error: unknown, permission: string): string {
  const status = statusOf(error)
  const said = firstLine(messageOf(error))
  if (error instanceof WrongAnswer) return said
  if (error instanceof TypeError) return `GitHub's answer is not what its API promises (${said})`
  if (status === 403 && isLimit(error)) return 'the rate limit of the token is used up (403): run again later'
  switch (status) {
    case 401:
      return 'GitHub does not know the token'
    case 403:
      return /locked/i.test(said) ? 'the conversation is locked' : `GitHub refused it (403): grant \`${permission}\``
    case 404:
      return `GitHub did not find it (404): check \`${permission}\` and the repository`
    case 429:
      return 'GitHub asks to wait for too long (429)'
    case undefined:
      return isTimeout(error) ? 'GitHub did not answer in time' : said
    default:
      return `GitHub answered ${status}: ${said}`
  }
}

/** A limit is answered with 403 as well, and no permission lifts it. */
function isLimit(error: unknown): boolean {
  if (/rate limit|abuse detection/i.test(messageOf(error))) return true
  const response = error instanceof Error && 'response' in error ? error.response : undefined
  const { headers = {} } = (response ?? {}) as { headers?: Readonly<Record<string, string | undefined>> }
  return headers['x-ratelimit-remaining'] === '0' || headers['retry-after'] !== undefined
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && /timeout|aborted|timed out/i.test(`${error.name} ${error.message}`)
}

function firstLine(text: string): string {
  return (text.split('\n')[0] ?? '').slice(0, 300)
}
