import { mkdir } from 'node:fs/promises'
import { relative, resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import { Id } from '../../../suite/schema/common.ts'
import { importerOf } from '../../../trace/import/index.ts'
import { newRunId } from '../../../trace/run-file.ts'
import { openRun } from '../../../trace/store/write.ts'
import { defaultDirectory, makeDefaultFolder } from '../../use/directory.ts'
import { importedSuite, readTextFile } from '../../use/imported.ts'
import { redactorFor } from '../../use/secrets.ts'
import { writeTaskFiles } from '../../use/task-files.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'

export interface ImportOptions {
  readonly out?: string
  readonly suite?: string
  readonly tasks?: string
  readonly json?: boolean
}

/** `turngate import FORMAT FILE`: recorded trajectories as a run directory that can be scored and gated. */
export async function importFile(io: Io, format: string, file: string, options: ImportOptions): Promise<ExitCode> {
  const importer = importerOf(format)
  if (options.suite !== undefined && !Id.safeParse(options.suite).success) {
    throw new UserError({
      code: 'bad-name',
      message: `--suite ${options.suite} is not a legal name.`,
      hint: 'Use letters, digits, `.`, `_`, `-`, beginning with a letter or digit.',
    })
  }
  const imported = importer.read(await readTextFile(resolve(io.cwd, file), file), file)
  const suite = importedSuite(imported, file, options.suite)
  const now = io.now()
  const id = newRunId(now, Math.random)
  const dir = options.out === undefined ? defaultDirectory(io.cwd, id) : resolve(io.cwd, options.out)
  if (options.out === undefined) await makeDefaultFolder(io.cwd)
  await mkdir(resolve(dir, '..'), { recursive: true })
  const writer = await openRun(dir, {
    version: 1,
    id,
    suite: suite.name,
    suite_file: file,
    seed: 0,
    attempts: suite.attempts,
    tasks: suite.tasks.map((task) => task.id),
    turngate: io.version,
    fingerprints: suite.fingerprints,
    agent: `import:${format}`,
    isolation: [],
    concurrency: 1,
    started_at: now.toISOString(),
    interrupted: false,
  })
  await writer.writeFile('suite.json', `${JSON.stringify(suite, null, 1)}\n`)
  const redactor = redactorFor(suite, io.env)
  for (const attempt of imported.attempts) await writer.append(redactor.deep(attempt))
  await writer.close({ finished_at: io.now().toISOString(), interrupted: false })

  const files = options.tasks === undefined ? undefined : writeTaskFiles(imported.tasks, resolve(io.cwd, options.tasks))
  for (const warning of imported.warnings) io.err(`warning: ${warning}\n`)
  if (files !== undefined && files.left.length > 0) {
    io.err(`warning: not written as tasks, since no gold says what the user writes: ${files.left.join(', ')}\n`)
  }
  const shown = relative(io.cwd, dir) || '.'
  const { tasks, attempts, warnings } = imported
  if (options.json === true) {
    printJson(
      {
        suite: suite.name,
        tasks: tasks.length,
        attempts: attempts.length,
        run_dir: shown,
        warnings,
        ...(files !== undefined && { files: files.written }),
      },
      io,
    )
  } else {
    io.out(`${suite.name}: ${tasks.length} tasks, ${attempts.length} attempts, in ${shown}\n`)
    if (files !== undefined) io.out(`${files.written.length} task files written to ${options.tasks}\n`)
    io.out(`Next: turngate score ${shown}, or turngate gate ${shown} --baseline OTHER_RUN\n`)
  }
  return 0
}
