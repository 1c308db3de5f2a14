import { describe, expect, it } from 'vitest'
import type { Answer } from '../../../src/grade/judge/types.ts'
import { countVotes } from '../../../src/grade/judge/votes.ts'

const vote = (holds: boolean, score = holds ? 0.8 : 0.2): Answer => ({
  kind: 'verdict',
  ...{ holds, score, quote: 'q', reason: holds ? 'for' : 'against' },
})
const none: Answer = { kind: 'unusable', reason: 'prose', retry: true }

describe('votes', () => {
  it.each<[string, readonly Answer[], boolean]>([
    ['one for', [vote(true)], true],
    ['one against', [vote(false)], false],
    ['two of three', [vote(true), vote(false), vote(true)], true],
    ['two of three, the third without a verdict', [none, vote(false), vote(false)], false],
  ])('%s decide', (_title, answers, holds) => {
    expect(countVotes(answers)).toMatchObject({ kind: 'decided', holds, reason: holds ? 'for' : 'against' })
  })

  it.each<[string, readonly Answer[], string]>([
    ['none', [], 'no judge was asked'],
    ['one without a verdict', [none], 'prose'],
    ['a tie', [vote(true), vote(false)], 'no majority: 1 for, 1 against, 0 without a verdict'],
    [
      'one of two, the other without a verdict',
      [vote(true), none],
      'no majority: 1 for, 0 against, 1 without a verdict (prose)',
    ],
    ['two of four', [vote(true), vote(true), none, none], 'no majority: 2 for, 0 against, 2 without a verdict (prose)'],
  ])('%s decides nothing, and is no 0', (_title, answers, reason) => {
    expect(countVotes(answers)).toMatchObject({ kind: 'undecided', reason })
  })

  it('have the mean score of those that agree with the outcome', () => {
    expect(countVotes([vote(true, 1), vote(true, 0.5), vote(false, 0)])).toMatchObject({ score: 0.75 })
  })
})
