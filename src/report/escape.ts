/**
 * Characters that a reader does not see or that change how others stand: controls, bidirectional marks, zero-width
 * characters, tags, lone surrogates, line and paragraph separators, blank letters.
 */
const HIDDEN = /\p{Cc}|\p{Cf}|\p{Cs}|\p{Zl}|\p{Zp}|\u034F|\u115F|\u1160|\u17B4|\u17B5|\u3164|\uFFA0/gu

/** Hidden characters written out (`\u{202E}`), line breaks as `⏎`: one line that shows what is there. */
export function visible(text: string): string {
  return text
    .replaceAll(/\r\n|[\r\n]/g, '⏎')
    .replaceAll('\t', ' ')
    .replaceAll(
      HIDDEN,
      (character) => `\\u{${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}}`,
    )
}

/** JSON text whose strings hold hidden characters as JSON escapes: the same value, and nothing that cannot be seen. */
export function escapeHidden(json: string): string {
  return json.replaceAll(HIDDEN, (character) => {
    if (character === '\n') return character
    const units = Array.from({ length: character.length }, (_, index) => character.charCodeAt(index))
    return units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`).join('')
  })
}

/** At most so many code points, never half a character. */
export function clamp(text: string, most: number): string {
  if (text.length <= most) return text
  const points = [...text]
  return points.length <= most ? text : `${points.slice(0, most - 1).join('')}…`
}

/** Code points, as GitHub counts them. */
export function codePoints(text: string): number {
  let count = 0
  for (const _ of text) count += 1
  return count
}

/** Bytes in UTF-8. */
export function utf8Bytes(text: string): number {
  return Buffer.byteLength(text, 'utf8')
}

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"'@#`]/g, (character) => `&#${character.codePointAt(0)};`)
}
