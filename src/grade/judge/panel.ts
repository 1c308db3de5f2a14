import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { hashJson, toJson } from '../../json.ts'
import type { AnswerStore, Judge, JudgeUsage } from '../ports.ts'
import { kinOf } from './family.ts'
import { readAnswer } from './parse.ts'
import { buildQuestion, JUDGE_PROMPT } from './prompt.ts'
import type { Answer, Claim, Judgement, Spent } from './types.ts'
import { countVotes } from './votes.ts'

export interface Seat {
  readonly judge: Judge
  /** Whether a matching licence lets this judge decide. Without one it is advisory. */
  readonly licensed: boolean
}

export interface PanelOptions {
  /** Answers of each judge. */
  readonly votes: number
  readonly allowSameFamily: boolean
  readonly maxChars: number
  /** Questions put once more when the answer cannot be read. */
  readonly rereads: number
  readonly store: AnswerStore
  readonly signal?: AbortSignal
  /** A code that no text can hold by chance; default: 128 random bits. */
  readonly fence?: () => string
}

/** All judges of a suite, who vote on each claim. */
export interface JudgePanel {
  judge(claim: Claim, agentModels: readonly string[]): Promise<Judged>
  /** Every judge has a licence. */
  readonly licensed: boolean
}

export interface Judged {
  readonly judgement: Judgement
  readonly spent: Spent
}

export function openPanel(seats: readonly Seat[], options: PanelOptions): JudgePanel {
  const licensed = seats.length > 0 && seats.every((seat) => seat.licensed)
  const asking = new Map<string, Promise<Asked>>()
  return {
    licensed,
    async judge(claim, agentModels) {
      const kin = options.allowSameFamily ? undefined : findKin(seats, agentModels)
      if (kin !== undefined) return { judgement: { kind: 'not_measured', licensed, reason: kin }, spent: [] }
      const numbers = Array.from({ length: options.votes }, (_, index) => index + 1)
      const asked = seats.flatMap(({ judge }) => numbers.map((vote) => askOnce(judge, claim, vote, options, asking)))
      const answers = await Promise.all(asked)
      const spent = answers.flatMap((answer) => answer.spent)
      const count = countVotes(answers.map(({ answer }) => answer))
      if (count.kind === 'undecided') {
        return { judgement: { kind: 'not_measured', licensed, reason: count.reason }, spent }
      }
      return { judgement: { ...count, kind: 'judged', licensed }, spent }
    },
  }
}

/** A panel that lost a member would not be the same panel, so that one of the family keeps all of it from judging. */
function findKin(seats: readonly Seat[], agentModels: readonly string[]): string | undefined {
  for (const { judge } of seats) {
    const kin = kinOf(judge.model, agentModels)
    if (kin === undefined) continue
    const models = judge.model === kin ? judge.model : `${judge.model} and ${kin}`
    return `judge ${judge.name} is of the agent's own model family (${models}); set judge.allow_same_family, or choose another`
  }
  return undefined
}

interface Asked {
  readonly answer: Answer
  readonly spent: Spent
}

/** @param asking equal questions that are on their way share one answer, as they will from the store */
async function askOnce(
  judge: Judge,
  claim: Claim,
  vote: number,
  options: PanelOptions,
  asking: Map<string, Promise<Asked>>,
): Promise<Asked> {
  const key = hashJson(['judge', JUDGE_PROMPT, judge.name, judge.settings, options.maxChars, toJson(claim), vote])
  const stored = Stored.safeParse(options.store.get(key))
  if (stored.success) return { answer: { kind: 'verdict', ...stored.data.verdict }, spent: stored.data.spent }
  const asked = asking.get(key) ?? ask(judge, claim, key, options)
  asking.set(key, asked)
  return asked.finally(() => asking.delete(key))
}

/** @param key what the answer is kept by; the fence is no part of it, being another one each time */
async function ask(judge: Judge, claim: Claim, key: string, options: PanelOptions): Promise<Asked> {
  const spent: (JudgeUsage | undefined)[] = []
  for (let left = options.rereads; ; left -= 1) {
    const fence = drawFence(claim, options.fence ?? randomFence)
    const { question, shown } = buildQuestion(claim, { fence, maxChars: options.maxChars })
    const reply = await judge.ask(question, options.signal)
    if (reply.kind !== 'failed') spent.push(reply.usage)
    const answer = readAnswer(reply, shown)
    if (answer.kind === 'verdict') {
      const { kind: _, ...verdict } = answer
      options.store.put(key, toJson({ verdict, spent: spent.map((usage) => usage ?? null) }))
      return { answer, spent }
    }
    if (!answer.retry || left <= 0) return { answer, spent }
  }
}

const Stored = z.object({
  verdict: z.strictObject({
    holds: z.boolean(),
    score: z.number().min(0).max(1),
    quote: z.string(),
    reason: z.string(),
  }),
  spent: z.array(
    z
      .strictObject({
        model: z.string(),
        input_tokens: z.number().exactOptional(),
        output_tokens: z.number().exactOptional(),
        cached_tokens: z.number().exactOptional(),
      })
      .nullable()
      .transform((usage) => usage ?? undefined),
  ),
})

/** Drawn again in the unthinkable case that a text holds it. */
function drawFence({ rubric, text, other = '', said }: Claim, draw: () => string): string {
  for (;;) {
    const fence = draw()
    if (![rubric, text, other, ...said].some((part) => part.includes(fence))) return fence
  }
}

function randomFence(): string {
  return randomBytes(16).toString('hex')
}
