import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '../../errors.ts'
import { findProgram } from '../command-line.ts'
import type { Brand } from '../process/keep.ts'
import { lockLimitOf } from '../process/proc.ts'
import { runProcess } from '../process/run-process.ts'
import { Tail } from '../process/tail.ts'
import { type Cell, type CellOptions, openCell } from './cell.ts'
import { findNamespaceTools, SYSTEM_PATH } from './tools.ts'

/** What keeps attempts apart on this host. */
export interface Means {
  /** How cells are made; absent where they cannot be. */
  readonly cell?: Pick<CellOptions, 'tools' | 'user' | 'ownProcesses' | 'ownNetwork'>
  /** Where something that was asked for is missing, the system's words about it. */
  readonly why?: string
  /** Marks processes where they have no table of their own. */
  readonly brandWith?: Brand['program']
}

/** Without any namespace. */
export async function plainMeans(why?: string): Promise<Means> {
  // inside an attempt of another Turngate the mark is taken
  const program = lockLimitOf('self') === undefined ? await findProgram('prlimit', SYSTEM_PATH) : undefined
  const canBrand = process.platform === 'linux' && program !== undefined
  return { ...(canBrand && { brandWith: program }), ...(why !== undefined && { why }) }
}

/** A host that takes longer to make a few namespaces is not one to make many on. */
const MOST_MS = 10_000

const tried = new Map<boolean, Promise<Means>>()

/** Finds by trying what the host allows. It does not change while Turngate runs, so it is tried once. */
export function findMeans(ownNetwork: boolean): Promise<Means> {
  const means = tried.get(ownNetwork) ?? tryAll(ownNetwork)
  tried.set(ownNetwork, means)
  return means
}

async function tryAll(ownNetwork: boolean): Promise<Means> {
  const [uid, gid] = [process.getuid?.(), process.getgid?.()]
  if (process.platform !== 'linux' || uid === undefined || gid === undefined) {
    return plainMeans('namespaces are a feature of Linux')
  }
  const tools = await findNamespaceTools()
  if ('missing' in tools) return plainMeans(`there is no program \`${tools.missing}\``)
  let why: string | undefined
  // a network of its own matters most, since that is what a suite asks for
  for (const network of ownNetwork ? [true, false] : [false]) {
    for (const ownProcesses of [true, false]) {
      const cell = { tools, user: { uid, gid }, ownProcesses, ownNetwork: network }
      const trouble = await troubleWith(cell)
      if (trouble === undefined) return { ...(await plainMeans(why)), cell }
      why ??= trouble
    }
  }
  return plainMeans(why)
}

/** Makes a cell and runs a program in it. */
async function troubleWith(options: Pick<CellOptions, 'tools' | 'user' | 'ownProcesses' | 'ownNetwork'>) {
  const runFolder = await mkdtemp(join(tmpdir(), 'turngate-try-'))
  try {
    const room = await openCell({ ...options, runFolder, hidden: [], ports: [] })
    try {
      return await troubleInside(room, runFolder)
    } finally {
      await room.close()
    }
  } catch (error) {
    return messageOf(error)
  } finally {
    await rm(runFolder, { recursive: true, force: true })
  }
}

async function troubleInside(room: Cell, runFolder: string): Promise<string | undefined> {
  const complaint = new Tail(2048)
  const { ended, closeInput } = runProcess({
    ...{ command: 'true', args: [], cwd: room.folder, env: { PATH: SYSTEM_PATH } },
    marker: {
      variable: `TURNGATE_TRY=${runFolder}`,
      folder: runFolder,
      keep: { room, resources: { fileBytes: 512, processes: 10 }, onPassed: () => undefined },
    },
    signal: AbortSignal.timeout(MOST_MS),
    onStdout: () => undefined,
    onStderr: (chunk) => complaint.push(chunk),
  })
  closeInput()
  const end = await ended
  if (end.kind === 'exited' && end.code === 0) return undefined
  return complaint.text().trim() || (end.kind === 'exited' ? `exit code ${end.code ?? end.signal}` : end.message)
}
