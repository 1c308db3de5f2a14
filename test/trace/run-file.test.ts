import { describe, expect, it } from 'vitest'
import { Id } from '../../src/suite/schema/common.ts'
import { missingAttempts, newRunId } from '../../src/trace/run-file.ts'

describe('newRunId', () => {
  it('sorts by time and tells runs of one second apart', () => {
    const id = newRunId(new Date('2025-03-01T09:00:00.123Z'), () => 0.999)
    expect(id).toBe('20250301T090000Z-ffffff')
    expect(newRunId(new Date('2025-03-01T09:00:00Z'), () => 0)).toBe('20250301T090000Z-000000')
    expect(newRunId(new Date('2025-03-01T09:00:01Z'), () => 0) > id).toBe(true)
    expect(Id.safeParse(id).success).toBe(true)
  })
})

describe('missingAttempts', () => {
  it('names what was planned and has no record', () => {
    const run = { tasks: ['a', 'b'], attempts: 2 }
    expect(missingAttempts(run, [])).toHaveLength(4)
    expect(
      missingAttempts(run, [
        { task: 'a', attempt: 2 },
        { task: 'b', attempt: 1 },
        { task: 'b', attempt: 2 },
        { task: 'b', attempt: 3 },
      ]),
    ).toEqual([{ task: 'a', attempt: 1 }])
  })

  it('of a shard names what it has to make itself', () => {
    const run = { tasks: ['a', 'b', 'c'], attempts: 2, shard: { index: 1, of: 2 } }
    expect(missingAttempts(run, [{ task: 'a', attempt: 1 }])).toEqual([
      { task: 'b', attempt: 2 },
      { task: 'c', attempt: 1 },
    ])
  })
})
