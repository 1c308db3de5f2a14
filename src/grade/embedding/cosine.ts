/** Cosine of the angle between two vectors, −1..1; undefined where a vector is zero or their lengths differ. */
export function cosine(a: Float32Array, b: Float32Array): number | undefined {
  if (a.length !== b.length) return undefined
  let [dot, lengthA, lengthB] = [0, 0, 0]
  for (const [index, x] of a.entries()) {
    const y = b[index] ?? 0
    dot += x * y
    lengthA += x * x
    lengthB += y * y
  }
  const value = dot / Math.sqrt(lengthA * lengthB)
  return Number.isFinite(value) ? Math.min(1, Math.max(-1, value)) : undefined
}
