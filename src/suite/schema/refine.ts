import type { z } from 'zod'
import { listed } from '../nearest.ts'

const STATES_NOTHING = 'This check states nothing.'

type Refinement = (value: Readonly<Record<string, unknown>>, context: z.core.$RefinementCtx) => void

/** Of these keys, one and only one is written; `nothing` says what it means that none is. */
export function exactlyOne(keys: readonly string[], nothing = STATES_NOTHING): Refinement {
  return (value, context) => {
    const [first, second] = keys.filter((key) => value[key] !== undefined)
    if (first === undefined) {
      const hint = `Give one of ${listed(keys)}.`
      context.addIssue({ code: 'custom', message: nothing, params: { code: 'states-nothing', hint } })
    } else if (second !== undefined) {
      const message = `\`${first}\` and \`${second}\` exclude each other.`
      const hint = 'Keep one of the two.'
      context.addIssue({ code: 'custom', message, path: [second], params: { code: 'contradiction', hint } })
    }
  }
}

/** Of these keys, at least one is written. */
export function atLeastOne(keys: readonly string[]): Refinement {
  return (value, context) => {
    if (keys.some((key) => value[key] !== undefined)) return
    const hint = `Give one or more of ${listed(keys)}.`
    context.addIssue({ code: 'custom', message: STATES_NOTHING, params: { code: 'states-nothing', hint } })
  }
}
