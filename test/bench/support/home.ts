import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder that holds package.json, from the source and from what is compiled. */
export const HOME = findHome(import.meta.dirname)

/** The program as it is shipped. */
export const CLI = join(HOME, 'dist/cli/index.js')

function findHome(folder: string): string {
  return existsSync(join(folder, 'package.json')) ? folder : findHome(dirname(folder))
}
