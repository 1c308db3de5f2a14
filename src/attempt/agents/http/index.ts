import { fillHeader } from '../../../suite/header-template.ts'
import { resolveCommand } from '../../command-line.ts'
import { openSandbox } from '../../sandbox/session.ts'
import type { AgentKind } from '../types.ts'
import { checkHttp } from './check.ts'
import { liveHttp } from './live.ts'
import { openPorts } from './ports.ts'

/** A service that is asked over HTTP: one that runs somewhere, or one that is started for each attempt. */
export const httpAgent: AgentKind<'http'> = {
  kind: 'http',
  check: checkHttp,
  async open(agent, world) {
    const { url, start, headers = {} } = agent
    const live = liveHttp({
      url,
      headers: Object.entries(headers).map(([name, template]) => [name, fillHeader(template, world.hostEnv)]),
      ...(start !== undefined && { start: await resolveCommand(start, world.root) }),
      ports: openPorts(),
    })
    const sandbox = await openSandbox(world)
    return {
      run: (planned, signal) => sandbox.attempt(planned, signal, live),
      close: () => sandbox.close(),
    }
  },
}
