export interface Scored {
  readonly score: number
  readonly predictedSame: boolean
  readonly same: boolean
}

export interface Measures {
  readonly precision: number
  readonly recall: number
  readonly f1: number
  /** Share of the different pairs that were called the same. */
  readonly falsePositives: number
  readonly count: number
}

export function measure(scored: readonly Scored[]): Measures {
  const [positives, negatives] = [scored.filter(({ same }) => same), scored.filter(({ same }) => !same)]
  const hits = positives.filter(({ predictedSame }) => predictedSame).length
  const wrong = negatives.filter(({ predictedSame }) => predictedSame).length
  const precision = hits + wrong === 0 ? 0 : hits / (hits + wrong)
  const recall = positives.length === 0 ? 0 : hits / positives.length
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall)
  const falsePositives = negatives.length === 0 ? 0 : wrong / negatives.length
  return { precision, recall, f1, falsePositives, count: scored.length }
}

/** The threshold with the best F1, among the scores that occur. */
export function bestThreshold(scored: readonly Scored[]): number {
  const candidates = [...new Set(scored.map(({ score }) => Math.round(score * 50) / 50))]
  const f1 = (threshold: number) =>
    measure(scored.map((item) => ({ ...item, predictedSame: item.score >= threshold }))).f1
  return candidates.reduce((best, threshold) => (f1(threshold) > f1(best) ? threshold : best), 0.5)
}

/** Rank correlation with average ranks for ties (Spearman 1904). */
export function spearman(a: readonly number[], b: readonly number[]): number {
  return pearson(ranks(a), ranks(b))
}

export function pearson(a: readonly number[], b: readonly number[]): number {
  const [meanA, meanB] = [mean(a), mean(b)]
  let [covariance, varianceA, varianceB] = [0, 0, 0]
  for (const [index, value] of a.entries()) {
    const [x, y] = [value - meanA, (b[index] ?? 0) - meanB]
    covariance += x * y
    varianceA += x * x
    varianceB += y * y
  }
  return varianceA === 0 || varianceB === 0 ? 0 : covariance / Math.sqrt(varianceA * varianceB)
}

/** Chance that a pair of the first kind scores higher than one of the second; ties count half. */
export function auc(high: readonly number[], low: readonly number[]): number {
  if (high.length === 0 || low.length === 0) return Number.NaN
  const all = ranks([...high, ...low])
  const sum = all.slice(0, high.length).reduce((total, rank) => total + rank, 0)
  return (sum - (high.length * (high.length + 1)) / 2) / (high.length * low.length)
}

function ranks(values: readonly number[]): readonly number[] {
  const order = values.map((value, index) => ({ value, index })).sort((x, y) => x.value - y.value)
  const result: number[] = new Array<number>(values.length).fill(0)
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end + 1 < order.length && order[end + 1]?.value === order[start]?.value) end += 1
    for (let place = start; place <= end; place += 1) result[order[place]?.index ?? 0] = (start + end) / 2 + 1
    start = end + 1
  }
  return result
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length)
}
