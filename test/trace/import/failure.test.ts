import { describe, expect, it } from 'vitest'
import { isTransient, parseResult, readFailure } from '../../../src/trace/import/failure.ts'

describe('isTransient', () => {
  it.each([
    'Error: HTTP 503 Service Unavailable',
    'litellm.RateLimitError: status code 429',
    'Error: 503',
    '429 Too Many Requests',
    'Error: request timed out',
    'upstream timeout',
    'Error: Rate limit reached',
    'Internal Server Error',
    'DEADLINE EXCEEDED',
    '{"error": {"code": 503, "message": "try later"}}',
    '{"status": 429}',
  ])('is true of %s', (text) => {
    expect(isTransient(text)).toBe(true)
  })

  it.each([
    'Error: payment amount does not add up, total price is 503, but paid 429',
    'Error: flight HAT503 not available on date 2024-05-15',
    'Error: 500 is more than the balance',
    'Error: User not found',
    'HTTP 404 Not Found',
    '{"status": 400, "message": "timeout must be a number"}',
    '',
  ])('is false of %s', (text) => {
    expect(isTransient(text)).toBe(false)
  })
})

describe('readFailure', () => {
  it.each([
    ['Unknown action refnd', { kind: 'refused', reason: 'unknown_tool' }],
    ["Error: Tool 'refnd' not found.", { kind: 'refused', reason: 'unknown_tool' }],
    ["Error: invoke() missing 1 required positional argument: 'id'", { kind: 'refused', reason: 'schema' }],
    ["Error: f() got an unexpected keyword argument 'x'", { kind: 'refused', reason: 'schema' }],
    ['Error: Order not found', { kind: 'failed', retryable: false }],
    ['Error: 502 Bad Gateway', { kind: 'failed', retryable: true }],
  ])('reads %s', (text, failure) => {
    expect(readFailure(text)).toEqual(failure)
  })
})

describe('parseResult', () => {
  it.each([
    ['{"id": "1001"}', { id: '1001' }],
    [' [1, 2]', [1, 2]],
    ['1001', '1001'],
    ['true', 'true'],
    ['{not json', '{not json'],
    ['', ''],
  ])('reads %j', (text, value) => {
    expect(parseResult(text)).toEqual(value)
  })
})
