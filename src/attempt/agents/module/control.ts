import { z } from 'zod'
import { messageOf } from '../../../errors.ts'
import type { ExecutedEvent, RefusedEvent } from '../../../trace/events.ts'
import type { Session } from '../../sandbox/session.ts'
import type { LineControl } from '../command/jsonl.ts'
import { fittingArguments } from '../dialog/fitted.ts'
import { jsonLine } from '../dialog/json-line.ts'

/** Nothing else that is printed begins so, unless the module means it to. */
export const CONTROL = '\u0001turngate:'

export interface ModuleControl {
  readonly lines: LineControl
  /** Why the module could not be loaded, once that is known. */
  readonly broken: () => string | undefined
}

/** Answers the tool calls of a module, and takes its word that a turn is over. */
export function moduleControl({ doubles }: Session): ModuleControl {
  let broken: string | undefined
  return {
    broken: () => broken,
    lines: (endTurn, write) => (line) => {
      if (!line.startsWith(CONTROL)) return false
      const told = read(line.slice(CONTROL.length))
      // a line that is longer than allowed was cut; it is reported as a broken one
      if (told === undefined) return false
      if ('broken' in told) broken = told.broken
      else if ('turn' in told) endTurn()
      else {
        const { call, tool, args } = told
        const answer = (outcome: object) => write(jsonLine({ call, outcome }))
        doubles.call(tool, fittingArguments(args)).then(
          (outcome) => answer(asAnswer(outcome)),
          (error) => answer({ ok: false, error: `internal error: ${messageOf(error)}` }),
        )
      }
      return true
    },
  }
}

const Told = z.union([
  z.strictObject({ call: z.number(), tool: z.string(), args: z.unknown() }),
  z.strictObject({ turn: z.number() }),
  z.strictObject({ broken: z.string() }),
])

function read(text: string): z.infer<typeof Told> | undefined {
  try {
    return Told.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

function asAnswer(outcome: ExecutedEvent | RefusedEvent | undefined) {
  if (outcome === undefined) return { ok: false, error: 'the attempt has ended' }
  if (outcome.event === 'refused') return { ok: false, refused: outcome.reason, error: outcome.message ?? '' }
  const { ok, result, error, retryable } = outcome
  return { ok, result, error, retryable }
}
