import { messageOf } from '../../../errors.ts'
import { compilePattern } from '../../../suite/pattern.ts'
import { excerpt, finding } from '../../codes.ts'
import type { Finding } from '../../score.ts'
import type { Subject, TextCheck } from './kind.ts'

export const matches: TextCheck<string> = {
  negated: false,
  judge(subject, pattern) {
    const { text, check, where } = subject
    return search(subject, pattern, (found) =>
      found ? undefined : finding('pattern_not_matched', { check, where, pattern, actual: excerpt(text) }),
    )
  },
}

export const notMatches: TextCheck<string> = {
  negated: true,
  judge(subject, pattern) {
    const { check, where } = subject
    return search(subject, pattern, (found) =>
      found ? finding('pattern_matched', { check, where, pattern }) : undefined,
    )
  },
}

/** A pattern that does not compile fails the check under either sign: nothing was shown. */
function search(
  { text, check, ignoreCase }: Subject,
  pattern: string,
  judge: (found: boolean) => Finding | undefined,
): Finding | undefined {
  try {
    return judge(compilePattern(pattern, { ignoreCase }).test(text))
  } catch (error) {
    return finding('pattern_unusable', { check, pattern, message: messageOf(error) })
  }
}
