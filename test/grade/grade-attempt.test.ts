import { describe, expect, it } from 'vitest'
import { GRADE_CODES } from '../../src/grade/codes.ts'
import { type GradeContext, gradeAttempt } from '../../src/grade/grade-attempt.ts'
import type { GoldTurn } from '../../src/suite/schema/gold.ts'
import { AemOptions } from '../../src/suite/schema/suite.ts'
import type { Task } from '../../src/suite/schema/task.ts'
import { ToolEntry } from '../../src/suite/schema/tools.ts'
import type { Attempt, Outcome } from '../../src/trace/attempt.ts'
import type { TraceEvent } from '../../src/trace/events.ts'
import { codes, done, failed, makeAttempt, makeContext, makeTask, refused, reply, user } from './make.ts'

function grade(
  task: Partial<Task>,
  events: readonly TraceEvent[],
  attempt: Parameters<typeof makeAttempt>[1] = {},
  context: Partial<GradeContext> = {},
) {
  return gradeAttempt(makeAttempt(events, attempt), makeTask(task), makeContext(context))
}

const TIMED_OUT: Outcome = { status: 'timed_out', limit: '120s', message: 'the agent took longer than 120s' }
const CRASHED: Outcome = { status: 'agent_failed', reason: 'exit', message: 'exit code 1' }
const INFRA: Outcome = { status: 'infra_failed', reason: 'provider', message: '503' }
const IMPORTED = { evidence: { calls_recorded_by: 'import' } } as const
const YES: Partial<Task> = { answer: [{ contains: 'yes' }] }
const GOLD: readonly GoldTurn[] = [
  { turn_no: 1, turn: 'Tool', gold_turn: { tool_id: 'Get', args: { id: 1 } } },
  { turn_no: 2, turn: 'Tool', gold_turn: { tool_id: 'Refund', args: { id: 1 } } },
  { turn_no: 3, turn: 'Agent', gold_turn: { response: 'The order is refunded.' } },
]
const TOOLS = [ToolEntry.parse({ name: 'Get', read_only: true }), ToolEntry.parse({ name: 'Refund' })]
const RIGHT = [user(), done('Get', { id: 1 }), done('Refund', { id: 1 }), reply('The order is refunded.')]

