import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLI } from '../support/home.ts'
import { measureWell } from '../support/measure.ts'
import { against, columns, median } from '../support/table.ts'
import { spawnBare } from './bare.ts'
import { writeStubSuite } from './stub-suite.ts'

export interface OverheadSize {
  readonly tasks: number
  readonly attempts: number
  readonly agentMs: number
  readonly rounds: number
}

const TARGETS = { tools: 1.1, plain: 1.05 }

/**
 * Wall time of `turngate run` over that of starting the same agent process as often, in turns, at concurrency 1 and 4,
 * with tool doubles and without. Beside the doubles the bare agent has a server that answers at once.
 */
export async function benchOverhead({ tasks, attempts, agentMs, rounds }: OverheadSize): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'turngate-bench-overhead-'))
  const cases = [1, 4].flatMap((concurrency) =>
    [false, true].map((tools): Case => ({ concurrency, tools, bare: [], whole: [] })),
  )
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (const one of cases) {
        const folder = join(scratch, `${round}-${one.concurrency}-${one.tools}`)
        const suite = writeStubSuite(folder, { tasks, attempts, agentMs, tools: one.tools })
        one.bare.push(
          await spawnBare({
            command: [process.execPath, 'agent.mjs', String(agentMs)],
            cwd: folder,
            count: tasks * attempts,
            concurrency: one.concurrency,
            server: one.tools,
          }),
        )
        const run = ['run', suite, '--concurrency', String(one.concurrency), '--out', join(folder, 'run'), '--no-gate']
        const { stdout, seconds } = await measureWell([process.execPath, CLI, ...run, '--json'], { cwd: folder })
        const { totals }: { totals: { passed: number } } = JSON.parse(stdout)
        if (totals.passed !== tasks * attempts) throw new Error(`only ${totals.passed} attempts passed`)
        one.whole.push(seconds)
      }
    }
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
  return [
    `Wall time of ${tasks * attempts} attempts of an agent that thinks for ${agentMs} ms, median of ${rounds} rounds`,
    '',
    columns([['', 'bare spawn', 'turngate run', 'ratio'], ...cases.map(row)]),
  ].join('\n')
}

interface Case {
  readonly concurrency: number
  readonly tools: boolean
  readonly bare: number[]
  readonly whole: number[]
}

function row({ concurrency, tools, bare, whole }: Case): string[] {
  const ratios = whole.map((seconds, index) => seconds / (bare[index] ?? Number.NaN))
  return [
    `concurrency ${concurrency}, ${tools ? 'tool doubles' : 'no tools'}`,
    `${median(bare).toFixed(2)} s`,
    `${median(whole).toFixed(2)} s`,
    against(median(ratios), tools ? TARGETS.tools : TARGETS.plain),
  ]
}
