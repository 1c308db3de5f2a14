import type { Json, JsonObject } from '../json.ts'
import type { FieldCompare } from '../suite/schema/common.ts'

/** The scorer that says whether two values or replies mean the same. Pure and synchronous in its embedded tiers. */
export interface Similarity {
  /** Names the scoring code and its settings; part of the scorer fingerprint. */
  readonly version: string
  compareValues(gold: Json, predicted: Json, options?: FieldCompare): Comparison
  compareReplies(gold: string, predicted: string, options?: ReplyOptions): ReplyComparison
}

export interface ReplyOptions {
  readonly threshold?: number
  readonly must_mention?: readonly string[]
}

export interface Comparison {
  /** 0..1 */
  readonly score: number
  readonly equivalent: boolean
  /** `exact`, `typed`, `alias`, `facts`, `veto`, `lexical` … */
  readonly tier: string
  /** `number`, `date`, `text` … */
  readonly type?: string
  /** Accepted or refused without being sure; a person or a later tier may see it otherwise. */
  readonly low_confidence?: boolean
  /** In words: `30 ≠ 31`. Always there. */
  readonly reason: string
}

/** A reply is judged on two sub-metrics at once. */
export interface ReplyComparison extends Comparison {
  /** Nothing of the gold reply is missing. */
  readonly complete: boolean
  /** Nothing in it disagrees with the gold reply. */
  readonly truthful: boolean
  /**
   * Absent when both hold. A scorer that cannot tell the two apart fails both and names here the one that is to be
   * reported; otherwise it is the first that failed, `incomplete_response` before `inconsistent_response`.
   */
  readonly failure?: 'incomplete_response' | 'inconsistent_response'
  /** How far each claim and fact of the gold reply is stated, where the scorer takes a reply apart. */
  readonly claims?: readonly ReplyClaim[]
}

export interface ReplyClaim {
  readonly text: string
  /** 0..1 */
  readonly score: number
  readonly verdict: 'stated' | 'missing' | 'contradicted'
  /** Words alone decided, and not clearly: no fact of it is missing, nothing contradicts it. A later tier may see it otherwise. */
  readonly open?: boolean
}

/** A model that turns texts into vectors. Vectors of one model are comparable. */
export interface Embedder {
  readonly model: string
  /** One vector for each text, in order, all of one length. Rejects with an `EndpointError` where there is none. */
  embed(texts: readonly string[], signal?: AbortSignal): Promise<readonly Float32Array[]>
}

/** Vectors that were asked for before, by hash of model and text. Neither side throws: a cache that fails has nothing. */
export interface VectorCache {
  get(key: string): Promise<Float32Array | undefined>
  put(key: string, vector: Float32Array): Promise<void>
}

/** A model that is asked whether a statement about a text holds. */
export interface Judge {
  /** As the suite names it. */
  readonly name: string
  readonly model: string
  /** What of its settings may change an answer; part of what an answer is remembered by. */
  readonly settings: Json
  /** Never rejects: what went wrong on the way is an answer of its own kind. */
  ask(question: JudgeQuestion, signal?: AbortSignal): Promise<JudgeReply>
}

export interface JudgeQuestion {
  readonly system: string
  readonly user: string
  /** The form of the answer, for endpoints that can be held to one. */
  readonly schema: JsonObject
}

export interface JudgeUsage {
  /** As the suite names it, and its prices. */
  readonly model: string
  readonly input_tokens?: number
  readonly output_tokens?: number
  readonly cached_tokens?: number
}

export type JudgeReply =
  /** `cut`: the model ran into a limit of length. */
  | { readonly kind: 'answered'; readonly text: string; readonly cut: boolean; readonly usage?: JudgeUsage }
  | { readonly kind: 'refused'; readonly message: string; readonly usage?: JudgeUsage }
  /** The endpoint gave nothing: `reason` says why in a few words. */
  | { readonly kind: 'failed'; readonly reason: string }

/** Answers of judges and modules that were had before, so that stored attempts are graded again as they were. */
export interface AnswerStore {
  get(key: string): Json | undefined
  put(key: string, answer: Json): void
}

/** A user's module, behind a process of its own. */
export interface TurnModule {
  /** Never rejects. `reason`: in a few words. */
  ask(question: Json): Promise<{ readonly kind: 'answered'; readonly answer: Json } | ModuleFailure>
}

export interface ModuleFailure {
  readonly kind: 'failed'
  readonly reason: string
}

/** An endpoint gave no usable answer; the message says why in a few words. */
export class EndpointError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = 'EndpointError'
  }
}
