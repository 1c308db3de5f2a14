import { setTimeout as sleep } from 'node:timers/promises'
import type { ExecutedEvent, RefusedEvent } from '../../trace/events.ts'
import type { Recorder } from './recorder.ts'
import type { World } from './tools/world.ts'

/** The tools of one attempt as its agent meets them: each call is recorded, and takes the time that was asked for. */
export interface Doubles {
  /** Undefined when the attempt ended before the call did; nothing more is recorded then. */
  call(name: string, args: unknown): Promise<ExecutedEvent | RefusedEvent | undefined>
}

export function createDoubles(world: World, recorder: Recorder, ended: AbortSignal): Doubles {
  return {
    async call(name, args) {
      if (ended.aborted) return undefined
      const call = world.call(name, args, `c${world.calls() + 1}`)
      recorder.record(call.proposed)
      if (call.delayMs > 0) await sleep(call.delayMs, undefined, { signal: ended }).catch(() => undefined)
      if (ended.aborted && call.delayMs > 0) return undefined
      recorder.record(call.outcome)
      return call.outcome
    },
  }
}
