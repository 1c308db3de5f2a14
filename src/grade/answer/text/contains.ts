import { excerpt, finding } from '../../codes.ts'
import { normalised, type Subject, type TextCheck } from './kind.ts'

export const contains: TextCheck<string> = {
  negated: false,
  judge(subject, expected) {
    if (includes(subject, expected)) return undefined
    const { text, check, where } = subject
    return finding('text_not_contained', { check, where, expected: excerpt(expected), actual: excerpt(text) })
  },
}

export const notContains: TextCheck<string> = {
  negated: true,
  judge(subject, unwanted) {
    if (!includes(subject, unwanted)) return undefined
    return finding('text_contained', { check: subject.check, where: subject.where, unwanted: excerpt(unwanted) })
  },
}

function includes({ text, ignoreCase }: Subject, part: string): boolean {
  return normalised(text, ignoreCase).includes(normalised(part, ignoreCase))
}
