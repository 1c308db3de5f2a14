import type { Json } from '../../../json.ts'
import type { TraceEvent } from '../../../trace/events.ts'
import { formatEventLine } from '../../../trace/line.ts'

/** What an agent printed, as far as it is believed. */
export interface Admitted {
  readonly event: TraceEvent
  /** A call that the sandbox would have recorded, had it been made. */
  readonly unofficial: boolean
}

export interface Official {
  readonly calls: boolean
  readonly models: boolean
}

/**
 * An agent speaks for itself alone: users' words, outcomes and, where the sandbox records them, calls are kept as
 * notes. Its own word that something outside it failed (`end` with `error`) stays; the gate decides whether to trust it.
 *
 * @param official what is recorded from outside the agent, so that its own word of it is not needed
 */
export function admit(printed: TraceEvent, official: Official): Admitted {
  const event = unstamped(printed)
  if (printed.by === 'user') return noted('printed by the agent in the name of the user', event)
  switch (event.event) {
    case 'user':
      return noted('printed by the agent as the words of the user', event)
    case 'end':
      if (event.error === undefined) return noted('printed by the agent as an outcome', event)
      return { event: { event: 'end', error: event.error }, unofficial: false }
    case 'proposed':
    case 'refused':
    case 'executed':
      if (!official.calls) return { event, unofficial: false }
      return { ...noted('printed by the agent as a call; the sandbox has no record of it', event), unofficial: true }
    case 'model':
      if (!official.models) return { event, unofficial: false }
      return noted('printed by the agent as a model call; calls that it makes are recorded by the endpoint', event)
    default:
      return { event, unofficial: false }
  }
}

/** `seq`, `at` and `by` are the recorder's to give. */
function unstamped(event: TraceEvent): TraceEvent {
  const { seq: _, at: __, by: ___, ...rest } = event
  return rest
}

function noted(text: string, event: TraceEvent): Admitted {
  const data: Json = JSON.parse(formatEventLine(event))
  return { event: { event: 'note', text, data }, unofficial: false }
}
