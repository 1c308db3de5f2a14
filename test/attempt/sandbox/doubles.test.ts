import { describe, expect, it } from 'vitest'
import { createDoubles } from '../../../src/attempt/sandbox/doubles.ts'
import { createRecorder } from '../../../src/attempt/sandbox/recorder.ts'
import { compileTools } from '../../../src/attempt/sandbox/tools/table.ts'
import { createWorld } from '../../../src/attempt/sandbox/tools/world.ts'

function doublesOf(delay: string, ended: AbortSignal) {
  const recorder = createRecorder({ maxCalls: 9, maxCostUsd: undefined, onLimit: () => undefined, elapsed: () => 0 })
  const tools = compileTools([{ name: 'slow', delay }, { name: 'quick' }])
  return {
    recorder,
    doubles: createDoubles({ world: createWorld({ tools, state: undefined, seed: 1 }), recorder, ended }),
  }
}

describe('createDoubles', () => {
  it('records a call when it is made, and its result when it is there', async () => {
    const { recorder, doubles } = doublesOf('50ms', new AbortController().signal)
    await Promise.all([doubles.call('slow', {}), doubles.call('quick', {})])
    expect(recorder.events.map((event) => [event.event, 'call_id' in event ? event.call_id : ''])).toEqual([
      ['proposed', 'c1'],
      ['proposed', 'c2'],
      ['executed', 'c2'],
      ['executed', 'c1'],
    ])
  })

  it('waits no longer than the attempt lasts', async () => {
    const ending = new AbortController()
    const { recorder, doubles } = doublesOf('1h', ending.signal)
    const call = doubles.call('slow', {})
    await recorder.caughtUp()
    ending.abort()
    expect(await call).toBeUndefined()
    expect(await doubles.call('quick', {})).toBeUndefined()
    expect(recorder.events.map(({ event }) => event)).toEqual(['proposed'])
  })
})
