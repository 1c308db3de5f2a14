/** What differs from attempt to attempt in one world: folders, loopback addresses, tokens. Longest value first. */
export type Places = readonly (readonly [mark: string, value: string])[]

/**
 * The values of an attempt's environment that are its own, each by the variable's name, and values of variables that are
 * named like secrets.
 *
 * @param root absolute folder that all of the attempt's folders are in
 */
export function placesOf(env: Readonly<Record<string, string>>, root: string, allowed: readonly string[]): Places {
  const own = Object.entries(env).filter(([name, value]) => isOwn(name, value, root) || isSecret(name, value, allowed))
  const named = [...own, ['TURNGATE_ATTEMPT_FOLDER', root] as const]
  return named
    .sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
    .map(([name, value]) => [`{{${name}}}`, value] as const)
}

/** JSON text with marks in place of the values. */
export function hidePlaces(json: string, places: Places): string {
  return places.reduce((text, [mark, value]) => text.replaceAll(inJson(value), mark), json)
}

/** JSON text with this attempt's values in place of the marks. */
export function showPlaces(json: string, places: Places): string {
  return places.reduce((text, [mark, value]) => text.replaceAll(mark, () => inJson(value)), json)
}

function isOwn(name: string, value: string, root: string): boolean {
  return value.startsWith(`${root}/`) || LOOPBACK.test(value) || /^(OPENAI|ANTHROPIC)_API_KEY$/.test(name)
}

const LOOPBACK = /^https?:\/\/(127\.0\.0\.1|localhost):\d+\//
const SHORTEST_SECRET = 8

function isSecret(name: string, value: string, allowed: readonly string[]): boolean {
  return allowed.includes(name) && /KEY|TOKEN|SECRET|PASSWORD/i.test(name) && value.length >= SHORTEST_SECRET
}

function inJson(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}
