import type { Task } from '../../suite/schema/task.ts'
import type { TraceEvent } from '../../trace/events.ts'
import { agentCalls, replies } from '../../trace/views.ts'
import { extraCalls } from './extra.ts'
import { isAgentTurn, isReply } from './gold-turns.ts'
import { pairCalls } from './pair-calls.ts'
import { predictedCall } from './predicted.ts'
import { readScript } from './script.ts'
import type { AemContext, ExtraCall, PairedDialog, PairedTurn, PredictedTurn } from './types.ts'

/**
 * Pairs a live trace with the task's gold. Candidates are all of the agent's calls, executed or refused, and its
 * replies, segment by segment.
 */
export function pairTrace(
  events: readonly TraceEvent[],
  task: Pick<Task, 'gold' | 'turns' | 'extra_calls'>,
  context: AemContext,
): PairedDialog {
  const gold = task.gold ?? []
  const script = readScript(gold, task.turns, events)
  const segmentOf = (message: number) => script.sentSegment[message] ?? 0
  const calls = agentCalls(events).map((call) => ({
    predicted: predictedCall(call, context.tools),
    position: call.position,
    ...(call.settled !== undefined && { settled: call.settled }),
    segment: segmentOf(call.segment),
  }))
  const said = replies(events).map(({ text, position, segment }) => ({
    predicted: { kind: 'response' as const, response: text },
    position,
    segment: segmentOf(segment),
  }))
  const segments = new Set([
    ...script.goldSegment,
    ...calls.map((call) => call.segment),
    ...said.map((reply) => reply.segment),
  ])
  const partners = new Map<number, Partner>()
  const extra: ExtraCall[] = []
  let extraReplies = 0
  for (const segment of [...segments].sort((a, b) => a - b)) {
    const isHere = (part: { readonly segment: number }) => part.segment === segment
    const golds = gold.flatMap((turn, index) =>
      script.goldSegment[index] === segment && isAgentTurn(turn) ? [{ turn, index }] : [],
    )
    const made = calls.filter(isHere)
    const predicted = made.map((call) => call.predicted)
    const paired = pairCalls(
      golds.map(({ turn }) => turn),
      predicted,
      context,
    )
    for (const [turn, call] of paired) setPartner(partners, golds[turn]?.index, made[call])
    const used = new Set(paired.values())
    extra.push(...extraCalls(predicted, (call) => used.has(call), segment, { unknownIsDone: false }))
    extraReplies += pairReplies(
      golds.flatMap(({ turn, index }) => (isReply(turn) ? [index] : [])),
      said.filter(isHere),
      partners,
    )
  }
  const turns = gold.flatMap((turn, index): PairedTurn[] =>
    isAgentTurn(turn) ? [{ gold: turn, segment: script.goldSegment[index] ?? 0, ...partners.get(index) }] : [],
  )
  return { turns, extra, extraCallsPolicy: task.extra_calls, userMessages: script.messages, extraReplies }
}

interface Partner {
  readonly predicted: PredictedTurn
  readonly position: number
  readonly settled?: number
}

/** From the end, since what an agent says on the way comes before what it was asked for. Returns how many are left over. */
function pairReplies(
  golds: readonly number[],
  said: readonly (Partner & { readonly segment: number })[],
  partners: Map<number, Partner>,
): number {
  const pairs = Math.min(golds.length, said.length)
  for (let fromEnd = 1; fromEnd <= pairs; fromEnd += 1) setPartner(partners, golds.at(-fromEnd), said.at(-fromEnd))
  return said.length - pairs
}

function setPartner(partners: Map<number, Partner>, gold: number | undefined, found: Partner | undefined): void {
  if (gold === undefined || found === undefined) return
  const { predicted, position, settled } = found
  partners.set(gold, { predicted, position, ...(settled !== undefined && { settled }) })
}
