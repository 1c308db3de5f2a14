import { parse } from 'es-module-lexer/js'

/**
 * Names that an ES module exports. Undefined where its text does not tell: it exports all of another module, or is no ES
 * module that can be read.
 */
export function exportedNames(file: string, text: string): readonly string[] | undefined {
  try {
    const [, exports, , hasSyntax] = parse(text)
    if (!hasSyntax && !file.endsWith('.mjs')) return undefined
    const names = exports.flatMap((one) => (one.type === 'reexport-all' ? [] : [one.name]))
    return names.length < exports.length ? undefined : names
  } catch {
    // Node says what is wrong with it, when it is loaded
    return undefined
  }
}
