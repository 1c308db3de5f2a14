import { concepts } from './words.mjs'

/** What the agent has heard and read in this conversation: facts, and the records that tools showed. */
export function createMemory({ model, random }) {
  const facts = []
  const records = new Map()
  const said = []
  let turn = 0

  const isKept = (fact) => {
    const age = turn - fact.turn
    if (age <= 0) return true
    return age < model.contextTurns && !random.happens(model.forget, 'forget', turn, fact.labels.join('.'), fact.raw)
  }

  function learnRecord(value) {
    if (Array.isArray(value)) return value.forEach(learnRecord)
    if (typeof value !== 'object' || value === null) return
    const idKey = Object.keys(value).find((key) => isIdKey(key))
    const type = idKey === undefined ? undefined : typeOf(idKey)
    if (type !== undefined && typeof value[idKey] === 'string') records.set(`${type}:${value[idKey]}`, value)
    for (const [key, leaf] of Object.entries(value)) {
      if (typeof leaf === 'object') learnRecord(leaf)
      else facts.push({ labels: [...concepts(key)], value: leaf, raw: String(leaf), from: 'tool', near: value, turn })
    }
  }

  return {
    startTurn: () => {
      turn += 1
      return turn
    },
    hear: (heard, text) => {
      for (const fact of heard) facts.push({ ...fact, from: 'user', turn })
      if (text !== undefined) said.unshift({ text, turn, raw: text, labels: ['said'] })
    },
    /** What the user said in earlier turns, the newest first. */
    earlierWords: () => said.filter((one) => one.turn < turn && isKept(one)).map((one) => one.text),
    learnRecord,
    record: (type, id) => records.get(`${type}:${id}`),
    records: () => [...records.values()],
    /** Facts that carry all the labels, the newest first: of the user, or of tools. */
    recall: (labels, from) =>
      facts
        .filter((fact) => fact.from === from && labels.every((label) => fact.labels.includes(label)) && isKept(fact))
        .reverse(),
    /** The words of a wish that are still in mind. */
    stillKnown: (wish) => wish.facts.filter((fact) => isKept({ turn, ...fact })).reverse(),
    now: () => turn,
  }
}

export function isIdKey(key) {
  const labels = concepts(key)
  return labels.has('id') || labels.has('sku')
}

/** `order_id` is the id of an order, `sku` that of a product. */
export function typeOf(idKey) {
  return [...concepts(idKey)].find((concept) => concept !== 'id') ?? 'thing'
}
