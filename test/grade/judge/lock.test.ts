import { describe, expect, it } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import {
  type JudgeIdentity,
  type JudgeLock,
  judgeFact,
  licenceOf,
  readLock,
  rubricHash,
} from '../../../src/grade/judge/lock.ts'
import { Policy } from '../../../src/suite/schema/policy.ts'
import { lockOf, validateJudges } from '../../../src/summary/judge-labels/validate.ts'
import { labelsText, syntheticRows } from '../../summary/labels.ts'

const bar = Policy.parse({}).judge
const lock = lockOf(validateJudges(labelsText(syntheticRows(100, 10)), 'labels.jsonl', bar, '2025-06-01'))
const judge: JudgeIdentity = {
  name: 'tone',
  model: 'model-a',
  promptHash: 'prompt-1',
  rubricHashes: [rubricHash('Is polite.')],
}

describe('licence', () => {
  const lower: JudgeLock = {
    version: 1,
    judges: lock.judges.map((one) => ({ ...one, judge_human_2: { ...one.judge_human_2, kappa: 0.5 } })),
  }
  it.each([
    { title: 'the judge that was validated', given: {}, licence: { status: 'licensed' } },
    { title: 'fewer lines than were validated', given: { rubricHashes: [] }, licence: { status: 'licensed' } },
    { title: 'another name for the same judge', given: { name: 'manners' }, licence: { status: 'licensed' } },
    { title: 'another model', given: { model: 'b' }, licence: { status: 'void', changed: ['model'] } },
    { title: 'another prompt', given: { promptHash: 'p' }, licence: { status: 'void', changed: ['prompt'] } },
    {
      title: 'another rubric',
      given: { rubricHashes: [rubricHash('Is very polite.')] },
      licence: { status: 'void', changed: ['rubric'] },
    },
    {
      title: 'a line more',
      given: { rubricHashes: [...judge.rubricHashes, rubricHash('Says when.')] },
      licence: { status: 'void', changed: ['rubric'] },
    },
    {
      title: 'another judge',
      given: { name: 'facts', model: 'b' },
      licence: { status: 'absent' },
    },
  ])('$title: $licence.status', ({ given, licence }) => {
    expect(licenceOf(lock, { ...judge, ...given }, bar)).toEqual(licence)
  })

  it.each([
    { title: 'a bar that was raised', lock, bar: { ...bar, min_kappa: 0.85 } },
    { title: 'more labels wanted', lock, bar: { ...bar, min_labels: 200 } },
    { title: 'figures that were edited down', lock: lower, bar },
    {
      title: 'a validation that failed',
      lock: lockOf(validateJudges(labelsText(syntheticRows(100, 2)), 'l', bar, '2025-06-01')),
      bar,
    },
    {
      title: 'a failed one that somebody marked licensed',
      lock: {
        version: 1 as const,
        judges: lockOf(validateJudges(labelsText(syntheticRows(100, 2)), 'l', bar, '2025-06-01')).judges.map((one) => ({
          ...one,
          licensed: true,
        })),
      },
      bar,
    },
  ])('$title: void by its figures', ({ lock: given, bar: asked }) => {
    expect(licenceOf(given, judge, asked)).toEqual({ status: 'void', changed: ['figures'] })
  })

  it('there is none without a lock', () => {
    expect(licenceOf(undefined, judge, bar)).toEqual({ status: 'absent' })
  })

  it('is kept in the summary with what voids it', () => {
    expect(judgeFact(lock, { ...judge, model: 'b' }, bar)).toEqual({
      name: 'tone',
      model: 'b',
      licence: 'void',
      changed: ['model'],
    })
    expect(judgeFact(lock, judge, bar)).toEqual({ name: 'tone', model: 'model-a', licence: 'licensed' })
  })
})

describe('reading a lock', () => {
  it('gives back what was written', () => {
    expect(readLock(JSON.stringify(lock), 'judge.lock.json')).toEqual(lock)
  })

  it.each([
    { title: 'no JSON', text: '{' },
    { title: 'another version', text: JSON.stringify({ ...lock, version: 2 }) },
    { title: 'a key too many', text: JSON.stringify({ ...lock, extra: 1 }) },
    { title: 'a judge twice', text: JSON.stringify({ version: 1, judges: [...lock.judges, ...lock.judges] }) },
    { title: 'kappa above 1', text: JSON.stringify(lock).replace('"kappa":1', '"kappa":1.5') },
  ])('refuses $title: an unreadable lock is no absent one', ({ text }) => {
    expect(() => readLock(text, 'judge.lock.json')).toThrow(UserError)
  })
})

it('a rubric line is the same whatever its blanks', () => {
  expect(rubricHash(' Is\n  polite. ')).toBe(rubricHash('Is polite.'))
  expect(rubricHash('Is polite')).not.toBe(rubricHash('Is polite.'))
})
