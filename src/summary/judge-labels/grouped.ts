/** At least one. */
export type Filled<T> = readonly [T, ...T[]]

/** Items by key, groups and items in the order in which they come. */
export function grouped<T>(items: readonly T[], keyOf: (item: T) => string): [string, Filled<T>][] {
  const groups = new Map<string, [T, ...T[]]>()
  for (const item of items) {
    const key = keyOf(item)
    const group = groups.get(key)
    if (group === undefined) groups.set(key, [item])
    else group.push(item)
  }
  return [...groups]
}
