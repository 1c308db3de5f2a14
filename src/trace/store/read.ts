import { closeSync, createReadStream, openSync, readSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeProblem, messageOf, type Problem, UserError } from '../../errors.ts'
import { type Attempt, AttemptRecord, Evidence } from '../attempt.ts'
import type { TraceEvent } from '../events.ts'
import { MAX_LINE_BYTES, parseEventLine } from '../line.ts'
import { LineSplitter, type StreamLine } from '../lines.ts'
import { type AttemptKey, attemptName, RunFile } from '../run-file.ts'
import { ATTEMPTS_FILE, evidencePath, RUN_FILE, tracePath } from './layout.ts'

export interface StoredRun {
  readonly dir: string
  readonly run: RunFile
  /** One line of each attempt, in the order in which they ended. */
  readonly records: readonly AttemptRecord[]
  /** The attempts, read from the disk one at a time, task by task. May be iterated again. */
  readonly attempts: AsyncIterable<Attempt>
  /** What could not be read; grows while `attempts` is read. */
  readonly problems: readonly Problem[]
}

/**
 * Opens a run directory for reading.
 * @throws UserError when there is no readable `run.json`. All else that is wrong becomes a problem: a broken line is
 * left out, an attempt whose trace or evidence is gone is not measured.
 */
export async function readRun(dir: string): Promise<StoredRun> {
  const run = await readRunJson(dir)
  const problems = new Problems()
  const records = await readRecords(join(dir, ATTEMPTS_FILE), problems)
  return {
    dir,
    run,
    records,
    problems: problems.list,
    attempts: { [Symbol.asyncIterator]: () => readAttempts(dir, byTask(run, records), problems) },
  }
}

/** The text of a derived file such as `summary.json`; undefined where the run has none. */
export async function readRunFile(dir: string, name: string): Promise<string | undefined> {
  try {
    return await readFile(join(dir, name), 'utf8')
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw unreadable(join(dir, name), error)
  }
}

/** The events of one attempt; undefined where they cannot be read. */
export async function readTraceOf(dir: string, key: AttemptKey): Promise<TraceEvent[] | undefined> {
  const events = await readTrace(tracePath(dir, key), new Problems())
  return typeof events === 'string' ? undefined : events
}

/** Where readers say what they could not read. */
export interface ProblemList {
  add(problem: Problem): void
}

/** Each problem once, though attempts may be read more than once. */
class Problems implements ProblemList {
  readonly list: Problem[] = []
  readonly #known = new Set<string>()

  add(problem: Problem): void {
    const text = describeProblem(problem)
    if (this.#known.has(text)) return
    this.#known.add(text)
    this.list.push(problem)
  }
}

async function readRunJson(dir: string): Promise<RunFile> {
  const file = join(dir, RUN_FILE)
  const text = await readRunFile(dir, RUN_FILE)
  if (text === undefined) {
    throw new UserError({
      code: 'not-a-run',
      message: `this is not a run directory: it has no ${RUN_FILE}`,
      file: dir,
      hint: 'Name a directory that `turngate run` or `turngate import` wrote.',
    })
  }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new UserError({ code: 'run-corrupt', message: `not JSON (${messageOf(error)})`, file }, { cause: error })
  }
  const version = typeof value === 'object' && value !== null && 'version' in value ? value.version : undefined
  if (version !== 1) {
    throw new UserError({
      code: 'run-version',
      message: `run format ${JSON.stringify(version)} is unknown; this Turngate reads format 1`,
      file,
    })
  }
  const parsed = RunFile.safeParse(value)
  if (parsed.success) return parsed.data
  throw new UserError(
    parsed.error.issues.map((issue) => ({
      code: 'run-corrupt',
      message: issue.message,
      file,
      key: issue.path.join('.'),
    })),
  )
}

async function readRecords(file: string, problems: Problems): Promise<AttemptRecord[]> {
  const records = new Map<string, AttemptRecord>()
  for await (const line of recordLines(file)) {
    if (line.text.trim() === '') continue
    const record = parseRecord(line)
    if (typeof record === 'string') {
      problems.add({ code: 'attempt-line', message: record, file, line: line.number })
      continue
    }
    const name = attemptName(record)
    const earlier = records.get(name)
    if (earlier !== undefined && earlier.outcome.status !== 'infra_failed') {
      problems.add({
        code: 'attempt-twice',
        message: `${name} is recorded twice; the first is kept`,
        file,
        line: line.number,
      })
      continue
    }
    // an attempt that was not measured may be made again
    records.delete(name)
    records.set(name, record)
  }
  return [...records.values()]
}

