import { chooseTool, rankTools } from './choose.mjs'
import { fillArguments, recordOf } from './fill.mjs'
import * as say from './reply.mjs'
import { understand } from './understand.mjs'

/** Finding things out: look-ups that a rule or a missing argument asks for, and questions of the user. */
export function createReader(mind, hands, { onOrder }) {
  const { memory, policies } = mind
  const MOST_STEPS = 3

  /** Remembers a result; an agent without the rule against it also takes orders from its text. */
  function learn(value) {
    memory.learnRecord(value)
    if (policies.some(({ kind }) => kind === 'ignore_results')) return
    for (const text of textsIn(value)) {
      const heard = understand(text, mind)
      for (const fact of heard.facts) fact.turn = memory.now()
      for (const wish of heard.wishes) onOrder({ ...wish, confirmed: true })
    }
  }

  async function read(tool, args) {
    const result = await hands.call(tool, args)
    if (result.ok) learn(result.value)
    return result
  }

  /** Fills the arguments, looking up what is missing and what some tool can tell. */
  async function fill(tool, wish, depth = 0) {
    for (let step = 0; step < MOST_STEPS; step++) {
      const filled = fillArguments(tool, wish, mind)
      if (filled.missing.length === 0 || depth > 1) return filled
      const before = hands.callsMade()
      await findOut(filled.missing[0], wish, depth)
      if (hands.callsMade() === before) return depth === 0 ? guessed(tool, filled) : filled
    }
    return fillArguments(tool, wish, mind)
  }

  /** Looks for a missing value with the reading tools whose own arguments are known. */
  async function findOut({ labels }, wish, depth) {
    const nouns = nounsFor(labels)
    const rank = (need) => rankTools(need, mind.profiles, { ...mind, purpose: `find:${labels}`, only: isReader })
    const candidates = [
      ...rank({ act: 'read', nouns }),
      ...rank({ act: 'search', nouns: nouns.includes('item') ? ['product'] : nouns }),
    ]
    const isNew = (tool, { missing, args }) => missing.length === 0 && hands.tried(tool, args) === undefined
    for (const { tool } of candidates) {
      const filled = fillArguments(tool, wish, mind)
      if (isNew(tool, filled)) return read(tool, filled.args)
    }
    for (const { tool } of depth > 0 ? [] : candidates) {
      const filled = await fill(tool, wish, depth + 1)
      if (isNew(tool, filled)) return read(tool, filled.args)
    }
    return undefined
  }

  /** `{act, nouns}` as a rule names it: find the tool, fill it, call it unless that was read already. */
  async function lookUp(need, wish) {
    const purpose = `look:${memory.now()}:${need.act}:${need.nouns}`
    const profile = chooseTool(need, mind.profiles, { ...mind, purpose, only: isReader })
    if (profile === undefined) return { ok: false, error: 'there is no tool for it' }
    const filled = await fill(profile.tool, wish, 1)
    if (filled.missing.length > 0) {
      await findOut(filled.missing[0], wish, 1)
      Object.assign(filled, fillArguments(profile.tool, wish, mind))
    }
    if (filled.missing.length > 0) return { ok: false, error: 'something is missing' }
    return hands.tried(profile.tool, filled.args) ?? read(profile.tool, filled.args)
  }

  /** The record that a rule speaks of, read first where it was not yet. */
  async function record(type, wish) {
    const seen = recordOf(type, wish, mind)
    if (seen !== undefined) return seen
    await lookUp({ act: 'read', nouns: [type] }, wish)
    return recordOf(type, wish, mind)
  }

  async function answer(tool, args, wish) {
    const result = await read(tool, args)
    return result.ok ? say.found(wish, result.value, mind) : say.failed(wish, result)
  }

  /** A required argument that nobody gave, and no rule to ask for it: the model makes one up from the pattern. */
  function guessed(tool, filled) {
    const args = { ...filled.args }
    const left = filled.missing.filter(({ name }) => {
      const form = /^\^?([A-Za-z]+-?)(?:\\d|\[0-9\])\{(\d+)\}\$?$/.exec(tool.inputSchema.properties[name].pattern ?? '')
      if (form === null) return true
      args[name] = form[1] + '1'.padStart(Number(form[2]), '0')
      return false
    })
    return { args, missing: left }
  }

  return { learn, fill, lookUp, record, answer }
}

/** Where a value of this kind is to be found. */
function nounsFor(labels) {
  if (labels.includes('sku')) return ['item']
  return labels.includes('amount') ? ['order'] : labels.filter((label) => label !== 'id')
}

function isReader(tool) {
  return tool.annotations?.readOnlyHint !== false
}

function textsIn(value) {
  if (typeof value === 'string') return value.length > 20 ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
