import { say, type Text } from '../text.ts'
import type { Site } from './phrase-types.ts'

/** What to do where two sides were not measured alike. */
export function anew(site: Site): Text {
  return say`Measure the base agent under the same conditions: run ${`turngate run ${site.suite}`} with the base's agent, then ${'turngate baseline write RUN_DIR'}.`
}