describe('passing', () => {
  it.each<
    [
      title: string,
      task: Partial<Task>,
      events: TraceEvent[],
      attempt: Parameters<typeof makeAttempt>[1],
      passed: boolean,
      codes: string[],
    ]
  >([
    ['answer right', YES, [reply('yes')], {}, true, []],
    ['answer wrong', YES, [reply('no')], {}, false, ['text_not_contained']],
    ['files only, and the agent does nothing', { files: [{ path: 'out.txt' }] }, [], {}, false, ['file_unreadable']],
    [
      'files only, collected, and the agent did nothing',
      { files: [{ path: 'out.txt', contains: 'x' }] },
      [],
      { evidence: { files: { 'out.txt': { kind: 'absent' } } } },
      false,
      ['file_absent'],
    ],
    ['timed out with the right answer', YES, [reply('yes')], { outcome: TIMED_OUT }, false, ['timed_out']],
    ['crashed with the right answer', YES, [reply('yes')], { outcome: CRASHED }, false, ['agent_failed']],
    ['crashed before any answer: worst first', YES, [], { outcome: CRASHED }, false, ['agent_failed', 'no_reply']],
    [
      'forbidden tool executed',
      { ...YES, forbidden_tools: ['D'] },
      [done('D'), reply('yes')],
      {},
      false,
      ['forbidden_tool_executed'],
    ],
    [
      'forbidden tool refused',
      { ...YES, forbidden_tools: ['D'] },
      [refused('D', 'policy'), reply('yes')],
      {},
      true,
      [],
    ],
    ['forbidden tool in text only', { ...YES, forbidden_tools: ['D'] }, [reply('yes, D')], {}, true, []],
    [
      'forbidden tool named once where the trajectory decides too',
      { forbidden_tools: ['D'], pass_when: ['trajectory'] },
      [done('D')],
      {},
      false,
      ['forbidden_tool_executed'],
    ],
    [
      'a layer that is not in pass_when does not decide',
      { ...YES, expected_tools: ['A'] },
      [reply('yes')],
      {},
      true,
      [],
    ],
    [
      'trajectory wrong',
      { pass_when: ['trajectory'], expected_tools: ['A'] },
      [done('B')],
      {},
      false,
      ['tool_not_called', 'order_incomplete'],
    ],
    ['trajectory right', { pass_when: ['trajectory'], expected_tools: ['A'] }, [done('A')], {}, true, []],
    [
      'every check of the trajectory decides',
      { pass_when: ['trajectory'], max_turns: 9 },
      [failed('A'), done('A')],
      {},
      false,
      ['failed_call_repeated'],
    ],
    [
      'both layers must pass',
      { ...YES, pass_when: ['answer', 'trajectory'], max_turns: 0 },
      [done('A'), reply('yes')],
      {},
      false,
      ['over_budget'],
    ],
    ['aem right', { gold: GOLD, pass_when: ['aem'] }, RIGHT, {}, true, []],
    [
      'aem wrong',
      { gold: GOLD, pass_when: ['aem'] },
      [user(), done('Get', { id: 1 }), reply('The order is refunded.')],
      {},
      false,
      ['aem_turns_failed'],
    ],
    [
      'a write that the gold does not have fails the dialog',
      { gold: GOLD, pass_when: ['aem'] },
      [...RIGHT.slice(0, 3), done('Refund', { id: 2 }), ...RIGHT.slice(3)],
      {},
      false,
      ['aem_failed_by'],
    ],
    [
      'extra_calls: allow',
      { gold: GOLD, pass_when: ['aem'], extra_calls: 'allow' },
      [...RIGHT.slice(0, 3), done('Refund', { id: 2 }), ...RIGHT.slice(3)],
      {},
      true,
      [],
    ],
    [
      'extra_calls: fail, on a read',
      { gold: GOLD, pass_when: ['aem'], extra_calls: 'fail' },
      [...RIGHT.slice(0, 3), done('Get', { id: 2 }), ...RIGHT.slice(3)],
      {},
      false,
      ['aem_failed_by'],
    ],
    ['recorded reward 1', { pass_when: ['recorded'] }, [{ event: 'end', reward: 1 }], IMPORTED, true, []],
    [
      'recorded reward, a rounding below 1',
      { pass_when: ['recorded'] },
      [{ event: 'end', reward: 1 - 1e-6 }],
      IMPORTED,
      true,
      [],
    ],
    [
      'recorded reward below',
      { pass_when: ['recorded'] },
      [{ event: 'end', reward: 0.99999 }],
      IMPORTED,
      false,
      ['reward_too_low'],
    ],
    [
      'recorded reward 0',
      { pass_when: ['recorded'] },
      [{ event: 'end', reward: 0 }],
      IMPORTED,
      false,
      ['reward_too_low'],
    ],
    [
      'the source’s own limit is the agent’s failure',
      { pass_when: ['recorded'] },
      [{ event: 'end' }],
      { ...IMPORTED, outcome: { status: 'agent_failed', reason: 'source', message: 'max_steps' } },
      false,
      ['agent_failed'],
    ],
    ['a draft is graded all the same', { ...YES, reviewed: false }, [reply('no')], {}, false, ['text_not_contained']],
    [
      'the agent’s own word does not count',
      YES,
      [reply('no'), { event: 'end', error: 'the API was down' }],
      {},
      false,
      ['text_not_contained', 'claimed_error'],
    ],
  ])('%s', (_, task, events, attempt, passed, expected) => {
    const result = grade(task, events, attempt, { tools: task.gold === undefined ? [] : TOOLS })
    expect(result.measured).toBe(true)
    expect(codes(result.failures)).toEqual(expected)
    expect(result.passed).toBe(passed)
    expect(result.metrics.success_rate).toEqual({ kind: 'scored', value: passed ? 1 : 0, num: passed ? 1 : 0, den: 1 })
  })
})

