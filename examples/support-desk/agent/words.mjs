import { LEXICON, STOP_WORDS } from './lexicon.mjs'

/** Lower-case words; `order_id` and `ChangeAddress` count as several. */
export function words(text) {
  const apart = String(text)
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replace(/[’']s\b/g, '')
    .replace(/n[’']t\b/g, ' not')
    .replace(/[’']/g, '')
    .replace(/e-?mail address(es)?/gi, 'email')
    .toLowerCase()
  return apart.match(/[a-z]+(?:-[a-z]+)*|\d+(?:\.\d+)?/g) ?? []
}

/** Without the common endings: `refunded`, `refunds`, `refunding` are one. */
export function stem(word) {
  if (word.length < 4 || /\d/.test(word)) return word
  const bare = word
    .replace(/(ies)$/, 'y')
    .replace(/(sses|shes|ches|xes)$/, (end) => end.slice(0, -2))
    .replace(/(?<![su])s$/, '')
  const short = bare.replace(/(?<=[a-z]{3})(ing|ed)$/, '')
  return short.replace(/([bdgklmnprt])\1$/, '$1').replace(/(?<=[a-z]{3})e$/, '')
}

/** The concepts that a text expresses, and the stems of words that the lexicon does not know. */
export function concepts(text) {
  const stems = words(text).map(stem)
  const found = new Set()
  const known = new Set()
  for (let at = 0; at < stems.length; at++) {
    for (const { stems: phrase, concept } of PHRASES.get(stems[at]) ?? []) {
      if (!phrase.every((part, i) => stems[at + i] === part)) continue
      found.add(concept)
      for (let i = 0; i < phrase.length; i++) known.add(at + i)
    }
  }
  stems.forEach((part, at) => {
    if (!known.has(at) && part.length > 2 && !STOP_WORDS.has(part) && !/\d/.test(part)) found.add(part)
  })
  return found
}

/** Words that carry meaning beyond the lexicon's acts: what a product is called, say. */
export function contentWords(text) {
  return words(text).filter((word) => !STOP_WORDS.has(word) && !/^\d/.test(word))
}

export function sentences(text) {
  return String(text)
    .split(/(?<=[.!?])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

export function overlap(left, right) {
  return [...left].filter((item) => right.has(item)).length
}

const PHRASES = indexPhrases()

function indexPhrases() {
  const index = new Map()
  for (const [concept, phrases] of Object.entries(LEXICON)) {
    for (const phrase of phrases) {
      const stems = words(phrase).map(stem)
      const list = index.get(stems[0]) ?? []
      index.set(stems[0], [...list, { stems, concept }])
    }
  }
  return index
}
