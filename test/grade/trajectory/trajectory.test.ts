import { describe, expect, it } from 'vitest'
import { gradeTrajectory } from '../../../src/grade/trajectory/grade-trajectory.ts'
import type { TrajectoryCheck } from '../../../src/suite/metric-names.ts'
import type { Task } from '../../../src/suite/schema/task.ts'
import { ToolEntry } from '../../../src/suite/schema/tools.ts'
import type { TraceEvent } from '../../../src/trace/events.ts'
import { done, failed, makeAttempt, makeTask, refused, reply } from '../make.ts'

type Row = readonly [
  title: string,
  task: Partial<Task>,
  events: readonly TraceEvent[],
  status: string,
  findings?: readonly unknown[],
]

function calls(names: string): TraceEvent[] {
  return [...names].map((name) => done(name))
}

function grade(
  check: TrajectoryCheck,
  task: Partial<Task>,
  events: readonly TraceEvent[],
  tools: readonly ToolEntry[] = [],
) {
  const { status, findings } = gradeTrajectory(makeAttempt(events), makeTask(task), tools).checks[check]
  return { status, findings }
}

function table(check: TrajectoryCheck, rows: readonly Row[]): void {
  describe(check, () => {
    const named = rows.map(([title, task, events, status, findings]) => ({ title, task, events, status, findings }))
    it.each(named)('$title', ({ task, events, status, findings }) => {
      const result = grade(check, task, events)
      expect(result.status).toBe(status)
      if (findings !== undefined) expect(result.findings).toEqual(findings)
    })
  })
}

const ABC = { expected_tools: ['A', 'B', 'C'] }
const GROUP = { expected_tools: [{ any_order: ['A', 'B'] }, 'C'] }

table('required_tools_present', [
  ['all there, in any order', ABC, calls('CAB'), 'passed', []],
  ['one missing', ABC, calls('AC'), 'failed', [{ code: 'tool_not_called', args: { tool: 'B' } }]],
  ['a failed call counts', ABC, [done('A'), failed('B'), done('C')], 'passed'],
  ['a refused call does not', ABC, [done('A'), refused('B', 'policy'), done('C')], 'failed'],
  [
    'a proposal that came to nothing does not',
    { expected_tools: ['A'] },
    [{ event: 'proposed', tool: 'A', args: {} }],
    'failed',
  ],
  ['names are a set: A, A is met by one A', { expected_tools: ['A', 'A'] }, calls('A'), 'passed'],
  ['members of a group are required', GROUP, calls('BC'), 'failed', [{ code: 'tool_not_called', args: { tool: 'A' } }]],
  [
    'the simulated user’s call is not the agent’s',
    { expected_tools: ['A'] },
    [done('A', {}, { by: 'user' })],
    'failed',
  ],
  ['not stated', {}, calls('A'), 'unscored', [{ code: 'not_stated', args: {} }]],
  ['an empty list states nothing', { expected_tools: [] }, calls('A'), 'unscored'],
])

table('forbidden_tools_absent', [
  ['not called', { forbidden_tools: ['D'] }, calls('ABC'), 'passed', []],
  [
    'executed',
    { forbidden_tools: ['D'] },
    calls('ADD'),
    'failed',
    [{ code: 'forbidden_tool_executed', args: { tool: 'D', count: 2 } }],
  ],
  ['executed without success', { forbidden_tools: ['D'] }, [failed('D')], 'failed'],
  [
    'refused: reported, passes',
    { forbidden_tools: ['D'] },
    [refused('D', 'policy')],
    'passed',
    [{ code: 'forbidden_tool_refused', args: { tool: 'D', count: 1 } }],
  ],
  [
    'named only in text is not a call',
    { forbidden_tools: ['D'] },
    [reply('I will call D now: {"tool":"D"}')],
    'passed',
    [],
  ],
  ['not stated', {}, calls('D'), 'unscored'],
])

