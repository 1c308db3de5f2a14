import type { Settings } from '../types.ts'
import { number } from './number.ts'
import { percent } from './percent.ts'

const FRACTION = /\/|\b(?:third|quarter|fourth|fifth|sixth|eighth|tenth)s?$/i
/** Fewer digits would make 33% of a third. */
const MIN_DIGITS = 3

/**
 * Whether a fraction (`two thirds`, `2/3`) is equal to a decimal number or percentage once it is rounded to the digits that
 * the latter gives (`66.7%`, `0.667`); undefined where the two are nothing of the kind.
 */
export function isRounded(fraction: string, decimal: string, settings: Settings): boolean | undefined {
  if (!FRACTION.test(fraction)) return undefined
  const digits = /^[-+]?(\d{0,12})\.(\d{1,12})(?: ?%| ?percent| ?per cent| ?pct\.?)?$/i.exec(decimal)
  if (digits === null) return undefined
  const [exact, share] = [number.read(fraction, settings), percent.read(decimal, settings)]
  const given = share === undefined ? number.read(decimal, settings) : share * 100
  if (exact === undefined || given === undefined) return undefined
  const places = digits[2]?.length ?? 0
  if (`${digits[1] ?? ''}${digits[2] ?? ''}`.replace(/^0+/, '').length < MIN_DIGITS) return undefined
  const scaled = share === undefined ? exact : exact * 100
  return Math.abs(scaled - given) <= 0.5 * 10 ** -places * (1 + 1e-9)
}
