/** Chance that a standard normal variable is at most z. Marsaglia's series, J. Stat. Softw. 11 (2004) 4. */
export function normalCdf(z: number): number {
  if (z < -8) return 0
  if (z > 8) return 1
  let sum = z
  let term = z
  for (let odd = 3; Math.abs(term) > 1e-17 * Math.abs(sum); odd += 2) {
    term *= (z * z) / odd
    sum += term
  }
  return 0.5 + (sum * Math.exp((-z * z) / 2)) / Math.sqrt(2 * Math.PI)
}

/** The z below which a standard normal variable lies with this chance. */
export function normalQuantile(chance: number): number {
  return bisect(normalCdf, chance, -8, 8)
}

/** The t below which a Student variable lies with this chance, which is at least 0.5. */
export function tQuantile(chance: number, degrees: number): number {
  // bisection on the angle: t = tan(angle) √degrees covers every t with a bounded search
  const angle = bisect((at) => 0.5 + centralMass(at, degrees) / 2, chance, 0, Math.PI / 2)
  return Math.tan(angle) * Math.sqrt(degrees)
}

/** Chance that |t| ≤ tan(angle) √degrees, for whole degrees of freedom. Abramowitz and Stegun 26.7.3 and 26.7.4. */
function centralMass(angle: number, degrees: number): number {
  const sin = Math.sin(angle)
  const cos = Math.cos(angle)
  const odd = degrees % 2 === 1
  let term = odd ? cos : 1
  let sum = degrees === 1 ? 0 : term
  for (let step = odd ? 3 : 2; step < degrees; step += 2) {
    term *= ((step - 1) / step) * cos * cos
    sum += term
  }
  return odd ? (2 / Math.PI) * (angle + sin * sum) : sin * sum
}

function bisect(rising: (at: number) => number, target: number, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let step = 0; step < 100; step += 1) {
    const middle = (low + high) / 2
    if (rising(middle) < target) low = middle
    else high = middle
  }
  return (low + high) / 2
}
