import { afterAll, describe, expect, it } from 'vitest'
import { type Cell, openCell } from '../../../src/attempt/isolation/cell.ts'
import { findMeans, plainMeans } from '../../../src/attempt/isolation/means.ts'
import type { Keep } from '../../../src/attempt/process/keep.ts'
import { runProcess } from '../../../src/attempt/process/run-process.ts'
import { temporaryFolder } from '../world.ts'
import { alive, newMark } from './marked.ts'
import { hasNamespaces } from './modes.ts'

const { cell: means } = await findMeans(true)
const { brandWith } = await plainMeans()

/** Namespaces with a process table of their own, those of hosts that do not allow one, and none. */
const PLACES = ['own processes', 'shared processes', 'no namespaces'] as const
const made: Cell[] = []
afterAll(() => Promise.all(made.map((cell) => cell.close())))

async function keepIn(place: (typeof PLACES)[number], runFolder: string): Promise<Keep> {
  const resources = { fileBytes: 1024 ** 2, processes: 50 }
  const brand = brandWith === undefined ? {} : { brand: { program: brandWith, limit: 2 ** 30 } }
  const plain = { resources, onPassed: () => undefined }
  if (place === 'no namespaces' || means === undefined) return { ...plain, ...brand }
  const ownProcesses = place === 'own processes'
  const room = await openCell({ ...means, ownProcesses, ownNetwork: false, runFolder, hidden: [], ports: [] })
  made.push(room)
  return ownProcesses ? { ...plain, room } : { ...plain, room, ...brand }
}

async function run(keep: Keep, command: string, args: readonly string[] = [], folder = temporaryFolder()) {
  const printed: string[] = []
  const child = runProcess({
    ...{ command, args, cwd: keep.room === undefined ? folder : '/', env: { PATH: process.env.PATH ?? '' } },
    marker: { variable: `TURNGATE_TEST=${folder}`, folder, keep },
    signal: new AbortController().signal,
    onStdout: (chunk) => printed.push(chunk.toString()),
    onStderr: (chunk) => printed.push(chunk.toString()),
  })
  child.closeInput()
  return { end: await child.ended, printed: printed.join('') }
}

describe.skipIf(!hasNamespaces).each(PLACES)('a process in a place with %s', (place) => {
  it.each<[string, number | null, NodeJS.Signals | null, string]>([
    ['echo fine', 0, null, 'fine\n'],
    ['echo wrong >&2; exit 3', 3, null, 'wrong\n'],
    ['exit 137', 137, null, ''],
    ['exit 255', 255, null, ''],
    ['kill -KILL $$', null, 'SIGKILL', ''],
    ['kill -TERM $$', null, 'SIGTERM', ''],
    ['kill -INT $$', null, 'SIGINT', ''],
    ['kill -PIPE $$', null, 'SIGPIPE', ''],
    ['kill -ABRT $$', null, 'SIGABRT', ''],
    ['kill -XCPU $$', null, 'SIGXCPU', ''],
  ])('ends as it is: %s', async (script, code, signal, printed) => {
    const ran = await run(await keepIn(place, temporaryFolder()), 'sh', ['-c', `${script}; :`])
    expect(ran).toEqual({ end: { kind: 'exited', code, signal }, printed })
  })

  it('that is not there has not started', async () => {
    const { end } = await run(await keepIn(place, temporaryFolder()), 'no-such-program')
    expect(end).toEqual({ kind: 'not_started', code: 'ENOENT', message: 'spawn no-such-program ENOENT' })
  })

  it('ends with all that it started', async () => {
    const mark = newMark()
    const script = `cd /; (env -i setsid sleep ${mark} >/dev/null 2>&1 </dev/null &) ; sleep 0.2`
    await run(await keepIn(place, temporaryFolder()), 'env', ['-i', '/bin/sh', '-c', script])
    expect(alive(mark)).toEqual([])
  })
})

describe.skipIf(!hasNamespaces)('a place that cannot be entered', () => {
  it('is no failure of the agent', async () => {
    const keep = await keepIn('own processes', temporaryFolder())
    const room = { enter: ['/bin/sh', '-c', 'echo no more namespaces >&2; exit 1'], drop: [], hasInit: true }
    const { end } = await run({ ...keep, room }, 'true')
    expect(end).toEqual({
      ...{ kind: 'not_started', code: 'EAGAIN' },
      message: 'its sandbox could not be entered: no more namespaces',
    })
  })

  it('is told in the words of the system', async () => {
    if (means === undefined) return
    const tools = { ...means.tools, unshare: '/bin/false' }
    const opened = openCell({ ...means, tools, runFolder: temporaryFolder(), hidden: [], ports: [] })
    await expect(opened).rejects.toThrow('the namespaces could not be made')
  })
})
