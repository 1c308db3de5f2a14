import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import { exportedNames } from '../../../suite/module-exports.ts'
import { isFile } from '../../command-line.ts'
import type { PlannedAttempt } from '../../plan.ts'
import type { AttemptWorld } from '../../world.ts'
import { checkTurns } from '../dialog/check-turns.ts'
import type { AgentOf } from '../types.ts'

/** All that can be known of a module without running it. */
export async function checkModule(
  { module, export: name }: AgentOf<'module'>,
  plan: readonly PlannedAttempt[],
  { suite, root }: AttemptWorld,
): Promise<void> {
  checkTurns(plan, suite.file)
  const path = resolve(root, module)
  if (!(await isFile(path))) {
    const message = `The agent's module was not found: there is no file \`${module}\` in the suite's folder.`
    const hint = "Name it relative to the suite's folder."
    throw new UserError({ code: 'agent-not-found', file: suite.file, key: 'agent.module', message, hint })
  }
  // other endings may hold what is no JavaScript
  const names = /\.m?js$/.test(module) ? exportedNames(module, await readFile(path, 'utf8')) : undefined
  if (names === undefined || names.includes(name)) return
  const others = names.map((one) => `\`${one}\``).join(', ')
  const message = `The agent's module \`${module}\` has no export \`${name}\`: it exports ${others || 'nothing'}.`
  const hint =
    'Export the function that answers a user turn, and name it in `agent.export` where it is not the default.'
  throw new UserError({ code: 'no-such-export', file: suite.file, key: 'agent.export', message, hint })
}
