import { describe, expect, it } from 'vitest'
import { comparePair } from '../../../src/grade/judge/pairwise.ts'
import type { Claim } from '../../../src/grade/judge/types.ts'
import { judgeUsage } from '../../../src/grade/judge/usage.ts'
import { judgeAt, memoryStore, panelOf } from '../../support/judges.ts'
import { completion, modelServer, type Scripted, verdict } from '../../support/model-server.ts'

const CLAIM = { rubric: 'States the amount.', text: 'You get $54.20 back.', said: ['I want a refund.'] }
const PASS = verdict('pass', '$54.20')
const FAIL = verdict('fail', '$54.20')
const TOO_MANY: Scripted = { status: 429, headers: { 'retry-after-ms': '1' }, body: {} }

/** Each request is answered by the next of these, the last one again and again. */
async function panel(script: readonly Scripted[], more: Parameters<typeof panelOf>[1] = {}, judges = 1) {
  const server = await modelServer((_, number) => script[number - 1] ?? script.at(-1) ?? 'hang')
  const all = Array.from({ length: judges }, (_, index) =>
    judgeAt(server.url, { timeout: 1000, retries: 1, concurrency: 1 }, { name: `judge-${index + 1}` }),
  )
  return { server, panel: panelOf(all, more) }
}

describe('a judge that misbehaves', () => {
  it.each<[string, Scripted, string]>([
    ['prose', completion('Yes, it does.'), "the judge's answer is not the JSON object alone"],
    ['truncated JSON', completion('{"verdict": "pass", "score": 0.9, "quo'), 'not the JSON object alone'],
    ['an answer cut off', completion('{"verdict"', { finish_reason: 'length' }), 'cut off'],
    ['a score out of range', verdict('pass', '$54.20', { score: 95 }), 'not in 0..1'],
    ['a refusal', completion(null, { refusal: 'I cannot.' }), 'refused'],
    ['a refusal by filter', completion('', { finish_reason: 'content_filter' }), 'refused'],
    ['evidence that is not in the text', verdict('pass', '$99.99'), 'quote is not in the text'],
    ['an endpoint that is too busy', TOO_MANY, 'the endpoint answered 429'],
    ['an endpoint that never answers', 'hang', 'no answer in time'],
  ])('%s is not measured, and never a fail', async (_title, scripted, reason) => {
    const { panel: asked } = await panel([scripted])
    const { judgement } = await asked.judge(CLAIM, [])
    expect(judgement).toEqual({ kind: 'not_measured', licensed: true, reason: expect.stringContaining(reason) })
  })

  it.each<[string, Scripted, number]>([
    ['429', TOO_MANY, 2],
    ['a time-out', 'hang', 2],
    ['prose', completion('Yes.'), 2],
  ])('is asked again after %s', async (_title, first, requests) => {
    const { server, panel: asked } = await panel([first, PASS], { rereads: 1 })
    expect((await asked.judge(CLAIM, [])).judgement).toMatchObject({ kind: 'judged', holds: true })
    expect(server.requests).toHaveLength(requests)
  })

  it('is not asked again once it refused', async () => {
    const { server, panel: asked } = await panel([completion(null, { refusal: 'No.' }), PASS], { rereads: 1 })
    expect((await asked.judge(CLAIM, [])).judgement.kind).toBe('not_measured')
    expect(server.requests).toHaveLength(1)
  })
})

describe('several votes', () => {
  it('decide by majority', async () => {
    const { server, panel: asked } = await panel([PASS, FAIL, PASS], {}, 3)
    const { judgement } = await asked.judge(CLAIM, [])
    expect(judgement).toMatchObject({ holds: true, votes: { for: 2, against: 1, unusable: 0 } })
    // judges of one model have answers of their own, also from the store
    expect((await asked.judge(CLAIM, [])).judgement).toEqual(judgement)
    expect(server.requests).toHaveLength(3)
  })

  it('may be of one judge', async () => {
    const { server, panel: asked } = await panel([FAIL, FAIL, PASS], { votes: 3 })
    expect((await asked.judge(CLAIM, [])).judgement).toMatchObject({ holds: false })
    expect(server.requests).toHaveLength(3)
  })

  it('that tie decide nothing', async () => {
    const { panel: asked } = await panel([PASS, FAIL], {}, 2)
    expect((await asked.judge(CLAIM, [])).judgement).toMatchObject({ kind: 'not_measured' })
  })
})

