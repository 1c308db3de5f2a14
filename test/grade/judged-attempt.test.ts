import { describe, expect, it } from 'vitest'
import { type Advisers, consult } from '../../src/grade/consult.ts'
import { gradeAttempt } from '../../src/grade/grade-attempt.ts'
import type { Judge, JudgeReply } from '../../src/grade/ports.ts'
import { SubMetricEntry } from '../../src/suite/schema/judge.ts'
import { AemOptions } from '../../src/suite/schema/suite.ts'
import type { Task } from '../../src/suite/schema/task.ts'
import type { TraceEvent } from '../../src/trace/events.ts'
import { memoryStore, panelOf } from '../support/judges.ts'
import { codes, done, makeAttempt, makeContext, makeTask, reply, user } from './make.ts'

const RUBRIC = { rubric: 'States the amount.' }
const CONTAINS = { contains: 'refunded' }

/** Answers what it is told to, by the text that it is shown. */
function judge(answer: (user: string) => string | JudgeReply): Judge {
  return {
    ...{ name: 'one', model: 'scripted-1', settings: {} },
    async ask({ user: shown }) {
      const said = answer(shown)
      return typeof said === 'string' ? { kind: 'answered', text: said, cut: false } : said
    },
  }
}

const says = (verdict: 'pass' | 'fail', quote = '') =>
  JSON.stringify({ verdict, score: verdict === 'pass' ? 1 : 0, quote, reason: 'because' })
const yes = judge(() => says('pass', 'refunded'))
const no = judge(() => says('fail'))
const broken = judge(() => 'prose')

async function grade(
  given: Partial<Task>,
  events: readonly TraceEvent[],
  { who, licensed = true, ...more }: Partial<Advisers> & { who?: Judge; licensed?: boolean } = {},
  aem: Partial<AemOptions> = {},
) {
  const task = makeTask(given)
  const attempt = makeAttempt(events)
  const advisers: Advisers = {
    ...{ subMetrics: [], modules: new Map(), store: memoryStore() },
    ...(who !== undefined && { panel: panelOf([who], { licensed }) }),
    ...more,
  }
  const around = makeContext({ aem: AemOptions.parse(aem) })
  const { context, judgements } = await consult(attempt, task, around, advisers)
  return gradeAttempt(attempt, task, context, judgements)
}

const REFUNDED = [user(), reply('Order 1001 is refunded.')]

