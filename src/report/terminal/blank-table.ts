const BORDERS = ['top', 'bottom', 'left', 'right', 'mid'].flatMap((side) =>
  ['', '-mid', '-left', '-right'].map((end) => `${side}${end}`),
)
const BLANK = {
  chars: Object.fromEntries([...BORDERS, 'middle', 'left-mid', 'mid-mid'].map((name) => [name, ''])),
}

/** Options of a table without lines, its columns so many blanks apart. */
export function blank(gap: number) {
  return { ...BLANK, style: { head: [], border: [], 'padding-left': 0, 'padding-right': gap } }
}

export function trimLines(text: string): string {
  return text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
}
