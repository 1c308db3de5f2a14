import { foldText, unaccented } from '../text/fold.ts'

/** ISO 639 code of a language by code (`en`, `en-US` not), English name or own name; else undefined. */
export function languageOf(text: string): string | undefined {
  if (text.length > 40) return undefined
  built ??= build()
  return built.get(unaccented(foldText(text)))
}

let built: ReadonlyMap<string, string> | undefined

/** Three letters where two do not name it. */
const ISO3: Readonly<Record<string, string>> = {
  eng: 'en',
  spa: 'es',
  fra: 'fr',
  fre: 'fr',
  deu: 'de',
  ger: 'de',
  ita: 'it',
  por: 'pt',
  zho: 'zh',
  chi: 'zh',
  jpn: 'ja',
  kor: 'ko',
  rus: 'ru',
  ara: 'ar',
  hin: 'hi',
  nld: 'nl',
  tur: 'tr',
  pol: 'pl',
  swe: 'sv',
  vie: 'vi',
  tha: 'th',
  castilian: 'es',
  farsi: 'fa',
  mandarin: 'zh',
  'mandarin chinese': 'zh',
  tagalog: 'tl',
  'brazilian portuguese': 'pt-br',
}

function build(): ReadonlyMap<string, string> {
  const english = new Intl.DisplayNames('en', { type: 'language', fallback: 'none' })
  const languages = new Map<string, string>()
  const letters = 'abcdefghijklmnopqrstuvwxyz'
  for (const first of letters) {
    for (const second of letters) {
      const code = first + second
      const name = english.of(code)
      if (name === undefined || name.includes('(')) continue
      languages.set(code, code)
      languages.set(unaccented(foldText(name)), code)
    }
  }
  for (const code of ['de', 'fr', 'es', 'it', 'pt', 'nl', 'ja', 'zh', 'ko', 'ru', 'ar', 'pl', 'tr', 'sv']) {
    const own = new Intl.DisplayNames(code, { type: 'language' }).of(code)
    if (own !== undefined) languages.set(unaccented(foldText(own)), code)
  }
  for (const [name, code] of Object.entries(ISO3)) languages.set(name, code)
  return languages
}
