import { say, type Text } from '../text.ts'
import type { Site } from './phrase-types.ts'

/** What to do where two sides were not measured alike. */
export function anew(site: Site): Text {
  return say`Measure the base agent under the same conditions: check out the base and run ${`turngate baseline write ${site.suite}`}.`
}
