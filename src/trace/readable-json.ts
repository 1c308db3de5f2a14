/**
 * JSON for people who read git diffs: one key a line down to the values that `onOneLine` picks by their path, which
 * stand on one line each. Keys stay in the order they have.
 */
export function readableJson(value: unknown, onOneLine: (path: readonly string[]) => boolean): string {
  return `${layout(value, [], onOneLine)}\n`
}

function layout(value: unknown, path: readonly string[], onOneLine: (path: readonly string[]) => boolean): string {
  if (typeof value !== 'object' || value === null || onOneLine(path)) return spaced(value)
  const entries = Object.entries(value).filter(([, item]) => item !== undefined)
  const isList = Array.isArray(value)
  if (entries.length === 0) return isList ? '[]' : '{}'
  const pad = '  '.repeat(path.length + 1)
  const lines = entries.map(([key, item]) => {
    const text = layout(item, [...path, key], onOneLine)
    return isList ? `${pad}${text}` : `${pad}${JSON.stringify(key)}: ${text}`
  })
  const end = '  '.repeat(path.length)
  return isList ? `[\n${lines.join(',\n')}\n${end}]` : `{\n${lines.join(',\n')}\n${end}}`
}

function spaced(value: unknown): string {
  // JSON.stringify with an indent puts each line break outside of strings, where it may become a space
  return JSON.stringify(value, null, 1)
    .replaceAll(/([[{])\n */g, '$1')
    .replaceAll(/\n *([\]}])/g, '$1')
    .replaceAll(/\n */g, ' ')
}
