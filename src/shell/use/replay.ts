import { resolve } from 'node:path'
import type { Suite } from '../../suite/schema/suite.ts'
import { goldFingerprints, readTextFile } from './imported.ts'
import { openStoredRun } from './stored.ts'
import type { LoadedSuite } from './suite.ts'

/** A replay suite that states no tasks takes those of its source; every other suite is given back as it is. */
export async function replaySuite({ suite, root }: LoadedSuite, cwd: string): Promise<Suite> {
  const { agent } = suite
  if (agent.kind !== 'replay' || suite.tasks.length > 0) return suite
  const source = resolve(root, agent.source)
  const tasks =
    agent.format === 'run'
      ? (await openStoredRun(source, cwd)).suite.tasks
      : await importedTasks(await readTextFile(source, agent.source), agent.source, agent.format)
  return { ...suite, tasks, fingerprints: { ...suite.fingerprints, gold: goldFingerprints(tasks) } }
}

async function importedTasks(text: string, file: string, format: string): Promise<Suite['tasks']> {
  const { importText } = await import('../../trace/import/index.ts')
  return importText(text, file, format).tasks
}
