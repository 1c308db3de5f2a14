import { describe, expect, it } from 'vitest'
import { createRecorder } from '../../../src/attempt/sandbox/recorder.ts'
import type { TraceEvent } from '../../../src/trace/events.ts'

function recorderWith(events: readonly TraceEvent[], maxCalls = 2, maxCostUsd?: number) {
  const reached: string[] = []
  let now = 0
  const elapsed = () => (now += 1.4)
  const recorder = createRecorder({ maxCalls, maxCostUsd, onLimit: (limit) => reached.push(limit), elapsed })
  for (const event of events) recorder.record(event)
  return { recorder, reached }
}

const proposed: TraceEvent = { event: 'proposed', tool: 't', args: {} }
const executed: TraceEvent = { event: 'executed', tool: 't', args: {}, ok: true }
const refused: TraceEvent = { event: 'refused', tool: 't', args: {}, reason: 'schema' }
const model = (cost_usd?: number): TraceEvent => ({
  event: 'model',
  model: 'm',
  ...(cost_usd !== undefined && { cost_usd }),
})

describe('createRecorder', () => {
  it('stamps events in the order of arrival', () => {
    const { recorder } = recorderWith([proposed, executed])
    expect(recorder.events.map(({ seq, at }) => [seq, at])).toEqual([
      [1, 1],
      [2, 3],
    ])
  })

  it.each<[string, TraceEvent[], number, string[]]>([
    ['at the limit of calls', [proposed, executed, proposed, refused], 0, []],
    ['above the limit of calls', [proposed, executed, proposed, refused, proposed], 1, ['calls']],
    ['far above it, told once', [executed, executed, executed, executed], 0, ['calls']],
    ['calls that were not proposed', [executed, refused, executed], 0, ['calls']],
    ['open calls', [proposed, proposed], 2, []],
    ['at the limit of cost', [model(0.5), model(0.5)], 0, []],
    ['above the limit of cost, told once', [model(0.6), model(0.6), model(1)], 0, ['cost']],
    ['cost that is not known', [model(), model()], 0, []],
  ])('%s', (_, events, open, limits) => {
    const { recorder, reached } = recorderWith(events, 2, 1)
    expect(reached).toEqual(limits)
    expect(recorder.openCalls()).toBe(open)
  })

  it('keeps nothing after its end', () => {
    const { recorder } = recorderWith([proposed])
    recorder.close()
    recorder.record(executed)
    expect(recorder.events).toHaveLength(1)
  })
})
