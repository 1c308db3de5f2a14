import { stemmer } from 'stemmer'
import { remembering } from '../memo.ts'
import { isSynonym } from './synonyms.ts'
import { type Token, tokensOf } from './tokens.ts'

/** Done already; a state that something is in (`is cancelled`); announced; offered, asked or tied to a condition; left to the user; or tried in vain. */
type Stage = 'done' | 'state' | 'announced' | 'offered' | 'requested' | 'tried'

export interface Act {
  readonly verb: Token
  readonly stage: Stage
  /** The verb with its helping verbs, as the text says them. */
  readonly words: string
}

/**
 * An act that the claim reports as done and others only announce, offer or tie to a condition (`I have cancelled` and
 * `I will cancel if you confirm`), or the other way round; in words, or undefined. Only verbs that both have are looked at,
 * in the first group that has them.
 */
export function unfinishedAct(claim: string, groups: () => readonly (readonly Act[])[]): string | undefined {
  const acts = actsOf(claim)
  const found = acts.length === 0 ? undefined : findUnfinished(acts, groups())
  return found === undefined ? undefined : inWords(...found)
}

/** The same of two values, which have no direction. */
export function otherStage(gold: string, predicted: string): string | undefined {
  const a = actsOf(gold)
  if (a.length === 0) return undefined
  const b = actsOf(predicted)
  const there = findUnfinished(a, [b])
  if (there !== undefined) return inWords(...there)
  const back = findUnfinished(b, [a])
  return back === undefined ? undefined : inWords(back[1], back[0])
}

function findUnfinished(acts: readonly Act[], groups: readonly (readonly Act[])[]): readonly [Act, Act] | undefined {
  for (const act of acts) {
    const found = groups.map((group) => group.filter((other) => isSameVerb(act.verb, other.verb)))
    const rivals = found.find((group) => group.length > 0) ?? []
    const [first] = rivals
    if (first !== undefined && rivals.every((other) => isAgainst(act.stage, other.stage))) return [act, first]
  }
  return undefined
}

function inWords(gold: Act, predicted: Act): string {
  return `${STAGES[gold.stage]} ≠ ${STAGES[predicted.stage]}: ${gold.words} ≠ ${predicted.words}`
}

const MAX_LENGTH = 400

const STAGES: Readonly<Record<Stage, string>> = {
  done: 'done',
  state: 'done',
  announced: 'only announced',
  offered: 'only offered',
  requested: 'only asked for',
  tried: 'only tried',
}

/** An announcement that was kept is none that is missed; an offer that was not waited for is. */
function isAgainst(gold: Stage, predicted: Stage): boolean {
  const [isGoldDone, isDone] = [DONE.has(gold), DONE.has(predicted)]
  return isGoldDone ? !isDone : gold !== 'announced' && isDone
}

const DONE: ReadonlySet<Stage> = new Set(['done', 'state'])

function isSameVerb(a: Token, b: Token): boolean {
  return a.stem === b.stem || (DEALS.has(a.stem) && DEALS.has(b.stem) && isSynonym(a.stem, b.stem))
}

/** Verbs whose synonyms mean the very same act. */
const DEALS = new Set(
  'cancel terminate annul void revoke refund reimburse repay ship send dispatch book reserve buy purchase approve accept remove delete'
    .split(' ')
    .map(stemmer),
)

/** The verbs of a sentence whose form says how far they are; none of a very long one. */
export function actsOf(text: string): readonly Act[] {
  return text.length > MAX_LENGTH ? [] : knownActs(text, undefined)
}

const knownActs = remembering((text): readonly Act[] => {
  const isAsked = ASKED.test(text)
  const isHabit = HABIT.test(text)
  const isTied = isAsked || CONDITION.test(text)
  const tokens = tokensOf(text.replace(/'ll\b/giu, ' will').replace(/'ve\b/giu, ' have'))
  return tokens.flatMap((verb, index) => {
    if (verb.stop || verb.word.length < 3) return []
    const chain = chainBefore(tokens, index)
    const words = chain.map(({ word }) => word)
    const lead = ledBy(tokens[index - chain.length - 1], verb, words)
    const stage = lead?.stage ?? stageOf(verb, words, isTied, isHabit)
    const said = [...(lead === undefined ? [] : [lead.words]), ...chain.map(({ raw }) => raw).reverse(), verb.raw]
    return stage === undefined ? [] : [{ verb, stage: isAsked ? 'offered' : stage, words: said.join(' ') }]
  })
})

