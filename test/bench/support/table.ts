/** The first column to the left, the others to the right. */
export function columns(rows: readonly (readonly string[])[]): string {
  const width = (index: number) => Math.max(...rows.map((row) => row[index]?.length ?? 0))
  return rows
    .map((row) =>
      row.map((cell, index) => (index === 0 ? cell.padEnd(width(0)) : cell.padStart(width(index) + 2))).join(''),
    )
    .join('\n')
}

/** A ratio beside what is aimed at. */
export function against(value: number, target: number): string {
  return `${value.toFixed(2)} (target ≤ ${target}${value <= target ? '' : ', missed'})`
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const [low, high] = [sorted[middle - (sorted.length % 2 === 0 ? 1 : 0)], sorted[middle]]
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2
}
