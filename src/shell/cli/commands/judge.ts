import { readFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { messageOf, UserError } from '../../../errors.ts'
import { type JudgeLock, LOCK_FILE, readLock } from '../../../grade/judge/lock.ts'
import { renderValidation } from '../../../report/judges/terminal.ts'
import { printable } from '../../../report/terminal/printable.ts'
import { defaultPolicy } from '../../../suite/policy.ts'
import { lockOf, validateJudges } from '../../../summary/judge-labels/validate.ts'
import { writeOutput } from '../../files/output-file.ts'
import { readTextFile } from '../../use/imported.ts'
import { judgeIdentities } from '../../use/licences.ts'
import { loadSuiteFile } from '../../use/suite.ts'
import { isoDate } from '../../use/world.ts'
import type { ExitCode, Io } from '../io.ts'
import { printJson } from '../print.ts'

export interface ValidateOptions {
  readonly suite?: string
  readonly out?: string
  readonly json?: boolean
}

/** `turngate judge validate LABELS`: holds judges against two humans and writes their licences. */
export async function validate(io: Io, labels: string, options: ValidateOptions): Promise<ExitCode> {
  const loaded = options.suite === undefined ? undefined : loadSuiteFile(options.suite, io.cwd)
  const bar = (loaded?.suite.policy ?? defaultPolicy()).judge
  const out = options.out === undefined ? join(loaded?.root ?? io.cwd, LOCK_FILE) : resolve(io.cwd, options.out)
  const place = relative(io.cwd, out) || out
  const known = loaded === undefined ? [] : judgeIdentities(loaded.suite)
  const text = await readTextFile(resolve(io.cwd, labels), labels)
  const validation = validateJudges(text, labels, bar, isoDate(io.now()), known)
  const lock = lockOf(validation, await earlierLock(out, place))
  writeOutput(out, `${JSON.stringify(lock, null, 2)}\n`, place, '--out')
  if (options.json === true) printJson({ ...validation, lock: place }, io)
  else io.out(`${renderValidation(validation, { width: io.width, color: io.color })}\nwritten: ${place}\n`)
  const failed = validation.judges.filter((judge) => !judge.licensed)
  for (const { name } of failed) {
    io.err(
      `judge ${printable(name)} is below the bar: it is kept without a licence, reports, and blocks nothing. See docs/judge-licence.md\n`,
    )
  }
  return failed.length === 0 ? 0 : 1
}

async function earlierLock(path: string, place: string): Promise<JudgeLock | undefined> {
  let text: string
  try {
    text = await readFile(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new UserError(
      { code: 'judge-lock', message: `cannot be read: ${messageOf(error)}.`, file: place, hint: 'Check --out.' },
      { cause: error },
    )
  }
  return readLock(text, place)
}
