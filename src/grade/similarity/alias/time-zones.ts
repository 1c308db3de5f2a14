/** `America/New_York`, `New York` and `America/New York`; zones whose clocks always agree are not one by name. */
export function isSameZone(a: string, b: string): boolean {
  const [first, second] = [zoneKey(a), zoneKey(b)]
  if (!a.includes('/') && !b.includes('/')) return false
  return (
    first !== '' && (first === second || first.endsWith(`/${second}`) || second.endsWith(`/${first}`)) && isZone(a, b)
  )
}

function zoneKey(text: string): string {
  return text.length > 60
    ? ''
    : text
        .trim()
        .toLowerCase()
        .replace(/[\s_]+/g, '_')
}

function isZone(a: string, b: string): boolean {
  zones ??= new Set(Intl.supportedValuesOf('timeZone').map((zone) => zone.toLowerCase()))
  return zones.has(zoneKey(a)) || zones.has(zoneKey(b))
}

let zones: ReadonlySet<string> | undefined
