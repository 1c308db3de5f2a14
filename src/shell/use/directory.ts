import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Where a run goes when nobody says so: `.turngate/runs/<id>`, which keeps itself out of version control. */
export async function defaultDirectory(cwd: string, id: string): Promise<string> {
  const folder = join(cwd, '.turngate')
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, '.gitignore'), '*\n')
  return join(folder, 'runs', id)
}
