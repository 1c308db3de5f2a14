import { excerpt, finding } from '../../codes.ts'
import { normalised, type TextCheck } from './kind.ts'

export const equals: TextCheck<string> = {
  negated: false,
  judge({ text, check, where, ignoreCase }, expected) {
    if (normalised(text, ignoreCase) === normalised(expected, ignoreCase)) return undefined
    return finding('text_not_equal', { check, where, expected: excerpt(expected), actual: excerpt(text) })
  },
}
