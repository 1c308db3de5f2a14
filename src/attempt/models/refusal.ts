import type { IncomingHttpHeaders } from 'node:http'
import { answerHeaders } from './headers.ts'
import { parseJson, textAt } from './protocols/read.ts'
import type { Reach } from './reach.ts'
import type { Asked } from './source.ts'

/** An answer that is not 2xx. */
export interface Refusal {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export function isWorthARetry(refusal: Refusal): boolean {
  return isProviders(refusal.status) && !lacksCredit(refusal)
}

/** Whose fault a refusal is: the provider's, the set-up's, or else the agent's own. */
export function classify(refusal: Refusal, reach: Reach, tries: readonly string[], sentAt: number): Asked {
  const { status, body } = refusal
  const headers = answerHeaders(refusal.headers)
  const told = { status, headers, body, tries }
  if (isWorthARetry(refusal)) {
    const message = `the provider answered ${status}${again(tries)}`
    return { kind: 'failed', failure: { ...told, outcome: { reason: 'provider', message } } }
  }
  if (status === 401 || status === 402 || status === 403 || lacksCredit(refusal)) {
    return {
      kind: 'failed',
      failure: { ...told, outcome: { reason: 'configuration', message: refused(status, reach) } },
    }
  }
  if (status < 400) {
    const message = `the provider answered ${status}, which is no answer: check the base URL of its models`
    return { kind: 'failed', failure: { ...told, outcome: { reason: 'configuration', message } } }
  }
  const answer = { status, headers, isStream: false, body: once(body), sentAt, hidesUsage: false, tries }
  return { kind: 'answered', answer }
}

export function connectionFailure(why: string, tries: readonly string[]): Asked {
  const message = `the provider failed: ${why}${again(tries)}`
  return { kind: 'failed', failure: { outcome: { reason: 'provider', message }, status: 502, tries } }
}

export function missingKey(name: string): Asked {
  const message = `there is no key in ${name}: set it, or replay recorded answers with \`--models replay\``
  return { kind: 'failed', failure: { outcome: { reason: 'configuration', message }, status: 401, tries: [] } }
}

function isProviders(status: number): boolean {
  return status === 408 || status === 409 || status === 429 || status >= 500
}

/** No pause brings it back. */
function lacksCredit({ status, body }: Refusal): boolean {
  return status === 429 && textAt(parseJson(body.toString('utf8')), 'error', 'code') === 'insufficient_quota'
}

function refused(status: number, { key }: Reach): string {
  if (key === undefined) {
    return `the provider answered ${status} to a request without a key: name its variable in \`sandbox.models\``
  }
  return `the provider refused the key in ${key.name} (${status}): check that variable, and what the key may be used for`
}

function again(tries: readonly string[]): string {
  return tries.length === 0 ? '' : `, after ${tries.length + 1} tries`
}

async function* once(body: Buffer): AsyncGenerator<Buffer> {
  yield body
}
