/**
 * The agent's only source of chance: every draw is a hash of the attempt's seed and of what is drawn for, so the same
 * seed gives the same trajectory, and one draw more does not shift the others.
 */
export function createRandom(seed) {
  const uniform = (...purpose) => hash(`${seed}|${purpose.join('|')}`)
  return {
    uniform,
    /** True in a share of cases. */
    happens: (share, ...purpose) => uniform(...purpose) < share,
    /** Gumbel noise: adding it to scores and taking the largest is sampling from their softmax. */
    gumbel: (...purpose) => -Math.log(-Math.log(Math.min(1 - 1e-9, Math.max(1e-9, uniform(...purpose))))),
    pick: (list, ...purpose) => list[Math.floor(uniform(...purpose) * list.length)],
  }
}

/** FNV-1a with a final mix, as a number in [0, 1). */
function hash(text) {
  let h = 0x811c9dc5
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193)
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32
}
