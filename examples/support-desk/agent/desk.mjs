import { chooseTool } from './choose.mjs'
import { fillArguments, shaped } from './fill.mjs'
import { checkRules } from './guards.mjs'
import { CHANGES } from './lexicon.mjs'
import { createReader } from './read.mjs'
import * as say from './reply.mjs'
import { understand } from './understand.mjs'
import { concepts, overlap } from './words.mjs'

/**
 * One conversation. `answer(text)` hears a user turn, does what is wished and allowed, and gives the reply.
 * `mind` holds model, random, memory, policies, profiles; `hands` calls tools and writes notes.
 */
export function createDesk(mind, hands) {
  const { memory, policies } = mind
  const reader = createReader(mind, hands, { onOrder: (wish) => orders.push(wish) })
  const orders = []
  let pending
  let last

  async function answer(text) {
    memory.startTurn()
    const heard = understand(text, mind)
    for (const fact of heard.facts) fact.turn = memory.now()
    memory.hear(heard.facts, text)
    const parts = []
    const wishes = wishesOf(heard, parts)
    while (wishes.length > 0 || orders.length > 0) {
      const outcome = await pursue(wishes.shift() ?? orders.shift())
      parts.push(outcome.text)
      if (outcome.pending === undefined) continue
      pending = outcome.pending
      break
    }
    if (parts.length === 0) parts.push('How can I help you?')
    return say.closing(parts.join(' '), { policies, isOpen: pending !== undefined })
  }

  /** What is to be done now: a hand-over, the pending wish with the answer to it, or the new wishes. */
  function wishesOf(heard, parts) {
    const handOver = policies.find(
      ({ kind, triggers }) => kind === 'hand_over' && overlap(triggers, concepts(heard.text)) > 0,
    )
    const held = pending
    pending = undefined
    if (handOver !== undefined) return [newWish(heard, { act: 'handover', nouns: ['person'], confirmed: true })]
    if (held?.kind === 'ask' && heard.wishes.length <= 1) return [extended(held.wish, heard, held.labels)]
    if (held?.kind === 'confirm') {
      if (heard.refuses && heard.facts.length > 0) return [extended(held.wish, heard)]
      if (heard.refuses) {
        parts.push('I have left everything as it was.')
        return heard.wishes
      }
      if (heard.agrees) return [{ ...held.wish, confirmed: true }, ...heard.wishes]
      if (heard.wishes.length === 0) return [extended(held.wish, heard)]
    }
    if (heard.insists && last !== undefined && heard.wishes.every(({ act }) => act === last.act))
      return [{ ...last, confirmed: false, facts: [...last.facts, ...heard.facts] }]
    return heard.wishes
  }

  async function pursue(wish) {
    last = wish
    const profile = chooseTool(wish, mind.profiles, { ...mind, purpose: `${memory.now()}:${wish.act}` })
    if (profile === undefined) {
      hands.note(`No tool fits the wish to ${wish.act}.`)
      return { text: say.cannot(wish) }
    }
    const { tool } = profile
    const isChange = CHANGES.has(wish.act) && tool.annotations?.readOnlyHint !== true

    const asked = missingToAsk(tool, wish)
    if (asked !== undefined) return { text: say.askFor(asked), pending: { kind: 'ask', wish, labels: asked } }
    const unprepared = await prepare(wish)
    if (unprepared !== undefined) return { text: unprepared }

    const filled = await reader.fill(tool, wish)
    if (filled.missing.length > 0) return { text: say.notFound(filled.missing[0].labels) }
    if (!isChange) return { text: await reader.answer(tool, filled.args, wish) }
    return change(tool, filled.args, wish)
  }

  async function change(tool, args, wish) {
    const refusal = await checkRules({ tool, args, wish, mind, reader })
    if (refusal !== undefined) return { text: refusal }
    if (policies.some(({ kind }) => kind === 'no_repeat') && hands.isDone(wish.act, args))
      return { text: say.alreadyDone(wish, args) }
    if (policies.some(({ kind }) => kind === 'confirm') && wish.confirmed !== true) {
      return { text: say.propose(wish, args, mind), pending: { kind: 'confirm', wish } }
    }
    const result = await hands.call(tool, args)
    if (!result.ok) return { text: say.failed(wish, result) }
    hands.done(wish.act, args)
    if (policies.some(({ kind }) => kind === 'repeat')) await hands.call(tool, args)
    reader.learn(result.value)
    hands.writeNotes(wish, args, result.value)
    return { text: say.done(wish, args, result.value, mind) }
  }

  /** "Before a refund, look up the order and the customer." */
  async function prepare(wish) {
    const needs = policies
      .filter(({ kind, act }) => kind === 'prepare' && act === wish.act)
      .flatMap((policy) => policy.needs)
    const shuffled = mind.random.happens(0.5, 'prepare', memory.now()) ? needs.toReversed() : needs
    for (const need of shuffled) {
      const found = await reader.lookUp(need, wish)
      if (!found.ok) return say.notChecked(need, found)
    }
    return undefined
  }

  /** Labels of what a rule says to ask for, where it is needed and nobody gave it. */
  function missingToAsk(tool, wish) {
    const rules = policies.filter(({ kind }) => kind === 'ask_missing')
    const { missing } = fillArguments(tool, wish, mind)
    const hit = missing.find(({ labels }) => rules.some((rule) => rule.labels.every((label) => labels.includes(label))))
    return hit?.labels
  }

  function newWish(heard, wish) {
    return { texts: [heard.text], facts: heard.facts, asked: heard.text, ...wish }
  }

  /** The wish with what was said since; a bare number answers the question for one. */
  function extended(wish, heard, askedLabels = []) {
    const bare = /\b(?:[A-Z]{2,4}-)?\d{3,6}\b/.exec(heard.text)?.[0]
    const answered =
      askedLabels.length > 0 && bare !== undefined && !heard.facts.some((fact) => fact.labels.includes('id'))
        ? [{ labels: askedLabels, value: shaped(bare, {}), raw: bare, turn: memory.now() }]
        : []
    memory.hear(answered)
    return {
      ...wish,
      confirmed: false,
      texts: [...wish.texts, heard.text],
      facts: [...wish.facts, ...heard.facts, ...answered],
    }
  }

  return { answer }
}
