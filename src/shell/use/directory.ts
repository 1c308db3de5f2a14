import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const FOLDER = '.turngate'

/** Where a run goes when nobody says so: `.turngate/runs/<id>`. */
export function defaultDirectory(cwd: string, id: string): string {
  return join(cwd, FOLDER, 'runs', id)
}

/** Makes the folder of all runs, which keeps itself out of version control. */
export async function makeDefaultFolder(cwd: string): Promise<void> {
  await mkdir(join(cwd, FOLDER), { recursive: true })
  await writeFile(join(cwd, FOLDER, '.gitignore'), '*\n')
}
