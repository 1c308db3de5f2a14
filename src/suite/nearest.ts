import { distance } from 'fastest-levenshtein'

/** The known name that was most likely meant, or undefined where none is close. */
export function nearest(name: string, known: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly far: number } | undefined
  for (const candidate of new Set(known)) {
    const far = distanceBetween(name, candidate)
    if (far <= tolerated(name, candidate) && (best === undefined || far < best.far)) best = { name: candidate, far }
  }
  return best?.name
}

/** `Did you mean \`attempts\`?`, else a list of what is known, else nothing. */
export function didYouMean(name: string, known: readonly string[], what = 'Known here'): string | undefined {
  const near = nearest(name, known)
  if (near !== undefined) return `Did you mean \`${near}\`?`
  if (known.length === 0) return undefined
  return `${what}: ${listed(known)}.`
}

const SHOWN = 12

/** `\`a\`, \`b\`, \`c\``, cut where it gets long. */
export function listed(names: readonly string[]): string {
  const shown = names.slice(0, SHOWN).map((name) => `\`${name}\``)
  const more = names.length - shown.length
  return more > 0 ? `${shown.join(', ')} and ${more} more` : shown.join(', ')
}

function distanceBetween(a: string, b: string): number {
  const [plainA, plainB] = [plain(a), plain(b)]
  // the same letters in another spelling (`maxTurns`, `max-turns`) are nearer than any other word
  return plainA === plainB ? 0.5 : distance(plainA, plainB)
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
}

function tolerated(a: string, b: string): number {
  return Math.max(1, Math.floor(Math.max(a.length, b.length) / 3))
}
