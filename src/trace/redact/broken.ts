/**
 * What stands between two parts of a value that was broken over lines or spelled out: space, and line breaks as JSON writes
 * them, at most twice inside one another.
 */
const BREAKS = /(?:\s|\\{1,4}[nrt])+/g

/** Shorter values are words, which stand next to others by chance. */
const LEAST_BROKEN = 12

/** Makes a function that replaces values also where they are broken, anywhere in them. Linear in the text. */
export function breakable(values: readonly string[]): (text: string, replace: () => string) => string {
  const whole = values.map((value) => value.replaceAll(BREAKS, '')).filter((value) => value.length >= LEAST_BROKEN)
  const found = literally(whole)
  return (text, replace) => {
    if (found === undefined) return text
    const { joined, origin } = withoutBreaks(text)
    if (joined.length === text.length) return text
    let [shown, at] = ['', 0]
    for (const { index, 0: value } of joined.matchAll(found)) {
      shown += text.slice(at, origin(index)) + replace()
      at = origin(index + value.length - 1) + 1
    }
    return shown + text.slice(at)
  }
}

/** Finds any of the values, longer ones first; undefined where there is none. */
export function literally(values: readonly string[]): RegExp | undefined {
  const longestFirst = [...new Set(values)].sort((a, b) => b.length - a.length)
  return longestFirst.length === 0 ? undefined : new RegExp(longestFirst.map(escaped).join('|'), 'g')
}

interface Joined {
  readonly joined: string
  /** Where a unit of `joined` stood; asked in ascending order. */
  readonly origin: (at: number) => number
}

function withoutBreaks(text: string): Joined {
  const starts: number[] = []
  const origins: number[] = []
  const parts: string[] = []
  let [length, end] = [0, 0]
  const keep = (from: number, to: number) => {
    if (from === to) return
    starts.push(length)
    origins.push(from)
    parts.push(text.slice(from, to))
    length += to - from
  }
  for (const { index, 0: gap } of text.matchAll(BREAKS)) {
    keep(end, index)
    end = index + gap.length
  }
  keep(end, text.length)
  let part = 0
  const origin = (at: number) => {
    while ((starts[part + 1] ?? Number.POSITIVE_INFINITY) <= at) part += 1
    return at - (starts[part] ?? 0) + (origins[part] ?? 0)
  }
  return { joined: parts.join(''), origin }
}

function escaped(value: string): string {
  return value.replaceAll(/[.*+?^${}()|[\]\\/-]/g, '\\$&')
}
