import { join } from 'node:path'
import type { Json } from '../../json.ts'
import type { Attempt, Evidence } from '../../trace/attempt.ts'
import { type Isolation, openIsolation, type Place } from '../isolation/isolation.ts'
import { type AttemptLimits, readLimits } from '../limits.ts'
import { type AgentEnd, decideOutcome, type Stop } from '../outcome.ts'
import type { PlannedAttempt } from '../plan.ts'
import { type Marker, sweepFolder } from '../process/end-tree.ts'
import type { AttemptWorld } from '../world.ts'
import { createDoubles } from './doubles.ts'
import { attemptEnvironment } from './environment.ts'
import { collectEvidence } from './evidence.ts'
import { endedAtFileLimit } from './file-limit.ts'
import { openHandlers } from './handlers/handlers.ts'
import { pointClients } from './mcp/clients.ts'
import type { ToolServer } from './mcp/server.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { compileTools, type ToolTable } from './tools/table.ts'
import { createWorld } from './tools/world.ts'
import { type AttemptFolder, makeAttemptFolder, makeRunFolder, removeFolder } from './workspace.ts'

/** What a live agent's attempt is made in: fixed world, fresh folders, limits. One for a run, shared by its attempts. */
export interface Sandbox {
  attempt(planned: PlannedAttempt, signal: AbortSignal, live: LiveAgent): Promise<Attempt>
  close(): Promise<void>
}

/** Runs the agent from its first user turn until everything that it started has ended. */
export type LiveAgent = (session: Session) => Promise<AgentReport>

/** One attempt as its agent kind sees it. */
export interface Session {
  readonly planned: PlannedAttempt
  readonly folder: AttemptFolder
  readonly env: Readonly<Record<string, string>>
  readonly marker: Marker
  readonly limits: AttemptLimits
  readonly recorder: Recorder
  /** The suite has tools: the sandbox alone records calls. */
  readonly hasTools: boolean
  readonly state: () => Json | undefined
  /** Aborted when the attempt has to end. */
  readonly signal: AbortSignal
  stop(reason: Stop): void
  /** The last reply is there: from now on no time is measured or limited. */
  settle(): void
}

export interface AgentReport {
  readonly end: AgentEnd
  /** Whether the agent's own output can tell its calls, where the suite has no tools. */
  readonly recordsCalls: boolean
  readonly evidence: Pick<Evidence, 'broken_lines' | 'unofficial_calls' | 'stderr_tail'>
}

export async function openSandbox(world: AttemptWorld): Promise<Sandbox> {
  const { suite } = world
  const runFolder = await makeRunFolder(world.scratch)
  const server = suite.tools.length === 0 ? undefined : await openTools(world)
  const isolation = await openIsolation(world, runFolder, server === undefined ? [] : [server.port])
  const tools = compileTools(suite.tools, [suite.sandbox.tools].flat().join(', '))
  const shared = { world, tools, runFolder, server, isolation }
  return {
    attempt: (planned, signal, live) => makeAttempt(shared, planned, signal, live),
    async close() {
      await server?.close()
      await sweepFolder(runFolder, isolation.isBrand)
      await isolation.close()
      await removeFolder(runFolder)
    },
  }
}

interface Shared {
  readonly world: AttemptWorld
  readonly tools: ToolTable
  /** Absolute. */
  readonly runFolder: string
  readonly server: ToolServer | undefined
  readonly isolation: Isolation
}

/** Loaded only for suites with tools: the MCP SDK takes a while to start. */
async function openTools({ suite }: AttemptWorld): Promise<ToolServer> {
  const { openToolServer } = await import('./mcp/server.ts')
  return openToolServer(suite.tools)
}

async function makeAttempt(shared: Shared, planned: PlannedAttempt, signal: AbortSignal, live: LiveAgent) {
  const { suite, root } = shared.world
  const fixture = suite.sandbox.workspace
  const place = await shared.isolation.take()
  try {
    const folder = await makeAttemptFolder(place.folder, fixture === undefined ? undefined : join(root, fixture))
    try {
      return await makeAttemptIn(shared, { ...place, attempt: folder }, planned, signal, live)
    } finally {
      await removeFolder(folder.root)
    }
  } finally {
    await place.giveBack()
  }
}

