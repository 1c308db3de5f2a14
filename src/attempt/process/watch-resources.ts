import type { ResourceStop } from '../outcome.ts'
import { descendantsOf, type KnownProcess } from './end-tree.ts'
import type { Keep } from './keep.ts'
import { factsOf, memoryOf, memoryShareOf } from './proc.ts'

/** Looks at what a process and everything that it started take, again and again. */
export interface ResourceWatch {
  /** What ran at the last look, the orphans too. */
  seen(): readonly KnownProcess[]
  close(): void
}

const EVERY_MS = 250
/** Memory can grow fast. */
const OFTEN_MS = 50
/** The first process of a room and the one that watches over Turngate. */
const HELPERS = 2

/** Where the system does not show its processes (not Linux), nothing is seen. */
export function watchResources(leader: number, { resources, room, onPassed }: Keep): ResourceWatch {
  const { cpuMs = Infinity, memoryBytes, processes } = resources
  const own = room?.hasInit === true ? -HELPERS : 1
  let seen: readonly KnownProcess[] = []
  const timer = setInterval(look, memoryBytes === undefined ? EVERY_MS : OFTEN_MS)

  function look(): void {
    const limit = passedLimit()
    if (limit === undefined) return
    clearInterval(timer)
    onPassed(limit)
  }

  function passedLimit(): ResourceStop | undefined {
    const below = new Map([...seen, ...descendantsOf(leader)].map((known) => [known.pid, known]))
    // an orphan is not below its leader any more
    seen = [...below.values()].flatMap(({ pid, started }) => {
      const facts = factsOf(pid)
      return facts?.started === started ? [{ pid, ...facts }] : []
    })
    const running = seen.filter((one) => !one.isOver)
    if (running.length + own > processes) return 'processes'
    const spentMs = seen.reduce((sum, one) => sum + one.cpuMs, factsOf(leader)?.cpuMs ?? 0)
    if (spentMs > cpuMs) return 'cpu'
    if (memoryBytes === undefined) return undefined
    return takes(memoryBytes, [leader, ...running.map(({ pid }) => pid)]) ? 'memory' : undefined
  }

  return { seen: () => seen, close: () => clearInterval(timer) }
}

/** Whether processes take more than that many bytes. What children share with the process that they were forked from counts once. */
function takes(bytes: number, pids: readonly number[]): boolean {
  const sum = (of: (pid: number) => number) => pids.reduce((total, pid) => total + of(pid), 0)
  // never less than the shares, and cheap
  return sum(memoryOf) > bytes && sum((pid) => memoryShareOf(pid) ?? memoryOf(pid)) > bytes
}
