import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { openSender } from '../../models/send.ts'
import { openSandbox } from '../../sandbox/session.ts'
import type { AgentKind } from '../types.ts'
import { checkOpenai } from './check.ts'
import { withModels } from './models.ts'

/** The built-in agent: a model at an OpenAI-compatible endpoint that is given the suite's tools, in a loop. */
export const openaiAgent: AgentKind<'openai'> = {
  kind: 'openai',
  check: checkOpenai,
  async open(agent, world) {
    const system = agent.system === undefined ? undefined : await readFile(resolve(world.root, agent.system), 'utf8')
    // loaded only for suites that have it: the package takes a while to start
    const { liveOpenai } = await import('./live.ts')
    const sandbox = await openSandbox(withModels(agent, world))
    const sender = openSender()
    const live = liveOpenai({ agent, system, sender })
    return {
      run: (planned, signal) => sandbox.attempt(planned, signal, live),
      async close() {
        sender.close()
        await sandbox.close()
      },
    }
  },
}
