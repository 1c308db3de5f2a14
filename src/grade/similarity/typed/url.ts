import { AGREE, DISAGREE, type Reader, remembered } from './reader.ts'

const SCHEME = /^(https?|ftps?|wss?):\/\/[^\s/?#]{1,300}\.?[^\s]*$/i
/** Without a scheme only what ends in a common top-level domain or has a path. */
const BARE =
  /^(?:www\.[a-z0-9-]+\.[a-z]{2,24}|(?:[a-z0-9-]{1,63}\.){1,6}(?:com|org|net|io|dev|app|gov|edu|co|ai|de|uk|fr|eu|ca|info)(?:\.[a-z]{2})?)(?::\d{1,5})?(?:[/?#]\S*)?$/i
const DEFAULT_PORTS: Readonly<Record<string, string>> = { http: '80', https: '443', ftp: '21' }

/** Scheme `http`/`https`, `www.`, default port, last slash, order of the query and case of the host do not count. */
export const url: Reader<string> = remembered({
  type: 'url',
  read(raw) {
    const text = raw.replace(/^<|>$/g, '')
    if (SCHEME.test(text)) return normalised(text)
    return BARE.test(text) ? normalised(`https://${text}`) : undefined
  },
  agree: (gold, predicted) => (gold === predicted ? AGREE : DISAGREE),
})

function normalised(text: string): string | undefined {
  const parsed = parse(text)
  if (parsed === undefined) return undefined
  const scheme = parsed.protocol.replace(/s?:$/, '')
  const port =
    parsed.port === '' || parsed.port === DEFAULT_PORTS[parsed.protocol.slice(0, -1)] ? '' : `:${parsed.port}`
  const host = parsed.hostname.replace(/^www\./, '')
  const path = decoded(parsed.pathname).replace(/\/(?:index\.html?)?$/, '')
  parsed.searchParams.sort()
  const query = parsed.searchParams.toString()
  const login = parsed.username === '' ? '' : `${parsed.username}:${parsed.password}@`
  return `${scheme === 'http' ? '' : scheme}//${login}${host}${port}${path}${query === '' ? '' : `?${query}`}${parsed.hash}`
}

function parse(text: string): URL | undefined {
  try {
    return new URL(text)
  } catch {
    return undefined
  }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