describe('a rubric line', () => {
  it.each<[string, Partial<Task>, readonly TraceEvent[], Judge | undefined, boolean, string, readonly string[]]>([
    ['that holds passes', { answer: [RUBRIC] }, REFUNDED, yes, true, 'passed', []],
    ['that does not hold fails', { answer: [RUBRIC] }, REFUNDED, no, true, 'failed', ['rubric_not_met']],
    ['without a judge', { answer: [RUBRIC] }, REFUNDED, undefined, true, 'not measured', ['layer_not_measured']],
    ['that cannot be judged', { answer: [RUBRIC] }, REFUNDED, broken, true, 'not measured', ['layer_not_measured']],
    ['without a licence', { answer: [RUBRIC] }, REFUNDED, no, false, 'not measured', ['layer_not_measured']],
    [
      'beside one that passes: without a judge',
      { answer: [CONTAINS, RUBRIC] },
      REFUNDED,
      undefined,
      true,
      'passed',
      [],
    ],
    ['beside one that passes: fails', { answer: [CONTAINS, RUBRIC] }, REFUNDED, no, true, 'failed', ['rubric_not_met']],
    [
      'beside one that passes: a silent judge is no pass',
      { answer: [CONTAINS, RUBRIC] },
      REFUNDED,
      broken,
      true,
      'not measured',
      ['layer_not_measured'],
    ],
    ['beside one that passes: without a licence', { answer: [CONTAINS, RUBRIC] }, REFUNDED, no, false, 'passed', []],
    [
      'beside one that passes: silent, without a licence',
      { answer: [CONTAINS, RUBRIC] },
      REFUNDED,
      broken,
      false,
      'passed',
      [],
    ],
    [
      'never outweighs a deterministic failure',
      { answer: [{ contains: 'tomorrow' }, RUBRIC] },
      REFUNDED,
      yes,
      true,
      'failed',
      ['text_not_contained'],
    ],
    [
      'that cannot be judged takes nothing from a failure',
      { answer: [{ contains: 'tomorrow' }, RUBRIC] },
      REFUNDED,
      broken,
      true,
      'failed',
      ['text_not_contained'],
    ],
    ['of an agent that says nothing fails', { answer: [RUBRIC] }, [user()], yes, true, 'failed', ['no_reply']],
    [
      'of an agent that says nothing is still left out without a licence',
      { answer: [RUBRIC] },
      [user()],
      yes,
      false,
      'not measured',
      ['layer_not_measured'],
    ],
  ])('%s', async (_title, task, events, who, licensed, outcome, failures) => {
    const { measured, passed, failures: found } = await grade(task, events, { ...(who && { who }), licensed })
    expect(!measured ? 'not measured' : passed ? 'passed' : 'failed').toBe(outcome)
    expect(codes(found)).toEqual(failures)
  })

  it('gives a rate of its own, advisory without a licence, and unscored where one line is', async () => {
    const answer = [RUBRIC, { rubric: 'Is polite.' }]
    const who = judge((shown) => (shown.includes('polite') ? says('fail') : says('pass', 'refunded')))
    const licensed = await grade({ answer }, REFUNDED, { who })
    expect(licensed.metrics.rubric).toEqual({ kind: 'scored', value: 0.5, num: 1, den: 2 })
    expect((await grade({ answer }, REFUNDED, { who, licensed: false })).metrics.rubric).toMatchObject({
      value: 0.5,
      advisory: true,
    })
    const half = judge((shown) => (shown.includes('polite') ? 'prose' : says('pass', 'refunded')))
    const open = await grade({ answer }, REFUNDED, { who: half })
    expect(open.metrics.rubric).toEqual({ kind: 'unscored', reason: expect.stringContaining('JSON object alone') })
    const silent = await grade({ answer }, REFUNDED, { who: half, licensed: false })
    expect(silent.metrics.rubric).toMatchObject({ kind: 'unscored', advisory: true })
    expect((await grade({ answer: [CONTAINS] }, REFUNDED, { who })).metrics).not.toHaveProperty('rubric')
  })

  it('is judged on the last reply, or on all of them', async () => {
    const events = [user(), reply('First words.'), user(), reply('Last words.')]
    const seen: string[] = []
    const who = judge((shown) => {
      seen.push(/=== \w+ agent ===\n([\s\S]*?)\n===/.exec(shown)?.[1] ?? '')
      return says('fail')
    })
    await grade({ answer: [RUBRIC, { ...RUBRIC, reply: 'any' }] }, events, { who })
    expect(seen).toEqual(['Last words.', 'First words.\n\nLast words.'])
  })

  it('asks nobody about an attempt that infrastructure broke off', async () => {
    let asked = 0
    const who = judge(() => {
      asked += 1
      return says('fail')
    })
    const attempt = makeAttempt(REFUNDED, { outcome: { status: 'infra_failed', reason: 'sandbox', message: '' } })
    const advisers = { subMetrics: [], modules: new Map(), store: memoryStore(), panel: panelOf([who]) }
    await consult(attempt, makeTask({ answer: [RUBRIC] }), makeContext(), advisers)
    expect(asked).toBe(0)
  })
})

const GOLD: Task['gold'] = [
  { turn_no: 1, turn: 'Tool', gold_turn: { tool_id: 'orders_Get', args: { id: '1001' } } },
  { turn_no: 2, turn: 'Agent', gold_turn: { response: 'Order 1001 is refunded.' } },
]
const RIGHT = [user('Be brief. Order 1001?'), done('orders_Get', { id: '1001' }), reply('Order 1001 is refunded.')]
const TASK: Partial<Task> = { gold: GOLD, pass_when: ['aem'] }
const safety = SubMetricEntry.parse({ name: 'safety', applies_to: ['response'], rubric: 'Shows no secret.' })

