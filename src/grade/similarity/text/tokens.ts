import { stemmer } from 'stemmer'
import { MAX_TEXT, unaccented, unified } from './fold.ts'
import { isStopWord } from './stop-words.ts'

export interface Token {
  /** As it was written. */
  readonly raw: string
  /** Lower case, without accents and possessive. */
  readonly word: string
  readonly stem: string
  readonly stop: boolean
  /** Written as an acronym (`WHO`, `U.S.`). */
  readonly caps: boolean
  /** A comma or a bracket comes right before it. */
  readonly afterComma: boolean
}

/** Scripts without spaces between words: each character stands as a word of its own. */
const SPACELESS = '[\\p{sc=Han}\\p{sc=Hira}\\p{sc=Kana}\\p{sc=Thai}\\p{sc=Lao}\\p{sc=Khmr}\\p{sc=Mymr}]'
const LETTER = `(?:(?!${SPACELESS})[\\p{L}\\p{M}])`
const WORD = new RegExp(
  `(?:\\b\\p{Lu}\\.){2,6}|${SPACELESS}\\p{M}*|${LETTER}+(?:'${LETTER}+)*|\\p{N}+(?:[.,]\\p{N}+)*|[#+]+(?=\\s|$)|[,(\\[]|[\\p{S}](?=\\s|$)`,
  'gu',
)
const MAX_TOKENS = 1_200

/** The words of a text in order. A text of one word is also split where its casing says so (`customerId`). */
export function tokensOf(text: string): readonly Token[] {
  const plain = unaccented(unified(text.slice(0, MAX_TEXT)))
  const spaced = /\s/u.test(plain.trim()) ? plain.replaceAll('_', ' ') : splitCasing(plain)
  const shouting = !/\p{Ll}/u.test(spaced) && /\s/u.test(spaced.trim())
  const tokens: Token[] = []
  const phrases = phrasesIn(spaced)
  let afterComma = false
  for (const raw of expanded(spaced)
    .replace(/\b(\p{Lu})\. (?=\p{Lu}\.)/gu, '$1.')
    .match(WORD) ?? []) {
    if (raw === ',' || raw === '(' || raw === '[') {
      afterComma = true
      continue
    }
    const token = tokenOf(raw, afterComma, shouting)
    const phrase = phrases.get(token.word)?.shift()
    tokens.push(phrase === undefined ? token : { ...token, raw: phrase })
    afterComma = false
    if (tokens.length >= MAX_TOKENS) break
  }
  const rest = text.length > MAX_TEXT ? [tokenOf(text.slice(MAX_TEXT), false, true)] : []
  return [...tokens, ...rest]
}

/** `orderStatus`, `order_status` and `order-status` as `order Status`; digits stay with their letters. */
export function splitCasing(text: string): string {
  return text
    .replace(/[_]+/g, ' ')
    .replace(/(\p{L})-(?=\p{L})/gu, '$1 ')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
}

/** Words that carry content; all of them where none does (`The Who`). */
export function contentOf(tokens: readonly Token[]): readonly Token[] {
  const content = tokens.filter((token) => !token.stop)
  return content.length === 0 ? tokens : content
}

function tokenOf(raw: string, afterComma: boolean, shouting: boolean): Token {
  const caps = !shouting && raw.length > 1 && /^(?:\p{Lu}\.?){2,}$/u.test(raw)
  const word = raw
    .toLowerCase()
    .replaceAll('.', (dot) => (/^\p{N}/u.test(raw) ? dot : ''))
    .replace(/'s?$|'(?=s$)/u, '')
  // an acronym that spells a stop word is none: WHO, IT, US
  return { raw, word, stem: stemOf(word), stop: !caps && isStopWord(word), caps, afterComma }
}

/** What stands in the text for each word that means a phrase, in order: a reason says it as it was written. */
function phrasesIn(text: string): ReadonlyMap<string, string[]> {
  if (!MAY_HOLD_PHRASE.test(text)) return NONE
  const found = PHRASES.filter(([phrase]) => text.search(phrase) >= 0)
  return new Map(
    found.map(
      ([phrase, word]) => [word, text.match(new RegExp(`${phrase.source}|\\b${word}\\b`, 'giu')) ?? []] as const,
    ),
  )
}

