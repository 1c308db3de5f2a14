import { join } from 'node:path'
import type { Json } from '../../json.ts'
import type { ToolEntry } from '../../suite/schema/tools.ts'
import { shownNames } from '../../suite/tool-names.ts'
import type { Attempt, Evidence } from '../../trace/attempt.ts'
import { callCost } from '../../trace/call-cost.ts'
import { type Isolation, openIsolation, type Place } from '../isolation/isolation.ts'
import { type AttemptLimits, readLimits } from '../limits.ts'
import type { AttemptModels, ModelEndpoint } from '../models/endpoint.ts'
import { keyVariables } from '../models/reach.ts'
import { notMade } from '../not-made.ts'
import { type AgentEnd, decideOutcome, type Stop } from '../outcome.ts'
import type { PlannedAttempt } from '../plan.ts'
import { type Marker, sweepFolder } from '../process/end-tree.ts'
import type { AttemptWorld } from '../world.ts'
import { createDoubles, type Doubles } from './doubles.ts'
import { attemptEnvironment } from './environment.ts'
import { collectEvidence } from './evidence.ts'
import { endedAtFileLimit } from './file-limit.ts'
import { openHandlers } from './handlers/handlers.ts'
import { pointClients, type ServerUrls } from './mcp/clients.ts'
import type { ToolEndpoint, ToolServer } from './mcp/server.ts'
import { createRecorder, type Recorder } from './recorder.ts'
import { compileTools, type ToolTable } from './tools/table.ts'
import { createWorld } from './tools/world.ts'
import { type AttemptFolder, makeAttemptFolder, makeRunFolder, removeAttemptFolder, removeFolder } from './workspace.ts'

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
  /** Of all servers; empty where the suite has none. */
  readonly tools: readonly ToolEntry[]
  /** Where they are served; absent where the suite has none. */
  readonly toolUrls?: ServerUrls
  /** For kinds that run in this process: calls are recorded as those over MCP are. */
  readonly doubles: Doubles
  /** Else the loopback of the attempt's processes may not be the host's. */
  readonly isNetworkOpen: boolean
  /** The endpoint between the agent and its models, which records what they are asked; absent where there is none. */
  readonly models?: SessionModels
  readonly state: () => Json | undefined
  /** Aborted when the attempt has to end. */
  readonly signal: AbortSignal
  stop(reason: Stop): void
  /** The last reply is there: from now on no time is measured or limited. */
  settle(): void
}

export interface SessionModels
  extends Pick<AttemptModels, 'openaiUrl' | 'anthropicUrl' | 'token' | 'count' | 'calls'> {}

export interface AgentReport {
  readonly end: AgentEnd
  /** Whether the agent's own output can tell its calls, where the suite has no tools. */
  readonly recordsCalls: boolean
  /** Where the user got no answer: what the agent did in its place, in words. */
  readonly unanswered?: string | undefined
  readonly evidence: Pick<Evidence, 'broken_lines' | 'unofficial_calls' | 'stderr_tail'>
}

