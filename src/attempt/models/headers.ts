import type { IncomingHttpHeaders } from 'node:http'

/** Of an agent's request, what a provider may want to know. Its key never is among it. */
export function requestHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return chosen(headers, (name) => REQUEST.has(name))
}

/** Of a provider's answer, what concerns the agent: nothing of the account or of the connection. */
export function answerHeaders(headers: IncomingHttpHeaders): Record<string, string> {
  return chosen(headers, (name) => ANSWER.has(name) || /^(x-ratelimit|anthropic-ratelimit)-/.test(name))
}

const REQUEST: ReadonlySet<string> = new Set([
  'accept',
  'content-type',
  'openai-beta',
  'anthropic-version',
  'anthropic-beta',
])

const ANSWER: ReadonlySet<string> = new Set([
  'content-type',
  'cache-control',
  'retry-after',
  'retry-after-ms',
  'x-should-retry',
  'x-request-id',
  'request-id',
  'openai-model',
  'openai-version',
  'openai-processing-ms',
])

function chosen(headers: IncomingHttpHeaders, wanted: (name: string) => boolean): Record<string, string> {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && wanted(name) ? [[name, value] as const] : [],
  )
  return Object.fromEntries(pairs)
}
