import fc from 'fast-check'
import { expect, it } from 'vitest'
import { GRADE_CODES } from '../../src/grade/codes.ts'
import { gradeAttempt } from '../../src/grade/grade-attempt.ts'
import type { Finding } from '../../src/grade/score.ts'
import { TRAJECTORY_CHECKS } from '../../src/suite/metric-names.ts'
import type { GoldTurn } from '../../src/suite/schema/gold.ts'
import { ToolEntry } from '../../src/suite/schema/tools.ts'
import type { TraceEvent } from '../../src/trace/events.ts'
import { anyEvent } from '../trace/arbitrary.ts'
import { done, failed, makeAttempt, makeContext, makeTask, refused, reply, user } from './make.ts'

const GOLD: readonly GoldTurn[] = [
  { turn_no: 1, turn: 'Tool', gold_turn: { tool_id: 'A', args: { id: 1 } } },
  { turn_no: 2, turn: 'Agent', gold_turn: { response: 'yes' } },
]
const TASK = makeTask({
  pass_when: ['answer', 'trajectory', 'aem'],
  gold: GOLD,
  answer: [{ contains: 'yes' }, { json: { a: 1 }, reply: 'any' }, { rubric: 'Polite.' }],
  state: [{ path: '/a', equals: 1 }],
  state_unchanged_except: ['/a'],
  files: [{ path: 'out.txt', matches: '^a' }],
  command: ['true'],
  expected_tools: ['A', { any_order: ['B', 'A'] }],
  forbidden_tools: ['C'],
  max_turns: 2,
})
const CONTEXT = makeContext({
  tools: [ToolEntry.parse({ name: 'A' }), ToolEntry.parse({ name: 'B', read_only: true })],
})

/** Events that mean something to the task, among any others. */
const meantEvent = fc.constantFrom<TraceEvent>(
  user(),
  reply('yes'),
  reply('{"a":1}'),
  done('A', { id: 1 }),
  done('A', { id: 2 }),
  done('B'),
  done('C'),
  failed('A', { id: 1 }),
  failed('A', { id: 1 }, { retryable: true }),
  refused('A', 'schema'),
  refused('C', 'policy'),
  { event: 'end', error: 'down' },
)

it('grades whatever an agent printed, twice the same, with the arguments that each code declares', () => {
  const declared: Readonly<Record<string, readonly string[]>> = GRADE_CODES
  fc.assert(
    fc.property(
      fc.array(fc.oneof(meantEvent, anyEvent), { maxLength: 12 }),
      fc.boolean(),
      (events, trustAgentErrors) => {
        const context = { ...CONTEXT, trustAgentErrors }
        const grade = gradeAttempt(makeAttempt(events), TASK, context)
        expect(gradeAttempt(makeAttempt(events), TASK, context)).toEqual(grade)
        expect(grade.passed && !grade.measured).toBe(false)
        expect(grade.passed).toBe(grade.failures.length === 0)
        const findings: readonly Finding[] = [
          ...grade.failures,
          ...grade.answer.checks.flatMap((check) => check.findings),
          ...TRAJECTORY_CHECKS.flatMap((name) => grade.trajectory.checks[name].findings),
        ]
        for (const { code, args } of findings)
          expect(Object.keys(args).sort()).toEqual([...(declared[code] ?? [])].sort())
        for (const score of Object.values(grade.metrics)) {
          if (score.kind === 'scored') expect(score.value).toSatisfy(Number.isFinite)
          else expect(score.reason).not.toBe('')
        }
      },
    ),
    { numRuns: 150 },
  )
}, 60_000)
