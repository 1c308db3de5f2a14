import type { Task } from '../../suite/schema/task.ts'
import type { Evidence, FileEvidence, Outcome } from '../../trace/attempt.ts'
import { resolveCommand } from '../command-line.ts'
import type { AttemptLimits } from '../limits.ts'
import type { ResourceStop } from '../outcome.ts'
import type { Marker } from '../process/end-tree.ts'
import { runProcess } from '../process/run-process.ts'
import { Tail } from '../process/tail.ts'
import { readWorkspaceFile } from './files.ts'
import type { AttemptFolder } from './workspace.ts'

export interface EvidenceRequest {
  readonly task: Task
  readonly folder: AttemptFolder
  readonly env: Readonly<Record<string, string>>
  readonly marker: Marker
  readonly limits: AttemptLimits
  readonly root: string
  readonly outcome: Outcome
  readonly signal: AbortSignal
}

/** What layer 1 needs of the workspace, before it goes. The task's command runs only where the agent ended well. */
export async function collectEvidence(request: EvidenceRequest): Promise<Pick<Evidence, 'files' | 'command'>> {
  const { task, folder, outcome } = request
  const files: [string, FileEvidence][] = []
  for (const { path } of task.files) files.push([path, await readWorkspaceFile(folder.workspace, path)])
  const wanted = task.command !== undefined && outcome.status === 'completed'
  return {
    files: Object.fromEntries(files),
    ...(wanted && { command: await runCheck(task.command ?? [], request) }),
  }
}

const MAX_TAIL_BYTES = 8 * 1024

const OVER: Readonly<Record<ResourceStop, string>> = {
  cpu: 'ended: it took more time on the processor than limits.cpu',
  memory: 'ended: it took more memory than limits.memory',
  file_size: 'ended: it wrote a larger file than limits.file_size',
  processes: 'ended: it ran more processes than limits.processes',
}

async function runCheck(
  command: readonly string[],
  request: EvidenceRequest,
): Promise<NonNullable<Evidence['command']>> {
  const { folder, env, marker, limits, root, signal } = request
  const tail = new Tail(MAX_TAIL_BYTES)
  const time = AbortSignal.timeout(limits.timeMs)
  let passed: ResourceStop | undefined
  const onPassed = (limit: ResourceStop): void => {
    passed = limit
    child.end()
  }
  const child = runProcess({
    ...(await resolveCommand(command, root)),
    ...{ cwd: folder.workspace, env },
    marker: { ...marker, ...(marker.keep !== undefined && { keep: { ...marker.keep, onPassed } }) },
    signal: AbortSignal.any([signal, time]),
    onStdout: (chunk) => tail.push(chunk),
    onStderr: (chunk) => tail.push(chunk),
  })
  child.closeInput()
  const end = await child.ended
  if (end.kind === 'not_started') return { exit_code: null, tail: end.message, timed_out: false }
  const over = passed === undefined ? '' : `\n${OVER[passed]}`
  return { exit_code: end.code, tail: `${tail.text()}${over}`, timed_out: time.aborted }
}
