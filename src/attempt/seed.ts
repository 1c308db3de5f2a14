import { createHash } from 'node:crypto'

/** An unsigned 32-bit number from the parts, by SHA-256, so that neighbouring attempts share nothing. */
export function hash32(...parts: readonly (string | number)[]): number {
  return createHash('sha256').update(parts.join('\0')).digest().readUInt32BE(0)
}
