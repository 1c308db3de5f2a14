/** A cosine as a score, 0..1: 0.5 at the threshold, and linear on both sides of it. */
export function scoreOf(cosine: number, threshold: number): number {
  const score = cosine >= threshold ? 0.5 + (0.5 * (cosine - threshold)) / (1 - threshold) : (0.5 * cosine) / threshold
  return Math.min(1, Math.max(0, score))
}
