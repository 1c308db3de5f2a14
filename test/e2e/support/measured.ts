import { turngateHere } from './here.ts'
import { type Files, newPlace } from './place.ts'

const known = new Map<string, Promise<Files>>()

/**
 * The files, and beside them the baselines that these suites have when they are measured as they are. Measured once for
 * the same files, since many tests begin with them.
 */
export function measured(files: Files, suites: readonly string[] = ['suite.yaml']): Promise<Files> {
  const key = JSON.stringify([files, suites])
  const made = known.get(key) ?? measure(files, suites)
  known.set(key, made)
  return made
}

async function measure(files: Files, suites: readonly string[]): Promise<Files> {
  using place = newPlace(files)
  for (const [index, suite] of suites.entries()) {
    await turngateHere(place, 'run', suite, '--no-gate', '--out', `base/${index}`)
    await turngateHere(place, 'baseline', 'write', `base/${index}`)
  }
  return Object.fromEntries(Object.entries(place.files()).filter(([path]) => !/^(?:base|\.turngate)\//.test(path)))
}
