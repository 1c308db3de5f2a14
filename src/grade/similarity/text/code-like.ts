/** Code, paths, passwords and formulas: every character counts. Prose that quotes a little of it is not. */
export function isCodeLike(text: string): boolean {
  const plain = text.trim()
  if (plain === '' || plain.length > 4_000) return false
  const words = plain.split(/\s+/)
  if (words.length === 1) return isCodeWord(plain)
  if (words.length > 40) return false
  return /[{}\\|;`<>=^~]|\$(?!\s?\d)\S|\*\*|\s--?[a-z]|\s\/[A-Za-z]\b|&&|\w\(\w*\)|(?:^|\s)[.~]?\/[\w.-]+\//.test(plain)
}

function isCodeWord(word: string): boolean {
  if (/\p{L}\d|\d\p{L}/u.test(word) && !/^\d+(?:st|nd|rd|th)$/i.test(word)) return true
  if (/^['"(]?[\p{L}\p{M}'.&-]+[)'".,!?:]*$/u.test(word)) return false
  return /[/\\@=*$%#<>{}[\]|;:^~+!?]./u.test(word) && !/^\p{L}+[/:]\p{L}+$/u.test(word)
}
