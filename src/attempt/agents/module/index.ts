import { resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import { isFile } from '../../command-line.ts'
import { openSandbox, type Session } from '../../sandbox/session.ts'
import { jsonlProtocol } from '../command/jsonl.ts'
import { liveCommand } from '../command/live.ts'
import type { Protocol } from '../command/protocol.ts'
import { checkTurns } from '../dialog/check-turns.ts'
import { jsonLine } from '../dialog/json-line.ts'
import type { AgentKind, AgentOf } from '../types.ts'
import { BOOTSTRAP } from './bootstrap.ts'
import { CONTROL, moduleControl } from './control.ts'

/** An exported function, called once for each user turn, in a process of its own for each attempt. */
export const moduleAgent: AgentKind<'module'> = {
  kind: 'module',
  async check(agent, plan, { suite, root }) {
    checkTurns(plan, suite.file)
    if (await isFile(resolve(root, agent.module))) return
    const message = `The agent's module was not found: there is no file \`${agent.module}\` in the suite's folder.`
    const hint = "Name it relative to the suite's folder."
    throw new UserError({ code: 'agent-not-found', file: suite.file, key: 'agent.module', message, hint })
  },
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
  const control = moduleControl(session)
  const protocol = jsonlProtocol(session, control.lines)
  return {
    ...protocol,
    start(child) {
      child.write(jsonLine({ facts: factsOf(session) }))
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
function factsOf({ planned, env, tools }: Session) {
  const { task, attempt, seed } = planned
  return {
    ...{ task: task.id, attempt, seed, now: env.TURNGATE_NOW, workspace: env.TURNGATE_WORKSPACE },
    tools: tools.map(({ name, description, input_schema }) => ({ name, description, input_schema })),
  }
}
