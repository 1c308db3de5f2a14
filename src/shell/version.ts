import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Version in the package.json of `home`. Without a schema: `--version` should not wait for one to load. */
export function readVersion(home: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const version = typeof manifest === 'object' && manifest !== null && 'version' in manifest ? manifest.version : ''
  return String(version)
}
