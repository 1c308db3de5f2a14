import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'
import { planAttempts } from '../../src/attempt/plan.ts'
import { runAttempts } from '../../src/attempt/run.ts'
import type { AttemptWorld } from '../../src/attempt/world.ts'
import type { Json } from '../../src/json.ts'
import { JudgeOptions } from '../../src/suite/schema/judge.ts'
import { Policy } from '../../src/suite/schema/policy.ts'
import { AemOptions, type Agent, Sandbox, type Suite } from '../../src/suite/schema/suite.ts'
import type { Task } from '../../src/suite/schema/task.ts'
import { ToolEntry } from '../../src/suite/schema/tools.ts'
import type { Attempt } from '../../src/trace/attempt.ts'
import { taskOf } from './task.ts'

/** The folder of the fixture agents stands in for a suite's folder. */
export const agentsFolder = fileURLToPath(new URL('../fixtures/agents', import.meta.url))

export interface WorldParts {
  readonly agent?: Agent
  readonly tasks?: readonly Task[]
  readonly attempts?: number
  readonly tools?: readonly unknown[]
  readonly state?: Json
  readonly prices?: Suite['prices']
  readonly sandbox?: Readonly<Record<string, unknown>>
  readonly world?: Partial<AttemptWorld>
}

export function commandAgent(command: readonly string[], protocol: 'jsonl' | 'text' = 'jsonl'): Agent {
  return { kind: 'command', command: [...command], protocol }
}

export function worldOf({
  agent,
  tasks,
  tools = [],
  state,
  prices = {},
  sandbox = {},
  world = {},
}: WorldParts): AttemptWorld {
  const suite: Suite = {
    file: 'suite.yaml',
    name: 'fixture',
    attempts: 1,
    tasks: tasks ?? [taskOf('a')],
    agent: agent ?? commandAgent(['node', 'echo.mjs']),
    sandbox: Sandbox.parse(sandbox),
    similarity: { threshold: 0.5 },
    aem: AemOptions.parse({}),
    sub_metrics: [],
    judges: [],
    judge: JudgeOptions.parse({}),
    prices,
    policy: Policy.parse({}),
    tools: tools.map((entry) => ToolEntry.parse(entry)),
    state,
    fingerprints: { agent: {}, sandbox: {}, scorer: '', gold: {} },
  }
  const { PATH } = process.env
  const hostEnv = PATH === undefined ? {} : { PATH }
  return {
    suite,
    root: agentsFolder,
    scratch: temporaryFolder(),
    hostEnv,
    signal: new AbortController().signal,
    ...world,
  }
}

/** Every attempt of a small run, in the order of the plan. */
export async function attemptsOf(parts: WorldParts): Promise<Attempt[]> {
  const world = worldOf(parts)
  const plan = planAttempts({ tasks: world.suite.tasks, attempts: parts.attempts ?? 1, seed: 1 })
  const made = new Map<string, Attempt>()
  for await (const attempt of runAttempts(plan, world)) made.set(`${attempt.task}/${attempt.attempt}`, attempt)
  return plan.flatMap(({ task, attempt }) => made.get(`${task.id}/${attempt}`) ?? [])
}

/** The one attempt of one task. */
export async function attemptOf(parts: WorldParts): Promise<Attempt> {
  const [attempt] = await attemptsOf(parts)
  if (attempt === undefined) throw new Error('no attempt was made')
  return attempt
}

export function repliesOf(attempt: Attempt): string[] {
  return attempt.events.flatMap((event) => (event.event === 'response' ? [event.text] : []))
}

/** Removed when the test has finished. */
export function temporaryFolder(): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'turngate-test-')))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** Whether a process runs; one that has ended and was not collected yet does not. */
export async function isAlive(pid: number): Promise<boolean> {
  try {
    const stat = await readFile(`/proc/${pid}/stat`, 'latin1')
    return !/\) [ZX] /.test(stat)
  } catch {
    return false
  }
}
