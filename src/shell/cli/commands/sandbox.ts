import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { checkHandlers } from '../../../attempt/sandbox/handlers/handlers.ts'
import { removeFolder } from '../../../attempt/sandbox/remove-folder.ts'
import { recordedScript, type Script, suiteScripts } from '../../../attempt/verify/scripts.ts'
import { verifyDoubles } from '../../../attempt/verify/verify.ts'
import { renderVerification } from '../../../report/sandbox/terminal.ts'
import type { Suite } from '../../../suite/schema/suite.ts'
import { readRun } from '../../../trace/store/read.ts'
import { loadSuiteFile } from '../../use/suite.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'

export interface VerifyOptions {
  readonly run?: string
  readonly seed?: number
  readonly json?: boolean
}

/** `turngate sandbox verify SUITE`: the same calls twice, and whether everything was the same. */
export async function verify(io: Io, path: string, { run, seed = 1, json }: VerifyOptions): Promise<ExitCode> {
  const { suite, root } = loadSuiteFile(path, io.cwd)
  const recorded = run === undefined ? [] : await recordedScripts(resolve(io.cwd, run), suite)
  const scratch = await mkdtemp(join(tmpdir(), 'turngate-'))
  try {
    const world = { suite, root, scratch, path: io.env.PATH ?? '', signal: io.signal }
    await checkHandlers({ ...world, file: suite.file })
    const found = await verifyDoubles([...suiteScripts(suite, seed), ...recorded], world)
    const { agent, sandbox } = suite.fingerprints
    if (json === true) {
      const fingerprints = { sandbox, ...(agent.interface !== undefined && { interface: agent.interface }) }
      printJson({ version: 1, suite: suite.name, seed, ...found, fingerprints }, io)
    } else {
      io.out(renderVerification(found, suite, { width: io.width, color: io.color }))
    }
    return io.signal.aborted ? 3 : found.same ? 0 : 1
  } finally {
    await removeFolder(scratch)
  }
}

/** In the order of tasks and attempts: a run records them as they end. */
async function recordedScripts(dir: string, suite: Suite): Promise<Script[]> {
  const scripts: { readonly task: string; readonly attempt: number; readonly script: Script }[] = []
  for await (const made of (await readRun(dir)).attempts) {
    scripts.push({ task: made.task, attempt: made.attempt, script: recordedScript(made, suite.tools) })
  }
  const place = new Map(suite.tasks.map(({ id }, index) => [id, index]))
  const placeOf = (task: string) => place.get(task) ?? suite.tasks.length
  return scripts.sort((a, b) => placeOf(a.task) - placeOf(b.task) || a.attempt - b.attempt).map(({ script }) => script)
}
