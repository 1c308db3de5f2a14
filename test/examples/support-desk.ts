import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { planAttempts } from '../../src/attempt/plan.ts'
import { runAttempts } from '../../src/attempt/run.ts'
import type { AttemptGrade } from '../../src/grade/grade.ts'
import { gradeAttempt } from '../../src/grade/grade-attempt.ts'
import { openDiskTree } from '../../src/shell/files/disk-tree.ts'
import { gradingOf } from '../../src/shell/use/world.ts'
import { loadSuite } from '../../src/suite/load.ts'
import type { Suite } from '../../src/suite/schema/suite.ts'
import type { Attempt } from '../../src/trace/attempt.ts'

export const EXAMPLE = join(import.meta.dirname, '../../examples/support-desk')

/** A copy of the example that is removed at the end of its block. */
export function copyOfExample(): Copy {
  const folder = mkdtempSync(join(tmpdir(), 'support-desk-'))
  const root = join(folder, 'suite')
  cpSync(EXAMPLE, root, { recursive: true })
  return {
    root,
    edit(path, from, to) {
      const text = readFileSync(join(root, path), 'utf8')
      const edited = text.replace(from, to)
      if (edited === text) throw new Error(`${path} has nothing like ${from}`)
      writeFileSync(join(root, path), edited)
    },
    suite: () => loadSuite(openDiskTree(root, ''), 'suite.yaml'),
    run: (request) => run(root, folder, request),
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
}

export interface Copy extends Disposable {
  readonly root: string
  edit(path: string, from: string | RegExp, to: string): void
  suite(): Suite
  run(request: Request): Promise<readonly Made[]>
}

interface Request {
  readonly only?: readonly string[]
  readonly attempts?: number
  readonly seed?: number
}

export interface Made {
  readonly attempt: Attempt
  readonly grade: AttemptGrade
}

async function run(root: string, scratch: string, { only, attempts = 1, seed = 1 }: Request): Promise<Made[]> {
  const suite = loadSuite(openDiskTree(root, ''), 'suite.yaml')
  const tasks = new Map(suite.tasks.map((task) => [task.id, task]))
  const plan = planAttempts({ tasks: suite.tasks, attempts, seed, ...(only !== undefined && { only }) })
  const signal = new AbortController().signal
  const made: Made[] = []
  for await (const attempt of runAttempts(plan, { suite, root, scratch, hostEnv: process.env, signal })) {
    const task = tasks.get(attempt.task)
    if (task !== undefined) made.push({ attempt, grade: gradeAttempt(attempt, task, gradingOf(suite)) })
  }
  return made
}
