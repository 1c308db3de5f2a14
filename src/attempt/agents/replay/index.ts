import { stat } from 'node:fs/promises'
import { resolve } from 'node:path'
import { UserError } from '../../../errors.ts'
import type { Attempt } from '../../../trace/attempt.ts'
import { notMade } from '../../not-made.ts'
import { interrupted } from '../../outcome.ts'
import type { PlannedAttempt } from '../../plan.ts'
import type { AgentKind } from '../types.ts'
import { openSource } from './source.ts'

/** Recorded attempts in place of new ones: a run directory, or a file in a format that can be imported. */
export const replayAgent: AgentKind<'replay'> = {
  kind: 'replay',
  async check(agent, _, { suite, root }) {
    const found = await stat(resolve(root, agent.source)).catch(() => undefined)
    const isRun = agent.format === 'run'
    if (found !== undefined && found.isDirectory() === isRun) return
    throw new UserError({
      code: 'replay-source',
      message: `There is no ${isRun ? 'run directory' : 'file'} at \`${agent.source}\`.`,
      file: suite.file,
      key: 'agent.source',
      hint: `It is relative to the suite's folder; \`format: ${agent.format}\` wants a ${isRun ? 'directory that `turngate run` wrote' : 'file'}.`,
    })
  },
  async open(agent, { root }) {
    const source = await openSource(resolve(root, agent.source), agent.source, agent.format)
    return {
      async run(planned, signal) {
        if (signal.aborted) return notMade(planned, interrupted())
        const recorded = await source.take(planned.task.id, planned.attempt)
        return recorded ?? missing(planned, agent.source)
      },
      close: () => source.close(),
    }
  },
}

function missing(planned: PlannedAttempt, source: string): Attempt {
  const message = `${source} holds no attempt ${planned.attempt} of ${planned.task.id}`
  return notMade(planned, { status: 'infra_failed', reason: 'missing', message })
}
