import { createHash } from 'node:crypto'
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { CLI, type Ended, type Running, start } from './cli.ts'

/** Path → text of a file. */
export type Files = Readonly<Record<string, string>>

/** A working directory of its own, with a home and a folder for temporary files beside it. */
export interface Place extends Disposable {
  readonly dir: string
  readonly env: Readonly<Record<string, string>>
  write(files: Files): void
  read(path: string): string
  readJson(path: string): unknown
  has(path: string): boolean
  remove(path: string): void
  /** Every file with its text. */
  files(): Record<string, string>
  /** Every path with a hash of what is there. */
  contents(): Record<string, string>
  /** What is left in the folder for temporary files. */
  leftovers(): string[]
  start(...args: readonly string[]): Running
  turngate(...args: readonly string[]): Promise<Ended>
}

export function newPlace(files: Files = {}, variables: (dir: string) => Record<string, string> = () => ({})): Place {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'turngate-e2e-')))
  const [dir, home, temporary] = [join(folder, 'work'), join(folder, 'home'), join(folder, 'tmp')]
  for (const made of [dir, home, temporary]) mkdirSync(made)
  const env = {
    PATH: process.env.PATH ?? '',
    HOME: home,
    TMPDIR: temporary,
    NO_COLOR: '1',
    CI: 'true',
    ...variables(dir),
  }
  const place: Place = {
    dir,
    env,
    write(more) {
      for (const [path, text] of Object.entries(more)) {
        mkdirSync(dirname(join(dir, path)), { recursive: true })
        writeFileSync(join(dir, path), text)
      }
    },
    read: (path) => readFileSync(join(dir, path), 'utf8'),
    readJson: (path) => JSON.parse(readFileSync(join(dir, path), 'utf8')),
    has: (path) => existsSync(join(dir, path)),
    remove: (path) => rmSync(join(dir, path), { recursive: true }),
    files: () => filesOf(dir),
    contents: () => contentsOf(dir),
    leftovers: () => readdirSync(temporary),
    start: (...args) => start(CLI, args, { cwd: dir, env }),
    turngate: (...args) => place.start(...args).ended,
    [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }),
  }
  place.write(files)
  return place
}

function filesOf(dir: string): Record<string, string> {
  const paths = readdirSync(dir, { recursive: true, encoding: 'utf8' })
  return Object.fromEntries(
    paths
      .filter((path) => lstatSync(join(dir, path)).isFile())
      .map((path) => [path, readFileSync(join(dir, path), 'utf8')]),
  )
}

const HASHED_BYTES = 4 * 1024 * 1024

function contentsOf(dir: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const path of readdirSync(dir, { recursive: true, encoding: 'utf8' }).sort()) {
    const file = join(dir, path)
    const stat = lstatSync(file)
    if (stat.isSymbolicLink()) found[path] = `→ ${readlinkSync(file)}`
    else if (stat.isDirectory()) found[path] = 'folder'
    else if (stat.size > HASHED_BYTES) found[path] = `${stat.size} bytes of ${stat.mtimeMs}`
    else found[path] = createHash('sha256').update(readFileSync(file)).digest('hex')
  }
  return found
}
