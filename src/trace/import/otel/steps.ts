import type { Session } from './sessions.ts'
import { type Tree, treeOf } from './tree.ts'
import type { Message, Reading, ReadSpan, Span, SpanUsage } from './types.ts'
import { lasted } from './values.ts'

/** What happened in a conversation, in its order in time. */
export type Step = { readonly at: number } & (
  | { readonly kind: 'answered'; readonly span: Span; readonly reading: ToolReading }
  | { readonly kind: 'heard'; readonly messages: readonly Message[] }
  | {
      readonly kind: 'modelled'
      readonly span: Span
      readonly model: string
      readonly usage: SpanUsage
      readonly ms: number
    }
  | { readonly kind: 'said'; readonly messages: readonly Message[]; readonly inner: boolean }
  | { readonly kind: 'called'; readonly span: Span; readonly reading: ToolReading }
)

export type ToolReading = Extract<Reading, { readonly kind: 'tool' }>
type TalkReading = Extract<Reading, { readonly kind: 'model' | 'agent' }>

/** Of what happens at the same millisecond, the result of a call comes before the model that reads it. */
const RANK = { answered: 0, heard: 1, modelled: 2, said: 3, called: 4 } as const

export function stepsOf(session: Session): Step[] {
  const tree = treeOf(session)
  const talks = talksOf(session.read, tree)
  const steps: Step[] = session.read.flatMap(({ span, reading }): Step[] => {
    if (reading.kind === 'embeddings') return [modelled(span, reading.model, reading.usage)]
    if (reading.kind !== 'tool') return []
    return [
      { kind: 'called', at: span.start, span, reading },
      { kind: 'answered', at: span.end, span, reading },
    ]
  })
  for (const talk of talks) steps.push(...talkSteps(talk, session.read))
  return steps
    .map((step, index) => ({ step, index }))
    .sort((a, b) => a.step.at - b.step.at || RANK[a.step.kind] - RANK[b.step.kind] || a.index - b.index)
    .map(({ step }) => step)
}

interface Talk {
  readonly span: Span
  readonly reading: TalkReading
  readonly usage: SpanUsage
  readonly inner: boolean
  /** It counts as a call of a model. */
  readonly counts: boolean
  /** Its messages are those that tell the conversation. */
  readonly tells: boolean
}

/**
 * Which model calls and agents tell the conversation: the outermost model calls with messages, else the outermost
 * agents with messages. A model call inside another one is the same call, seen by a library below.
 */
function talksOf(read: readonly ReadSpan[], tree: Tree): Talk[] {
  const talkers = read.flatMap(({ span, reading }) =>
    reading.kind === 'model' || reading.kind === 'agent' ? [{ span, reading }] : [],
  )
  const outerModel = (span: Span) => tree.around(span).findLast(({ reading }) => reading.kind === 'model')
  const models = talkers
    .filter(({ span, reading }) => reading.kind === 'model' && outerModel(span) === undefined)
    .map((outer) => {
      const below = talkers.filter(({ span }) => outerModel(span)?.span === outer.span)
      const speaking = hasMessages(outer.reading) ? outer : (below.find((one) => hasMessages(one.reading)) ?? outer)
      const counted = [outer, ...below].find((one) => Object.keys(one.reading.usage).length > 0)
      return { span: outer.span, reading: speaking.reading, usage: counted?.reading.usage ?? {} }
    })
  const agents = talkers.filter(({ reading }) => reading.kind === 'agent')
  const modelsTell = models.some((one) => hasMessages(one.reading) && !tree.isInner(one.span))
  const modelTalks = models.map((one) => {
    const inner = tree.isInner(one.span)
    return { ...one, inner, counts: true, tells: modelsTell || inner }
  })
  const agentTalks = agents.map(({ span, reading }) => {
    const isOutermost = !tree.isInner(span) && !tree.around(span).some(isSpeakingAgent)
    // an agent without model calls of its own is all that is known of what it used
    const counts = !models.some((one) => tree.around(one.span).some((outer) => outer.span === span))
    return {
      ...{ span, reading, usage: reading.usage, inner: false },
      ...{ counts: counts && Object.keys(reading.usage).length > 0, tells: !modelsTell && isOutermost },
    }
  })
  return [...modelTalks, ...agentTalks]
}

function isSpeakingAgent({ reading }: ReadSpan): boolean {
  return reading.kind === 'agent' && hasMessages(reading)
}

function hasMessages(reading: Reading): boolean {
  return (
    (reading.kind === 'model' || reading.kind === 'agent') &&
    (reading.input !== undefined || reading.output !== undefined)
  )
}

function talkSteps(talk: Talk, read: readonly ReadSpan[]): Step[] {
  const { span, reading, inner, tells } = talk
  const at = reading.kind === 'model' ? answeredAt(span, reading, read) : span.end
  return [
    ...(tells && !inner && reading.input !== undefined
      ? [{ kind: 'heard' as const, at: span.start, messages: reading.input }]
      : []),
    ...(talk.counts ? [{ ...modelled(span, reading.model, talk.usage), at }] : []),
    ...(tells && reading.output !== undefined ? [{ kind: 'said' as const, at, messages: reading.output, inner }] : []),
  ]
}

/** Some exporters end the span of a model call only after the calls that it asked for. */
function answeredAt(span: Span, reading: TalkReading, read: readonly ReadSpan[]): number {
  const asked = new Set((reading.output ?? []).flatMap((message) => message.calls.flatMap((call) => call.id ?? [])))
  const starts = read.flatMap(({ span: other, reading: tool }) => {
    const isAsked = tool.kind === 'tool' && tool.id !== undefined && asked.has(tool.id)
    return isAsked && other.start >= span.start ? [other.start] : []
  })
  return Math.min(span.end, ...starts)
}

function modelled(span: Span, model: string | undefined, usage: SpanUsage) {
  return { kind: 'modelled' as const, at: span.end, span, model: model ?? 'unknown', usage, ms: lasted(span) }
}
