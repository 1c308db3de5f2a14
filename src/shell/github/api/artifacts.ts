import { unzipSync } from 'fflate'
import { UserError } from '../../../errors.ts'
import type { Api } from './client.ts'
import { whyFailed } from './failure.ts'

/** Bytes of an archive, and of one file in it. */
const MOST_ARCHIVE = 200_000_000
const MOST_FILE = 20_000_000

/**
 * The text of one file in the newest artifact of a run whose name begins with `prefix`. Nothing is unpacked to disk, and no
 * other file is looked at.
 * @throws UserError where there is no such artifact or file, or one that is too large
 */
export async function readArtifactFile(api: Api, run: number, prefix: string, file: string): Promise<string> {
  try {
    return await read(api, run, prefix, file)
  } catch (error) {
    if (error instanceof UserError) throw error
    const why = whyFailed(error, 'actions: read')
    throw new UserError(
      {
        code: 'artifact',
        message: `the artifacts of run ${run} cannot be read: ${why}.`,
        hint: 'Nothing was measured or published.',
      },
      { cause: error },
    )
  }
}

async function read({ client, at }: Api, run: number, prefix: string, file: string): Promise<string> {
  const found = await client.paginate('GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts', {
    ...{ ...at, run_id: run, per_page: 100 },
  })
  const own = found
    .filter(({ name, expired }) => isOf(name, prefix) && !expired)
    .sort((a, b) => Number(b.id) - Number(a.id))
  const [artifact] = own
  if (artifact === undefined)
    throw problem(`run ${run} has no artifact \`${prefix}-…\``, 'Check the id of the run; artifacts expire.')
  if (artifact.size_in_bytes > MOST_ARCHIVE) throw problem(`the artifact of run ${run} is larger than 200 MB`, SHORTEN)
  const { data } = await client.request('GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}', {
    ...{ ...at, artifact_id: Number(artifact.id), archive_format: 'zip' },
  })
  if (!(data instanceof ArrayBuffer)) throw problem(`the artifact of run ${run} is no archive`, 'Run it again.')
  return fileIn(new Uint8Array(data), file, run)
}

/** `turngate-x-1`, not `turngate-x-y-1`. */
function isOf(name: string, prefix: string): boolean {
  return name.startsWith(`${prefix}-`) && /^\d+$/.test(name.slice(prefix.length + 1))
}

/** One file, whose size is held to what the archive announces. */
function fileIn(zip: Uint8Array, file: string, run: number): string {
  let size: number | undefined
  let bytes: Uint8Array | undefined
  try {
    const filter = ({ name, originalSize }: { name: string; originalSize: number }) => {
      if (name !== file) return false
      size = originalSize
      return originalSize <= MOST_FILE
    }
    bytes = unzipSync(zip, { filter })[file]
  } catch {
    throw problem(`the artifact of run ${run} is no archive`, 'Run it again.')
  }
  if (size !== undefined && size > MOST_FILE) throw problem(`\`${file}\` of run ${run} is larger than 20 MB`, SHORTEN)
  if (bytes === undefined)
    throw problem(`the artifact of run ${run} holds no \`${file}\``, 'Was it written by this version?')
  return new TextDecoder().decode(bytes)
}

const SHORTEN = 'Limit what the agent may print (`sandbox.limits.output`).'

function problem(message: string, hint: string): UserError {
  return new UserError({ code: 'artifact', message: `${message}.`, hint })
}
