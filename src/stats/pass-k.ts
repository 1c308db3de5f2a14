/**
 * pass^k = C(c,k) / C(n,k): the chance that k of a task's n measured attempts, drawn without replacement, all passed.
 * Undefined, not 0, where k > n. Never the plug-in (c/n)^k, which is biased upwards.
 */
export function passHatK(passed: number, measured: number, k: number): number | undefined {
  if (k < 1 || k > measured) return undefined
  let product = 1
  for (let drawn = 0; drawn < k; drawn += 1) product *= Math.max(0, passed - drawn) / (measured - drawn)
  return product
}

/** pass@k = 1 − C(n−c,k) / C(n,k): at least one of k passed. Undefined where k > n. */
export function passAtK(passed: number, measured: number, k: number): number | undefined {
  const noneOf = passHatK(measured - passed, measured, k)
  return noneOf === undefined ? undefined : 1 - noneOf
}
