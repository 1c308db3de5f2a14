import { readFile } from 'node:fs/promises'
import { messageOf, UserError } from '../../errors.ts'
import { SCORER } from '../../grade/scorer.ts'
import { goldFingerprint, scorerFingerprint } from '../../suite/fingerprint.ts'
import { defaultPolicy } from '../../suite/policy.ts'
import { AemOptions, ReplayAgent, Sandbox, type Suite } from '../../suite/schema/suite.ts'
import type { Task } from '../../suite/schema/task.ts'
import type { Imported } from '../../trace/import/types.ts'

/**
 * A suite made of an imported file, with the default policy. It keeps the attempts that the source made: k is the
 * largest number of attempts that any task has.
 */
export function importedSuite(imported: Imported, file: string, name = imported.suite): Suite {
  const aem = AemOptions.parse({})
  const similarity = { threshold: 0.5 }
  const agent = ReplayAgent.parse({ kind: 'replay', source: file, format: imported.format })
  return {
    file,
    name,
    attempts: Math.max(1, ...imported.attempts.map((attempt) => attempt.attempt)),
    tasks: imported.tasks,
    agent,
    sandbox: Sandbox.parse({}),
    similarity,
    aem,
    prices: {},
    policy: defaultPolicy(),
    tools: [],
    state: undefined,
    fingerprints: {
      // what the source does not say cannot differ: two imports of one benchmark are compared as they stand
      agent: {},
      sandbox: {},
      scorer: scorerFingerprint({ similarity, aem, tools: [] }, SCORER),
      gold: goldFingerprints(imported.tasks),
    },
  }
}

export function goldFingerprints(tasks: readonly Task[]): Record<string, string> {
  return Object.fromEntries(tasks.map((task) => [task.id, goldFingerprint(task)]))
}

/** @throws UserError when the file cannot be read. */
export async function readTextFile(path: string, label: string): Promise<string> {
  try {
    return await readFile(path, 'utf8')
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    const message =
      code === 'ENOENT'
        ? 'there is no such file.'
        : code === 'EISDIR'
          ? 'this is a folder, not a file.'
          : messageOf(error)
    throw new UserError({ code: 'unreadable-file', message, file: label, hint: 'Check the path.' }, { cause: error })
  }
}
