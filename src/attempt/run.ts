import { availableParallelism } from 'node:os'
import { messageOf } from '../errors.ts'
import type { Attempt, Outcome } from '../trace/attempt.ts'
import { bindAgent } from './agents/index.ts'
import type { OpenAgent } from './agents/types.ts'
import { requireIsolation } from './isolation/require.ts'
import { notMade } from './not-made.ts'
import { interrupted } from './outcome.ts'
import type { PlannedAttempt } from './plan.ts'
import type { AttemptWorld } from './world.ts'

/** Finds what can be known to fail before any attempt is made. @throws UserError with all of it */
export async function checkAttempts(plan: readonly PlannedAttempt[], world: AttemptWorld): Promise<void> {
  await bindAgent(world.suite.agent).check(plan, world)
  if (world.suite.agent.kind !== 'replay') await requireIsolation(world)
}

/**
 * Makes the planned attempts, several at a time, and gives each one as it ends; every planned attempt is given once. When the
 * consumer stops early, or the world's signal says so, running attempts are ended before this is.
 * @throws UserError before the first attempt when the agent cannot be run
 */
export async function* runAttempts(
  plan: readonly PlannedAttempt[],
  world: AttemptWorld,
): AsyncGenerator<Attempt, void, undefined> {
  await checkAttempts(plan, world)
  const agent = await bindAgent(world.suite.agent).open(world)
  const left = new AbortController()
  const signal = AbortSignal.any([world.signal, left.signal])
  const running = new Map<PlannedAttempt, Promise<Made>>()
  const waiting = plan[Symbol.iterator]()

  function fill(): void {
    while (running.size < (world.concurrency ?? availableParallelism())) {
      const next = waiting.next()
      if (next.done === true) return
      const planned = next.value
      running.set(
        planned,
        makeAttempt(agent, planned, world, signal).then((attempt) => ({ planned, attempt })),
      )
    }
  }

  try {
    for (fill(); running.size > 0; ) {
      const { planned, attempt } = await Promise.race(running.values())
      running.delete(planned)
      fill()
      yield attempt
    }
  } finally {
    left.abort()
    await Promise.allSettled(running.values())
    await agent.close()
  }
}

interface Made {
  readonly planned: PlannedAttempt
  readonly attempt: Attempt
}

async function makeAttempt(agent: OpenAgent, planned: PlannedAttempt, world: AttemptWorld, signal: AbortSignal) {
  const name = { task: planned.task.id, attempt: planned.attempt }
  if (signal.aborted) return notMade(planned, interrupted())
  world.onProgress?.({ type: 'start', ...name })
  const attempt = await makeMeasured(agent, planned, signal)
  const { outcome, wall_ms } = attempt
  world.onProgress?.({ type: 'end', ...name, outcome, ...(wall_ms !== undefined && { wall_ms }) })
  return attempt
}

const MOST_TRIES = 3

/** Tries again where the machine or the provider failed, not the agent. */
async function makeMeasured(agent: OpenAgent, planned: PlannedAttempt, signal: AbortSignal): Promise<Attempt> {
  for (let tries = 1; ; tries += 1) {
    const attempt = await makeOnce(agent, planned, signal)
    if (tries === MOST_TRIES || signal.aborted || !isPassingFailure(attempt.outcome)) return attempt
  }
}

async function makeOnce(agent: OpenAgent, planned: PlannedAttempt, signal: AbortSignal): Promise<Attempt> {
  try {
    return await agent.run(planned, signal)
  } catch (error) {
    return notMade(planned, { status: 'infra_failed', reason: 'sandbox', message: messageOf(error) })
  }
}

const PASSING: ReadonlySet<string> = new Set(['sandbox', 'spawn', 'provider'])

function isPassingFailure(outcome: Outcome): boolean {
  return outcome.status === 'infra_failed' && PASSING.has(outcome.reason)
}