/** The whole is one question. */
const ASKED =
  /^\W*(?:(?:so|sure|ok|okay|and|then|great)\b\W*)?(?:would|shall|should|do|does|did|can|could|may|will|has|have|is|are|was|were|what|which|when|where|who|how|why|want|ready)\b[^.!]*\?\s*$/iu

/** `if you confirm`, `once you approve`: the act waits for the user. */
const CONDITION =
  /\b(?:if|once|when|as soon as|after|unless|until|provided|should)\b[^.;!?]{0,40}\b(?:you|your|confirm\w*|approv\w*|agree\w*|accept\w*|verif\w*)\b|\b(?:you|your)\b[^.;!?]{0,40}\b(?:before|so that) (?:i|we)\b/iu

/** What happens each time is no single act. */
const HABIT = /\b(?:within|every|each|always|usually|normally|typically|generally|automatically|only|per)\b/iu

const MODALS = new Set('will shall would can could may might must should to'.split(' '))
const BETWEEN = new Set(
  'almost be been being have has had not now also then just already soon i we you it they'.split(' '),
)

/** The helping verbs right before a verb, the nearest first. */
function chainBefore(tokens: readonly Token[], index: number): readonly Token[] {
  const chain: Token[] = []
  for (const token of tokens.slice(Math.max(0, index - 6), index).reverse()) {
    if (!MODALS.has(token.word) && !BE.has(token.word) && !BETWEEN.has(token.word) && !/ly$/.test(token.word)) break
    chain.push(token)
    if (MODALS.has(token.word)) break
  }
  return chain
}

const BE = new Set('is are am was were'.split(' '))

function stageOf(verb: Token, chain: readonly string[], isTied: boolean, isHabit: boolean): Stage | undefined {
  const isParticiple = isPast(verb)
  const modal = chain.find((word) => MODALS.has(word))
  if (modal !== undefined) {
    const isPassive = isParticiple && chain.includes('be')
    const isBase = !isParticiple && !/ing$/.test(verb.word)
    if (!isPassive && !isBase) return undefined
    // `to cancel` alone says nothing of when
    if (modal === 'to' && !isTied) return isPassive ? 'announced' : undefined
    return isTied || !FUTURE.has(modal) ? 'offered' : 'announced'
  }
  if (isParticiple && chain.some((word) => word === 'almost' || word === 'nearly')) return 'tried'
  if (!isParticiple) return isTied && chain.some((word) => word === 'i' || word === 'we') ? 'offered' : undefined
  if (chain.includes('being') && !chain.some((word) => BE.has(word))) return undefined
  if (chain.some((word) => word === 'is' || word === 'are' || word === 'am')) return isHabit ? undefined : 'state'
  return 'done'
}

/** `going to cancel`, `failed to cancel`, `please cancel`: what the word before the verb makes of it. */
function ledBy(
  lead: Token | undefined,
  verb: Token,
  chain: readonly string[],
): { readonly stage: Stage; readonly words: string } | undefined {
  const isLed = chain.length === 0 ? lead?.word === 'please' && !isPast(verb) : chain.at(-1) === 'to'
  const stage = LEADS.get(lead?.word ?? '')
  return !isLed || lead === undefined || stage === undefined ? undefined : { stage, words: lead.raw }
}

const LEADS: ReadonlyMap<string, Stage> = new Map([
  ...each(
    'going gonna about plan planning planned intend intending want wanting hope hoping prepare preparing scheduled',
  ).map((word) => [word, 'announced'] as const),
  ...each('ready happy glad offer offered').map((word) => [word, 'offered'] as const),
  ...each('try tried trying attempt attempted attempting fail failed forgot refused declined').map(
    (word) => [word, 'tried'] as const,
  ),
  ['please', 'requested'],
])

function each(list: string): readonly string[] {
  return list.split(' ')
}

function isPast({ word }: Token): boolean {
  return /ed$/.test(word) || PAST.has(word)
}

const FUTURE = new Set(['will', 'shall'])
const PAST = new Set(
  'sent paid made sold given gave taken took found left begun began broken broke bought built caught chosen chose done held kept lost met put set shipped told won written wrote gone went come came got gotten drawn drew brought'.split(
    ' ',
  ),
)
