import { describe, expect, it } from 'vitest'
import { repliesOf } from '../world.ts'
import { askingAttempt, askingAttempts, inTurn, scriptedModels } from './support.ts'

// (20 × 2.5 + 100 × 1.25 + 30 × 10) / 1e6 = 0.000475 dollars
const call = (number: number) => ({ calls: [{ id: `call_${number}`, name: 'look', arguments: '{}' }] })

describe('limits of cost', () => {
  it('end an attempt that spends more, as the agent’s own failure', async () => {
    const server = await scriptedModels((_, number) => call(number))
    const attempt = await askingAttempt(server, ['chat'], { sandbox: { limits: { cost_usd: 0.001 } } })
    expect(attempt.outcome).toEqual({
      ...{ status: 'agent_failed', reason: 'cost', message: 'the agent spent more than 0.001 US dollars' },
    })
    expect(server.requests).toHaveLength(3)
  })

  it('end the run that spends more: what is left is not measured, and asks no model', async () => {
    const server = await scriptedModels(() => ({ text: 'Well.' }))
    const attempts = await askingAttempts(server, ['chat'], {
      ...{ attempts: 5, world: { concurrency: 1 } },
      sandbox: { limits: { run_cost_usd: 0.001 } },
    })
    const spent = {
      ...{ status: 'infra_failed', reason: 'budget' },
      message: 'the models of the run cost more than 0.001 US dollars',
    }
    const well = { status: 'completed' }
    expect(attempts.map(({ outcome }) => outcome)).toEqual([well, well, spent, spent, spent])
    expect(server.requests).toHaveLength(3)
  })
})

describe('the time of an attempt', () => {
  it('is not what a provider keeps it waiting', async () => {
    const server = await scriptedModels(
      inTurn({ status: 429, headers: { 'retry-after-ms': '4000' }, body: {} }, { text: 'Well.' }),
    )
    const attempt = await askingAttempt(server, ['chat'], { sandbox: { limits: { time: '4s' } } })
    expect(attempt.outcome).toEqual({ status: 'completed' })
    expect(repliesOf(attempt)).toEqual(['Well.'])
    expect(attempt.wall_ms).toBeLessThan(4000)
  })
})
