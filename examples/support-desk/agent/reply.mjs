import { fieldOf } from './fill.mjs'
import { isIdKey, typeOf } from './memory.mjs'
import { concepts } from './words.mjs'

/** The agent's sentences. Facts in them come from arguments and results only. */

const DOING = {
  refund: {
    propose: 'refund {amount} EUR for order {order}',
    done: 'The refund for order {order} is made.',
    noun: 'refund',
  },
  cancel: { propose: 'cancel order {order}', done: 'Order {order} is cancelled.', noun: 'cancellation' },
  return: {
    propose: 'open a return of item {sku} from order {order}',
    done: 'The return of item {sku} from order {order} is open.',
    noun: 'return',
  },
  change: {
    propose: 'change the delivery address of order {order}',
    done: 'The delivery address of order {order} is changed.',
    noun: 'change',
  },
  book: {
    propose: 'book the {service} visit on {date} in the {slot}',
    done: 'The {service} visit is booked for {date} in the {slot}.',
    noun: 'booking',
  },
  report: {
    propose: 'open a {category} ticket for customer {customer}',
    done: 'The {category} ticket for customer {customer} is open.',
    noun: 'ticket',
  },
  credit: {
    propose: 'grant a credit of {amount} EUR to customer {customer}',
    done: 'The credit of {amount} EUR is granted to customer {customer}.',
    noun: 'credit',
  },
  handover: {
    propose: 'hand you over to our {team} team',
    done: 'I have handed you over to a person of our {team} team.',
    noun: 'hand-over',
  },
}

export function propose(wish, args) {
  return `I can ${fillIn(DOING[wish.act].propose, args)}. Shall I go ahead?`
}

export function done(wish, args, result, { policies }) {
  const told = policies.filter(({ kind, act }) => kind === 'tell' && act === wish.act).flatMap(({ labels }) => labels)
  const facts = told.map((label) => ({ label, value: fieldOf(result ?? {}, label) ?? fieldOf(args, label) }))
  const stated = facts
    .filter(({ value }) => value !== undefined)
    .map(({ label, value }) => STATEMENTS[label]?.(value) ?? `Its ${label} is ${value}.`)
  return [fillIn(DOING[wish.act].done, args), ...stated].join(' ')
}

const STATEMENTS = {
  amount: (value) => `The amount is ${money(value)} EUR.`,
  arrive: (value) => `It arrives by ${value}.`,
}

export function alreadyDone(wish, args) {
  return `That is done already: ${fillIn(DOING[wish.act].done, args)} I will not do it a second time.`
}

export function cannot({ act }) {
  return `I am sorry, I have no way to do that here (${DOING[act]?.noun ?? act}).`
}

export function askFor(labels) {
  return `What is the ${labels.map((label) => (label === 'id' ? 'number' : label)).join(' ')}, please?`
}

export function notFound(labels) {
  return `I am sorry, I could not find the ${labels.map((label) => (label === 'id' ? 'number' : label)).join(' ')} for this.`
}

export function notChecked({ nouns }) {
  return `I am sorry, I could not check the ${nouns.join(' and ')}, so I have changed nothing.`
}

export function failed({ act }, { error }) {
  return `I am sorry, the ${DOING[act]?.noun ?? 'look-up'} did not work: ${error}.`
}

export function notYours(record, args) {
  return `I am sorry, ${record} ${argument(args, record)} belongs to another customer, so I cannot act on it.`
}

export function overLimit(wish, policy, bound, args) {
  return `I am sorry, I cannot ${wish.act} more than the ${policy.record} ${policy.field} of ${money(bound)} EUR for order ${argument(args, 'order')}.`
}

export function banned(wish, policy, args) {
  return `I am sorry, I cannot do the ${DOING[wish.act].noun}: ${policy.record} ${argument(args, policy.record)} is ${policy.value}.`
}

export function aboveMaximum(maximum) {
  return `I am sorry, ${maximum} EUR is the most that I can give.`
}

/** An answer from what a tool told: the fields that were asked for, as JSON where that was asked for. */
export function found(wish, value, { policies }) {
  const hidden = policies.filter(({ kind }) => kind === 'hide').flatMap(({ labels }) => labels)
  if (/\bjson\b/i.test(wish.texts.join(' '))) return JSON.stringify(pickFields(value, wish.texts.join(' ')))
  if (Array.isArray(value))
    return value.length === 0 ? 'I found nothing that fits.' : `I found ${value.map(nameOf).join(', ')}.`
  if (typeof value !== 'object' || value === null) return String(value)
  const id = Object.keys(value).find(isIdKey)
  const about = id === undefined ? 'this' : `${typeOf(id)} ${value[id]}`
  const asked = askedFields(value, wish)
  const open = asked.filter(([key]) => !isHidden(key, hidden))
  if (asked.length > 0 && open.length === 0)
    return `I am sorry, I may not share the ${asked.map(([key]) => plain(key)).join(' and ')} of ${about}.`
  return `${open.map(([key, field]) => `The ${plain(key)} of ${about} is ${text(field)}.`).join(' ')}`
}

function askedFields(value, wish) {
  const said = concepts(wish.asked ?? wish.texts.at(-1))
  const fields = Object.entries(value).filter(([key]) => !isIdKey(key))
  const asked = fields.filter(([key]) => [...concepts(key)].some((label) => said.has(label) && label !== 'order'))
  return asked.length > 0 ? asked : fields.filter(([key]) => concepts(key).has('status')).slice(0, 1)
}

function isHidden(key, hidden) {
  return [...concepts(key)].some((label) => hidden.includes(label))
}

function pickFields(value, asked) {
  const named = Object.keys(value).filter((key) => new RegExp(`\\b${key}\\b`).test(asked))
  return Object.fromEntries(named.map((key) => [key, value[key]]))
}

function nameOf(item) {
  const id = Object.keys(item).find(isIdKey)
  const extra = item.status ?? item.name
  return `${id === undefined ? 'one' : item[id]}${extra === undefined ? '' : ` (${extra})`}`
}

/** The close of a request is signed; JSON stays JSON. */
export function closing(reply, { policies, isOpen }) {
  const sign = policies.find(({ kind }) => kind === 'sign')
  return sign === undefined || isOpen || reply.startsWith('{') ? reply : `${reply} ${sign.text}`
}

function fillIn(template, args) {
  return template.replace(/\{(\w+)\}/g, (_, label) => argument(args, label))
}

/** The argument whose name carries the label. */
export function argument(args, label) {
  const value = fieldOf(args, label)
  return value === undefined ? 'this' : label === 'amount' && typeof value === 'number' ? money(value) : String(value)
}

function money(value) {
  return typeof value === 'number' ? value.toFixed(2) : String(value)
}

function plain(key) {
  return key.replaceAll('_', ' ')
}

function text(field) {
  if (typeof field !== 'object' || field === null) return String(field)
  return Object.values(field).join(', ')
}
