import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { tauBench } from '../../../src/trace/import/tau-bench/index.ts'
import { agentCalls, replies } from '../../../src/trace/views.ts'

const imported = tauBench.read(readFileSync('test/fixtures/trace/tau-bench.json', 'utf8'), 'results.json')
const [first, second, third] = imported.attempts

describe('a τ-bench file', () => {
  it('becomes tasks with the source’s gold, judged by the recorded outcome', () => {
    expect(imported.suite).toBe('tau-bench-shop')
    expect(imported.tasks.map((task) => task.id)).toEqual(['7', '8'])
    expect(imported.tasks[0]).toMatchObject({
      description: 'You are Ana. You want order 1001 refunded and to know the amount.',
      pass_when: ['recorded'],
      gold: [
        { turn_no: 1, turn: 'Tool', gold_turn: { tool_id: 'refund_order', args: { order_id: '1001', amount: 1200 } } },
      ],
      answer: [{ matches: '1,*2,*0,*0', reply: 'any', ignore_case: true }],
    })
    expect(imported.tasks[1]).not.toHaveProperty('gold')
  })

  it('numbers trials from 1, and says what was not measured', () => {
    expect(imported.attempts.map((attempt) => [attempt.task, attempt.attempt, attempt.outcome.status])).toEqual([
      ['7', 1, 'completed'],
      ['7', 2, 'completed'],
      ['8', 1, 'infra_failed'],
    ])
    expect(third?.outcome).toMatchObject({ reason: 'provider' })
  })

  it('becomes a trace', () => {
    expect(first?.events.map((event) => event.event)).toEqual([
      'user',
      'response',
      'user',
      'note',
      'proposed',
      'executed',
      'proposed',
      'executed',
      'proposed',
      'executed',
      'response',
      'user',
      'end',
    ])
    expect(first?.events.at(-1)).toEqual({ event: 'end', reward: 1, seq: 13 })
    expect(agentCalls(first?.events ?? [])).toMatchObject([
      { tool: 'get_order', args: { order_id: '1001' }, fate: 'ok', result: { id: '1001', total: 1200 } },
      { tool: 'refund_order', fate: 'failed', error: 'Error: the amount is too high' },
      { tool: 'refund_order', args: { amount: 1200 }, fate: 'ok', result: 'done' },
    ])
    expect(replies(first?.events ?? []).map((reply) => reply.text)).toEqual([
      'Which order is it?',
      'You get 1,200 dollars back.',
    ])
  })

  it('takes arguments that are no JSON and unknown tools as refused', () => {
    expect(agentCalls(second?.events ?? [])).toMatchObject([
      { tool: 'refund_order', args: {}, fate: 'refused', reason: 'schema' },
      { tool: 'refnd', fate: 'refused', reason: 'unknown_tool' },
      { tool: 'get_order', fate: 'failed', retryable: true },
    ])
    expect(second?.events).toContainEqual(expect.objectContaining({ event: 'note', data: '{"order_id": "1001", ' }))
  })

  it('warns', () => {
    expect(imported.warnings).toEqual([
      'task 8 is not defined in the file; it has no gold',
      'the arguments of a call were no JSON object; it counts as refused, the text is kept as a note',
    ])
  })

  it.each<[string, object, object]>([
    ['an unknown role', { traj: [{ role: 'critic', content: 'hm' }] }, { events: [{ event: 'note', text: 'hm' }, {}] }],
    [
      'content in parts',
      { traj: [{ role: 'user', content: [{ type: 'text', text: 'hi' }] }] },
      { events: [{ text: 'hi' }, {}] },
    ],
    [
      'an older single call',
      {
        traj: [
          { role: 'assistant', content: null, function_call: { name: 't', arguments: '{"a":1}' } },
          { role: 'function', name: 't', content: 'ok' },
        ],
      },
      { events: [{ event: 'proposed', tool: 't', args: { a: 1 } }, { event: 'executed', result: 'ok' }, {}] },
    ],
    [
      'a result without its call',
      { traj: [{ role: 'tool', tool_call_id: 'x', content: 'ok' }] },
      { events: [{ event: 'note' }, {}] },
    ],
    [
      'an exception of the agent',
      { info: { error: 'KeyError' }, traj: [] },
      { outcome: { status: 'agent_failed', reason: 'source' } },
    ],
    ['no reward', { reward: null, traj: [] }, { outcome: { status: 'infra_failed', reason: 'missing' } }],
    ['a recorded cost', { info: { agent_cost: 0.5 }, traj: [] }, { events: [{ event: 'model', cost_usd: 0.5 }, {}] }],
    ['a cost of 0', { info: { agent_cost: 0 }, traj: [] }, { events: [{ event: 'end' }] }],
  ])('reads %s', (_, fields, expected) => {
    const text = JSON.stringify([{ task_id: 'x', reward: 0, trial: 0, ...fields }])
    expect(tauBench.read(text, 'f.json').attempts[0]).toMatchObject(expected)
  })

  it('renumbers a trial that is there twice', () => {
    const result = { task_id: 'x', reward: 0, trial: 0, traj: [] }
    const { attempts, warnings } = tauBench.read(JSON.stringify([result, result, { ...result, trial: 3 }]), 'f.json')
    expect(attempts.map((attempt) => attempt.attempt)).toEqual([1, 2, 4])
    expect(warnings).toContain('a trial of x is there twice; it was renumbered')
  })

  it('names the place of what is wrong', () => {
    const text = JSON.stringify([
      { task_id: 1, traj: [] },
      { task_id: 1, traj: [{ role: 'user' }, { content: 'x' }] },
      {},
    ])
    expect(() => tauBench.read(text, 'f.json')).toThrow(
      [
        'f.json:1: [1].traj[1].role: not a τ-bench result file: Invalid input: expected string, received undefined.',
        'f.json:1: [2].task_id: not a τ-bench result file: none of the allowed forms.',
        'f.json:1: [2].traj: not a τ-bench result file: Invalid input: expected array, received undefined.',
      ].join('\n'),
    )
  })
})