describe('not measured', () => {
  it.each<
    [
      title: string,
      task: Partial<Task>,
      events: TraceEvent[],
      attempt: Parameters<typeof makeAttempt>[1],
      codes: string[],
      reason: string,
    ]
  >([
    ['infrastructure', YES, [reply('yes')], { outcome: INFRA }, ['infra_failed'], 'not measured: provider'],
    [
      'a rubric alone, without a judge',
      { answer: [{ rubric: 'Polite.' }] },
      [reply('Hi')],
      {},
      ['layer_not_measured'],
      'not measured: no judge configured',
    ],
    [
      'the trajectory, without a call channel',
      { pass_when: ['trajectory'], max_turns: 1 },
      [reply('Hi')],
      { evidence: { calls_recorded_by: 'none' } },
      ['layer_not_measured'],
      'not measured: no tool calls recorded',
    ],
    [
      'gold with calls, without a call channel',
      { pass_when: ['aem'], gold: GOLD },
      [reply('Hi')],
      { evidence: { calls_recorded_by: 'none' } },
      ['layer_not_measured'],
      'not measured: no tool calls recorded',
    ],
    [
      'aem without gold',
      { pass_when: ['aem'] },
      [reply('Hi')],
      {},
      ['layer_not_measured'],
      'not measured: no gold turns',
    ],
    [
      'no recorded outcome',
      { pass_when: ['recorded'] },
      [{ event: 'end' }],
      IMPORTED,
      ['layer_not_measured'],
      'not measured: no recorded outcome',
    ],
    [
      'a reward that the running agent wrote itself',
      { pass_when: ['recorded'] },
      [{ event: 'end', reward: 1 }],
      {},
      ['layer_not_measured'],
      'not measured: no recorded outcome',
    ],
  ])('%s', (_, task, events, attempt, expected, reason) => {
    const result = grade(task, events, attempt)
    expect(result).toMatchObject({ measured: false, passed: false })
    expect(codes(result.failures)).toEqual(expected)
    expect(result.metrics.success_rate).toEqual({ kind: 'unscored', reason })
  })

  it('a task that states nothing passes nothing', () => {
    expect(grade({ pass_when: [] }, [reply('Hi')])).toMatchObject({ measured: false, passed: false })
  })

  it('a rubric beside another layer leaves the decision to that layer', () => {
    const task = { answer: [{ rubric: 'Polite.' }], pass_when: ['answer', 'trajectory'], max_turns: 0 } as const
    expect(grade(task, [reply('Hi')])).toMatchObject({ measured: true, passed: true })
    expect(grade(task, [done('A'), reply('Hi')])).toMatchObject({ measured: true, passed: false })
  })

  it('a failure is certain although another layer is not measured', () => {
    const task = { ...YES, pass_when: ['answer', 'recorded'] } as const
    expect(grade(task, [reply('no')])).toMatchObject({ measured: true, passed: false })
    expect(grade(task, [reply('yes')])).toMatchObject({ measured: false, passed: false })
  })

  it.each([CRASHED, TIMED_OUT, { status: 'completed' } as const])('trusted claims: $status', (outcome) => {
    const events: TraceEvent[] = [reply('yes'), { event: 'end', error: 'the API was down' }]
    const result = grade(YES, events, { outcome }, { trustAgentErrors: true })
    expect(result.measured).toBe(false)
    expect(result.outcome).toEqual({ status: 'infra_failed', reason: 'claimed', message: 'the API was down' })
    expect(result.failures).toEqual([
      { code: 'infra_failed', args: { reason: 'claimed', message: 'the API was down' } },
    ])
  })

  it('leaves no metric scored when infrastructure failed', () => {
    const { metrics } = grade({ gold: GOLD }, RIGHT, { outcome: INFRA }, { tools: TOOLS })
    expect(Object.keys(metrics)).toContain('structural')
    for (const score of Object.values(metrics))
      expect(score).toEqual({ kind: 'unscored', reason: 'not measured: provider' })
  })
})

