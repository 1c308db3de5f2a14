import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Task } from '../../../src/suite/schema/task.ts'
import type { Attempt } from '../../../src/trace/attempt.ts'
import { taskOf } from '../task.ts'
import { attemptsOf, commandAgent, repliesOf } from '../world.ts'
import { MODES } from './modes.ts'

const hasBash = existsSync('/bin/bash')

// where nothing is kept apart but folders, fewer show as much
describe.each(MODES)('hundreds of attempts, kept $mode', ({ isolation, can }) => {
  const length = isolation === 'auto' ? 60 : 20
  const tasks = Array.from({ length }, (_, index) => taskOf(`task-${index}`))
  const run = (concurrency: number, tasks: readonly Task[]) =>
    attemptsOf({
      agent: commandAgent(['/bin/bash', 'cross-talk.sh', isolation === 'auto' ? 'everywhere' : 'here']),
      ...{ tasks, attempts: 5, world: { concurrency } },
      tools: [
        { name: 'secrets_Add', rules: [{ append: [{ path: '/all', value: { $arg: 'secret' } }] }] },
        { name: 'secrets_List', rules: [{ return: { $state: '/all' } }] },
      ],
      state: { all: [] },
      sandbox: { isolation, network: isolation === 'auto' ? 'none' : 'open' },
    })

  it.skipIf(!can || !hasBash)(
    'find no secret but their own, 8 at a time, and a hundred of them are the same one by one',
    { timeout: 240_000 },
    async () => {
      const many = await run(8, tasks)
      expect(many).toHaveLength(length * 5)
      for (const attempt of many) {
        const secret = `secret:${attempt.task}/${attempt.attempt}/${attempt.seed}`
        expect(attempt.outcome).toEqual({ status: 'completed' })
        expect(attempt.evidence.state).toEqual({ all: [secret] })
        const told = repliesOf(attempt)
          .join()
          .match(/secret:[^ "\\]*/g)
        expect([...new Set(told)]).toEqual([secret])
        // from its files and from its state
        expect(told?.length).toBeGreaterThanOrEqual(2)
      }
      const some = tasks.slice(0, 20)
      const one = await run(1, some)
      const same = many.filter(({ task }) => some.some(({ id }) => id === task))
      expect(JSON.stringify(one.map(timeless)) === JSON.stringify(same.map(timeless))).toBe(true)
      expect(one).toHaveLength(100)
    },
  )
})

function timeless({ started_at: _, wall_ms: __, events, ...rest }: Attempt) {
  return { ...rest, events: events.map(({ at: ___, ...event }) => event) }
}
