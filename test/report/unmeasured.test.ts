import { expect, it } from 'vitest'
import { buildReport } from '../../src/report/build.ts'
import { renderJson } from '../../src/report/json.ts'
import { renderMarkdown } from '../../src/report/markdown/render.ts'
import { readForeignReport } from '../../src/report/stored.ts'
import { renderTerminal } from '../../src/report/terminal/render.ts'
import type { Outcome } from '../../src/trace/attempt.ts'
import { sampleRun } from './sample.ts'

const CAUSE = 'messages[0].content differs from the recording'
const DIFF = ['@@ -1,2 +1,2 @@', '   "role": "system",', '-  "content": "Be kind."', '+  "content": "Be brief."']

/** The holes of the first tasks, each with the outcome that is given for it. */
function reportOf(outcomes: readonly ((attempt: number) => Outcome)[]) {
  const { summary } = sampleRun('r', (task) => (task < outcomes.length ? 'hole' : 'right'))
  const tasks = summary.tasks.map((task, index) => {
    const outcomeOf = outcomes[index]
    if (outcomeOf === undefined) return task
    return { ...task, attempts: task.attempts.map((one) => ({ ...one, outcome: outcomeOf(one.attempt) })) }
  })
  return buildReport({ summary: { ...summary, tasks } })
}

const missed = (task: string) => (attempt: number) => ({
  ...{ status: 'infra_failed' as const, reason: 'cassette' as const, cause: CAUSE, diff: DIFF },
  message: `the request is not recorded in cassettes/${task}/${attempt}.json`,
})
const failed = (message: string) => () => ({ status: 'infra_failed' as const, reason: 'sandbox' as const, message })

it('tells attempts of one cause together, with the diff once', () => {
  const report = reportOf([missed('a'), missed('b')])
  const note =
    '10 attempts of refund-1, refund-2: Not measured: a model request was not recorded: `messages[0].content differs from the recording`. The trace of attempt 1 of refund-1 has all of it.'
  const json = JSON.parse(renderJson(report))
  expect(json.notes[0]).toBe(note)
  expect(json.unmeasured).toMatchObject([
    {
      ...{ attempts: 10, tasks: ['refund-1', 'refund-2'], first: { task: 'refund-1', attempt: 1 } },
      diff: [
        { kind: 'gap', text: '' },
        { kind: 'same', text: '  "role": "system",' },
        { kind: 'removed', text: '  "content": "Be kind."' },
        { kind: 'added', text: '  "content": "Be brief."' },
      ],
    },
  ])
  const texts = [renderMarkdown(report), renderTerminal(report, { color: false, width: 80 })]
  for (const text of texts) {
    expect(text.split('Be kind.')).toHaveLength(2)
    expect(text.split('differs from')).toHaveLength(2)
    expect(text).toMatch(/^ *- +"content": "Be kind."$/m)
    expect(text).toMatch(/^ *\+ +"content": "Be brief."$/m)
  }
  expect(readForeignReport(JSON.parse(JSON.stringify(report)))?.unmeasured).toEqual(report.unmeasured)
})

it.each([
  [4, '1 more kind of unmeasured attempts: 5 attempts of refund-4.'],
  [5, '2 more kinds of unmeasured attempts: 10 attempts of refund-4, refund-5.'],
])('counts the kinds behind the third, of %i', (count, note) => {
  const kinds = Array.from({ length: count }, (_, index) => failed(`broken in manner ${index}`))
  expect(JSON.parse(renderJson(reportOf(kinds))).notes[3]).toBe(note)
})

it('says nothing of unmeasured attempts where all have a result', () => {
  expect(reportOf([])).not.toHaveProperty('unmeasured')
})
