/** What the models of a whole run may cost. */
export interface Budget {
  readonly isSpent: () => boolean
  /** US dollars. */
  spend(costUsd: number): void
  /** Calls back once it is spent, or never; what is given back takes the call back. */
  onSpent(callback: () => void): () => void
}

export function openBudget(limitUsd: number | undefined): Budget {
  const waiting = new Set<() => void>()
  let spent = 0
  const isSpent = () => limitUsd !== undefined && spent > limitUsd
  return {
    isSpent,
    spend(costUsd) {
      const before = isSpent()
      spent += costUsd
      if (before || !isSpent()) return
      for (const callback of [...waiting]) callback()
    },
    onSpent(callback) {
      waiting.add(callback)
      return () => void waiting.delete(callback)
    },
  }
}
