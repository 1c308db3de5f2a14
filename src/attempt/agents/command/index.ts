import { resolveCommand } from '../../command-line.ts'
import { openSandbox } from '../../sandbox/session.ts'
import type { AgentKind } from '../types.ts'
import { checkCommand } from './check.ts'
import { jsonlProtocol } from './jsonl.ts'
import { liveCommand } from './live.ts'
import { textProtocol } from './text.ts'

/** Any program: started once for each attempt, spoken to over its standard streams. */
export const commandAgent: AgentKind<'command'> = {
  kind: 'command',
  check: checkCommand,
  async open(agent, world) {
    const commandLine = await resolveCommand(agent.command, world.root)
    const sandbox = await openSandbox(world)
    const live = liveCommand(
      commandLine,
      agent.protocol === 'text' ? textProtocol : (session) => jsonlProtocol(session),
    )
    return {
      run: (planned, signal) => sandbox.attempt(planned, signal, live),
      close: () => sandbox.close(),
    }
  },
}
