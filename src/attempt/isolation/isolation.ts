import { constants } from 'node:fs'
import { copyFile, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises'
import { join, sep } from 'node:path'
import type { Sandbox } from '../../suite/schema/suite.ts'
import type { Brand, Room } from '../process/keep.ts'
import { removeFolder } from '../sandbox/remove-folder.ts'
import type { AttemptWorld } from '../world.ts'
import { type Cell, openCell } from './cell.ts'
import { findMeans, type Means, plainMeans } from './means.ts'
import { type IsolationName, isolationNames } from './names.ts'

/** What keeps the attempts of one run apart. */
export interface Isolation {
  readonly names: readonly IsolationName[]
  /** A place for one attempt at a time. @throws Error where the host has no room for another */
  take(): Promise<Place>
  /** Whether a process is marked as one of this run. */
  isBrand(limit: number): boolean
  close(): Promise<void>
}

export interface Place {
  /** Absolute; the attempt's folder is made below it. */
  readonly folder: string
  readonly room?: Room
  readonly brand?: Brand
  /** For the next attempt, empty. */
  giveBack(): Promise<void>
}

type Grounds = Pick<AttemptWorld, 'suite' | 'root' | 'scratch'>

/** By name, what will be in force. The scratch folder has to be there. */
export async function namesInForce({ suite, root, scratch }: Grounds): Promise<IsolationName[]> {
  const { sandbox } = suite
  const [means, clones] = await Promise.all([meansFor(sandbox), canClone(root, sandbox.workspace, scratch)])
  return isolationNames(sandbox, means, clones)
}

/** What the host has for a suite. */
export function meansFor({ isolation, network }: Sandbox): Promise<Means> {
  return isolation === 'off' ? plainMeans() : findMeans(network !== 'open')
}

/** @param ports of loopback that attempts reach though their network is closed */
export async function openIsolation(
  world: AttemptWorld,
  runFolder: string,
  ports: readonly number[],
): Promise<Isolation> {
  const { cell, brandWith } = await meansFor(world.suite.sandbox)
  const hidden = (world.hidden ?? []).filter((folder) => !`${world.root}${sep}`.startsWith(`${folder}${sep}`))
  const idle: Cell[] = []
  const all: Cell[] = []
  const firstBrand = BRANDS_OF_A_RUN * Math.floor(1 + Math.random() * 2 ** 20)
  let brands = 0

  async function takeCell(options: NonNullable<Means['cell']>): Promise<Cell> {
    const free = idle.pop()
    if (free !== undefined) return free
    await Promise.all(hidden.map((folder) => mkdir(folder, { recursive: true })))
    const made = await openCell({ ...options, runFolder, hidden, ports })
    all.push(made)
    return made
  }

  function nextBrand(): Place['brand'] {
    if (brandWith === undefined || cell?.ownProcesses === true) return undefined
    brands += 1
    return { program: brandWith, limit: firstBrand + (brands % BRANDS_OF_A_RUN) }
  }

  return {
    names: await namesInForce({ ...world, root: world.gateRoot ?? world.root }),
    async take() {
      const brand = nextBrand()
      const marked = brand === undefined ? {} : { brand }
      if (cell === undefined) return { folder: runFolder, ...marked, giveBack: async () => undefined }
      const room = await takeCell(cell)
      return { folder: room.folder, room, ...marked, giveBack: () => clear(room).then(() => void idle.push(room)) }
    },
    isBrand: (limit) => limit >= firstBrand && limit < firstBrand + BRANDS_OF_A_RUN,
    async close() {
      await Promise.all(all.map((one) => one.close()))
    },
  }
}

/** An agent may have left something beside its own folder. */
async function clear({ folder }: Cell): Promise<void> {
  for (const name of await readdir(folder).catch(() => [])) await removeFolder(join(folder, name))
}

/** More than a run has attempts. */
const BRANDS_OF_A_RUN = 2 ** 20

/** Whether a copy of the fixture shares its blocks with it until one of them is written to. */
async function canClone(root: string, fixture: string | undefined, scratch: string): Promise<boolean> {
  if (fixture === undefined) return false
  const folder = await mkdtemp(join(scratch, 'clone-'))
  try {
    const files = await readdir(join(root, fixture), { withFileTypes: true })
    const file = files.find((entry) => entry.isFile())
    if (file === undefined) return false
    await copyFile(join(root, fixture, file.name), join(folder, 'copy'), constants.COPYFILE_FICLONE_FORCE)
    return true
  } catch {
    return false
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
