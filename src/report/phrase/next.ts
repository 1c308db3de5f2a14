import { say, type Text } from '../text.ts'
import type { Site } from './phrase-types.ts'

/** What to do where two sides were not measured alike. */
export function anew(site: Site): Text {
  if (site.isChange === true) {
    return say`Refresh the baseline on the default branch (${REFRESH}), or let ${'remeasure: auto'} of the policy measure the base agent in the same run.`
  }
  return say`Measure the base agent under the same conditions: run ${`turngate run ${site.suite}`} with the base's agent, then ${'turngate baseline write RUN_DIR'}.`
}

/** A ready workflow. */
export const REFRESH = 'docs/recipes/refresh.yml'
