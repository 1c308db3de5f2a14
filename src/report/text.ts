/** Words of ours, or data that somebody else wrote: an agent, a task's author, a file. Renderers put data into code. */
export type Piece = string | { readonly data: string }
export type Text = readonly Piece[]

/** Template tag: what stands in the template is ours, strings put in are data, numbers and nested texts are taken as they are. */
export function say(words: TemplateStringsArray, ...values: readonly (string | number | Text)[]): Text {
  const pieces: Piece[] = []
  words.forEach((word, index) => {
    if (word !== '') pieces.push(word)
    const value = values[index]
    if (value === undefined) return
    if (typeof value === 'string') pieces.push({ data: value })
    else if (typeof value === 'number') pieces.push(String(value))
    else pieces.push(...value)
  })
  return merged(pieces)
}

/** `[a, b, c]` → a, b, c with a separator of ours. */
export function joinTexts(texts: readonly Text[], separator: string): Text {
  return merged(texts.flatMap((text, index) => (index === 0 ? text : [separator, ...text])))
}

/** Strings as data: `a`, `b`, `c`; above `most` the rest is counted. */
export function listed(names: readonly string[], most = 5): Text {
  const shown = joinTexts(
    names.slice(0, most).map((name) => [{ data: name }]),
    ', ',
  )
  return names.length > most ? say`${shown} and ${names.length - most} more` : shown
}

/** Ours, where a template cannot be: a name from a closed list, a formatted figure. */
export function words(text: string): Text {
  return text === '' ? [] : [text]
}

export function plainText(text: Text): string {
  return text.map((piece) => (typeof piece === 'string' ? piece : plainData(piece.data))).join('')
}

/** Data of several words stands between backticks, so that one sees where it ends; JSON shows that by itself. */
export function plainData(data: string): string {
  return /\s/.test(data) && !/^["{[]/.test(data) ? `\`${data}\`` : data
}

function merged(pieces: readonly Piece[]): Text {
  const out: Piece[] = []
  for (const piece of pieces) {
    const last = out.at(-1)
    if (typeof piece === 'string' && typeof last === 'string') out[out.length - 1] = last + piece
    else out.push(piece)
  }
  return out
}
