import { readNumber } from './number.ts'
import { AGREE, type Agreement, DISAGREE, type Reader, remembered, withinTolerance } from './reader.ts'
import { inBase, type Unit, unitOf } from './unit.ts'

export interface Quantity {
  readonly value: number
  readonly unit: Unit
  /** Half a unit of the last digit that was written, in the base unit. */
  readonly precision: number
}

const QUANTITY =
  /^([+-]?[\d.,' \u00a0/]{0,24}\d(?: ?(?:thousand|million|billion))?) ?-?([a-zµμΩ°"'][^\d]{0,30}\d?(?:\^\d)?|°[cf]?)$/iu
const WORDS = /^([a-z][a-z -]{0,50}?) ((?:[a-z]+ ){0,3}[a-z/]+)$/i
const FEET_INCHES = /^(\d{1,4}) ?(?:ft|foot|feet|') ?(\d{1,2}(?:\.\d+)?) ?(?:in|inch|inches|")?$/i

/** `5 km`, `5000m`, `98.6 °F`, `six feet`, `5'11"`, `10 kg/m³`. */
export const quantity: Reader<Quantity> = remembered({
  type: 'quantity',
  read(text, { locale }) {
    const tall = FEET_INCHES.exec(text)
    const inches = unitOf('in')
    if (tall !== null && inches !== undefined) return quantityOf(Number(tall[1]) * 12 + Number(tall[2]), inches, '0')
    const match = QUANTITY.exec(text)
    if (match !== null) return withUnit((match[1] ?? '').trim(), match[2] ?? '', locale)
    return inWords(text, locale)
  },
  agree: agreeQuantity,
})

/** Unit names alone: `kilometers` and `km`, but not `inches` and `square inches`. */
export const unit: Reader<Unit> = remembered({
  type: 'unit',
  read: (text) => (text.length > 40 ? undefined : unitOf(text)),
  agree(gold, predicted) {
    if (gold.symbol === predicted.symbol) return AGREE
    if (gold.dimension !== predicted.dimension) return { same: false, reason: 'units of other dimensions' }
    const isTemperature = gold.symbol.startsWith('temp') || predicted.symbol.startsWith('temp')
    return !isTemperature && withinTolerance(gold.scale, predicted.scale) ? AGREE : DISAGREE
  },
})

/** Converted exactly, or within the rounding of the coarser side where the units differ. */
function agreeQuantity(
  gold: Quantity,
  predicted: Quantity,
  { tolerance }: { readonly tolerance?: number | undefined },
): Agreement {
  if (gold.unit.dimension !== predicted.unit.dimension) return { same: false, reason: 'units of other dimensions' }
  const [a, b] = [inBase(gold.value, gold.unit), inBase(predicted.value, predicted.unit)]
  if (Math.abs(a - b) <= 1e-9 * Math.max(Math.abs(a), Math.abs(b))) return AGREE
  if (tolerance !== undefined && Math.abs(a - b) <= tolerance * gold.unit.scale)
    return { same: true, reason: `within ${tolerance}` }
  const rounding = Math.max(gold.precision, predicted.precision) + 1e-12
  const isRounded =
    gold.unit.symbol !== predicted.unit.symbol && Math.abs(a - b) <= Math.min(rounding, 0.005 * Math.abs(a))
  return isRounded ? { same: true, low: true, reason: 'equal after conversion and rounding' } : DISAGREE
}

function withUnit(amount: string, name: string, locale: string | undefined): Quantity | undefined {
  const value = readNumber(amount, locale)
  const found = unitOf(name.trim())
  return value === undefined || found === undefined ? undefined : quantityOf(value, found, amount)
}

function inWords(text: string, locale: string | undefined): Quantity | undefined {
  const match = WORDS.exec(text)
  if (match === null) return undefined
  const words = text.split(' ')
  const half = /^half an? (.+)$/i.exec(text)
  if (half !== null) return withUnit('0.5', half[1] ?? '', locale)
  for (let size = 1; size <= Math.min(4, words.length - 1); size += 1) {
    const found = unitOf(words.slice(-size).join(' '))
    const value = found === undefined ? undefined : readNumber(words.slice(0, -size).join(' '), locale)
    if (found !== undefined && value !== undefined) return quantityOf(value, found, '0')
  }
  return undefined
}

function quantityOf(value: number, found: Unit, amount: string): Quantity {
  const decimals = /[.,](\d+)$/.exec(amount)?.[1]?.length ?? 0
  return { value, unit: found, precision: 0.5 * 10 ** -decimals * found.scale }
}
