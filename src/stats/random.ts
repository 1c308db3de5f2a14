/** Uniform numbers in [0, 1), the same ones for the same seed on every platform. */
export type Random = () => number

/**
 * xoshiro128** of Blackman and Vigna (ACM TOMS 47 (2021) 36), its state filled by splitmix32 from a 32-bit seed.
 * Period 2^128 − 1; not for secrets.
 */
export function seededRandom(seed: number): Random {
  const next = splitmix32(seed)
  let [a, b, c, d] = [next(), next(), next(), next()]
  return () => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0
    const shifted = b << 9
    c ^= a
    d ^= b
    b ^= c
    a ^= d
    c ^= shifted
    d = rotate(d, 11)
    return result / 2 ** 32
  }
}

function rotate(word: number, bits: number): number {
  return (word << bits) | (word >>> (32 - bits))
}

function splitmix32(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x9e3779b9) | 0
    let word = state
    word = Math.imul(word ^ (word >>> 16), 0x21f0aaad)
    word = Math.imul(word ^ (word >>> 15), 0x735a2d97)
    return word ^ (word >>> 15)
  }
}