/** The record, or what is wrong with the line. */
function parseRecord(line: StreamLine): AttemptRecord | string {
  let value: unknown
  try {
    value = JSON.parse(line.text)
  } catch {
    return line.ended ? 'not JSON; the line is left out' : 'the last line was not written to its end; it is left out'
  }
  const parsed = AttemptRecord.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  return `not an attempt: ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}; the line is left out`
}

/** Attempts of one task have most of their values in common: what comparing found out about one serves the next. */
function byTask({ tasks }: RunFile, records: readonly AttemptRecord[]): readonly AttemptRecord[] {
  const places = new Map(tasks.map((task, index) => [task, index]))
  const placeOf = ({ task }: AttemptRecord) => places.get(task) ?? tasks.length
  return records.toSorted((a, b) => placeOf(a) - placeOf(b) || a.attempt - b.attempt)
}

async function* readAttempts(
  dir: string,
  records: readonly AttemptRecord[],
  problems: Problems,
): AsyncGenerator<Attempt, void, undefined> {
  for (const record of records) yield await readAttempt(dir, record, problems)
}

/** One attempt whole; not measured where its trace or evidence is gone. */
export async function readAttempt(
  dir: string,
  record: AttemptRecord,
  problems: ProblemList = new Problems(),
): Promise<Attempt> {
  const trace = await readTrace(tracePath(dir, record), problems)
  const evidence = await readEvidence(evidencePath(dir, record), problems)
  if (typeof trace !== 'string' && typeof evidence !== 'string') return { ...record, events: trace, evidence }
  const message = typeof trace === 'string' ? trace : String(evidence)
  return {
    ...record,
    outcome: { status: 'infra_failed', reason: 'missing', message },
    events: typeof trace === 'string' ? [] : trace,
    evidence: typeof evidence === 'string' ? Evidence.parse({ calls_recorded_by: 'none' }) : evidence,
  }
}

/** The events, or why there are none. */
async function readTrace(file: string, problems: ProblemList): Promise<TraceEvent[] | string> {
  const events: TraceEvent[] = []
  function take(text: string, line: number): void {
    if (text.trim() === '') return
    const parsed = parseEventLine(text)
    if (parsed.kind === 'event') events.push(parsed.event)
    else problems.add({ code: 'trace-line', message: parsed.message, file, line })
  }
  try {
    const text = readSmall(file)
    if (text === undefined) for await (const line of linesOf(file)) take(line.text, line.number)
    else for (const [index, line] of text.split('\n').entries()) take(line, index + 1)
    return events
  } catch (error) {
    const message = `the trace cannot be read (${messageOf(error)})`
    problems.add({ code: 'trace-unreadable', message, file })
    return message
  }
}

const SMALL_BYTES = 256 * 1024

/**
 * Text of a file that is not large; undefined of one that is. Read at once: a run has two files for each attempt, and
 * waiting for each of them takes longer than reading it.
 */
function readSmall(file: string): string | undefined {
  const handle = openSync(file, 'r')
  try {
    const length = readSync(handle, small, 0, SMALL_BYTES, 0)
    return length < SMALL_BYTES ? small.toString('utf8', 0, length) : undefined
  } finally {
    closeSync(handle)
  }
}

const small = Buffer.allocUnsafeSlow(SMALL_BYTES)

/** The evidence, or why there is none. */
async function readEvidence(file: string, problems: ProblemList): Promise<Evidence | string> {
  try {
    return Evidence.parse(JSON.parse(readSmall(file) ?? (await readFile(file, 'utf8'))))
  } catch (error) {
    const message = `the evidence cannot be read (${firstLine(messageOf(error))})`
    problems.add({ code: 'evidence-unreadable', message, file })
    return message
  }
}

/** A run that crashed before its first attempt may have no such file. */
async function* recordLines(file: string): AsyncGenerator<StreamLine, void, undefined> {
  try {
    yield* linesOf(file)
  } catch (error) {
    if (isAbsent(error)) return
    throw unreadable(file, error)
  }
}

async function* linesOf(file: string): AsyncGenerator<StreamLine, void, undefined> {
  const splitter = new LineSplitter(MAX_LINE_BYTES + 1)
  const chunks: AsyncIterable<Buffer> = createReadStream(file, { highWaterMark: 64 * 1024 })
  for await (const chunk of chunks) yield* splitter.push(chunk)
  yield* splitter.end()
}

function isAbsent(error: unknown): boolean {
  return error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')
}

function unreadable(file: string, cause: unknown): UserError {
  return new UserError({ code: 'run-unreadable', message: `cannot be read (${messageOf(cause)})`, file }, { cause })
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? ''
}
