import { describe, expect, it } from 'vitest'
import { type AgentEnd, decideOutcome, type Stop } from '../../src/attempt/outcome.ts'
import { Limits } from '../../src/suite/schema/suite.ts'

const well: AgentEnd = { kind: 'exited', code: 0, signal: null }
const killed: AgentEnd = { kind: 'exited', code: null, signal: 'SIGKILL' }
const noSuchFile: AgentEnd = { kind: 'not_started', message: 'no', transient: false }
const noRoom: AgentEnd = { kind: 'not_started', message: 'no', transient: true }
const garbage: AgentEnd = { kind: 'not_understood', message: 'garbage' }

describe('decideOutcome', () => {
  it.each<[string, Stop | undefined, AgentEnd, string, string | undefined]>([
    ['well', undefined, well, 'completed', undefined],
    ['done', undefined, { kind: 'done' }, 'completed', undefined],
    ['interrupted, whatever else', 'interrupted', noSuchFile, 'infra_failed', 'interrupted'],
    ['the time limit, though killed for it', 'time', killed, 'timed_out', undefined],
    ['the time limit, though it exited well at once', 'time', well, 'timed_out', undefined],
    ['the limit of calls', 'calls', killed, 'agent_failed', 'calls'],
    ['the limit of output', 'output', killed, 'agent_failed', 'output'],
    ['the limit of cost', 'cost', killed, 'agent_failed', 'cost'],
    ['not started', undefined, noSuchFile, 'agent_failed', 'spawn'],
    ['no room to start', undefined, noRoom, 'infra_failed', 'spawn'],
    ['a signal', undefined, killed, 'agent_failed', 'exit'],
    ['a code', undefined, { kind: 'exited', code: 1, signal: null }, 'agent_failed', 'exit'],
    ['not understood', undefined, garbage, 'agent_failed', 'protocol'],
  ])('%s', (_, stop, end, status, reason) => {
    const outcome = decideOutcome(stop, end, Limits.parse({}))
    expect([outcome.status, 'reason' in outcome ? outcome.reason : undefined]).toEqual([status, reason])
  })
})