const NONE: ReadonlyMap<string, string[]> = new Map()
const MAY_HOLD_PHRASE =
  /priced|expensive|\b(?:call|put|push|pay|paid|send|sent|bring|brought|giv|gave|set|turn|switch|get|got)\w* (?:back|off|on|up|rid of)\b/iu

/** Phrases that mean one word. */
const PHRASES: readonly (readonly [phrase: RegExp, word: string])[] = [
  [/\b(?:low(?:est)?[- ]priced|least expensive)\b/giu, 'cheapest'],
  [/\b(?:high(?:est)?[- ]priced|most expensive)\b/giu, 'dearest'],
  [/\bcall(?:s|ed|ing)? off\b/giu, 'cancel'],
  [/\b(?:put(?:s|ting)? off|push(?:ed|es|ing)? back)\b/giu, 'postpone'],
  [/\b(?:pay|pays|paid|paying) back\b/giu, 'repay'],
  [/\b(?:send|sends|sent|sending|bring|brings|brought|give|gives|gave|giving) back\b/giu, 'return'],
  [/\bset(?:s|ting)? up\b/giu, 'arrange'],
  [/\b(?:turn|switch)(?:s|es|ed|ing)? on\b/giu, 'enable'],
  [/\b(?:turn|switch)(?:s|es|ed|ing)? off\b/giu, 'disable'],
  [/\b(?:get|gets|got|getting) rid of\b/giu, 'remove'],
]

function stemOf(word: string): string {
  const known = stems.get(word)
  if (known !== undefined) return known
  const stem = stemFor(word)
  if (stems.size >= MAX_STEMS) stems.clear()
  stems.set(word, stem)
  return stem
}

/** A language has few words, and each of them is met many times. */
const stems = new Map<string, string>()
const MAX_STEMS = 20_000

function stemFor(word: string): string {
  const isPlain = word.length <= 30 && /^(?:[a-z]{4,}|[a-z]{2}y)$/.test(word)
  return IRREGULAR.get(word) ?? (isPlain ? stemmer(word) : word)
}

function expanded(text: string): string {
  const plain = MAY_HOLD_PHRASE.test(text)
    ? PHRASES.reduce((whole, [phrase, word]) => whole.replace(phrase, word), text)
    : text
  if (!MAY_EXPAND.test(plain)) return plain
  return plain
    .replace(/\b(can)'?not\b|\bcan't\b/giu, 'can not')
    .replace(/\bwon't\b/giu, 'will not')
    .replace(/n't\b/giu, ' not')
    .replace(/'(?:re|ve|ll|d|m)\b/giu, ' ')
    .replace(/\s&\s/g, ' and ')
    .replace(/\be-mail/giu, 'email')
}

/** What any of the replacements begins with. */
const MAY_EXPAND = /'|&|\bcannot\b|\be-mail/iu

/** Forms that the stemmer cannot join. */
const IRREGULAR = new Map(
  `men man|women woman|children child|people person|feet foot|teeth tooth|mice mouse|geese goose|went go|gone go|bought buy|
  sent send|paid pay|made make|ran run|running run|sold sell|took take|taken take|gave give|given give|found find|left leave|
  began begin|begun begin|broke break|broken break|chose choose|chosen choose|came come|drove drive|driven drive|ate eat|eaten eat|
  fell fall|fallen fall|flew fly|flown fly|forgot forget|grew grow|grown grow|kept keep|knew know|known know|lost lose|met meet|
  rode ride|ridden ride|rose rise|risen rise|saw see|seen see|shot shoot|showed show|shown show|sang sing|sung sing|sat sit|slept sleep|
  spoke speak|spoken speak|stood stand|stole steal|stolen steal|swam swim|told tell|thought think|threw throw|thrown throw|
  wore wear|worn wear|won win|wrote write|written write|built build|caught catch|held hold|hid hide|hidden hide|led lead|
  better good|best good|worse bad|worst bad|shipped ship|lives life|knives knife|wives wife|wolves wolf|leaves leave|
  dying die|lying lie|tying tie|said say|says say|drawn draw|drew draw|brought bring|taught teach|felt feel|dealt deal|meant mean|
  data data|dice die|analyses analysi|indices index|vertices vertex|matrices matrix|anchovies anchovi|humans human`
    .split('|')
    .map((pair) => pair.trim().split(' '))
    .map(([form, base]) => [form ?? '', stemmer(base ?? '')] as const),
)
