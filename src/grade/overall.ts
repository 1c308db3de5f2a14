import type { CheckStatus } from './score.ts'

/** Failed when any failed, unscored when none could be scored, else passed. */
export function overall(checks: readonly { readonly status: CheckStatus }[]): CheckStatus {
  if (checks.some((check) => check.status === 'failed')) return 'failed'
  return checks.some((check) => check.status === 'passed') ? 'passed' : 'unscored'
}
