import { setTimeout as sleep } from 'node:timers/promises'
import type { Handlers } from './handlers/handlers.ts'
import { settleQuestion } from './handlers/settle.ts'
import type { Recorder } from './recorder.ts'
import type { Call, Question, World } from './tools/world.ts'

/** The tools of one attempt as its agent meets them: each call is recorded, and takes the time that was asked for. */
export interface Doubles {
  /**
   * Undefined when the attempt ended before the call did; nothing more is recorded then. `server` is absent for the
   * tools that name none.
   */
  call(name: string, args: unknown, server?: string): Promise<Settled | undefined>
}

export type Settled = Pick<Call, 'outcome' | 'content'>

export interface DoublesOptions {
  readonly world: World
  readonly recorder: Pick<Recorder, 'record' | 'caughtUp'>
  readonly ended: AbortSignal
  /** Absent where no tool has a handler. */
  readonly handlers?: Handlers | undefined
  /** A handler failed: the attempt says nothing about its agent. */
  readonly onFault?: (message: string) => void
}

export function createDoubles({ world, recorder, ended, handlers, onFault }: DoublesOptions): Doubles {
  let busy: Promise<Made | undefined> | undefined

  async function settled(question: Question): Promise<Made | undefined> {
    const call = await settleQuestion(question, handlers)
    // its process was ended with the attempt
    if (ended.aborted) return undefined
    if ('fault' in call) {
      onFault?.(call.fault)
      return undefined
    }
    // before the next call, which meets what this one left
    if (call.delayMs === 0) recorder.record(call.outcome)
    return { call, isRecorded: call.delayMs === 0 }
  }

  /** Each call meets the state that the calls before it left, so none comes between a question and its answer. */
  async function make(name: string, args: unknown, server: string | undefined): Promise<Made | undefined> {
    while (busy !== undefined) await busy
    if (ended.aborted) return undefined
    const call = world.call(name, args, { id: `c${world.calls() + 1}`, server })
    recorder.record(call.proposed)
    if (!('settle' in call)) return { call, isRecorded: false }
    busy = settled(call).finally(() => {
      busy = undefined
    })
    return busy
  }

  return {
    async call(name, args, server) {
      await recorder.caughtUp()
      const made = await make(name, args, server)
      if (made === undefined) return undefined
      const { call, isRecorded } = made
      if (call.delayMs > 0) await sleep(call.delayMs, undefined, { signal: ended }).catch(() => undefined)
      if (ended.aborted && call.delayMs > 0) return undefined
      if (!isRecorded) recorder.record(call.outcome)
      return { outcome: call.outcome, ...(call.content !== undefined && { content: call.content }) }
    },
  }
}

interface Made {
  readonly call: Call
  readonly isRecorded: boolean
}
