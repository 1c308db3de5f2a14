import { describe, expect, it } from 'vitest'
import { whyFailed } from '../../../../src/shell/github/api/failure.ts'

function answer(status: number, message: string, headers: Readonly<Record<string, string>> = {}): Error {
  return Object.assign(new Error(message), { status, response: { status, headers } })
}

describe('why a request came to nothing', () => {
  it.each<[string, Error, RegExp]>([
    ['a permission', answer(403, 'Resource not accessible by integration'), /grant `checks: write`/],
    ['what is left of the limit', answer(403, 'Forbidden', { 'x-ratelimit-remaining': '0' }), /rate limit/],
    ['a wait', answer(403, 'Forbidden', { 'retry-after': '3600' }), /rate limit/],
    ['a limit by its message', answer(403, 'You have exceeded a secondary rate limit'), /rate limit/],
    ['a limit that is far', answer(403, 'Forbidden', { 'x-ratelimit-remaining': '4999' }), /grant `checks: write`/],
    ['a locked conversation', answer(403, 'Issue is locked'), /conversation is locked/],
  ])('%s', (_, error, said) => {
    expect(whyFailed(error, 'checks: write')).toMatch(said)
    if (said.source === 'rate limit') expect(whyFailed(error, 'checks: write')).not.toContain('grant')
  })
})
