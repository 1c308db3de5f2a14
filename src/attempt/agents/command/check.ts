import { dirname, extname, join, resolve } from 'node:path'
import { type Problem, UserError } from '../../../errors.ts'
import type { Task } from '../../../suite/schema/task.ts'
import { findProgram, isFile, resolveCommand } from '../../command-line.ts'
import type { PlannedAttempt } from '../../plan.ts'
import { DEFAULT_PATH } from '../../sandbox/environment.ts'
import type { AttemptWorld } from '../../world.ts'
import { noTurnProblems } from '../dialog/check-turns.ts'
import type { AgentOf } from '../types.ts'

/** All that can be known to fail before the agent is started. */
export async function checkCommand(
  agent: AgentOf<'command'>,
  plan: readonly PlannedAttempt[],
  world: AttemptWorld,
): Promise<void> {
  const tasks = [...new Set(plan.map(({ task }) => task))]
  const problems = [
    ...(await commandProblems(agent.command, 'agent.command', world)),
    ...tasks.flatMap((task) => turnProblems(agent, task, world.suite.file)),
  ]
  if (problems.length > 0) throw new UserError(problems)
}

/** A program that is not there, or a script that its interpreter would not find. */
export async function commandProblems(
  words: readonly string[],
  key: string,
  { suite, root, gateRoot = root, hostEnv }: AttemptWorld,
): Promise<Problem[]> {
  const place = { file: suite.file, key, code: 'agent-not-found' }
  const fixture = suite.sandbox.workspace
  // a relative path is looked up where the agent starts: in a copy of the fixture
  const inWorkspace = (path: string) => (fixture === undefined ? path : resolve(gateRoot, fixture, path))
  const { command, args } = await resolveCommand(words, root)
  const program = command.includes('/') ? inWorkspace(command) : command
  if ((await findProgram(program, hostEnv.PATH ?? DEFAULT_PATH)) === undefined) {
    const message = `The agent's command was not found: \`${words[0]}\` is no program on PATH and no executable file of the suite.`
    return [{ ...place, message, hint: "Install it, or name a file relative to the suite's folder." }]
  }
  const script = args[0]
  if (script === undefined || !SCRIPTS.has(extname(script)) || (await isFile(inWorkspace(script)))) return []
  const message = `The agent's file was not found: \`${script}\` is neither in the suite's folder nor in its workspace.`
  return [{ ...place, message, hint: "Paths in the command are relative to the suite's folder." }]
}

/** A first argument that ends so is the program that an interpreter is to run. */
const SCRIPTS: ReadonlySet<string> = new Set(['.js', '.mjs', '.cjs', '.ts', '.mts', '.py', '.rb', '.sh', '.pl', '.php'])

function turnProblems(agent: AgentOf<'command'>, task: Task, suiteFile: string): Problem[] {
  const place = { file: join(dirname(suiteFile), task.source.file), line: task.source.line }
  if (agent.protocol === 'text' && task.turns.length > 1) {
    const message = `Task \`${task.id}\` has ${task.turns.length} user turns, and an agent that speaks \`text\` is asked once.`
    return [{ ...place, code: 'text-is-one-turn', message, hint: 'Use `protocol: jsonl`, or one turn.' }]
  }
  return noTurnProblems(task, suiteFile)
}
