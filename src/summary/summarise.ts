import { type GradedAttempt, type LedgerFacts, openLedger } from './ledger.ts'
import type { RunSummary } from './types.ts'

/** Scores of a run from all of its grades at once; `openLedger` takes them one by one. */
export function summarise(facts: LedgerFacts & { readonly grades: Iterable<GradedAttempt> }): RunSummary {
  const ledger = openLedger(facts)
  for (const graded of facts.grades) ledger.add(graded)
  return ledger.summary()
}