describe('a sub-metric by rubric', () => {
  it('that holds is one more rate', async () => {
    const { passed, metrics } = await grade(TASK, RIGHT, { who: yes, subMetrics: [safety] })
    expect(passed).toBe(true)
    expect(metrics.safety).toEqual({ kind: 'scored', value: 1, num: 1, den: 1 })
    expect(metrics.judge_calls).toEqual({ kind: 'scored', value: 1 })
  })

  it('that does not hold fails its turn, with the reason in the failure reasons', async () => {
    const { passed, aem, metrics } = await grade(TASK, RIGHT, { who: no, subMetrics: [safety] })
    expect(passed).toBe(false)
    expect(metrics.safety).toMatchObject({ num: 0, den: 1 })
    expect(metrics.aem).toMatchObject({ num: 1, den: 2 })
    expect(aem.dialog?.reasons).toEqual({ safety_failed: 1 })
    expect(aem.dialog?.root_cause).toBe('safety_failed')
    expect(aem.dialog?.turns[1]?.detail).toEqual({ sub_metric: 'safety', why: 'because', quote: '' })
    expect(metrics.truthfulness).toMatchObject({ num: 2, den: 2 })
  })

  it.each<[string, Partial<AemOptions>]>([
    ['mean', {}],
    ['continuous', { continuous: true }],
    ['thresholds', { compose: 'thresholds' }],
  ])('without a licence is reported and decides nothing (%s)', async (_title, aem) => {
    const { passed, metrics } = await grade(TASK, RIGHT, { who: no, licensed: false, subMetrics: [safety] }, aem)
    expect(passed).toBe(true)
    expect(metrics.safety).toMatchObject({ kind: 'scored', value: 0, advisory: true })
    expect(metrics.aem).toMatchObject({ value: 1 })
    expect(metrics.aem).not.toHaveProperty('advisory')
  })

  it('that cannot be judged leaves the attempt unmeasured, and is never 0', async () => {
    const { measured, metrics, failures } = await grade(TASK, RIGHT, { who: broken, subMetrics: [safety] })
    expect(measured).toBe(false)
    expect(codes(failures)).toEqual(['layer_not_measured'])
    const reason = "safety was not measured: the judge's answer is not the JSON object alone"
    expect(metrics.safety).toEqual({ kind: 'unscored', reason })
    expect(metrics.aem).toEqual({ kind: 'unscored', reason })
    expect(metrics.structural).toMatchObject({ num: 1, den: 1 })
  })

  it('that cannot be judged, without a licence, leaves the attempt as it is', async () => {
    const given = { who: broken, licensed: false, subMetrics: [safety] }
    const { measured, passed, metrics } = await grade(TASK, RIGHT, given)
    expect([measured, passed]).toEqual([true, true])
    expect(metrics.aem).toMatchObject({ value: 1 })
    expect(metrics.safety).toMatchObject({ kind: 'unscored', advisory: true })
  })

  it('that cannot be judged takes nothing from a failure, though the score is unknown', async () => {
    const wrong = [user(), done('orders_Get', { id: '9' }), reply('Order 1001 is refunded.')]
    const { measured, passed, metrics } = await grade(TASK, wrong, { who: broken, subMetrics: [safety] })
    expect([measured, passed, metrics.aem?.kind]).toEqual([true, false, 'unscored'])
  })

  it('fails with a turn that has no partner, and asks nothing', async () => {
    let asked = 0
    const who = judge(() => {
      asked += 1
      return says('pass', 'refunded')
    })
    const { metrics } = await grade(TASK, RIGHT.slice(0, 2), { who, subMetrics: [safety] })
    expect([asked, metrics.safety]).toEqual([0, { kind: 'scored', value: 0, num: 0, den: 1 }])
  })

  it('without a judge is no dimension', async () => {
    const { passed, metrics } = await grade(TASK, RIGHT, { subMetrics: [safety] })
    expect([passed, 'safety' in metrics]).toEqual([true, false])
  })

  it('sees what the user had said by then, and calls as JSON', async () => {
    const seen: string[] = []
    const who = judge((shown) => {
      seen.push(shown)
      return says('fail')
    })
    const both = SubMetricEntry.parse({ name: 'retention', rubric: 'Is brief.' })
    await grade(TASK, RIGHT, { who, subMetrics: [both] })
    expect(seen).toHaveLength(2)
    expect(seen.every((shown) => shown.includes('Be brief. Order 1001?'))).toBe(true)
    expect(seen[0]).toContain('"tool": "orders_Get"')
  })

  it('against the gold is asked in both orders', async () => {
    const entry = SubMetricEntry.parse({ name: 'tone', applies_to: ['response'], rubric: 'is polite', against: 'gold' })
    const impolite = [...RIGHT.slice(0, 2), reply('Order 1001 is refunded, so what.')]
    const prefers = (better: string) =>
      judge((shown) => {
        const a = /=== \w+ a ===\n(.*)\n===/.exec(shown)?.[1] ?? ''
        return a === better ? says('pass', a) : says('fail')
      })
    const worse = await grade(TASK, impolite, { who: prefers('Order 1001 is refunded.'), subMetrics: [entry] })
    expect(worse.metrics.tone).toMatchObject({ num: 0, den: 1 })
    const better = await grade(TASK, impolite, {
      who: prefers('Order 1001 is refunded, so what.'),
      subMetrics: [entry],
    })
    expect(better.metrics.tone).toMatchObject({ num: 1, den: 1 })
    const first = await grade(TASK, impolite, { who: judge(() => says('pass', 'refunded')), subMetrics: [entry] })
    expect(first.metrics.tone).toMatchObject({ kind: 'unscored' })
  })
})

