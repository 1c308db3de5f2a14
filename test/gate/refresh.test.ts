import { describe, expect, it } from 'vitest'
import type { BaselineLookup } from '../../src/baseline/types.ts'
import { planRefresh } from '../../src/gate/refresh.ts'
import type { AcceptEntry } from '../../src/suite/schema/accept.ts'
import { Policy } from '../../src/suite/schema/policy.ts'
import type { RunSummary } from '../../src/summary/types.ts'
import { type MadeRun, runSummary } from '../support/run-summary.ts'
import { tasks } from './support.ts'

const GOOD = tasks(10, 't', { passed: 5 })
const BAD = [
  ...tasks(6, 't', { passed: 5 }),
  ...tasks(4, 't', { passed: 0 }).map((task, index) => ({ ...task, id: `t-${String(index + 7).padStart(2, '0')}` })),
]
const SLIGHTLY = GOOD.map((task, index) => (index < 3 ? { ...task, passed: 4 } : task))

const policy = Policy.parse({ metrics: { success_rate: { max_drop: 5 } } })
let day = 1
function made(list: MadeRun['tasks'], more: Partial<MadeRun> = {}): RunSummary {
  day += 1
  const started_at = `2025-03-${String(day).padStart(2, '0')}T09:00:00Z`
  return runSummary({ tasks: list, ...more, run: { id: `run-${day}`, started_at, ...more.run } })
}

function found(main: RunSummary, accepted = main): Exclude<BaselineLookup, { kind: 'unreadable' }> {
  const entry = { summary: main, runs: [main.run] }
  const other = accepted === main ? entry : { summary: accepted, runs: [accepted.run] }
  return { kind: 'found', place: 'baselines/made', main: entry, accepted: other }
}

function plan(candidate: RunSummary, lookup: Parameters<typeof found> | undefined, accepted: AcceptEntry[] = []) {
  const input = { candidate, policy, accepted, today: '2025-06-01' }
  const at = lookup === undefined ? ({ kind: 'absent', place: 'baselines/made' } as const) : found(...lookup)
  const result = planRefresh({ ...input, lookup: at })
  return result.kind === 'write'
    ? [result.entries, result.why]
    : [result.kind, result.kind === 'skip' ? result.why : '']
}

const WIDE: AcceptEntry[] = [{ metric: 'success_rate', max_drop: 60, reason: 'It is meant.' }]
const TASKS: AcceptEntry[] = BAD.slice(6).map(({ id }) => ({ task: id, min_passed: 0, reason: 'It is meant.' }))
const ZERO = [...GOOD, { id: 'zero', passed: 0 }]
const [good, bad, zero] = [made(GOOD), made(BAD), made(ZERO)]

describe('what a run of the default branch does to its baseline', () => {
  it.each([
    ['the first', made(GOOD), undefined, [], ['both', 'first']],
    ['the first, however bad', made(BAD), undefined, [], ['both', 'first']],
    ['as good', made(GOOD), [good], [], ['both', 'as_good']],
    [
      'a little worse, inside the limit',
      made(GOOD.map((task, index) => (index < 2 ? { ...task, passed: 4 } : task))),
      [good],
      [],
      ['both', 'as_good'],
    ],
    ['past the limit, perhaps by chance', made(SLIGHTLY), [good], [], ['main', 'unproven']],
    ['a regression that was merged anyway', made(BAD), [good], [], ['main', 'regressed']],
    ['the same regression again', made(BAD), [bad, good], [], ['main', 'regressed']],
    ['mended after that', made(GOOD), [bad, good], [], ['both', 'as_good']],
    ['a regression that was accepted', made(BAD), [good], [...WIDE, ...TASKS], ['both', 'accepted']],
    ['one that was accepted in part', made(BAD), [good], TASKS.slice(0, 1), ['main', 'regressed']],
    [
      'another world',
      made(GOOD, { fingerprints: { sandbox: { state: 'new' } } }),
      [good],
      [],
      ['both', 'measured_anew'],
    ],
    [
      'another world while a regression is open',
      made(BAD, { fingerprints: { sandbox: { state: 'new' } } }),
      [bad, good],
      [],
      ['main', 'regressed'],
    ],
    [
      'another world, with an open regression accepted',
      made(BAD, { fingerprints: { sandbox: { state: 'new' } } }),
      [bad, good],
      WIDE,
      ['both', 'measured_anew'],
    ],
    ['a task fewer', made(GOOD.slice(1)), [good], [], ['both', 'as_good']],
    ['a task that never passed', made(ZERO), [zero], [], ['both', 'as_good']],
    ['the same run', good, [good], [], ['skip', 'same_run']],
    ['a run that ended later than a newer one', good, [made(GOOD)], [], ['skip', 'superseded']],
    ['interrupted', made(GOOD, { run: { interrupted: true } }), [good], [], ['refuse', '']],
    [
      'a task not measured',
      made([{ id: 't-01', passed: 0, measured: 1 }, ...GOOD.slice(1)]),
      [good],
      [],
      ['refuse', ''],
    ],
  ] as const)('%s', (_, candidate, lookup, accepted, wanted) => {
    expect(plan(candidate, lookup as Parameters<typeof found> | undefined, [...accepted])).toEqual(wanted)
  })
})