describe('metrics', () => {
  it('are flat and carry their fractions', () => {
    const events = [user(), done('Get', { id: 2 }), done('Refund', { id: 1 }), reply('The order is refunded.')]
    const { metrics } = grade({ gold: GOLD, max_turns: 9, pass_when: ['aem'] }, events, {}, { tools: TOOLS })
    expect(metrics).toMatchObject({
      success_rate: { value: 0, num: 0, den: 1 },
      aem: { num: 2, den: 3 },
      structural: { num: 2, den: 2 },
      completeness: { num: 3, den: 3 },
      truthfulness: { num: 2, den: 3 },
      within_turn_budget: { value: 1, num: 1, den: 1 },
      expected_order: { kind: 'unscored', reason: 'not stated' },
      cost: { kind: 'unscored', reason: 'no model calls recorded' },
      tool_calls: { kind: 'scored', value: 2 },
    })
  })

  it('measure a failed attempt’s trajectory and turns on what there is', () => {
    const events = [user(), done('Get', { id: 1 })]
    const { metrics, passed } = grade(
      { gold: GOLD, expected_tools: ['Get'] },
      events,
      { outcome: TIMED_OUT },
      { tools: TOOLS },
    )
    expect(passed).toBe(false)
    expect(metrics).toMatchObject({ aem: { num: 1, den: 3 }, required_tools_present: { value: 1 } })
  })

  it('have no AEM without gold', () => {
    const { metrics, aem } = grade(YES, [reply('yes')])
    expect(aem).toEqual({ status: 'unscored', reason: 'no gold turns' })
    expect(metrics.aem).toEqual({ kind: 'unscored', reason: 'no gold turns' })
  })

  it('have no fraction where the score is composed otherwise', () => {
    const gold = GOLD.map((turn) => ({ ...turn, weight: turn.turn_no + 0.5 }))
    const aem = AemOptions.parse({ compose: 'weighted' })
    const { metrics } = grade({ gold }, RIGHT, {}, { tools: TOOLS, aem })
    expect(metrics.aem).toEqual({ kind: 'scored', value: 1 })
  })

  it('are values alone in continuous mode', () => {
    const aem = AemOptions.parse({ continuous: true })
    const { metrics } = grade({ gold: GOLD }, RIGHT, {}, { tools: TOOLS, aem })
    expect(metrics.truthfulness).toEqual({ kind: 'scored', value: 1 })
  })

  it('take up a sub-metric by its name', () => {
    const safety = {
      name: 'safety',
      applies_to: ['response'] as const,
      evaluate: () => ({ status: 'failed', score: 0, reason: 'unsafe' }) as const,
    }
    const { metrics } = grade({ gold: GOLD }, RIGHT, {}, { tools: TOOLS, subMetrics: [safety] })
    expect(metrics.safety).toEqual({ kind: 'scored', value: 0, num: 0, den: 1 })
  })

  it('keep a sub-metric from taking the place of another metric', () => {
    const greedy = {
      name: 'success_rate',
      applies_to: ['response'] as const,
      evaluate: () => ({ status: 'passed', score: 1 }) as const,
    }
    const { metrics } = grade({ ...YES, gold: GOLD }, [reply('no')], {}, { tools: TOOLS, subMetrics: [greedy] })
    expect(metrics.success_rate).toMatchObject({ value: 0 })
  })
})

describe('what an agent wrote never breaks grading', () => {
  const deep = JSON.parse(`${'['.repeat(20_000)}1${']'.repeat(20_000)}`)
  const task = {
    gold: GOLD,
    expected_tools: ['Get'],
    answer: [{ json: deep }, { matches: 'x' }],
    state: [{ path: '/a', equals: 1 }],
    state_unchanged_except: ['/a'],
    pass_when: ['answer', 'trajectory', 'aem'],
  } as const
  it.each<[title: string, events: TraceEvent[]]>([
    ['arguments nested 20,000 deep', [failed('Get', { id: deep }), done('Get', { id: deep })]],
    ['a result nested 20,000 deep', [done('Get', {}, { result: deep })]],
    ['a reply nested 20,000 deep', [reply(JSON.stringify('[').repeat(20_000)), reply('['.repeat(20_000))]],
    ['a tool with no name', [done(''), refused('', 'unknown_tool')]],
    ['keys of the prototype', [done('__proto__', JSON.parse('{"__proto__":1,"constructor":2}')), done('toString')]],
    ['text that is no Unicode', [reply('\ud800'), user('\udfff')]],
    ['nothing', []],
  ])('%s', (_, events) => {
    const evidence: Partial<Attempt['evidence']> = { state: { a: deep, b: 1 }, state_before: { a: 1, b: deep } }
    const result = grade(task, events, { evidence }, { tools: TOOLS })
    expect(result.passed).toBe(false)
    for (const { code, args } of result.failures) {
      const expected: Readonly<Record<string, readonly string[]>> = GRADE_CODES
      expect(Object.keys(args).sort()).toEqual([...(expected[code] ?? [])].sort())
    }
  })
})
