import { describe, expect, it } from 'vitest'
import { planAttempts } from '../../../src/attempt/plan.ts'
import { checkAttempts } from '../../../src/attempt/run.ts'
import { UserError } from '../../../src/errors.ts'
import { Agent } from '../../../src/suite/schema/suite.ts'
import { taskOf } from '../task.ts'
import { attemptsOf, commandAgent, type WorldParts, worldOf } from '../world.ts'

async function problemsOf(parts: WorldParts) {
  const world = worldOf(parts)
  try {
    await checkAttempts(planAttempts({ tasks: world.suite.tasks, attempts: 2, seed: 1 }), world)
  } catch (error) {
    if (error instanceof UserError)
      return error.problems.map(({ code, file, line, message }) => ({ code, at: [file, line], message }))
    throw error
  }
  return []
}

const fixture = { sandbox: { workspace: 'workspace' } }
const model = Agent.parse({ kind: 'openai', model: 'm', base_url: 'http://127.0.0.1:1/v1' })
const moduleAgent = (more: object) => Agent.parse({ kind: 'module', module: 'module-ways.mjs', ...more })
const two = [{ user: '1' }, { user: '2' }]

describe('checkAttempts', () => {
  it.each<[string, WorldParts, string[]]>([
    ['node is always there', { world: { hostEnv: { PATH: '' } } }, []],
    ['a program on PATH', { agent: commandAgent(['sh', '-c', 'true']) }, []],
    ['a file of the suite', { agent: commandAgent(['./shout.sh']) }, []],
    [
      'tools of a server that a model can be shown',
      { agent: model, tools: [{ name: 'x'.repeat(59), server: 'crm' }] },
      [],
    ],
    [
      'a tool whose name is too long with its server',
      { agent: model, tools: [{ name: 'x'.repeat(60), server: 'crm' }] },
      ['tool-name-too-long'],
    ],
    ['an export that is there', { agent: moduleAgent({ export: 'ways' }) }, []],
    ['an export that is not there', { agent: moduleAgent({ export: 'way' }) }, ['no-such-export']],
    ['no default export', { agent: moduleAgent({}) }, ['no-such-export']],
    ['a program that is not there', { agent: commandAgent(['no-such-agent']) }, ['agent-not-found']],
    ['a path that is not there', { agent: commandAgent(['bin/agent']) }, ['agent-not-found']],
    ['a file that cannot be executed', { agent: commandAgent(['./echo.mjs']) }, ['agent-not-found']],
    ['a folder', { agent: commandAgent(['./workspace']) }, ['agent-not-found']],
    ['a script that is not there', { agent: commandAgent(['node', 'agent/main.mjs']) }, ['agent-not-found']],
    ['a script of the workspace', { agent: commandAgent(['sh', 'notes/run.sh']), ...fixture }, []],
    [
      'a script that is not in the workspace',
      { agent: commandAgent(['sh', 'run.sh']), ...fixture },
      ['agent-not-found'],
    ],
    ['a program of the workspace', { agent: commandAgent(['./notes/run.sh']), ...fixture }, []],
    ['a program that is not in the workspace', { agent: commandAgent(['./run.sh']), ...fixture }, ['agent-not-found']],
    [
      'text with two turns',
      { agent: commandAgent(['./shout.sh'], 'text'), tasks: [taskOf('a', { turns: two }), taskOf('b')] },
      ['text-is-one-turn'],
    ],
    ['jsonl with two turns', { tasks: [taskOf('a', { turns: two })] }, []],
    ['a task without turns', { tasks: [taskOf('a', { turns: [] })] }, ['no-user-turn']],
    [
      'a recorded run that is not there',
      { agent: { kind: 'replay', source: 'runs/1', format: 'run' } },
      ['replay-source'],
    ],
    [
      'a folder in place of a file',
      { agent: { kind: 'replay', source: 'workspace', format: 'tau-bench' } },
      ['replay-source'],
    ],
  ])('%s', async (_, parts, codes) => {
    expect((await problemsOf(parts)).map(({ code }) => code)).toEqual(codes)
  })

  it('names everything that is wrong, where it is', async () => {
    const tasks = [taskOf('a', { turns: two }), taskOf('b', { turns: [] })]
    expect(await problemsOf({ agent: commandAgent(['no-such-agent'], 'text'), tasks })).toEqual([
      {
        code: 'agent-not-found',
        at: ['suite.yaml', undefined],
        message:
          "The agent's command was not found: `no-such-agent` is no program on PATH and no executable file of the suite.",
      },
      {
        code: 'text-is-one-turn',
        at: ['tasks/a.yaml', 1],
        message: 'Task `a` has 2 user turns, and an agent that speaks `text` is asked once.',
      },
      {
        code: 'no-user-turn',
        at: ['tasks/b.yaml', 1],
        message: 'Task `b` has no user turn, so there is nothing to ask the agent.',
      },
    ])
  })

  it('comes before the first attempt', async () => {
    await expect(attemptsOf({ agent: commandAgent(['no-such-agent']) })).rejects.toThrow(UserError)
  })
})
