import { accessSync, constants, statSync } from 'node:fs'
import { access, stat } from 'node:fs/promises'
import { delimiter, isAbsolute, join, resolve, sep } from 'node:path'

export interface CommandLine {
  readonly command: string
  readonly args: readonly string[]
}

/**
 * The command as it is started in a workspace: `node` is the Node that runs Turngate, and what names a file under the
 * suite's folder becomes an absolute path.
 */
export async function resolveCommand(command: readonly string[], root: string): Promise<CommandLine> {
  const [first = '', ...rest] = await Promise.all(command.map((part) => absoluteIfFile(part, root)))
  return { command: command[0] === 'node' ? process.execPath : first, args: rest }
}

/** Where a program is, or undefined: by its path, or by its name in the folders of PATH. */
export async function findProgram(command: string, path: string): Promise<string | undefined> {
  if (command.includes('/')) return isAbsolute(command) && (await isProgram(command)) ? command : undefined
  for (const folder of path.split(delimiter).filter((name) => name !== '')) {
    const candidate = join(folder, command)
    if (await isProgram(candidate)) return candidate
  }
  return undefined
}

/** The system's code for why a program cannot be started from a folder; undefined where it can. */
export function missingProgram(command: string, cwd: string, path = ''): 'ENOENT' | 'EACCES' | undefined {
  const candidates = command.includes('/')
    ? [resolve(cwd, command)]
    : path.split(delimiter).flatMap((folder) => (folder === '' ? [] : [join(folder, command)]))
  const found = candidates.map(lookAt)
  if (found.includes('program')) return undefined
  return found.includes('file') ? 'EACCES' : 'ENOENT'
}

export async function isFile(path: string): Promise<boolean> {
  try {
    return (await stat(path)).isFile()
  } catch {
    return false
  }
}

async function absoluteIfFile(part: string, root: string): Promise<string> {
  if (part === '' || isAbsolute(part)) return part
  const path = resolve(root, part)
  return path.startsWith(resolve(root) + sep) && (await isFile(path)) ? path : part
}

async function isProgram(path: string): Promise<boolean> {
  try {
    await access(path, constants.X_OK)
    return await isFile(path)
  } catch {
    return false
  }
}

function lookAt(path: string): 'program' | 'file' | 'nothing' {
  let seen: 'file' | 'nothing' = 'nothing'
  try {
    if (!statSync(path).isFile()) return seen
    seen = 'file'
    accessSync(path, constants.X_OK)
    return 'program'
  } catch {
    return seen
  }
}
