/** Ordinals that only one of two texts writes in digits, in the words of both: `first class` beside `1st class`. */
export function withSameOrdinals(a: string, b: string): readonly [string, string] {
  if (a.length > MAX_LENGTH || b.length > MAX_LENGTH) return [a, b]
  return [spelledAs(a, b), spelledAs(b, a)]
}

/** A text with each ordinal spelled as the other one has it, so that only this one changes. */
export function withOrdinalsOf(text: string, other: string): string {
  if (text.length > MAX_LENGTH || other.length > MAX_LENGTH) return text
  const words = new Map((other.match(WORDS) ?? []).flatMap((word) => [[signFor(word) ?? '', word]] as const))
  return spelledAs(text, other).replace(DIGITS, (sign) =>
    isWord(other, sign) ? sign : (words.get(sign.toLowerCase()) ?? sign),
  )
}

const MAX_LENGTH = 6_000

/** The text with `first` as `1st` where the other one has `1st` and not `first`. */
function spelledAs(text: string, other: string): string {
  const digits = new Set((other.match(DIGITS) ?? []).map((found) => found.toLowerCase()))
  if (digits.size === 0) return text
  return text.replace(WORDS, (word) => {
    const sign = signFor(word)
    return sign !== undefined && digits.has(sign) && !isWord(other, word) ? sign : word
  })
}

function signFor(word: string): string | undefined {
  return ORDINALS.get(word.toLowerCase().replace(/[\s-]+/, '-'))
}

function isWord(text: string, word: string): boolean {
  return text.toLowerCase().includes(word.toLowerCase())
}

const DIGITS = /\b\d{1,2}(?:st|nd|rd|th)\b/giu
const UNITS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth'.split(
    ' ',
  )
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

/** `first` to `ninety-ninth`. */
const ORDINALS: ReadonlyMap<string, string> = new Map([
  ...UNITS.map((word, index) => [word, signOf(index + 1)] as const),
  ...TENS.flatMap((ten, index) => [
    [ten.replace(/y$/, 'ieth'), signOf((index + 2) * 10)] as const,
    ...UNITS.slice(0, 9).map((word, unit) => [`${ten}-${word}`, signOf((index + 2) * 10 + unit + 1)] as const),
  ]),
])
const WORDS = new RegExp(
  `\\b(?:(?:${TENS.join('|')})[ -](?:${UNITS.slice(0, 9).join('|')})|${[...UNITS, ...TENS.map((ten) => ten.replace(/y$/, 'ieth'))].join('|')})\\b`,
  'giu',
)

function signOf(value: number): string {
  const [tens, unit] = [Math.floor(value / 10), value % 10]
  const suffix = tens === 1 ? 'th' : (['th', 'st', 'nd', 'rd'][unit] ?? 'th')
  return `${value}${suffix}`
}
