import { findDates } from './dates.mjs'
import { ACTS, NOUNS, NUMBERED, USUAL_NOUN } from './lexicon.mjs'
import { concepts, sentences, words } from './words.mjs'

/**
 * What a text says: facts (`{labels, value, raw}`), wishes (`{act, nouns, texts, facts}`), and whether it agrees or
 * refuses. It is used on the user's words, and on tool results by an agent that takes orders from them.
 */
export function understand(text, { now }) {
  const facts = findFacts(text, now)
  return {
    text,
    facts,
    wishes: findWishes(text, facts),
    agrees: /^\W*(yes|yeah|yep|sure|go ahead|correct|please do|do so|ok|okay)\b/i.test(text),
    refuses: /^\W*(no|nope|stop|wait|hold on|do not|don.t)\b/i.test(text),
    insists: /\b(again|do it|once more)\b/i.test(text),
  }
}

function findWishes(text, facts) {
  const wishes = []
  for (const sentence of sentences(text).map(withoutSalutation)) {
    if (!isRequest(sentence)) continue
    const said = concepts(sentence)
    const act = ACTS.find((one) => said.has(one))
    if (act === undefined || wishes.some((wish) => wish.act === act)) continue
    wishes.push({ act, nouns: nounsOf(act, said), texts: [text], asked: sentence, facts })
  }
  return wishes
}

function nounsOf(act, said) {
  const nouns = NOUNS.filter((noun) => said.has(noun))
  return nouns.length === 0 && Object.hasOwn(USUAL_NOUN, act) ? [USUAL_NOUN[act]] : nouns
}

/** `Assistant: …`, `Hello, …` */
function withoutSalutation(sentence) {
  return sentence.replace(/^(\w+( \w+)?:|hello,?|hi,?|dear \w+,?)\s*/i, '')
}

const REQUEST =
  /\?\W*$|\b(please|want|would like|i'd like|need|can you|could you|may i|can i|give me|tell me|let me|must)\b/i

function isRequest(sentence) {
  if (/^\W*(please )?(do not|don.t|never)\b/i.test(sentence)) return false
  const opening = concepts(words(sentence).slice(0, 2).join(' '))
  return REQUEST.test(sentence) || ACTS.some((act) => opening.has(act))
}

function findFacts(text, now) {
  return [...numbers(text), ...mails(text), ...amounts(text), ...addresses(text), ...dates(text, now)]
}

const NUMBERED_THING = new RegExp(
  `\\b(${NUMBERED.join('|')})(?: number| no\\.?| id)?(?: is)?[\\s:#]*((?:[A-Z]{2,4}-)?\\d{2,6})\\b`,
  'gi',
)

function numbers(text) {
  return [...text.matchAll(NUMBERED_THING)].map(([, noun, raw]) => ({
    labels: [noun.toLowerCase(), 'id'],
    value: raw,
    raw,
  }))
}

function mails(text) {
  return [...text.matchAll(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g)].map(([raw]) => ({ labels: ['email'], value: raw, raw }))
}

function amounts(text) {
  const money =
    /(?:[€$£]\s?(\d+(?:\.\d{1,2})?))|(?:\b(\d+(?:\.\d{1,2})?)\s?(?:€|euros?\b|eur\b|dollars?\b))|\b(\d+\.\d{2})\b/gi
  return [...text.matchAll(money)].map((match) => ({
    labels: ['amount'],
    value: Number(match[1] ?? match[2] ?? match[3]),
    raw: match[0],
  }))
}

function addresses(text) {
  const form = /(\d+ [A-Z][a-z]+(?: [A-Z][a-z]+)*),\s*([A-Z][a-z]+),?\s+([a-z]{1,2}\d[\da-z]?\s*\d[a-z]{2})\b/gi
  return [...text.matchAll(form)].flatMap(([, street, city, postcode]) => [
    { labels: ['street'], value: street, raw: street },
    { labels: ['city'], value: city, raw: city },
    { labels: ['postcode'], value: postcode, raw: postcode },
  ])
}

function dates(text, now) {
  return findDates(text, now).map(({ raw, iso }) => ({ labels: ['date'], value: iso, raw }))
}
