import type { Json, JsonObject } from '../../../json.ts'

/** One span of any exporter. */
export interface Span {
  readonly trace: string
  readonly id: string
  readonly parent?: string
  readonly name: string
  /** Milliseconds since 1970; 0 where the source does not say. */
  readonly start: number
  readonly end: number
  readonly attributes: JsonObject
  /** What is said of the whole process. */
  readonly resource: JsonObject
  /** Why it failed; absent where it did not. */
  readonly error?: string
  readonly events: readonly SpanEvent[]
}

export interface SpanEvent {
  readonly name: string
  readonly attributes: JsonObject
  /** Of a log record. */
  readonly body?: Json
}

/** A message as a model is given it or gives it. */
export interface Message {
  readonly role: string
  readonly text: string
  readonly calls: readonly MessageCall[]
  readonly answers: readonly MessageAnswer[]
  /** Kinds of its parts that are neither. */
  readonly others: readonly string[]
}

export interface MessageCall {
  readonly id?: string
  readonly tool: string
  /** Absent: not captured. */
  readonly args?: Json
}

export interface MessageAnswer {
  readonly id?: string
  readonly tool?: string
  /** Absent: not captured. */
  readonly result?: Json
}

export interface SpanUsage {
  readonly input_tokens?: number
  readonly output_tokens?: number
  readonly cached_tokens?: number
  readonly reasoning_tokens?: number
  readonly cost_usd?: number
}

/** What a span tells, whatever its dialect. Messages that are absent were not captured. */
export type Reading =
  | {
      readonly kind: 'model' | 'agent'
      readonly model?: string
      readonly usage: SpanUsage
      readonly input?: readonly Message[]
      readonly output?: readonly Message[]
    }
  | { readonly kind: 'embeddings'; readonly model?: string; readonly usage: SpanUsage }
  | { readonly kind: 'tool'; readonly tool: string; readonly id?: string; readonly args?: Json; readonly result?: Json }

export interface ReadSpan {
  readonly span: Span
  readonly reading: Reading
}
