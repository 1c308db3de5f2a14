/** What lies beyond this length is compared by equality only, so that no value can make grading slow. */
export const MAX_TEXT = 6_000

/** Lower case, one Unicode form, one kind of apostrophe, quote, hyphen and space, none of them at the ends. */
export function foldText(whole: string): string {
  if (whole.length > MAX_TEXT) return foldText(whole.slice(0, MAX_TEXT)) + whole.slice(MAX_TEXT)
  return unified(whole).toLowerCase().replace(/\s+/gu, ' ').trim()
}

/** Compatibility forms (full width, superscripts) and typographic signs as the plain ones; case is kept. */
export function unified(text: string): string {
  if (PLAIN.test(text)) return text
  // a few signs become whole phrases under NFKC
  if (text.normalize('NFKC').length > 2 * text.length + 100) return text
  return text
    .replace(/[\u00b2\u00b3]/gu, (sign) => (sign === '\u00b2' ? '^2' : '^3'))
    .replace(/([0-9]?)([\u00bc-\u00be\u2150-\u215e])/gu, (_, whole: string, sign: string) => fraction(whole, sign))
    .normalize('NFKC')
    .replace(/[\u2018\u2019\u201b\u2032\u02bc`\u00b4]/gu, "'")
    .replace(/[\u201c-\u201f\u00ab\u00bb\u2033]/gu, '"')
    .replace(/[\u2010-\u2015\u2212\ufe58\ufe63]/gu, '-')
    .replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/gu, '')
}

/** Without accents: `Łódź Café` → `Lodz Cafe`. */
export function unaccented(text: string): string {
  if (PLAIN.test(text)) return text
  return text
    .normalize('NFD')
    .replace(/\p{Mn}+/gu, '')
    .replace(/[ßøłđæœıðþ]/giu, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}

const PLAIN = /^[\t\n\r -_a-~]*$/

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  æ: 'ae',
  Æ: 'AE',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  ð: 'd',
  þ: 'th',
}

/** `1½` is `1 1/2`, not the `11/2` that NFKC makes of it. */
function fraction(whole: string, sign: string): string {
  const plain = sign.normalize('NFKC').replace('\u2044', '/')
  return whole === '' ? plain : `${whole} ${plain}`
}
