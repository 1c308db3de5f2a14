import type { Json, JsonObject } from '../../../json.ts'
import type { SseEvent } from '../sse.ts'

/** One way to ask models, as far as the recording wants to know it. What agents and providers write is foreign data. */
export interface Protocol {
  readRequest(body: Json): ModelRequest
  /** A whole answer; undefined where it is none of this protocol. */
  readAnswer(body: Json): Reading | undefined
  openStream(): StreamReader
}

export interface ModelRequest {
  readonly model: string
  /** What became of calls that earlier answers proposed. */
  readonly results: readonly ToolResult[]
  /** The last thing that the model is told, for messages about this request. */
  readonly last: string
}

export interface ToolResult {
  readonly id: string
  readonly ok: boolean
  readonly result: Json
}

/** What an answer says. */
export interface Reading {
  /** As the provider names it. */
  readonly model?: string
  readonly usage: TokenUsage
  readonly text: string
  readonly calls: readonly ProposedCall[]
  /** The provider failed, and says so inside an answer that began well. */
  readonly failure?: string
  /** The same, where what it was asked is why: that is the agent's own. */
  readonly refusal?: string
}

/** Counted as OpenAI does: input includes what was cached, output what was reasoning. */
export interface TokenUsage {
  readonly input_tokens?: number
  readonly output_tokens?: number
  readonly cached_tokens?: number
  readonly reasoning_tokens?: number
}

export interface ProposedCall {
  readonly id?: string
  readonly tool: string
  /** Undefined where what the model wrote is no JSON object. */
  readonly args: JsonObject | undefined
}

export interface StreamReader {
  push(event: SseEvent): void
  /** Whether the answer has come to its end. */
  isDone(): boolean
  read(): Reading
}
