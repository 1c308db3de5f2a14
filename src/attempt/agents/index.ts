import type { Agent } from '../../suite/schema/suite.ts'
import type { PlannedAttempt } from '../plan.ts'
import type { AttemptWorld } from '../world.ts'
import { commandAgent } from './command/index.ts'
import { httpAgent } from './http/index.ts'
import { moduleAgent } from './module/index.ts'
import { openaiAgent } from './openai/index.ts'
import { replayAgent } from './replay/index.ts'
import type { AgentKind, AgentOf, OpenAgent } from './types.ts'

/** A suite's agent with the kind that knows it. */
export interface BoundAgent {
  check(plan: readonly PlannedAttempt[], world: AttemptWorld): Promise<void>
  open(world: AttemptWorld): Promise<OpenAgent>
}

export function bindAgent(agent: Agent): BoundAgent {
  switch (agent.kind) {
    case 'command':
      return bind(commandAgent, agent)
    case 'http':
      return bind(httpAgent, agent)
    case 'module':
      return bind(moduleAgent, agent)
    case 'openai':
      return bind(openaiAgent, agent)
    case 'replay':
      return bind(replayAgent, agent)
  }
}

function bind<Kind extends Agent['kind']>(kind: AgentKind<Kind>, agent: AgentOf<Kind>): BoundAgent {
  return {
    check: (plan, world) => kind.check(agent, plan, world),
    open: (world) => kind.open(agent, world),
  }
}
