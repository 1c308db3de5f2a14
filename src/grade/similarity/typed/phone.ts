import { AGREE, DISAGREE, type Reader, remembered } from './reader.ts'

export interface Phone {
  readonly digits: string
  /** Written with `+` or `00`, so that the country is part of it. */
  readonly international: boolean
  readonly extension: string
}

const PHONE =
  /^(?:tel:)?(\+|00)?([\d][\d ().\-/]{5,24}\d|\([\d]{2,5}\)[\d ().\-/]{5,20}\d)(?:,? ?(?:ext\.?|x|extension|#) ?(\d{1,6}))?$/i

/** `+1 (555) 123-4567`, `555-123-4567`; spaces, brackets and an unsaid country code do not count. */
export const phone: Reader<Phone> = remembered({
  type: 'phone',
  read(text) {
    const match = PHONE.exec(text)
    if (match === null || /^\d{4}-\d{1,2}-\d{1,2}$/.test(text)) return undefined
    const digits = (match[2] ?? '').replace(/\(0\)/, '').replace(/\D/g, '')
    if (digits.length < 7 || digits.length > 15) return undefined
    return { digits, international: match[1] !== undefined, extension: match[3] ?? '' }
  },
  agree(gold, predicted) {
    if (gold.extension !== predicted.extension) return { same: false, reason: 'other extension' }
    if (gold.digits === predicted.digits) return AGREE
    if (gold.international === predicted.international) {
      const [longer, shorter] = gold.digits.length > predicted.digits.length ? [gold, predicted] : [predicted, gold]
      const isNorthAmerican =
        longer.digits.length === 11 && shorter.digits.length === 10 && longer.digits === `1${shorter.digits}`
      return isNorthAmerican ? AGREE : DISAGREE
    }
    const [abroad, national] = gold.international ? [gold, predicted] : [predicted, gold]
    const local = national.digits.replace(/^0/, '')
    const code = abroad.digits.length - local.length
    return local.length >= 7 && code >= 1 && code <= 3 && abroad.digits.endsWith(local)
      ? { same: true, low: abroad.digits.slice(0, code) !== '1', reason: 'the same number with its country code' }
      : DISAGREE
  },
})

/** Digits alone are a phone number only beside one that is written as such. */
export function looksLikePhone(text: string): boolean {
  return /^\+|^00\d|^tel:|[()]|\d[ .-]\d{3}[ .-]\d/.test(text) && phone.read(text, {}) !== undefined
}
