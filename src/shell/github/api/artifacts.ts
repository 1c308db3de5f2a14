import { UserError } from '../../../errors.ts'
import { readArchive } from './archive.ts'
import type { Api } from './client.ts'
import { whyFailed } from './failure.ts'

/** Bytes of an archive. */
const MOST_ARCHIVE = 200_000_000

/** The run directory that one attempt of a workflow run kept. */
export interface KeptRun {
  readonly run: number
  /** Of the workflow run. */
  readonly attempt: number
  readonly id: number
  readonly bytes: number
}

/**
 * The text of one file in the newest artifact of a run whose name begins with `prefix`. Nothing is unpacked to disk, and no
 * other file is looked at.
 * @throws UserError where there is no such artifact or file, or one that is too large
 */
export async function readArtifactFile(
  api: Api,
  run: number,
  prefix: string,
  file: string,
  which: 'of this base' | 'of any base' = 'of this base',
): Promise<string> {
  const [newest] = await keptRuns(api, run, prefix, which)
  if (newest === undefined)
    throw problem(`run ${run} has no artifact \`${prefix}-…\``, 'Check the id of the run; artifacts expire.')
  const found = (await readFiles(api, newest, (name) => name === file)).get(file)
  if (found === undefined)
    throw problem(`the artifact of run ${run} holds no \`${file}\``, 'Was it written by this version?')
  return new TextDecoder().decode(found)
}

/** What a workflow run kept of one gate, the newest attempt first; nothing that has expired. @throws UserError */
export async function keptRuns(
  { client, at }: Api,
  run: number,
  prefix: string,
  which: 'of this base' | 'of any base' = 'of this base',
): Promise<KeptRun[]> {
  const found = await client
    .paginate('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', { ...at, run_id: run, per_page: 100 })
    .catch((error: unknown) => {
      throw unreadable(run, error)
    })
  return found
    .flatMap(({ id, name, expired, size_in_bytes: bytes }) => {
      const attempt = attemptOf(which === 'of any base' ? name.replace(ONTO, '-') : name, prefix)
      return attempt === undefined || expired ? [] : [{ run, attempt, id: Number(id), bytes }]
    })
    .sort((a, b) => b.attempt - a.attempt || b.id - a.id)
}

/** Files of an artifact: path → content. It may have been written by anybody. @throws UserError */
export async function readFiles(
  { client, at }: Api,
  { run, id, bytes }: KeptRun,
  isWanted: (path: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  if (bytes > MOST_ARCHIVE) throw problem(`the artifact of run ${run} is larger than 200 MB`, HINTS.too_large)
  const { data } = await client
    .request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
      ...{ ...at, artifact_id: id, archive_format: 'zip' },
    })
    .catch((error: unknown) => {
      throw unreadable(run, error)
    })
  if (!(data instanceof ArrayBuffer)) throw problem(`the artifact of run ${run} is no archive`, HINTS.broken)
  const read = readArchive(new Uint8Array(data), isWanted)
  if ('why' in read) throw problem(`the artifact of run ${run} is refused: ${read.why}`, HINTS[read.is])
  return read.files
}

/** As artifacts of another base than the default branch are named. */
const ONTO = /-onto-[A-Za-z0-9._-]{1,40}-[0-9a-f]{8}-(?=\d{1,6}$)/

/** Of `turngate-x-1`, not of `turngate-x-y-1`. */
function attemptOf(name: string, prefix: string): number | undefined {
  const rest = name.startsWith(`${prefix}-`) ? name.slice(prefix.length + 1) : ''
  return /^\d{1,6}$/.test(rest) ? Number(rest) : undefined
}

const HINTS = {
  broken: 'It was cut off, or something else uploaded it: run all jobs of that run again.',
  hostile: 'Turngate makes no such archive: look at what that run uploads.',
  too_large: 'Limit what the agent may print (`sandbox.limits.output`).',
}

function problem(message: string, hint: string): UserError {
  return new UserError({ code: 'artifact', message: `${message}.`, hint })
}

function unreadable(run: number, cause: unknown): UserError {
  const why = whyFailed(cause, 'actions: read')
  const message = `the artifacts of run ${run} cannot be read: ${why}.`
  return new UserError({ code: 'artifact', message, hint: 'Nothing was measured or published.' }, { cause })
}
