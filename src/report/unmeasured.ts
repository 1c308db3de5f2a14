import type { RunSummary } from '../summary/types.ts'
import type { Outcome } from '../trace/attempt.ts'
import { phraseFinding } from './phrase.ts'
import type { DiffLine, Unmeasured } from './types.ts'

/** Attempts without a result, by what kept them from having one, largest first; those that left no record are not among them. */
export function unmeasuredByCause({ tasks }: RunSummary): Unmeasured[] {
  const causes = new Map<string, Unmeasured & { attempts: number; tasks: string[] }>()
  for (const { id, attempts } of tasks) {
    for (const { attempt, measured, outcome, failures } of attempts) {
      const finding = outcome.status === 'infra_failed' ? findingOf(outcome) : failures[0]
      if (measured || finding === undefined) continue
      const text = phraseFinding(finding)
      const key = JSON.stringify(text)
      const known = causes.get(key)
      if (known === undefined) {
        const diff = 'diff' in outcome ? outcome.diff.map(diffLine) : undefined
        const first = { task: id, attempt }
        causes.set(key, { text, attempts: 1, tasks: [id], first, ...(diff !== undefined && { diff }) })
      } else {
        known.attempts += 1
        if (!known.tasks.includes(id)) known.tasks.push(id)
      }
    }
  }
  return [...causes.values()].sort((a, b) => b.attempts - a.attempts)
}

function findingOf({ reason, message, cause }: Extract<Outcome, { status: 'infra_failed' }>) {
  return { code: 'infra_failed', args: { reason, message: cause ?? message } }
}

/** Of a unified diff. */
function diffLine(line: string): DiffLine {
  const text = line.slice(1)
  if (line.startsWith('+')) return { kind: 'added', text }
  if (line.startsWith('-')) return { kind: 'removed', text }
  return line.startsWith(' ') ? { kind: 'same', text } : { kind: 'gap', text: '' }
}