table('expected_order', [
  ['A,X,B,C', ABC, calls('AXBC'), 'passed', []],
  [
    'A,C,B: C came before B',
    ABC,
    calls('ACB'),
    'failed',
    [{ code: 'out_of_order', args: { expected_first: 'B', came_before: 'C' } }],
  ],
  [
    'B,A,C: B came before A',
    ABC,
    calls('BAC'),
    'failed',
    [{ code: 'out_of_order', args: { expected_first: 'A', came_before: 'B' } }],
  ],
  ['C early and again in place', ABC, calls('CABC'), 'passed'],
  [
    'one never called',
    ABC,
    calls('AB'),
    'failed',
    [{ code: 'order_incomplete', args: { tool: 'C', expected: 1, executed: 0 } }],
  ],
  [
    'A,A against one A',
    { expected_tools: ['A', 'A'] },
    calls('A'),
    'failed',
    [{ code: 'order_incomplete', args: { tool: 'A', expected: 2, executed: 1 } }],
  ],
  ['A,A against two', { expected_tools: ['A', 'A'] }, calls('AXA'), 'passed'],
  ['group: B,A,C', GROUP, calls('BAC'), 'passed'],
  ['group: A,B,C', GROUP, calls('ABC'), 'passed'],
  [
    'group: B,C,A',
    GROUP,
    calls('BCA'),
    'failed',
    [{ code: 'out_of_order', args: { expected_first: 'A', came_before: 'C' } }],
  ],
  [
    'group after a tool',
    { expected_tools: ['C', { any_order: ['A', 'B'] }] },
    calls('ACB'),
    'failed',
    [{ code: 'out_of_order', args: { expected_first: 'C', came_before: 'A' } }],
  ],
  ['group with repeats', { expected_tools: [{ any_order: ['A', 'A', 'B'] }, 'C'] }, calls('ABAC'), 'passed'],
  ['group with repeats, one short', { expected_tools: [{ any_order: ['A', 'A', 'B'] }, 'C'] }, calls('ABC'), 'failed'],
  ['refused calls are not seen', ABC, [done('A'), refused('B', 'schema'), done('C')], 'failed'],
  ['failed calls are', ABC, [done('A'), failed('B'), done('C')], 'passed'],
  ['ordered: false', { ...ABC, ordered: false }, calls('CBA'), 'unscored', [{ code: 'not_stated', args: {} }]],
  ['not stated', {}, calls('ABC'), 'unscored'],
  ['nothing called', ABC, [], 'failed'],
])

table('within_turn_budget', [
  ['at the limit', { max_turns: 3 }, calls('ABC'), 'passed', []],
  ['over it', { max_turns: 2 }, calls('ABC'), 'failed', [{ code: 'over_budget', args: { executed: 3, max: 2 } }]],
  ['failed calls count, refused ones do not', { max_turns: 1 }, [failed('A'), refused('A', 'schema')], 'passed'],
  ['zero is a limit', { max_turns: 0 }, calls('A'), 'failed'],
  ['not stated', {}, calls('ABC'), 'unscored'],
])

