import { describe, expect, it } from 'vitest'
import { benchGate } from './scale/gate.ts'
import { benchOverhead } from './scale/overhead.ts'
import { benchPeers } from './scale/peers.ts'

// clocks are not judged here: each bench does its work, and says what it is for
describe('benches at a tiny size', { timeout: 120_000 }, () => {
  it('bench:gate', async () => {
    const table = await benchGate({ tasks: 3, attempts: 2 }, 1)
    expect(table).toMatch(/floor: reading and parsing 120 lines +[\d.]+ s +[\d.]+ s/)
    expect(table).toMatch(/over the floor +[\d.]+ \(target ≤ 8/)
    expect(table).toMatch(/for twice the work +[\d.]+ \(target ≤ 2\.2/)
  })

  it('bench:overhead', async () => {
    const table = await benchOverhead({ tasks: 2, attempts: 1, agentMs: 0, rounds: 1 })
    expect(table).toMatch(/concurrency 1, no tools .*target ≤ 1\.05/)
    expect(table).toMatch(/concurrency 4, tool doubles .*target ≤ 1\.1/)
  })

  it('bench:peers, without the peer, which would have to be installed', async () => {
    const table = await benchPeers({ tasks: 2, attempts: 1, concurrency: 2, rounds: 1 })
    expect(table).toMatch(/^turngate +[\d.]+ s/m)
    expect(table).toMatch(/--version, of an empty Node process +[\d.]+ \(target ≤ 2/)
  })
})
