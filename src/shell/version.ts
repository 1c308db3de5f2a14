import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const Manifest = z.object({ version: z.string() })

/** Version in the package.json of `home`. */
export function readVersion(home: string): string {
  return Manifest.parse(JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))).version
}
