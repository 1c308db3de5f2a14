import { isJsonObject, type Json } from '../../json.ts'

/**
 * The events of a stream with each of the words in one piece: a model writes a path in several deltas, and a part of
 * one cannot be replaced. The word goes where its beginning is; no text is lost.
 */
export function withWholeWords(events: readonly Json[], words: readonly string[]): Json[] {
  const texts = new Map<string, string[]>()
  for (const event of events) walk(event, keyOf(event), (key, text) => push(texts, key, text))
  const joined = new Map([...texts].map(([key, pieces]) => [key, joinWords(pieces, words)]))
  return events.map((event) => walk(event, keyOf(event), (key, text) => joined.get(key)?.shift() ?? text))
}

function push(texts: Map<string, string[]>, key: string, text: string): string {
  const pieces = texts.get(key) ?? []
  pieces.push(text)
  texts.set(key, pieces)
  return text
}

/** Moves every border between two pieces that lies inside a word to the word's end. */
function joinWords(pieces: readonly string[], words: readonly string[]): string[] {
  const whole = pieces.join('')
  let end = 0
  const borders = pieces.map((piece) => {
    end += piece.length
    return end
  })
  for (const word of words) {
    for (let start = whole.indexOf(word); start >= 0; start = whole.indexOf(word, start + word.length)) {
      const stop = start + word.length
      for (const [index, border] of borders.entries()) if (border > start && border < stop) borders[index] = stop
    }
  }
  return borders.map((border, index) => whole.slice(borders[index - 1] ?? 0, border))
}

/** What tells the parts of a stream apart that are told in turn. */
function keyOf(event: Json): string {
  if (!isJsonObject(event)) return ''
  return JSON.stringify([event.type, event.item_id, event.output_index, event.content_index, event.index])
}

/** The value with each text replaced by what `visit` answers for it. */
function walk(value: Json, key: string, visit: (key: string, text: string) => string): Json {
  if (typeof value === 'string') return visit(key, value)
  if (Array.isArray(value)) {
    return value.map((item: Json, position) => walk(item, `${key}/${indexOf(item) ?? position}`, visit))
  }
  if (!isJsonObject(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, `${key}/${name}`, visit)]))
}

/** Choices and tool calls of a delta say which one they go on with. */
function indexOf(item: Json): number | undefined {
  return isJsonObject(item) && typeof item.index === 'number' ? item.index : undefined
}
