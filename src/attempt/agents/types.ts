import type { Agent } from '../../suite/schema/suite.ts'
import type { Attempt } from '../../trace/attempt.ts'
import type { PlannedAttempt } from '../plan.ts'
import type { AttemptWorld } from '../world.ts'

/** One way to get attempts. Each kind is one folder of this shape, and is named in `index.ts`. */
export interface AgentKind<Kind extends Agent['kind']> {
  readonly kind: Kind
  /** Before any attempt is made. @throws UserError when this agent cannot make what is planned */
  check(agent: AgentOf<Kind>, plan: readonly PlannedAttempt[], world: AttemptWorld): Promise<void>
  /** Makes ready what the attempts of one run share. */
  open(agent: AgentOf<Kind>, world: AttemptWorld): Promise<OpenAgent>
}

export type AgentOf<Kind extends Agent['kind']> = Extract<Agent, { kind: Kind }>

export interface OpenAgent {
  /** One attempt. Several may run at the same time; `signal` ends it as interrupted. */
  run(planned: PlannedAttempt, signal: AbortSignal): Promise<Attempt>
  /** Gives back everything that `open` took. */
  close(): Promise<void>
}
