import { foldText, unaccented } from '../text/fold.ts'

/** ISO 4217 codes that a sign, code, name or word may mean, the likeliest first; none: no currency. */
export function currenciesOf(text: string): readonly string[] {
  if (text.length > 40) return []
  const key = unaccented(foldText(text)).replaceAll('.', '').replace(/\s+/g, ' ').trim()
  const plain = table().get(key) ?? table().get(key.replace(/s$/, '')) ?? table().get(key.replace(/s (?=\w)/, ' '))
  return plain ?? []
}

/** Signs and words that several countries use, or that `Intl` does not list. `dollar` alone is USD, `pound` GBP. */
const SPOKEN: Readonly<Record<string, string>> = {
  $: 'USD CAD AUD NZD SGD HKD MXN',
  us$: 'USD',
  usd$: 'USD',
  'u s dollar': 'USD',
  dollar: 'USD CAD AUD NZD SGD HKD',
  buck: 'USD',
  greenback: 'USD',
  'american dollar': 'USD',
  'united states dollar': 'USD',
  c$: 'CAD',
  ca$: 'CAD',
  cad$: 'CAD',
  a$: 'AUD',
  au$: 'AUD',
  aud$: 'AUD',
  nz$: 'NZD',
  s$: 'SGD',
  hk$: 'HKD',
  r$: 'BRL',
  real: 'BRL',
  reais: 'BRL',
  '€': 'EUR',
  euro: 'EUR',
  eur: 'EUR',
  '£': 'GBP',
  pound: 'GBP EGP',
  quid: 'GBP',
  sterling: 'GBP',
  'pound sterling': 'GBP',
  'british pound sterling': 'GBP',
  '¥': 'JPY CNY',
  yen: 'JPY',
  'jp¥': 'JPY',
  yuan: 'CNY',
  renminbi: 'CNY',
  rmb: 'CNY',
  'cn¥': 'CNY',
  '₹': 'INR',
  rs: 'INR PKR',
  rupee: 'INR PKR',
  rupees: 'INR PKR',
  '₩': 'KRW',
  won: 'KRW',
  '₽': 'RUB',
  rouble: 'RUB',
  ruble: 'RUB',
  '₺': 'TRY',
  lira: 'TRY',
  '₴': 'UAH',
  hryvnia: 'UAH',
  '₫': 'VND',
  dong: 'VND',
  '฿': 'THB',
  baht: 'THB',
  '₪': 'ILS',
  shekel: 'ILS',
  '₱': 'PHP',
  '₦': 'NGN',
  naira: 'NGN',
  franc: 'CHF XOF XAF',
  fr: 'CHF',
  sfr: 'CHF',
  peso: 'MXN PHP ARS CLP COP',
  mx$: 'MXN',
  krona: 'SEK ISK',
  kronor: 'SEK',
  krone: 'NOK DKK',
  kroner: 'NOK DKK',
  kr: 'SEK NOK DKK',
  zloty: 'PLN',
  zł: 'PLN',
  zl: 'PLN',
  forint: 'HUF',
  koruna: 'CZK',
  rand: 'ZAR',
  dirham: 'AED MAD',
  riyal: 'SAR QAR',
  ringgit: 'MYR',
  rm: 'MYR',
  rupiah: 'IDR',
  bitcoin: 'BTC',
  btc: 'BTC',
  '₿': 'BTC',
  ether: 'ETH',
  ethereum: 'ETH',
  eth: 'ETH',
}

let built: ReadonlyMap<string, readonly string[]> | undefined

function table(): ReadonlyMap<string, readonly string[]> {
  built ??= build()
  return built
}

function build(): ReadonlyMap<string, readonly string[]> {
  const names = new Intl.DisplayNames('en', { type: 'currency' })
  const entries = new Map<string, readonly string[]>()
  for (const code of Intl.supportedValuesOf('currency')) {
    entries.set(code.toLowerCase(), [code])
    const name = unaccented(foldText(names.of(code) ?? code))
    if (!name.includes('(')) entries.set(name, [code])
  }
  for (const [spoken, codes] of Object.entries(SPOKEN)) entries.set(spoken, codes.split(' '))
  return entries
}
