import type { IncomingHttpHeaders } from 'node:http'
import type { Json } from '../../json.ts'
import type { NotMeasured } from '../outcome.ts'
import type { Route } from './routes.ts'
import type { Stalls } from './stalls.ts'

/** Where answers come from: the provider, or a cassette. */
export interface ModelSource {
  /** @throws only when the signal is aborted */
  ask(question: Question): Promise<Asked>
}

export interface Question {
  readonly route: Route
  /** Absent for GET. */
  readonly body?: Json
  /** The body as the agent wrote it. */
  readonly raw: Buffer
  readonly headers: IncomingHttpHeaders
  /** Aborted when the agent has gone or its attempt has ended. */
  readonly signal: AbortSignal
  readonly stalls: Stalls
}

export type Asked =
  | { readonly kind: 'answered'; readonly answer: ModelAnswer }
  /** There is no answer, and it is not the agent's fault. */
  | { readonly kind: 'failed'; readonly failure: SourceFailure }

export interface ModelAnswer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  /** A stream of events, in place of one whole body. */
  readonly isStream: boolean
  /** Ends in an error where the connection was cut. */
  readonly body: AsyncIterable<Buffer>
  /** `performance.now()` when it was asked for; absent where it was recorded. */
  readonly sentAt?: number
  /** The usage at the end of the stream was asked for by Turngate: the agent does not see it. */
  readonly hidesUsage: boolean
  /** What went wrong before, in order. */
  readonly tries: readonly string[]
  /** The agent's recorded self left before the end: this answer has none. */
  readonly staysOpen?: boolean
}

export interface SourceFailure {
  readonly outcome: NotMeasured
  /** What the agent is told. `body` is the provider's own, where it gave one. */
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer
  readonly tries: readonly string[]
  /** What the trace should hold besides the message. */
  readonly detail?: Json
}
