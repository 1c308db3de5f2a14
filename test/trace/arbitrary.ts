import fc from 'fast-check'
import type { Json, JsonObject } from '../../src/json.ts'
import { type Attempt, Evidence, type Outcome } from '../../src/trace/attempt.ts'
import { TraceEvent } from '../../src/trace/events.ts'

/** Any text, lone surrogates and control characters included. */
export const anyText = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.constant('__proto__'),
)

/** Any JSON value, as JSON.parse would give it: a key named `__proto__` is an own key, there is no -0. */
export const anyJson: fc.Arbitrary<Json> = fc.jsonValue({ maxDepth: 4 }).map((value) => {
  const plain: Json = JSON.parse(JSON.stringify(value))
  return plain
})

const anyArgs: fc.Arbitrary<JsonObject> = fc
  .array(fc.tuple(anyText, anyJson), { maxLength: 4 })
  .map((entries) => Object.fromEntries(entries))

const stamp = {
  seq: fc.nat(),
  at: fc.nat(),
  by: fc.constantFrom('agent', 'user'),
}

export const anyEvent: fc.Arbitrary<TraceEvent> = fc.oneof(
  event({ event: fc.constant('user'), text: anyText, turn: fc.integer({ min: 1, max: 9 }) }, ['text']),
  event({ event: fc.constant('response'), text: anyText, final: fc.boolean() }, ['text']),
  event({ event: fc.constant('proposed'), tool: anyText, args: anyArgs, call_id: anyText }, ['tool']),
  event(
    {
      event: fc.constant('refused'),
      tool: anyText,
      args: anyArgs,
      reason: fc.constantFrom('schema', 'unknown_tool', 'policy'),
      message: anyText,
    },
    ['tool', 'reason'],
  ),
  event(
    {
      event: fc.constant('executed'),
      tool: anyText,
      args: anyArgs,
      ok: fc.boolean(),
      result: anyJson,
      error: anyText,
      retryable: fc.boolean(),
      ms: fc.nat(),
      call_id: anyText,
    },
    ['tool'],
  ),
  event(
    {
      event: fc.constant('model'),
      model: anyText,
      input_tokens: fc.nat(),
      cost_usd: fc.nat().map((cents) => cents / 100),
      ms: fc.nat(),
    },
    ['model'],
  ),
  event({ event: fc.constant('note'), text: anyText, data: anyJson }, []),
  event({ event: fc.constant('end'), reward: fc.constantFrom(0, 0.5, 1), error: anyText }, []),
)

const anyOutcome: fc.Arbitrary<Outcome> = anyText.chain((message) =>
  fc.constantFrom<Outcome>(
    { status: 'completed' },
    { status: 'timed_out', limit: '120s', message },
    { status: 'agent_failed', reason: 'exit', message },
    { status: 'infra_failed', reason: 'sandbox', message },
  ),
)

export const anyAttempt: fc.Arbitrary<Attempt> = fc
  .record({
    attempt: fc.integer({ min: 1, max: 50 }),
    seed: fc.nat(),
    outcome: anyOutcome,
    events: fc.array(anyEvent, { maxLength: 12 }),
    state: fc.option(anyJson, { nil: undefined }),
    recorder: fc.constantFrom('sandbox', 'agent', 'import', 'none'),
  })
  .map(({ state, recorder, ...attempt }) => ({
    ...attempt,
    task: 'a-task',
    started_at: '2025-01-01T00:00:00.000Z',
    evidence: Evidence.parse({
      ...(state !== undefined && { state }),
      files: { 'notes.md': { kind: 'text', text: '1001' } },
      calls_recorded_by: recorder,
      isolation: ['workspace'],
    }),
  }))

function event(fields: Record<string, fc.Arbitrary<unknown>>, required: string[]): fc.Arbitrary<TraceEvent> {
  const all: Record<string, fc.Arbitrary<unknown>> = { ...fields, ...stamp }
  return fc.record(all, { requiredKeys: ['event', ...required] }).map((value) => TraceEvent.parse(value))
}
