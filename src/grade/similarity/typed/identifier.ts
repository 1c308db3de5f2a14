import { AGREE, DISAGREE, type Reader, remembered } from './reader.ts'

export interface Identifier {
  /** Lower case, without a leading `#` and without separators. */
  readonly compact: string
  /** Separators as they were written, and where. */
  readonly parts: string
}

const UUID = /^(?:urn:uuid:)?\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/i
const VERSION = /^(?:v\.? ?|version |release )?(\d{1,6}(?:\.\d{1,6}){0,4})(-[a-z0-9.-]{1,30})?(\+[a-z0-9.-]{1,30})?$/i
/** Letters with digits, digits behind a sign, or digits that begin with a zero. */
const CODE = /^(?:(?:no\.?|nr\.?|number|id|#) ?)?#?([a-z0-9]+(?:[-_/. :][a-z0-9]+){0,8})$/i

export const uuid: Reader<string> = remembered({
  type: 'uuid',
  read(text) {
    const match = UUID.exec(text)
    return match === null ? undefined : match.slice(1).join('').toLowerCase()
  },
  agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
})

/** `v1.2.0`, `1.2.0-rc.1`; trailing zeros do not count. Two parts only with a `v` before them. */
export const version: Reader<string> = remembered({
  type: 'version',
  read(text) {
    const match = VERSION.exec(text)
    if (match === null || /^\d+(?:\.\d+)?$/.test(text) || /^\d{1,2}\.\d{1,2}\.\d{4}$/.test(text)) return undefined
    const core = (match[1] ?? '').split('.').map((part) => part.replace(/^0+(?=\d)/, ''))
    while (core.length > 1 && core.at(-1) === '0') core.pop()
    return `${core.join('.')}${(match[2] ?? '').toLowerCase()}`
  },
  agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
})

/** `INV-2024-0017`, `#W2378156`, `007`: every character counts, case and the kind of separator do not. */
export const identifier: Reader<Identifier> = remembered({
  type: 'identifier',
  read(text) {
    if (text.length > 60) return undefined
    const match = CODE.exec(text)
    const body = match?.[1] ?? ''
    const isCode =
      /\d/.test(body) &&
      (/^#|^0\d/.test(text) ||
        (/[a-z]/i.test(body) && !/^\d+ [a-z ]+$/i.test(body)) ||
        /\d[-_/:]\d/.test(body) ||
        body !== text)
    if (match === null || !isCode || isProse(body)) return undefined
    return {
      compact: body.toLowerCase().replace(/[-_/. :]/g, ''),
      parts: body.toLowerCase().replace(/[-_/. :]+/g, '-'),
    }
  },
  agree(gold, predicted) {
    if (gold.parts === predicted.parts) return AGREE
    if (gold.compact !== predicted.compact) return DISAGREE
    // `securePass123` and `secure_pass123` may be two passwords
    const isPlain = /^[a-z]{0,5}\d/.test(gold.compact) || /^\d+$/.test(gold.compact)
    return isPlain ? { same: true, low: true, reason: 'only the separators differ' } : DISAGREE
  },
})

/** Two words of three letters or more, or one behind a space, make a phrase (`order 1001`), not a code. */
function isProse(text: string): boolean {
  const words = text.split(/[-_/. :]/).filter((part) => /^[a-z]{3,}$/i.test(part)).length
  return words > 1 || (words === 1 && text.includes(' '))
}