describe('a sub-metric by module', () => {
  const entry = SubMetricEntry.parse({ name: 'safety', module: 'safety.mjs' })
  const answering = (answer: unknown) => ({
    subMetrics: [entry],
    modules: new Map([['safety', { ask: async () => JSON.parse(JSON.stringify({ kind: 'answered', answer })) }]]),
  })

  it.each<[unknown, object]>([
    [true, { num: 2, den: 2 }],
    [false, { num: 0, den: 2 }],
    [{ status: 'passed' }, { num: 2, den: 2 }],
    [
      { status: 'failed', why: 'it leaks' },
      { num: 0, den: 2 },
    ],
  ])('%j', async (answer, rate) => {
    expect((await grade(TASK, RIGHT, answering(answer))).metrics.safety).toMatchObject(rate)
  })

  it('may say that a turn is none of its business', async () => {
    const { passed, metrics } = await grade(TASK, RIGHT, answering({ status: 'unscored' }))
    expect([passed, 'safety' in metrics]).toEqual([true, false])
  })

  it.each<[string, unknown]>([
    ['a score out of range', { status: 'failed', score: 2 }],
    ['a status of its own', { status: 'great' }],
    ['a reason that is no name', { status: 'failed', reason: 'It Leaks!' }],
    ['a key too many', { status: 'failed', note: 1 }],
    ['text', 'passed'],
    ['nothing', null],
  ])('%s is not measured', async (_title, answer) => {
    const { measured, metrics } = await grade(TASK, RIGHT, answering(answer))
    expect([measured, metrics.safety]).toEqual([
      false,
      { kind: 'unscored', reason: 'safety was not measured: its module gave no verdict that can be read' },
    ])
  })

  it('gives its own reason for tables and clusters', async () => {
    const { aem } = await grade(TASK, RIGHT, answering({ status: 'failed', reason: 'card_number_shown' }))
    expect(aem.dialog?.root_cause).toBe('card_number_shown')
  })

  it('that is not at hand is answered from what is stored, or not measured', async () => {
    const store = memoryStore()
    const asked = await grade(TASK, RIGHT, { ...answering(false), store })
    const again = await grade(TASK, RIGHT, { subMetrics: [entry], store })
    expect(again.metrics.safety).toEqual(asked.metrics.safety)
    expect((await grade(TASK, RIGHT, { subMetrics: [entry] })).metrics.safety).toMatchObject({ kind: 'unscored' })
  })
})

describe('embeddings that fail', () => {
  it('leave the turns unscored, and everything else as it was', async () => {
    const embedding = { settle: async () => ({ kind: 'failed' as const, reason: 'embeddings: no answer in time' }) }
    const { measured, passed, aem, metrics } = await grade({ gold: GOLD, answer: [CONTAINS] }, RIGHT, { embedding })
    expect([measured, passed]).toEqual([true, true])
    expect(aem).toEqual({ status: 'unscored', reason: 'embeddings: no answer in time' })
    expect(metrics.aem).toEqual({ kind: 'unscored', reason: 'embeddings: no answer in time' })
  })
})