describe('a judge of the family of the agent', () => {
  it('is refused, unasked, and named', async () => {
    const { server, panel: asked } = await panel([PASS])
    expect(await asked.judge(CLAIM, ['scripted-2'])).toEqual({
      judgement: {
        ...{ kind: 'not_measured', licensed: true },
        reason:
          "judge judge-1 is of the agent's own model family (scripted-1 and scripted-2); set judge.allow_same_family, or choose another",
      },
      spent: [],
    })
    expect(server.requests).toEqual([])
  })

  it('judges where that is allowed', async () => {
    const { panel: asked } = await panel([PASS], { allowSameFamily: true })
    expect((await asked.judge(CLAIM, ['scripted-2'])).judgement.kind).toBe('judged')
  })
})

describe('verdicts', () => {
  it('are kept: the same question is not asked twice', async () => {
    const store = memoryStore()
    const { server, panel: asked } = await panel([PASS, FAIL], { store })
    const first = await asked.judge(CLAIM, [])
    expect(await asked.judge(CLAIM, [])).toEqual(first)
    expect(server.requests).toHaveLength(1)
    expect((await asked.judge({ ...CLAIM, rubric: 'Another.' }, [])).judgement).toMatchObject({ holds: false })
  })

  it('are shared by equal questions at the same time, as they are when the run is graded again', async () => {
    const store = memoryStore()
    const { server, panel: asked } = await panel([PASS, FAIL], { store })
    const [first, second] = await Promise.all([asked.judge(CLAIM, []), asked.judge(CLAIM, [])])
    expect(second).toEqual(first)
    expect(await asked.judge(CLAIM, [])).toEqual(first)
    expect(server.requests).toHaveLength(1)
  })

  it('are not kept where there is none', async () => {
    const store = memoryStore()
    const { panel: asked } = await panel([completion('prose')], { store })
    await asked.judge(CLAIM, [])
    expect(store.size()).toBe(0)
  })

  it('cost what the judges used, apart from the agent', async () => {
    const { panel: asked } = await panel([completion('prose'), PASS], { rereads: 1 })
    const { spent } = await asked.judge(CLAIM, [])
    const scored = (value: number) => ({ kind: 'scored', value })
    expect(judgeUsage(spent, { 'scripted-1': { input: 1, output: 10 } })).toEqual({
      judge_calls: scored(2),
      judge_cost: scored((200 + 40 * 10) / 1e6),
      judge_input_tokens: scored(200),
      judge_output_tokens: scored(40),
    })
    expect(judgeUsage(spent, {}).judge_cost).toEqual({ kind: 'unscored', reason: 'price of scripted-1 unknown' })
    expect(judgeUsage(undefined, {})).toEqual({})
  })
})

describe('a pair', () => {
  const preferring = (choose: (a: string, b: string) => boolean) => {
    return async ({ text, other = '' }: { readonly text: string; readonly other?: string }) => {
      const holds = choose(text, other)
      const votes = { for: 1, against: 0, unusable: 0 }
      return { kind: 'judged' as const, holds, score: 1, quote: text, reason: 'r', licensed: true, votes }
    }
  }

  it.each<[string, (a: string, b: string) => boolean, object]>([
    ['the longer', (a, b) => a.length > b.length, { kind: 'preferred', which: 'first', reason: 'r' }],
    ['the shorter', (a, b) => a.length < b.length, { kind: 'preferred', which: 'second', reason: 'r' }],
    ['neither', () => false, { kind: 'level', reason: 'r' }],
    [
      'whichever comes first',
      () => true,
      { kind: 'not_measured', reason: 'the judges prefer whichever text comes first' },
    ],
  ])('is judged in both orders: %s', async (_title, choose, preference) => {
    expect(await comparePair('is clear', 'a long text', 'short', preferring(choose))).toEqual(preference)
  })

  it('is not measured where one order is not', async () => {
    const { panel: asked } = await panel([PASS, completion('prose')])
    const ask = async (claim: Omit<Claim, 'said'>) => (await asked.judge({ ...claim, said: [] }, [])).judgement
    expect(await comparePair('is clear', '$54.20', '$54.20 back', ask)).toMatchObject({ kind: 'not_measured' })
  })
})
