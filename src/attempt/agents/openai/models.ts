import { Models } from '../../../suite/schema/models.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import type { AttemptWorld } from '../../world.ts'
import type { AgentOf } from '../types.ts'

/**
 * The endpoint that the built-in agent always asks through, so that its models are recorded as any agent's are: the suite's,
 * or one of its own, with the address and the key that the agent states.
 */
export function modelsOf({ base_url, key }: AgentOf<'openai'>, suite: Suite): Models {
  const models = suite.sandbox.models ?? Models.parse({})
  if (base_url === undefined && key === undefined) return models
  return { ...models, openai: { ...(base_url !== undefined && { base_url }), ...(key !== undefined && { key }) } }
}

export function withModels(agent: AgentOf<'openai'>, world: AttemptWorld): AttemptWorld {
  const { suite } = world
  return { ...world, suite: { ...suite, sandbox: { ...suite.sandbox, models: modelsOf(agent, suite) } } }
}
