import { stemmer } from 'stemmer'

/**
 * Words that say what kind of thing a name names and no more: `Hilton Hotel` is `Hilton`. They may be left out behind what
 * they describe.
 */
const HEADS = `hotel hotels restaurant cafe bar pub theater theatre cinema museum gallery library park garden gardens stadium arena airport station district county
city town village province state region area street river lake mountain mount island islands desert rainforest forest ecosystem national
building tower bridge palace castle church cathedral temple university college school hospital bank
inc incorporated ltd limited llc llp plc corp corporation co company gmbh ag sa nv group holdings
airlines airline airways club team league league's fc cf afc brewery bakery
recipe dish food cuisine music song album movie film book novel game series show event conference tournament
number name title type category method payment system service program project department office court
rating figures figure data value values amount rate language currency particle particles structure algorithm model test
act law reading account account's level class style theory effect element gene protein disease syndrome species size color colour`

/** Titles before and behind a person's name. */
const TITLES =
  'mr mrs ms miss mx dr doctor prof professor sir dame lord lady rev reverend hon jr sr junior senior esq phd md mba capt captain president'

/** Heads that may be left out before `of` what they describe: `Battle of Waterloo` is `Waterloo`. */
const OF_HEADS =
  'battle treaty siege signing city town county state republic kingdom island isle gulf bay strait mount lake river port province region war concept idea topic name title'

const ofHeads = new Set(OF_HEADS.split(' ').flatMap((word) => [word, stemmer(word)]))
const heads = new Set(HEADS.split(/\s+/).flatMap((word) => [word, stemmer(word)]))
const titles = new Set(TITLES.split(' '))

export function isHeadNoun({ word, stem }: { readonly word: string; readonly stem: string }): boolean {
  return heads.has(word) || heads.has(stem)
}

export function isTitle(word: string): boolean {
  return titles.has(word)
}

export function isHeadOf({ word, stem }: { readonly word: string; readonly stem: string }): boolean {
  return ofHeads.has(word) || ofHeads.has(stem)
}
