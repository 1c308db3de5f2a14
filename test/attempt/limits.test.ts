import { describe, expect, it } from 'vitest'
import { readDuration } from '../../src/attempt/duration.ts'
import { readLimits, readSize } from '../../src/attempt/limits.ts'
import { Limits } from '../../src/suite/schema/suite.ts'

describe('readSize', () => {
  it.each([
    ['1B', 1],
    ['4KiB', 4096],
    ['4 MiB', 4_194_304],
    ['1.5GiB', 1_610_612_736],
    ['2KB', 2000],
    ['2MB', 2_000_000],
    ['1GB', 1_000_000_000],
  ])('%s is %d bytes', (text, bytes) => {
    expect(readSize(text)).toBe(bytes)
  })
})

describe('readDuration', () => {
  it.each([
    ['200ms', 200],
    ['1.5s', 1500],
    ['2m', 120_000],
    ['1h', 3_600_000],
  ])('%s is %d ms', (text, ms) => {
    expect(readDuration(text)).toBe(ms)
  })
})

describe('readLimits', () => {
  it('has the defaults of the suite', () => {
    expect(readLimits(Limits.parse({}))).toEqual({
      ...{ timeMs: 120_000, calls: 50, outputBytes: 4_194_304 },
      resources: { fileBytes: 1_073_741_824, processes: 1000 },
    })
    const limits = { cpu: '90s', memory: '2GiB', file_size: '1MB', processes: 7 }
    expect(readLimits(Limits.parse(limits)).resources).toEqual({
      ...{ cpuMs: 90_000, memoryBytes: 2_147_483_648, fileBytes: 1_000_000, processes: 7 },
    })
  })
})
