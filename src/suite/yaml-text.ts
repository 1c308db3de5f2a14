import type { Problem } from '../errors.ts'

/** The text of a file, or why it is not text. A byte order mark is dropped. */
export function decodeText(
  bytes: Uint8Array,
): { readonly ok: true; readonly text: string } | { readonly ok: false; readonly problem: Problem } {
  if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
    return notText('The file is UTF-16 text, not UTF-8.', 'Save it as UTF-8.')
  }
  const nul = bytes.indexOf(0)
  if (nul >= 0) {
    return notText('The file is not text: it holds a NUL byte.', 'Name a YAML or JSON file.', placeOfByte(bytes, nul))
  }
  try {
    return { ok: true, text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }
  } catch {
    return notText('The file is not valid UTF-8.', 'Save it as UTF-8.', firstBrokenPlace(bytes))
  }
}

function startsWith(bytes: Uint8Array, ...start: readonly number[]): boolean {
  return start.every((byte, index) => bytes[index] === byte)
}

function notText(message: string, hint: string, place = { line: 1, column: 1 }) {
  return { ok: false as const, problem: { code: 'not-text', message, hint, ...place } }
}

/** Decodes line by line: a line end is no part of a longer UTF-8 sequence. */
function firstBrokenPlace(bytes: Uint8Array): { line: number; column: number } {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  for (let start = 0, line = 1; start < bytes.length; line++) {
    const end = bytes.indexOf(0x0a, start)
    const slice = bytes.subarray(start, end < 0 ? bytes.length : end)
    try {
      decoder.decode(slice)
    } catch {
      return { line, column: new TextDecoder().decode(slice).indexOf('\uFFFD') + 1 }
    }
    if (end < 0) break
    start = end + 1
  }
  return { line: 1, column: 1 }
}

function placeOfByte(bytes: Uint8Array, offset: number): { line: number; column: number } {
  let line = 1
  let start = 0
  for (let at = bytes.indexOf(0x0a); at >= 0 && at < offset; at = bytes.indexOf(0x0a, at + 1)) {
    line++
    start = at + 1
  }
  return { line, column: offset - start + 1 }
}
