import { foldText, unaccented } from '../text/fold.ts'
import { DEMONYMS, ISO3, SPOKEN, SUBDIVISIONS } from './region-names.ts'

/**
 * Countries and states that a text may name, as `US`, `US-CA`; none: no region that is known. `CA` may be Canada or
 * California. A demonym (`American`) names its country.
 */
export function regionsOf(text: string): readonly string[] {
  if (text.length > 60) return []
  const key = keyOf(text)
  return table().get(key) ?? (/\P{ASCII}/u.test(text) ? (foreign().get(foldText(text)) ?? []) : [])
}

function keyOf(text: string): string {
  return unaccented(foldText(text)).replaceAll('.', '').replace(/^the /, '').replace(/ ?& ?/g, ' and ').trim()
}

let built: ReadonlyMap<string, readonly string[]> | undefined
let builtForeign: ReadonlyMap<string, readonly string[]> | undefined

function table(): ReadonlyMap<string, readonly string[]> {
  built ??= build()
  return built
}

function build(): ReadonlyMap<string, readonly string[]> {
  const regions = new Map<string, string[]>()
  const add = (name: string, code: string) => {
    const key = keyOf(name)
    const codes = regions.get(key) ?? []
    if (!codes.includes(code)) regions.set(key, [...codes, code])
  }
  for (const [code, name] of countryNames('en')) {
    add(code, code)
    add(name, code)
    // `Myanmar (Burma)`
    const both = /^(.+) \((.+)\)$/.exec(name)
    for (const part of both?.slice(1) ?? []) add(part, code)
  }
  for (const [code, names] of pairsOf(SPOKEN)) for (const name of names.split(',')) add(name, code)
  for (const [code, iso3] of pairsOf(ISO3)) add(iso3, code)
  for (const [code, names] of pairsOf(DEMONYMS)) for (const name of names.split(',')) add(name, code)
  for (const [country, list] of Object.entries(SUBDIVISIONS)) {
    for (const [code, names] of pairsOf(list)) {
      add(code, `${country}-${code}`)
      for (const name of names.split(',')) add(name, `${country}-${code}`)
    }
  }
  return regions
}

/** Country names in the scripts that English ones cannot be read in. */
function foreign(): ReadonlyMap<string, readonly string[]> {
  builtForeign ??= new Map(
    ['zh', 'ja', 'ko', 'de', 'fr', 'es', 'pt', 'ru', 'ar'].flatMap((locale) =>
      countryNames(locale).map(([code, name]) => [foldText(name), [code]] as const),
    ),
  )
  return builtForeign
}

function countryNames(locale: string): readonly (readonly [code: string, name: string])[] {
  const names = new Intl.DisplayNames(locale, { type: 'region', fallback: 'none' })
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'
  return [...letters].flatMap((first) =>
    [...letters].flatMap((second) => {
      const name = names.of(first + second)
      return name === undefined || NO_COUNTRY.has(first + second) ? [] : [[first + second, name] as const]
    }),
  )
}

/** Codes that `Intl` names though they are no country, or are another one's old code. */
const NO_COUNTRY = new Set([
  'ZZ',
  'XA',
  'XB',
  'QO',
  'UN',
  'EZ',
  'UK',
  'SU',
  'DD',
  'FX',
  'YU',
  'CS',
  'AN',
  'BU',
  'TP',
  'ZR',
  'VD',
  'YD',
  'RH',
  'HV',
  'DY',
  'NH',
  'NQ',
  'NT',
  'PC',
  'PU',
  'PZ',
  'FQ',
  'CT',
  'JT',
  'MI',
  'WK',
])

/** `US=United States|GB=Britain,UK` */
function pairsOf(list: string): readonly (readonly [string, string])[] {
  return list
    .split('|')
    .map((entry) => entry.trim().split('='))
    .map(([key = '', value = '']) => [key, value] as const)
}
