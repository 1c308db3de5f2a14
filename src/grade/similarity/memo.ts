/** Texts up to this length are worth remembering: values, names, short sentences. */
const MAX_LENGTH = 200

/**
 * Remembers what a pure function of a text and a locale gave. Grading compares one value with many; the memory is bounded,
 * and forgotten as a whole when it is full.
 */
export function remembering<T>(
  make: (text: string, locale: string | undefined) => T,
  limit = 1_000,
): (text: string, locale: string | undefined) => T {
  const known = new Map<string, { readonly made: T }>()
  return (text, locale) => {
    if (text.length > MAX_LENGTH) return make(text, locale)
    const key = locale === undefined ? text : `${text}\0${locale}`
    const earlier = known.get(key)
    if (earlier !== undefined) return earlier.made
    const made = make(text, locale)
    if (known.size >= limit) known.clear()
    known.set(key, { made })
    return made
  }
}
