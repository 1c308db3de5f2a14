import { Buffer } from 'node:buffer'

/** A secret as it is, and as it stands inside JSON (once, twice), a URL, base64 of either alphabet, and hexadecimal. */
export function encodingsOf(secret: string): string[] {
  const bytes = Buffer.from(secret, 'utf8')
  const json = jsonInside(secret)
  const url = encodeURIComponent(secret.replaceAll(/\p{Cs}/gu, '\uFFFD'))
  const strictUrl = url.replaceAll(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
  const form = strictUrl.replaceAll('%20', '+')
  const hex = bytes.toString('hex')
  const urls = [url, strictUrl, form].flatMap((one) => [one, lowerEscapes(one)])
  const all = [
    secret,
    json,
    jsonInside(json),
    asciiJson(secret),
    ...urls,
    ...base64Insides(bytes),
    hex,
    hex.toUpperCase(),
  ]
  return all.filter((text) => text !== '')
}

function jsonInside(text: string): string {
  return JSON.stringify(text).slice(1, -1)
}

/** As other languages write JSON: nothing but ASCII, and slashes escaped. */
function asciiJson(text: string): string {
  return jsonInside(text)
    .replaceAll('/', '\\/')
    .replaceAll(/[^\x20-\x7e]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

function lowerEscapes(url: string): string {
  return url.replaceAll(/%[0-9A-F]{2}/g, (code) => code.toLowerCase())
}

/**
 * What is the same in the base64 of any text with the secret in it: three bytes make four letters, so there are three ways
 * to stand, and letters that also hold a neighbour's bits are left out.
 */
function base64Insides(bytes: Buffer): string[] {
  const insides = [0, 1, 2].map((before) => {
    const text = Buffer.concat([Buffer.alloc(before), bytes]).toString('base64')
    const first = [0, 2, 3][before] ?? 0
    const last = Math.floor(((before + bytes.length) * 8) / 6)
    return text.slice(first, last)
  })
  const long = insides.filter((text) => text.length >= 8)
  return [...long, ...long.map((text) => text.replaceAll('+', '-').replaceAll('/', '_'))]
}
