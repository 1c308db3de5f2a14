import { isIdKey } from './memory.mjs'
import { concepts, contentWords, overlap, sentences, stem, words } from './words.mjs'

/**
 * Fills a tool's arguments from what is known, property by property, as its served schema describes them:
 * `{args, missing: [{name, labels}]}`. What the schema leaves open is filled as carelessly as it asks.
 */
export function fillArguments(tool, wish, mind) {
  const schema = tool.inputSchema ?? {}
  const required = new Set(schema.required ?? [])
  const args = {}
  const missing = []
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const labels = labelsOf(name, property)
    const isRequired = required.has(name)
    if (!isRequired && !isWorthGiving(name, property, wish, mind)) continue
    const value = valueFor({ name, property, labels, wish, mind })
    if (value !== undefined) args[name] = slip(value, property, { tool, name, mind })
    else if (isRequired) missing.push({ name, labels })
  }
  // where a schema takes anything, the model adds what it thinks helps
  if (schema.additionalProperties !== false) args.comment = wish.texts.at(-1) ?? ''
  return { args, missing }
}

/** An argument that may be left out is left out, unless the user has just spelt out a plain value of its kind. */
function isWorthGiving(name, property, wish, { memory }) {
  const labels = labelsOf(name, property)
  const isJustSaid = (fact) => fact.turn === memory.now() && labels.some((label) => fact.labels.includes(label))
  return !isIdKey(name) && !labels.includes('email') && wish.facts.some(isJustSaid)
}

function labelsOf(name, property) {
  const said = [...concepts(name)]
  return said.some((label) => KNOWN.has(label)) ? said.filter((label) => KNOWN.has(label)) : unclear(property)
}

/** The name says nothing: the description alone has to be very plain to help. */
function unclear(property) {
  const said = [...concepts(property?.description ?? '')].filter((label) => KNOWN.has(label))
  return said.length === 1 ? said : []
}

const KNOWN = new Set(
  'order customer ticket id sku email amount date street city postcode query summary reason status category store service slot team text total'.split(
    ' ',
  ),
)

function valueFor({ property, labels, wish, mind }) {
  if (Array.isArray(property.enum)) return choiceFor(property, wish, mind)
  const has = (...wanted) => wanted.every((label) => labels.includes(label))
  if (has('amount')) return amountFor(property, wish, mind)
  if (has('date')) return dateFor(property, wish, mind)
  if (has('sku')) return shaped(itemFor(wish, mind), property)
  if (has('query')) return queryOf(wish, mind)
  if (has('summary')) return wish.texts.join(' ')
  if (labels.length === 0 || CHOICES.some((label) => has(label))) return rawWords(property, wish)
  const fact = known(labels, wish, mind)
  return fact === undefined ? undefined : shaped(fact.value, property)
}

const CHOICES = ['reason', 'status', 'category', 'store', 'service', 'slot', 'team', 'text']

