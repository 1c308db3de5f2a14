import { resolve } from 'node:path'
import { openSandbox, type Session } from '../../sandbox/session.ts'
import { jsonlProtocol } from '../command/jsonl.ts'
import { liveCommand } from '../command/live.ts'
import type { Protocol } from '../command/protocol.ts'
import { jsonLine } from '../dialog/json-line.ts'
import { oneList, type ToolList } from '../dialog/one-list.ts'
import type { AgentKind, AgentOf } from '../types.ts'
import { BOOTSTRAP } from './bootstrap.ts'
import { checkModule } from './check.ts'
import { CONTROL, moduleControl } from './control.ts'

/** An exported function, called once for each user turn, in a process of its own for each attempt. */
export const moduleAgent: AgentKind<'module'> = {
  kind: 'module',
  check: checkModule,
  async open(agent, world) {
    const sandbox = await openSandbox(world)
    const live = liveCommand(startOf(agent, world.root), speak)
    return {
      run: (planned, signal) => sandbox.attempt(planned, signal, live),
      close: () => sandbox.close(),
    }
  },
}

function startOf(agent: AgentOf<'module'>, root: string) {
  const args = ['--input-type=module', '-e', BOOTSTRAP, resolve(root, agent.module), agent.export, CONTROL]
  return { command: process.execPath, args }
}

function speak(session: Session): Protocol {
  const list = oneList(session)
  const control = moduleControl(list)
  const protocol = jsonlProtocol(session, control.lines)
  return {
    ...protocol,
    start(child) {
      child.write(jsonLine({ facts: factsOf(session, list) }))
      protocol.start(child)
    },
    finish(end) {
      const report = protocol.finish(end)
      const broken = control.broken()
      if (broken === undefined) return report
      const message = `its module could not be loaded: ${broken}`
      return { ...report, end: { kind: 'not_started', message, transient: false } }
    },
  }
}

/** What the function is told beside the user's words. */
function factsOf({ planned, env }: Session, { tools }: ToolList) {
  const { task, attempt, seed } = planned
  return {
    ...{ task: task.id, attempt, seed, now: env.TURNGATE_NOW, workspace: env.TURNGATE_WORKSPACE },
    tools,
  }
}
