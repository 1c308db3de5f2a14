import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Models } from '../../suite/schema/models.ts'
import { type Places, placesOf } from '../cassettes/places.ts'
import { openPlayer } from '../cassettes/player.ts'
import { openTape } from '../cassettes/tape.ts'
import type { NotMeasured } from '../outcome.ts'
import type { PlannedAttempt } from '../plan.ts'
import type { AttemptWorld } from '../world.ts'
import { type ModelAttempt, type ModelAttemptOptions, openModelAttempt } from './attempt.ts'
import { openBudget } from './budget.ts'
import type { CallRecord } from './calls.ts'
import { errorBody } from './error-body.ts'
import { exchange } from './exchange.ts'
import { openLiveSource } from './live.ts'
import { readRoute } from './routes.ts'
import { hideSecretsIn } from './secrets.ts'

/** Stands on loopback between the agents of a run and the models that they ask. */
export interface ModelEndpoint {
  /** Of the loopback. */
  readonly port: number
  /** Why no further attempt can be measured, where that is so. */
  readonly exhausted: () => NotMeasured | undefined
  /** Opens addresses that nobody can guess. */
  open(options: OpenOptions): Promise<AttemptModels>
  close(): Promise<void>
}

export interface OpenOptions extends Pick<ModelAttemptOptions, 'recorder' | 'hasTools' | 'signal' | 'stop'> {
  readonly planned: PlannedAttempt
  /** Absolute folder that all of the attempt's folders are in. */
  readonly root: string
  /** The attempt's environment, once it is known. */
  readonly env: () => Readonly<Record<string, string>>
}

/** The endpoint as one attempt has it. */
export interface AttemptModels {
  readonly openaiUrl: string
  readonly anthropicUrl: string
  /** Stands for the key, which the agent never sees. */
  readonly token: string
  /** Of the attempt: the recorded one's where answers are replayed. */
  readonly seed: number
  readonly calls: Pick<CallRecord, 'count' | 'reached'>
  /** Model calls so far. */
  readonly count: () => number
  /** The value with marks in place of keys, wherever an agent may have them from. */
  hide<T>(value: T): T
  /** Milliseconds that were lost to the provider or to the rate limit. */
  readonly lostMs: () => number
  /** No request is answered from now on; what is left to say is recorded. */
  close(): void
  /** Keeps what was recorded, where that was asked for. */
  keep(): Promise<void>
}

export async function openModelEndpoint(models: Models, world: AttemptWorld): Promise<ModelEndpoint> {
  const { suite, hostEnv } = world
  // recordings are the gate's: a change may write its own, and is not judged by them
  const root = models.mode === 'replay' ? (world.gateRoot ?? world.root) : world.root
  const live = openLiveSource(models, hostEnv)
  const { cost_usd, run_cost_usd: limit } = suite.sandbox.limits
  const budget = openBudget(limit)
  const spent: NotMeasured = { reason: 'budget', message: `the models of the run cost more than ${limit} US dollars` }
  const attempts = new Map<string, ModelAttempt>()
  const server = createServer((request, response) => serve(request, response, attempts))
  // a model may take its time
  server.requestTimeout = 0
  // clients keep connections, and would find one closed just as they use it
  server.keepAliveTimeout = 10 * 60_000
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0

  return {
    port,
    exhausted: () => (budget.isSpent() ? spent : undefined),
    async open({ planned, root: folder, env, ...options }) {
      const label = `${models.cassettes.replace(/\/+$/, '')}/${planned.task.id}/${planned.attempt}.json`
      const file = join(root, label)
      let known: Places | undefined
      const places = () => (known ??= placesOf(env(), folder, suite.sandbox.env))
      const player = models.mode === 'replay' ? await openPlayer(file, label, places) : undefined
      const tape = models.mode === 'record' ? openTape(file, planned, places, live.secrets) : undefined
      const attempt = openModelAttempt({
        ...{ ...options, tape, budget, prices: suite.prices },
        isLimited: cost_usd !== undefined || limit !== undefined,
        ...{ source: player ?? live, secrets: live.secrets },
      })
      const { token } = attempt
      attempts.set(token, attempt)
      const release = budget.onSpent(() => options.stop(spent))
      const base = `http://127.0.0.1:${port}/${token}`
      return {
        ...{ openaiUrl: `${base}/openai/v1`, anthropicUrl: `${base}/anthropic`, token },
        seed: player?.seed ?? planned.seed,
        calls: attempt.calls,
        count: attempt.count,
        hide: (value) => hideSecretsIn(value, live.secrets),
        lostMs: () => attempt.stalls.ms(),
        close() {
          release()
          attempts.delete(token)
          attempt.calls.finish()
        },
        keep: async () => tape?.write(),
      }
    },
    async close() {
      attempts.clear()
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      live.close()
      await closed
    },
  }
}

function serve(request: IncomingMessage, response: ServerResponse, attempts: ReadonlyMap<string, ModelAttempt>): void {
  const { host = '', origin } = request.headers
  // a web page that a browser on this machine shows must not reach models by a name that resolves to loopback
  if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) || origin !== undefined) {
    refuse(response, 403, 'only local clients are served')
    return
  }
  const found = readRoute(request.method, request.url)
  const attempt = found === undefined ? undefined : attempts.get(found.token)
  if (attempt === undefined) refuse(response, 404, 'no attempt is running at this address')
  else if (found?.route === undefined) refuse(response, 404, `${request.method} of this path is not passed on`)
  else exchange(request, response, found.route, attempt).catch(() => response.destroy())
}

function refuse(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, { 'content-type': 'application/json' })
  response.end(errorBody('openai', message))
}
