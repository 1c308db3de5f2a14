import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tau2Bench } from '../../../src/trace/import/tau2-bench/index.ts'
import { usageOf } from '../../../src/trace/usage.ts'
import { agentCalls, callsBy } from '../../../src/trace/views.ts'

const imported = tau2Bench.read(readFileSync('test/fixtures/trace/tau2-bench.json', 'utf8'), 'results.json')
const [first, second] = imported.attempts

describe('a τ²-bench file', () => {
  it('becomes tasks with gold of agent and user, judged by the recorded outcome', () => {
    expect(imported.suite).toBe('tau2-phone')
    expect(imported.tasks).toMatchObject([
      {
        id: 'data-roaming-off-plane-mode-on-PERSONA-None',
        description: '[data]roaming off|plane mode on[PERSONA:None]: Repair mobile data.',
        pass_when: ['recorded'],
        answer: [{ matches: '2,*7,*5,* ,*M,*b,*p,*s', reply: 'any', ignore_case: true }],
        gold: [
          { turn_no: 1, by: 'user', compare_args: null, gold_turn: { tool_id: 'toggle_plane_mode', args: {} } },
          { turn_no: 2, compare_args: null, gold_turn: { tool_id: 'enable_roaming', args: { line: 'L1' } } },
          { turn_no: 3, compare_args: [], gold_turn: { tool_id: 'transfer', args: { summary: 'any' } } },
        ],
      },
    ])
    expect(imported.tasks[0]?.gold?.[1]).not.toHaveProperty('by')
  })

  it('carries trial, seed, times and outcome', () => {
    expect(first).toMatchObject({ attempt: 1, seed: 11, wall_ms: 1500, started_at: '2025-01-01T00:00:00' })
    expect(first?.outcome).toEqual({ status: 'completed' })
    expect(first?.events.at(-1)).toMatchObject({ event: 'end', reward: 1 })
    expect(second).toMatchObject({ attempt: 2, seed: 12, outcome: { status: 'agent_failed', reason: 'source' } })
  })

  it('keeps the user’s tools apart from the agent’s', () => {
    expect(agentCalls(first?.events ?? []).map((call) => [call.tool, call.result])).toEqual([
      ['enable_roaming', { roaming: true }],
    ])
    expect(callsBy('user', first?.events ?? []).map((call) => [call.tool, call.result])).toEqual([
      ['toggle_plane_mode', 'Plane mode is off.'],
    ])
  })

  it('counts the agent’s models, and takes cost 0 with tokens as unknown', () => {
    expect(usageOf(first?.events ?? [])).toEqual({
      model_calls: 2,
      tool_calls: 1,
      input_tokens: 220,
      output_tokens: 30,
      cost_usd: 0.02,
    })
    expect(usageOf(second?.events ?? [])).toEqual({
      model_calls: 1,
      tool_calls: 1,
      input_tokens: 100,
      output_tokens: 10,
    })
    expect(first?.events.find((event) => event.event === 'model')).toMatchObject({ model: 'model-a' })
  })

  it('marks a time-out as retryable', () => {
    expect(agentCalls(second?.events ?? [])).toMatchObject([{ fate: 'failed', retryable: true }])
  })

  it.each([
    ['user_stop', 'completed'],
    ['agent_stop', 'completed'],
    ['max_steps', 'agent_failed'],
    ['too_many_errors', 'agent_failed'],
    ['agent_error', 'agent_failed'],
    ['user_error', 'infra_failed'],
    ['infrastructure_error', 'infra_failed'],
    ['something new', 'completed'],
    [undefined, 'completed'],
  ])('takes the end %s as %s', (termination_reason, status) => {
    const simulation = { task_id: 't', termination_reason, reward_info: { reward: 0 }, messages: [] }
    const { attempts } = tau2Bench.read(JSON.stringify({ simulations: [simulation] }), 'f.json')
    expect(attempts[0]?.outcome.status).toBe(status)
  })

  it('warns about what is missing and reads the rest', () => {
    const { attempts, warnings } = tau2Bench.read(
      JSON.stringify({ tasks: [{ id: 'u' }], simulations: [{ task_id: 't', messages: [], agent_cost: 0.25 }] }),
      'f.json',
    )
    expect(warnings).toEqual([
      'task u has no simulation; it is not measured',
      'task t is not defined in the file; it has no gold',
      'a simulation without a reward is not measured',
    ])
    expect(attempts[0]).toMatchObject({
      outcome: { status: 'infra_failed', reason: 'missing' },
      events: [{ event: 'model', model: 'unknown', cost_usd: 0.25 }, { event: 'end' }],
    })
  })
})