const BUSY = { retryable: true }
table('recovered_from_errors', [
  ['no call at all', {}, [], 'passed', []],
  ['a failed call, then another', {}, [failed('A', { id: 1 }), done('B')], 'passed'],
  [
    'the failed call again',
    {},
    [failed('A', { id: 1 }), done('A', { id: 1 })],
    'failed',
    [{ code: 'failed_call_repeated', args: { tool: 'A', args: '{"id":1}', times: 2, retryable: false } }],
  ],
  ['reordered keys are verbatim', {}, [failed('A', { a: 1, b: 2 }), done('A', { b: 2, a: 1 })], 'failed'],
  ['1 and 1.0 are verbatim', {}, [failed('A', JSON.parse('{"n":1}')), done('A', JSON.parse('{"n":1.0}'))], 'failed'],
  ['the next page is not', {}, [failed('A', { page: 1 }), done('A', { page: 2 })], 'passed'],
  ['the number as text is not', {}, [failed('A', { n: 1 }), done('A', { n: '1' })], 'passed'],
  ['another tool with the same arguments is not', {}, [failed('A', { id: 1 }), done('B', { id: 1 })], 'passed'],
  ['a successful call may be repeated', {}, [done('A', { id: 1 }), done('A', { id: 1 })], 'passed'],
  ['not just before: something between', {}, [failed('A', { id: 1 }), done('B'), done('A', { id: 1 })], 'passed'],
  [
    'a refused call between is not seen',
    {},
    [failed('A', { id: 1 }), refused('B', 'policy'), done('A', { id: 1 })],
    'failed',
  ],
  [
    'refused calls are not executed',
    {},
    [refused('A', 'policy', { id: 1 }), refused('A', 'policy', { id: 1 })],
    'passed',
  ],
  ['503, the same call again, success', {}, [failed('A', { id: 1 }, BUSY), done('A', { id: 1 })], 'passed'],
  [
    '503 twice, then a third identical call',
    {},
    [failed('A', { id: 1 }, BUSY), failed('A', { id: 1 }, BUSY), done('A', { id: 1 })],
    'failed',
    [{ code: 'failed_call_repeated', args: { tool: 'A', args: '{"id":1}', times: 3, retryable: true } }],
  ],
  [
    '503 twice, then another call',
    {},
    [failed('A', { id: 1 }, BUSY), failed('A', { id: 1 }, BUSY), done('B')],
    'passed',
  ],
  [
    '503, retried, and 503 again later',
    {},
    [failed('A', {}, BUSY), done('A'), done('B'), failed('A', {}, BUSY), done('A')],
    'passed',
  ],
  [
    'two at once: the agent did not know yet',
    {},
    [
      { event: 'proposed', tool: 'A', args: {}, call_id: '1' },
      { event: 'proposed', tool: 'A', args: {}, call_id: '2' },
      failed('A', {}, { call_id: '1' }),
      failed('A', {}, { call_id: '2' }),
    ],
    'passed',
  ],
])

table('args_valid_first_try', [
  ['no call at all', {}, [], 'passed', []],
  ['valid', {}, calls('AB'), 'passed'],
  [
    'refused by its schema, then right',
    {},
    [refused('A', 'schema'), done('A')],
    'failed',
    [{ code: 'args_refused', args: { tool: 'A', reason: 'schema', message: 'refused' } }],
  ],
  ['unknown tool', {}, [refused('Z', 'unknown_tool')], 'failed'],
  ['refused by policy', {}, [refused('A', 'policy')], 'passed'],
])

describe('tool names', () => {
  const tools = [ToolEntry.parse({ name: 'orders_Get', tool_id: 'orders', action: 'Get', aliases: ['get_order'] })]
  it.each(['orders_Get', 'orders.Get', 'orders__Get', 'mcp__desk__orders_Get', 'get_order'])(
    '%s is the table’s orders_Get',
    (name) => {
      expect(grade('required_tools_present', { expected_tools: ['orders_Get'] }, [done(name)], tools).status).toBe(
        'passed',
      )
      expect(grade('required_tools_present', { expected_tools: [name] }, [done('orders_Get')], tools).status).toBe(
        'passed',
      )
      expect(grade('forbidden_tools_absent', { forbidden_tools: [name] }, [done('orders_Get')], tools).status).toBe(
        'failed',
      )
    },
  )
  it('without a table, the last `.` or `__` splits', () => {
    expect(grade('required_tools_present', { expected_tools: ['orders.Get'] }, [done('orders__Get')]).status).toBe(
      'passed',
    )
  })
  it('spellings of one tool are one call repeated', () => {
    expect(grade('recovered_from_errors', {}, [failed('orders_Get'), done('get_order')], tools).status).toBe('failed')
  })
})

describe('the layer', () => {
  it('has no score without a recorded call channel', () => {
    const attempt = makeAttempt([reply('done')], { evidence: { calls_recorded_by: 'none' } })
    const grade = gradeTrajectory(attempt, makeTask({ ...ABC, forbidden_tools: ['D'], max_turns: 3 }), [])
    expect(grade.status).toBe('unscored')
    for (const check of Object.values(grade.checks)) {
      expect(check).toEqual({ status: 'unscored', findings: [{ code: 'no_call_channel', args: {} }] })
    }
  })
  it('fails when one check fails, and keeps the others apart', () => {
    const grade = gradeTrajectory(makeAttempt(calls('ACB')), makeTask(ABC), [])
    expect(grade.status).toBe('failed')
    expect(Object.values(grade.checks).map(({ status }) => status)).toEqual([
      'passed',
      'unscored',
      'failed',
      'unscored',
      'passed',
      'passed',
    ])
  })
})
