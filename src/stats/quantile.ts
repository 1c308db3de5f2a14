/**
 * Quantile by linear interpolation between order statistics (type 7 of Hyndman and Fan, Am. Stat. 50 (1996) 361–365,
 * the default of R and NumPy). `share` in 0..1; undefined for no values.
 */
export function quantile(values: ArrayLike<number>, share: number): number | undefined {
  const sorted = Float64Array.from(values).sort()
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) return undefined
  return below + (above - below) * (place - Math.floor(place))
}
