import type { Problem } from '../../errors.ts'
import { passK } from '../metric-names.ts'
import { type NamedAt, problemAt } from '../read-source.ts'
import type { Policy } from '../schema/policy.ts'

/** pass^k is undefined, and so never gated, where no task has k attempts. */
export function checkPassK(policy: Policy, at: NamedAt, attempts: number | undefined): readonly Problem[] {
  if (attempts === undefined) return []
  return Object.keys(policy.metrics).flatMap((name) => {
    const k = passK(name)
    if (k === undefined || k <= attempts) return []
    const where = { source: at.source, path: [...at.path, 'metrics', name] }
    const message = `\`${name}\` needs ${k} attempts of each task, and the suite makes ${attempts}.`
    return [
      problemAt(where, 'too-few-attempts', message, `Raise \`attempts\` of the suite to ${k}, or gate a smaller k.`),
    ]
  })
}
