/** Characters of one line of a diff. */
const MOST = 240
/** Kept before the first difference of two long lines. */
const LEAD = 60

/**
 * A line short enough to read. Of two long lines that stand against each other, the part is shown where they begin to
 * differ, so that both do not look the same.
 */
export function shortenPair(text: string, other: string | undefined): string {
  if (text.length <= MOST) return text
  const common = other === undefined ? 0 : commonPrefix(text, other)
  if (common < MOST - LEAD) return `${cut(text, 0, MOST)}…`
  const from = common - LEAD
  const tail = cut(text, from, from + MOST - LEAD)
  return `${cut(text, 0, LEAD)} … ${tail}${from + MOST - LEAD < text.length ? '…' : ''}`
}

/** Never inside a surrogate pair. */
function cut(text: string, from: number, to: number): string {
  return text
    .slice(from, to)
    .replace(/^[\uDC00-\uDFFF]/, '')
    .replace(/[\uD800-\uDBFF]$/, '')
}

function commonPrefix(a: string, b: string): number {
  let length = 0
  while (length < a.length && length < b.length && a[length] === b[length]) length += 1
  return length
}
