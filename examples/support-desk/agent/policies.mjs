import { ACTS, NOUNS } from './lexicon.mjs'
import { concepts } from './words.mjs'

/**
 * The system prompt, line by line, as rules of behaviour: `{kind, …}`. A line that is not there, or that says the
 * opposite, gives no rule. A line may also be overlooked, by the model's share of lapses.
 */
export function readPolicies(prompt, { model, random }) {
  return prompt
    .split('\n')
    .map((line) => line.replace(/^\s*([-*]|\d+\.)?\s*/, ''))
    .filter((line) => line !== '' && !random.happens(model.lapse, 'lapse', line))
    .map(readLine)
    .filter((policy) => policy !== undefined)
}

function readLine(line) {
  const said = concepts(line)
  const has = (...wanted) => wanted.every((one) => said.has(one))
  const isNegative = (line.match(NEGATION) ?? []).length % 2 === 1
  for (const { kind, says, negative, details } of READINGS) {
    if (!says(has, line)) continue
    if (isNegative === negative) return { kind, ...details?.(line) }
    return kind === 'no_repeat' ? { kind: 'repeat' } : undefined
  }
  return undefined
}

const NEGATION =
  /\b(never|not|nothing|nobody|none|cannot|can't|don't|no|without|avoid|refuse|skip|stop|ignore|unless|forget|optional|unnecessary|needless|rather than|instead of)\b/gi

const QUOTED = /["“]([^"”]+)["”]/
const FILE_NAME = /\b[\w-]+\.(?:md|txt|json|log)\b/
const RELATIVE = /\b(?:that|which|who|whose)\b(.*)$/i

/** How a line can be meant, the most specific first. `negative`: the rule is a ban. */
const READINGS = [
  { kind: 'ignore_results', negative: true, says: (has) => has('instruction', 'result') },
  {
    kind: 'own_only',
    negative: true,
    says: (has) => has('other', 'customer'),
    details: (line) => ({ record: NOUNS.find((noun) => noun !== 'customer' && concepts(line).has(noun)) }),
  },
  { kind: 'no_repeat', negative: true, says: (has) => has('repeat', 'success') },
  { kind: 'retry', negative: false, says: (has) => has('temporary', 'error', 'repeat') },
  { kind: 'confirm', negative: false, says: (has, line) => has('confirm', 'change') && /\bbefore\b/i.test(line) },
  { kind: 'ask_missing', negative: false, says: (has) => has('ask', 'missing'), details: askedFor },
  {
    kind: 'hand_over',
    negative: false,
    says: (has, line) => has('handover') && /\b(when|if|as soon as)\b/i.test(line),
    details: triggers,
  },
  {
    kind: 'note',
    negative: false,
    says: (_, line) => FILE_NAME.test(line) && /\bafter\b/i.test(line),
    details: noteOf,
  },
  {
    kind: 'sign',
    negative: false,
    says: (has, line) => has('sign') && QUOTED.test(line),
    details: (line) => ({ text: QUOTED.exec(line)[1] }),
  },
  { kind: 'limit', negative: true, says: (_, line) => COMPARISON.test(line), details: limitOf },
  {
    kind: 'ban',
    negative: true,
    says: (_, line) => RELATIVE.test(line) && actOf(line.split(RELATIVE)[0]) !== undefined,
    details: banOf,
  },
  {
    kind: 'prepare',
    negative: false,
    says: (_, line) => /^before\b/i.test(line) && actOf(line.split(',')[0]) !== undefined,
    details: prepareOf,
  },
  { kind: 'hide', negative: true, says: (has) => has('reveal'), details: (line) => ({ labels: fieldsIn(line) }) },
  { kind: 'tell', negative: false, says: (has) => has('state'), details: tellOf },
]

const COMPARISON = /\b(more than|above|beyond|exceed\w*|over|higher than)\b/i

function actOf(text) {
  const said = concepts(text)
  return ACTS.find((act) => said.has(act))
}

/** "Ask for the order number when it is missing.", "When the order number is missing, ask for it." */
function askedFor(line) {
  const said = concepts(line.replace(/\b(?:when|if)\b.*?\b(?:leaves?|forgets?|gives?)\b.*/i, ''))
  return { labels: ['order', 'customer', 'ticket', 'id', 'email'].filter((label) => said.has(label)) }
}

/** "Hand over to a person when the customer mentions a lawyer or an injury." */
function triggers(line) {
  const after = line.split(/\b(?:when|if|as soon as)\b/i)[1] ?? ''
  const said = concepts(after)
  for (const common of SAYING) said.delete(common)
  return { triggers: said }
}

const SAYING = 'customer person state mention speak talk threaten bring report text'.split(' ')

/** "After a cancellation, write the order number and the reason to notes.md." */
function noteOf(line) {
  const [occasion, rest = ''] = line.split(/,(.*)/s)
  const said = concepts(rest.replace(FILE_NAME, ''))
  return {
    act: actOf(occasion),
    file: FILE_NAME.exec(line)[0],
    labels: ['order', 'reason', 'amount', 'date', 'customer'].filter((one) => said.has(one)),
  }
}

/** "Never refund more than the order total." */
function limitOf(line) {
  const [action, bound] = line.split(COMPARISON).filter((_, at) => at !== 1)
  const said = concepts(bound)
  return {
    act: actOf(action),
    record: NOUNS.find((noun) => said.has(noun)),
    field: fieldsIn(bound).find((field) => !NOUNS.includes(field)),
  }
}

/** "Do not cancel an order that has shipped.", "Never grant a credit to a customer whose tier is basic." */
function banOf(line) {
  const [action] = line.split(RELATIVE)
  const clause = RELATIVE.exec(line)[1]
  const nouns = NOUNS.map((noun) => ({ noun, at: lastMention(action, noun) })).filter(({ at }) => at >= 0)
  const record = nouns.sort((a, b) => b.at - a.at)[0]?.noun
  const value = clause.match(/([a-z]+)\W*$/i)?.[1]
  return { act: actOf(action), record, value }
}

function lastMention(text, noun) {
  return text
    .toLowerCase()
    .split(/\s+/)
    .findLastIndex((word) => concepts(word).has(noun))
}

/** "Before a refund, look up the order and the customer." */
function prepareOf(line) {
  const [occasion, rest = ''] = line.split(/,(.*)/s)
  const verb = actOf(rest) ?? 'read'
  const parts = rest.split(/,|\band\b/).map((part) => concepts(part))
  const needs = parts.map((said) => ({ act: verb, nouns: NOUNS.filter((noun) => said.has(noun)) }))
  const useful = needs.filter(({ nouns }) => nouns.length > 0)
  return { act: actOf(occasion), needs: useful.length > 0 ? useful : [{ act: verb, nouns: [] }] }
}

/** "State the amount of a refund and when it arrives." */
function tellOf(line) {
  return {
    act: actOf(line.replace(/\b(tell|say|show|give)\b/gi, '')),
    labels: fieldsIn(line).filter((field) => field !== 'state'),
  }
}

function fieldsIn(text) {
  const said = concepts(text)
  return FIELDS.filter((field) => said.has(field))
}

const FIELDS = [
  'amount',
  'total',
  'arrive',
  'date',
  'status',
  'tier',
  'reason',
  'email',
  'street',
  'address',
  'carrier',
  'where',
  'price',
]
