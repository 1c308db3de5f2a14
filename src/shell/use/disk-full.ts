import { UserError } from '../../errors.ts'

/** What a system says where nothing more can be written. */
const FULL: Readonly<Record<string, string>> = {
  ENOSPC: 'the disk is full',
  EDQUOT: "the user's share of the disk is used up",
}

/** The error as one that a user can mend, where a disk had no room; any other as it is. */
export function explainFullDisk(error: unknown, dir: string, resume: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const why = FULL[code]
  if (why === undefined) return error
  return new UserError(
    {
      code: 'disk-full',
      message: `the run could not be written on: ${why}. What was stored until then is kept.`,
      file: dir,
      hint: `Make room, then go on by ${resume}.`,
    },
    { cause: error },
  )
}
