/** Scale words and letters after a number: `1.2M`, `3 thousand`. */
const SCALES: Readonly<Record<string, number>> = {
  k: 1e3,
  thousand: 1e3,
  m: 1e6,
  mn: 1e6,
  mio: 1e6,
  million: 1e6,
  b: 1e9,
  bn: 1e9,
  billion: 1e9,
  t: 1e12,
  tn: 1e12,
  trillion: 1e12,
  lakh: 1e5,
  lakhs: 1e5,
  crore: 1e7,
  crores: 1e7,
  dozen: 12,
  hundred: 100,
}
const SCALED = /^(.*?\d) ?(k|thousand|mn|mio|m|million|bn|b|billion|tn|t|trillion|lakhs?|crores?|dozen|hundred)\.?$/i
/** More digits than a double holds are text. */
const MAX_DIGITS = 15

export interface NumeralOptions {
  readonly locale?: string | undefined
  /** Amounts have two decimals, so three digits behind one separator are thousands. */
  readonly money?: boolean
}

/**
 * The number that digits spell, in the notations of most locales (`1,200.50`, `1.200,50`, `1 200`, `1'200`, `12,00,000`),
 * with a scale (`1.2M`, `3 thousand`), as a fraction (`1/2`, `1 1/2`) or with an exponent. Leading zeros make an identifier.
 */
export function numberOfNumeral(text: string, options: NumeralOptions = {}): number | undefined {
  if (text.length > 50 || !/\d/.test(text)) return undefined
  const signed = /^([+-]?)\s?(.+)$/s.exec(text)
  if (signed === null) return undefined
  const value = unsigned(signed[2] ?? '', options)
  return value === undefined ? undefined : signed[1] === '-' ? -value : value
}

function unsigned(text: string, options: NumeralOptions): number | undefined {
  const fraction = /^(?:(\d{1,6})[ -])?(\d{1,6}) ?\/ ?(\d{1,6})$/.exec(text)
  if (fraction !== null) {
    const size = Number(fraction[3])
    return size === 0 ? undefined : Number(fraction[1] ?? 0) + Number(fraction[2]) / size
  }
  const scaled = SCALED.exec(text)
  if (scaled !== null) {
    const value = plain(scaled[1] ?? '', options)
    return value === undefined ? undefined : rounded(value * (SCALES[(scaled[2] ?? '').toLowerCase()] ?? 1))
  }
  return plain(text, options)
}

/** Where the decimal mark of a locale is a comma. */
export function hasDecimalComma(locale: string | undefined): boolean {
  if (locale === undefined) return false
  try {
    return new Intl.NumberFormat(locale).format(1.5).includes(',')
  } catch {
    return false
  }
}

function plain(text: string, options: NumeralOptions): number | undefined {
  if (/^\d+(?:\.\d+)?e[+-]?\d{1,3}$/i.test(text)) return finite(text)
  const compact = text.replace(/(?<=\d)[  '_](?=\d{3}(?:\D|$))/g, '\u00a0')
  const parts = /^(\d*)((?:[.,\u00a0]\d+)*)$/.exec(compact)
  if (parts === null) return undefined
  const digits = canonicalDigits(compact, options)
  if (digits === undefined || digits.replace(/\D/g, '').length > MAX_DIGITS) return undefined
  if (/^0\d/.test(digits)) return undefined
  return finite(digits)
}

/** Digits with `.` as the only mark, or undefined where the marks fit no notation. */
function canonicalDigits(text: string, { locale, money = false }: NumeralOptions): string | undefined {
  const spaced = text.includes('\u00a0')
  if (spaced && !/^\d{1,3}(?:\u00a0\d{3})+(?:[.,]\d+)?$/.test(text)) return undefined
  const bare = text.replaceAll('\u00a0', '')
  const [commas, dots] = [bare.split(',').length - 1, bare.split('.').length - 1]
  if (commas === 0 && dots === 0) return bare
  if (commas > 0 && dots > 0) {
    const decimalMark = bare.lastIndexOf(',') > bare.lastIndexOf('.') ? ',' : '.'
    return withMarks(bare, decimalMark)
  }
  const mark = commas > 0 ? ',' : '.'
  if (commas + dots > 1) return grouped(bare, mark)
  if (spaced) return bare.replace(mark, '.')
  const isThousands = /^[1-9]\d{0,2}[.,]\d{3}$/.test(bare)
  if (!isThousands) return bare.replace(mark, '.').replace(/^\./, '0.')
  const groups = hasDecimalComma(locale) ? mark === '.' : mark === ',' || money
  return groups ? bare.replace(mark, '') : bare.replace(mark, '.')
}

function withMarks(text: string, decimalMark: ',' | '.'): string | undefined {
  const groupMark = decimalMark === ',' ? '.' : ','
  const [whole = '', part = '', ...more] = text.split(decimalMark)
  const digits = more.length > 0 ? undefined : grouped(whole, groupMark)
  return digits === undefined || part.includes(groupMark) ? undefined : `${digits}.${part}`
}

/** Groups of three, or Indian groups of two before the last three. */
function grouped(text: string, mark: string): string | undefined {
  const [first = '', ...groups] = text.split(mark)
  const last = groups.at(-1) ?? ''
  const isGrouped = first.length <= 3 && last.length === 3 && groups.slice(0, -1).every(({ length }) => length === 3)
  const isIndian =
    mark === ',' && first.length <= 2 && last.length === 3 && groups.slice(0, -1).every(({ length }) => length === 2)
  return first !== '' && (isGrouped || isIndian) ? [first, ...groups].join('') : undefined
}

function finite(text: string): number | undefined {
  const value = Number(text)
  return Number.isFinite(value) ? value : undefined
}

/** 1.2 · 1e6 is 1200000, not 1199999.9999999998. */
function rounded(value: number): number {
  return Number(value.toPrecision(15))
}
