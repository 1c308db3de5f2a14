import { expect, it } from 'vitest'
import { chooseReferences } from '../../src/baseline/choose-references.ts'
import { runSummary } from '../support/run-summary.ts'

const PATHS = ['a', 'a', 'b', 'c', 'd']
const run = (agent: string, paths: readonly string[], passed = paths.length, sandbox = 's') =>
  runSummary({
    tasks: [{ id: 't', passed, trajectory: (index) => paths[index] ?? '' }],
    fingerprints: { agent: { prompt: agent }, sandbox: { state: sandbox } },
  })
const stored = (...trajectories: readonly string[]) =>
  trajectories.map((trajectory) => ({ task: 't', trajectory, events: [] }))
const before = (agent: string, sandbox = 's') => {
  const summary = run(agent, PATHS, 5, sandbox)
  return { summary, runs: [summary.run] }
}

it.each([
  ['the first three distinct ones, most frequent first', run('p', PATHS), [], undefined, [], ['a', 'b', 'c']],
  ['passing ones only', run('p', PATHS, 2), [], undefined, [], ['a']],
  [
    'all old ones while the agent is the same',
    run('p', ['d', 'd', 'd', 'd', 'd']),
    ['a', 'b', 'c'],
    before('p'),
    ['a', 'b', 'c'],
    [],
  ],
  ['old ones, and new ones where there is room', run('p', ['d', 'd', 'a', 'a', 'a']), ['a'], before('p'), ['a'], ['d']],
  ['what a changed agent still does', run('q', PATHS), ['b', 'x', 'y'], before('p'), ['b'], ['a', 'c']],
  [
    'nothing old where a changed agent does it all otherwise',
    run('q', PATHS),
    ['x', 'y', 'z'],
    before('p'),
    [],
    ['a', 'b', 'c'],
  ],
  [
    'the last ones known to pass where nothing passes any more',
    run('q', PATHS, 0),
    ['x', 'y'],
    before('p'),
    ['x', 'y'],
    [],
  ],
  ['nothing of another world', run('p', PATHS, 0), ['x', 'y'], before('p', 'other'), [], []],
] as const)('keeps %s', (_, summary, old, entry, keep, add) => {
  const [choice] = chooseReferences(summary, stored(...old), entry)
  expect(choice?.keep.map((reference) => reference.trajectory)).toEqual(keep)
  expect(choice?.add.map((reference) => reference.trajectory)).toEqual(add)
})
