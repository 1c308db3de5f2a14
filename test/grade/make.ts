import type { GradeContext } from '../../src/grade/grade-attempt.ts'
import { cascadeSimilarity } from '../../src/grade/similarity/cascade.ts'
import type { Json } from '../../src/json.ts'
import { AemOptions } from '../../src/suite/schema/suite.ts'
import type { Task } from '../../src/suite/schema/task.ts'
import type { Attempt, Evidence } from '../../src/trace/attempt.ts'
import type { ExecutedEvent, RefusedEvent, TraceEvent } from '../../src/trace/events.ts'

type Args = Record<string, Json>

export function makeTask(given: Partial<Task> = {}): Task {
  return {
    id: 'task',
    turns: [{ user: 'Hello' }],
    ordered: true,
    pass_when: ['answer'],
    extra_calls: 'fail_writes',
    answer: [],
    state: [],
    files: [],
    critical: false,
    reviewed: true,
    source: { file: 'tasks/task.yaml', line: 1 },
    ...given,
  }
}

export function makeAttempt(
  events: readonly TraceEvent[] = [],
  given: Partial<Omit<Attempt, 'events' | 'evidence'>> & { evidence?: Partial<Evidence> } = {},
): Attempt {
  const { evidence, ...rest } = given
  return {
    task: 'task',
    attempt: 1,
    seed: 7,
    outcome: { status: 'completed' },
    started_at: '2025-01-01T00:00:00.000Z',
    events,
    evidence: { files: {}, calls_recorded_by: 'sandbox', isolation: [], ...evidence },
    ...rest,
  }
}

export function makeContext(given: Partial<GradeContext> = {}): GradeContext {
  return {
    tools: [],
    aem: AemOptions.parse({}),
    similarity: cascadeSimilarity({ threshold: 0.5 }),
    prices: {},
    trustAgentErrors: false,
    ...given,
  }
}

export function user(text = 'Hello'): TraceEvent {
  return { event: 'user', text }
}

export function reply(text: string): TraceEvent {
  return { event: 'response', text }
}

export function done(tool: string, args: Args = {}, more: Partial<ExecutedEvent> = {}): TraceEvent {
  return { event: 'executed', tool, args, ok: true, ...more }
}

export function failed(tool: string, args: Args = {}, more: Partial<ExecutedEvent> = {}): TraceEvent {
  return { event: 'executed', tool, args, ok: false, error: 'it went wrong', ...more }
}

export function refused(tool: string, reason: RefusedEvent['reason'], args: Args = {}): TraceEvent {
  return { event: 'refused', tool, args, reason, message: 'refused' }
}

export function codes(findings: readonly { readonly code: string }[]): string[] {
  return findings.map(({ code }) => code)
}