interface Ground extends Place {
  readonly attempt: AttemptFolder
}

async function makeAttemptIn(
  shared: Shared,
  { attempt: folder, room, brand }: Ground,
  planned: PlannedAttempt,
  signal: AbortSignal,
  live: LiveAgent,
): Promise<Attempt> {
  const { suite, hostEnv, root } = shared.world
  const limits = readLimits(suite.sandbox.limits)
  const ending = new AbortController()
  let stopped: Stop | undefined
  let settledAt: number | undefined
  // not in the attempt's folder: what works there is ended with the agent, and a call of the last moment may still be open
  const scratch = shared.runFolder
  const handlers = openHandlers({ suite, root, scratch, path: hostEnv.PATH ?? '', signal: ending.signal })
  // before the clock starts: it is not the agent that waits for them
  await handlers?.warm()
  const startedAt = new Date()
  const start = performance.now()
  const elapsed = () => performance.now() - start

  function stop(reason: Stop): void {
    stopped ??= reason
    ending.abort()
  }
  const interrupt = () => stop('interrupted')
  const timer = setTimeout(() => stop('time'), limits.timeMs)
  signal.addEventListener('abort', interrupt)
  if (signal.aborted) interrupt()

  const recorder = createRecorder({ maxCalls: limits.calls, maxCostUsd: limits.costUsd, onLimit: stop, elapsed })
  const { seed, attempt, task } = planned
  const { now } = suite.sandbox
  const world = createWorld({ tools: shared.tools, state: suite.state, seed, now, maxCalls: limits.calls })
  const onFault = (message: string) => stop({ reason: 'sandbox', message })
  const endpoint = shared.server?.open(createDoubles({ world, recorder, ended: ending.signal, handlers, onFault }))
  const marker: Marker = {
    variable: `TURNGATE_WORKSPACE=${folder.workspace}`,
    folder: folder.root,
    keep: {
      ...{ resources: limits.resources, onPassed: stop },
      ...(room !== undefined && { room }),
      ...(brand !== undefined && { brand }),
    },
  }

  try {
    const mcp = endpoint && (await pointClients(endpoint.urls, folder.root, shared.world.mcpBridge))
    const env = attemptEnvironment(hostEnv, suite.sandbox.env, {
      ...{ task: task.id, attempt, seed, now },
      ...folder,
      ...(mcp !== undefined && { mcp }),
    })
    const report = await live({
      ...{ planned, folder, env, marker, limits, recorder, stop },
      hasTools: suite.tools.length > 0,
      state: world.state,
      signal: ending.signal,
      settle() {
        settledAt ??= elapsed()
        clearTimeout(timer)
      },
    })
    const wallMs = Math.round(settledAt ?? elapsed())
    clearTimeout(timer)
    recorder.close()
    if (stopped === undefined && (await endedAtFileLimit(report, folder, limits))) stop('file_size')
    const outcome = decideOutcome(stopped, report.end, suite.sandbox.limits)
    const collected = await collectEvidence({ task, folder, env, marker, limits, root, outcome, signal })
    const evidence: Evidence = {
      ...(suite.state !== undefined && { state_before: suite.state }),
      ...stateOf(world.state()),
      ...collected,
      calls_recorded_by: suite.tools.length > 0 ? 'sandbox' : report.recordsCalls ? 'agent' : 'none',
      ...report.evidence,
      isolation: [...shared.isolation.names],
    }
    return {
      ...{ task: task.id, attempt, seed, outcome, wall_ms: wallMs, evidence },
      started_at: startedAt.toISOString(),
      events: recorder.events,
    }
  } finally {
    clearTimeout(timer)
    recorder.close()
    endpoint?.close()
    ending.abort()
    await handlers?.close()
    signal.removeEventListener('abort', interrupt)
  }
}

function stateOf(state: Json | undefined): Pick<Evidence, 'state'> {
  return state === undefined ? {} : { state }
}
