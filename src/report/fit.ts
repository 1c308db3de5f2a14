import { codePoints } from './escape.ts'

/** A part of a text that is shown whole, short, or not at all. */
export interface Section {
  /** The least worthy go first; `Infinity`: never. */
  readonly worth: number
  readonly text: string
  /** What may stand in its place. */
  readonly short?: string
}

const SEPARATOR = '\n\n'

/**
 * Sections in their order, at most `limit` code points (or what `measure` counts) in all: the least worthy are shortened
 * first, then dropped, whole ones only. `left` makes the line that says how many were dropped or shortened.
 */
export function fitSections(
  sections: readonly Section[],
  limit: number,
  left: (count: number) => string,
  measure: (text: string) => number = codePoints,
): string {
  const shown = sections.map((section) => ({ section, text: section.text, reduced: false }))
  const order = [...shown]
    .filter(({ section }) => section.worth !== Number.POSITIVE_INFINITY)
    .sort((a, b) => a.section.worth - b.section.worth)
  const reduce = (entry: (typeof shown)[number], text: string) => {
    if (entry.text !== text) entry.reduced = true
    entry.text = text
  }
  const assemble = () => {
    const count = shown.filter((entry) => entry.reduced).length
    return [...shown.map((entry) => entry.text), count === 0 ? '' : left(count)]
      .filter((text) => text !== '')
      .join(SEPARATOR)
  }
  let text = assemble()
  for (const make of [(section: Section) => section.short ?? section.text, () => '']) {
    for (const entry of order) {
      if (measure(text) <= limit) return text
      reduce(entry, make(entry.section))
      text = assemble()
    }
  }
  return text
}