/** The allowed value that the user's words mean; the newest words count first. */
function choiceFor(property, wish, mind) {
  const options = property.enum.map((value) => ({ value, said: concepts(String(value).replaceAll('_', ' ')) }))
  for (const option of options) option.said.add(String(option.value))
  for (const text of [...wish.texts.toReversed(), ...mind.memory.earlierWords()]) {
    const said = concepts(text)
    const best = options
      .map(({ value, said: meant }) => ({ value, score: overlap(meant, said) / meant.size }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)[0]
    if (best !== undefined) return best.value
  }
  return options.find(({ said }) => said.has('any') || said.has('other'))?.value
}

/** Nothing says which values are allowed: the user's own words go in. */
function rawWords(property, wish) {
  if (property.type !== undefined && property.type !== 'string') return undefined
  return sentences(wish.texts.at(-1) ?? '').at(-1)
}

function amountFor(property, wish, mind) {
  const said = mind.memory.stillKnown(wish).find((fact) => fact.labels.includes('amount'))
  if (said !== undefined) return isNumeric(property) ? said.value : said.raw
  const record = recordOf('order', wish, mind)
  const total = record === undefined ? undefined : fieldOf(record, 'total')
  return total === undefined || isNumeric(property) ? total : `${total} in full`
}

function isNumeric({ type }) {
  return type === 'number' || type === 'integer'
}

function dateFor(property, wish, mind) {
  const fact = known(['date'], wish, mind)
  if (fact === undefined) return undefined
  return property.format === 'date' ? fact.value : fact.raw
}

/** The code of the item that the user's words name, among those of the order, else among all that was shown. */
function itemFor(wish, mind) {
  const said = new Set(contentWords(wish.texts.join(' ')).map(stem))
  const order = recordOf('order', wish, mind)
  const ofOrder = Object.values(order ?? {}).find(Array.isArray)
  const best = (ofOrder ?? mind.memory.records())
    .map((item) => ({ code: fieldOf(item, 'sku'), score: overlap(new Set(wordsOf(item)), said) }))
    .filter(({ code, score }) => code !== undefined && score > 0)
    .sort((a, b) => b.score - a.score)[0]
  return best?.code
}

function wordsOf(item) {
  const texts = Object.values(item).filter((value) => typeof value === 'string')
  return contentWords(texts.join(' ')).map(stem)
}

/** Words for a search: what is asked about, without the asking and without what other arguments take. */
function queryOf(wish, { profiles }) {
  const taken = new Set(profiles.flatMap(({ tool }) => choicesOf(tool)).map(stem))
  const plain = contentWords(wish.asked ?? wish.texts.at(-1) ?? '').filter(
    (word) => !taken.has(stem(word)) && ![...concepts(word)].some((one) => ASKING.has(one)),
  )
  return plain.length === 0 ? undefined : plain.slice(0, 3).join(' ').replace(/s$/, '')
}

const ASKING = new Set(['search', 'stock', 'store', 'read', 'list', 'product', 'price'])

function choicesOf(tool) {
  const properties = Object.values(tool.inputSchema?.properties ?? {})
  return properties.flatMap((property) => property.enum ?? []).flatMap((value) => words(value))
}

/** The fact with these labels: of this wish, else of the user, else read in records. */
export function known(labels, wish, { memory }) {
  const fits = (fact) => labels.every((label) => fact.labels.includes(label))
  return (
    memory.stillKnown(wish).find(fits) ??
    memory.recall(labels, 'user')[0] ??
    ownRecordFact(labels, wish, memory) ??
    memory.recall(labels, 'tool')[0]
  )
}

/** "The customer" of a wish about an order is that order's. */
function ownRecordFact(labels, wish, memory) {
  const record = recordOf('order', wish, { memory })
  const entry = Object.entries(record ?? {}).find(([key]) => labels.every((label) => concepts(key).has(label)))
  return entry === undefined ? undefined : { labels, value: entry[1], raw: String(entry[1]) }
}

/** The record of the kind that the wish is about, if it was read. */
export function recordOf(type, wish, { memory }) {
  const fact =
    memory.stillKnown(wish).find((one) => one.labels.includes(type) && one.labels.includes('id')) ??
    memory.recall([type, 'id'], 'user')[0]
  if (fact === undefined) return undefined
  return memory.records().find((record) => {
    const own = Object.keys(record).find((key) => isIdKey(key))
    return own !== undefined && concepts(own).has(type) && sameId(record[own], fact.value)
  })
}

export function fieldOf(record, label) {
  return Object.entries(record).find(([key]) => concepts(key).has(label))?.[1]
}

/** `1001`, `#1001` and `ORD-1001` are one. */
export function sameId(left, right) {
  const digits = (value) => Number(String(value).replace(/\D/g, ''))
  return digits(left) === digits(right)
}

/** The value in the form that the pattern asks for: prefix, leading zeros, capitals. Without one it stays as it was said. */
export function shaped(value, property) {
  if (value === undefined || property.pattern === undefined || typeof value !== 'string') return value
  const pattern = new RegExp(property.pattern)
  const tries = [value, value.toUpperCase(), withPrefix(value, property.pattern)]
  return tries.find((text) => text !== undefined && pattern.test(text)) ?? value
}

function withPrefix(value, pattern) {
  const form = /^\^?([A-Za-z]+-?)(?:\\d|\[0-9\])\{(\d+)\}\$?$/.exec(pattern)
  const digits = value.replace(/\D/g, '')
  return form === null || digits === '' ? undefined : form[1] + digits.padStart(Number(form[2]), '0')
}

/** Now and then a value is written down wrong. */
function slip(value, property, { tool, name, mind }) {
  const { model, random, memory } = mind
  const purpose = ['slip', memory.now(), tool.name, name]
  if (!random.happens(model.slip, ...purpose)) return value
  if (Array.isArray(property.enum)) return random.pick(property.enum, ...purpose, 'other')
  if (typeof value === 'number') return Math.max(1, Math.round(value * 0.9))
  return String(value).replace(/\d(?=\D*$)/, (digit) => String((Number(digit) + 1) % 10))
}