export async function openSandbox(world: AttemptWorld): Promise<Sandbox> {
  const { suite } = world
  const runFolder = await makeRunFolder(world.scratch)
  const server = suite.tools.length === 0 ? undefined : await openTools(world)
  const models = await openModels(world)
  const ports = [server?.port, suite.sandbox.network === 'models' ? models?.port : undefined]
  const isolation = await openIsolation(
    world,
    runFolder,
    ports.filter((port) => port !== undefined),
  )
  const tools = compileTools(suite.tools, [suite.sandbox.tools].flat().join(', '))
  const shared = { world, tools, runFolder, server, models, isolation }
  return {
    attempt: (planned, signal, live) => makeAttempt(shared, planned, signal, live),
    async close() {
      await server?.close()
      await models?.close()
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
  readonly models: ModelEndpoint | undefined
  readonly isolation: Isolation
}

/** Loaded only for suites with tools: the MCP SDK takes a while to start. */
async function openTools({ suite }: AttemptWorld): Promise<ToolServer> {
  const { openToolServer } = await import('./mcp/server.ts')
  return openToolServer(suite.tools)
}

/** Loaded only for suites that have one. */
async function openModels(world: AttemptWorld): Promise<ModelEndpoint | undefined> {
  const { models } = world.suite.sandbox
  if (models === undefined) return undefined
  const { openModelEndpoint } = await import('../models/endpoint.ts')
  return openModelEndpoint(models, world)
}

async function makeAttempt(shared: Shared, planned: PlannedAttempt, signal: AbortSignal, live: LiveAgent) {
  const { suite, root, gateRoot = root } = shared.world
  const exhausted = shared.models?.exhausted()
  if (exhausted !== undefined) return notMade(planned, { status: 'infra_failed', ...exhausted })
  const fixture = suite.sandbox.workspace
  const place = await shared.isolation.take()
  try {
    const folder = await makeAttemptFolder(place.folder, fixture === undefined ? undefined : join(gateRoot, fixture))
    try {
      return await makeAttemptIn(shared, { ...place, attempt: folder }, planned, signal, live)
    } finally {
      await removeAttemptFolder(folder)
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
  const { suite, hostEnv, root, gateRoot } = shared.world
  const limits = readLimits(suite.sandbox.limits)
  const ending = new AbortController()
  let stopped: Stop | undefined
  let settledAt: number | undefined
  let models: AttemptModels | undefined
  let endpoint: ToolEndpoint | undefined
  // not in the attempt's folder: what works there is ended with the agent, and a call of the last moment may still be open
  const handlers = openHandlers({
    suite,
    root: gateRoot ?? root,
    scratch: shared.runFolder,
    path: hostEnv.PATH ?? '',
    signal: ending.signal,
  })
  // before the clock starts: it is not the agent that waits for them
  await handlers?.warm()
  const startedAt = new Date()
  const start = performance.now()
  const elapsed = () => performance.now() - start
  /** Without what was lost to a provider or to the rate limit: that is not the agent's time. */
  const spent = () => elapsed() - (models?.lostMs() ?? 0)

  function stop(reason: Stop, last?: Promise<unknown>): void {
    stopped ??= reason
    if (last === undefined) ending.abort()
    else last.finally(() => ending.abort())
  }
  function checkTime(): void {
    const left = limits.timeMs - spent()
    if (left < 1) stop('time')
    else timer = setTimeout(checkTime, Math.max(left, SHORTEST_CHECK_MS))
  }
  const interrupt = () => stop('interrupted')
  let timer = setTimeout(checkTime, limits.timeMs)
  signal.addEventListener('abort', interrupt)
  if (signal.aborted) interrupt()

  const recorder = createRecorder({
    ...{ maxCalls: limits.calls, maxCostUsd: limits.costUsd, onLimit: stop, elapsed },
    costOf: (event) => knownCost(callCost(event, suite.prices)),
    hide: (event) => models?.hide(event) ?? event,
    onCall: ({ tool, args }) => models?.calls.reached(shownNames(suite.tools, tool), args),
  })
  const hasTools = suite.tools.length > 0
  let env: Readonly<Record<string, string>> = {}

  try {
    models = await shared.models?.open({
      ...{ planned, root: folder.root, recorder, hasTools, stop, signal: ending.signal },
      env: () => env,
    })
    const { attempt, task } = planned
    const { now } = suite.sandbox
    const seed = models?.seed ?? planned.seed
    const world = createWorld({ tools: shared.tools, state: suite.state, seed, now, maxCalls: limits.calls })
    const onFault = (message: string) => stop({ reason: 'sandbox', message })
    const doubles = createDoubles({ world, recorder, ended: ending.signal, handlers, onFault })
    endpoint = shared.server?.open(doubles)
    const mcp = endpoint && (await pointClients(endpoint.urls, folder.root, shared.world.mcpBridge))
    const facts = {
      ...{ task: task.id, attempt, seed, now },
      ...folder,
      ...(mcp !== undefined && { mcp }),
      ...(models !== undefined && { models }),
    }
    env = attemptEnvironment(hostEnv, suite.sandbox.env, facts, keyVariables(suite.sandbox.models))
    const marker: Marker = {
      variable: `TURNGATE_WORKSPACE=${folder.workspace}`,
      folder: folder.root,
      keep: {
        ...{ resources: limits.resources, onPassed: stop },
        ...(room !== undefined && { room }),
        ...(brand !== undefined && { brand }),
      },
    }
    const report = await live({
      ...{ planned, folder, env, marker, limits, recorder, doubles, stop, hasTools },
      tools: suite.tools,
      ...(endpoint !== undefined && { toolUrls: endpoint.urls }),
      isNetworkOpen: suite.sandbox.network === 'open',
      ...(models !== undefined && { models }),
      state: world.state,
      signal: ending.signal,
      settle() {
        settledAt ??= spent()
        clearTimeout(timer)
      },
    })
    const wallMs = Math.round(settledAt ?? spent())
    clearTimeout(timer)
    models?.close()
    recorder.close()
    if (stopped === undefined && (await endedAtFileLimit(report, folder, limits))) stop('file_size')
    const outcome = decideOutcome(stopped, report.end, suite.sandbox.limits, report.unanswered)
    // what was not measured is not worth replaying
    if (outcome.status !== 'infra_failed') await models?.keep()
    const collected = await collectEvidence({
      ...{ task, folder, env, marker, limits, outcome, signal },
      root: gateRoot ?? root,
    })
    const evidence: Evidence = {
      ...(suite.state !== undefined && { state_before: suite.state }),
      ...{ ...stateOf(world.state()), ...collected },
      calls_recorded_by: recordedBy(hasTools, models, report),
      ...report.evidence,
      isolation: [...shared.isolation.names],
    }
    return {
      ...{ task: task.id, attempt, seed, wall_ms: wallMs },
      ...(models?.hide({ outcome, evidence }) ?? { outcome, evidence }),
      started_at: startedAt.toISOString(),
      events: recorder.events,
    }
  } finally {
    clearTimeout(timer)
    models?.close()
    recorder.close()
    endpoint?.close()
    ending.abort()
    await handlers?.close()
    signal.removeEventListener('abort', interrupt)
  }
}

/** Between two looks at the time while a provider keeps the attempt waiting. */
const SHORTEST_CHECK_MS = 20

function knownCost(cost: number | string): number | undefined {
  return typeof cost === 'number' ? cost : undefined
}

/** Without tools the models that were asked know all calls, also where there were none. */
function recordedBy(
  hasTools: boolean,
  models: AttemptModels | undefined,
  report: AgentReport,
): Evidence['calls_recorded_by'] {
  if (hasTools) return 'sandbox'
  if (models !== undefined && models.count() > 0) return 'models'
  return report.recordsCalls ? 'agent' : 'none'
}

function stateOf(state: Json | undefined): Pick<Evidence, 'state'> {
  return state === undefined ? {} : { state }
}
