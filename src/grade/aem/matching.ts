/**
 * The largest number of lefts that can have a right partner each, as partner by left (augmenting paths, Kuhn 1955).
 * Lower lefts are served first.
 */
export function maximumMatching(
  lefts: number,
  rights: number,
  fits: (left: number, right: number) => boolean,
): readonly (number | undefined)[] {
  const holder: (number | undefined)[] = new Array<undefined>(rights).fill(undefined)
  const place = (left: number, seen: Set<number>): boolean => {
    for (let right = 0; right < rights; right += 1) {
      if (seen.has(right) || !fits(left, right)) continue
      seen.add(right)
      const other = holder[right]
      if (other !== undefined && !place(other, seen)) continue
      holder[right] = left
      return true
    }
    return false
  }
  for (let left = 0; left < lefts; left += 1) place(left, new Set())
  const partner: (number | undefined)[] = new Array<undefined>(lefts).fill(undefined)
  for (const [right, left] of holder.entries()) if (left !== undefined) partner[left] = right
  return partner
}
