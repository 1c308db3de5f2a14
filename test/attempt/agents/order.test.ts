import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { attemptOf, commandAgent } from '../world.ts'

const TIMES = 25

describe('what an agent prints before it calls a tool', () => {
  let busy: NodeJS.Timeout
  // both are there by the time that anybody looks
  beforeEach(() => {
    const still = new Int32Array(new SharedArrayBuffer(4))
    busy = setInterval(() => Atomics.wait(still, 0, 0, 25), 1)
  })
  afterEach(() => clearInterval(busy))

  it.each(['stdout', 'file'])('on %s is recorded before the call, however late it is read', async (where) => {
    const agent = commandAgent(['node', 'says-then-calls.mjs', where, String(TIMES)])
    const attempt = await attemptOf({ agent, tools: [{ name: 'look' }] })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    const order = attempt.events.flatMap(({ event }) => (event === 'note' || event === 'proposed' ? [event] : []))
    expect(order).toEqual(Array.from({ length: TIMES }, () => ['note', 'proposed']).flat())
  })
})
