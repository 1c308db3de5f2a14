/**
 * Adjusted p-values of a family, in the order given: rejecting those below alpha keeps the chance of any false
 * rejection at alpha, whatever the dependence. Holm, Scand. J. Statist. 6 (1979) 65–70.
 */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((p, index) => ({ p, index })).sort((a, b) => a.p - b.p)
  const adjusted = new Array<number>(ps.length).fill(1)
  let largest = 0
  order.forEach(({ p, index }, rank) => {
    largest = Math.max(largest, Math.min(1, p * (ps.length - rank)))
    adjusted[index] = largest
  })
  return adjusted
}
