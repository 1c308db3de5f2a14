import { constants } from 'node:fs'
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
