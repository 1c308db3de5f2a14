import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLI } from '../support/home.ts'
import { type Measured, measureWell } from '../support/measure.ts'
import { against, columns, median } from '../support/table.ts'
import { promptfooEnv, promptfooRun } from './promptfoo.ts'

export interface PeersSize {
  readonly tasks: number
  readonly attempts: number
  readonly concurrency: number
  readonly rounds: number
  /** Entry point of promptfoo; absent: Turngate and the bare spawn alone. */
  readonly promptfoo?: string
}

const TARGETS = { wall: 1, cpu: 0.25, memory: 0.5, start: 2 }

/** The same suite with the same stub agent through Turngate, promptfoo and nothing at all, one after the other in each round. */
export async function benchPeers(size: PeersSize): Promise<string> {
  const { tasks, attempts, concurrency, rounds, promptfoo } = size
  const folder = mkdtempSync(join(tmpdir(), 'turngate-bench-peers-'))
  try {
    const suite = writeSuite(folder, size)
    const env = promptfooEnv(folder)
    const bare = ['sh', '-c', `seq ${tasks * attempts} | xargs -P ${concurrency} -n 1 sh agent.sh > /dev/null`]
    const runs: Runs = { bare: [], turngate: [], promptfoo: [] }
    const starts: Runs = { bare: [], turngate: [], promptfoo: [] }
    for (let round = 0; round < rounds; round += 1) {
      runs.bare.push(await measureWell(bare, { cwd: folder }))
      const out = ['--concurrency', String(concurrency), '--out', join(folder, `run-${round}`), '--no-gate', '--json']
      const turngate = await measureWell([process.execPath, CLI, 'run', suite, ...out], { cwd: folder })
      runs.turngate.push(turngate)
      const { totals }: { totals: { passed: number } } = JSON.parse(turngate.stdout)
      checkPassed('turngate', totals.passed, size)
      starts.bare.push(await measureWell([process.execPath, '-e', '0'], { cwd: folder }))
      starts.turngate.push(await measureWell([process.execPath, CLI, '--version'], { cwd: folder }))
      if (promptfoo === undefined) continue
      const command = [process.execPath, promptfoo, ...promptfooRun(folder, tasks, attempts, concurrency)]
      runs.promptfoo.push(await measureWell(command, { cwd: folder, env }))
      checkPassed('promptfoo', promptfooPassed(folder), size)
      starts.promptfoo.push(await measureWell([process.execPath, promptfoo, '--version'], { cwd: folder, env }))
    }
    return report(size, runs, starts)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

type Runs = Record<'bare' | 'turngate' | 'promptfoo', Measured[]>

function writeSuite(folder: string, { tasks, attempts }: PeersSize): string {
  const suite = {
    ...{ name: 'stub', attempts },
    agent: { kind: 'command', command: ['sh', 'agent.sh'], protocol: 'text' },
    tasks: Array.from({ length: tasks }, (_, index) => ({
      ...{ id: `task-${index}`, input: `hello ${index}`, answer: [{ contains: 'done' }] },
    })),
  }
  writeFileSync(join(folder, 'agent.sh'), 'echo done\n')
  writeFileSync(join(folder, 'suite.json'), JSON.stringify(suite))
  return join(folder, 'suite.json')
}

function promptfooPassed(folder: string): number {
  const { results }: { results: { stats: { successes: number } } } = JSON.parse(
    readFileSync(join(folder, 'promptfoo.json'), 'utf8'),
  )
  return results.stats.successes
}

function checkPassed(name: string, passed: number, { tasks, attempts }: PeersSize): void {
  if (passed !== tasks * attempts) throw new Error(`${name}: ${passed} of ${tasks * attempts} attempts passed`)
}

function report({ tasks, attempts, concurrency, rounds }: PeersSize, runs: Runs, starts: Runs): string {
  const wall = (of: readonly Measured[]) => median(of.map(({ seconds }) => seconds))
  const cpu = (of: readonly Measured[]) => median(of.map(({ cpuSeconds }) => cpuSeconds))
  const memory = (of: readonly Measured[]) => median(of.map(({ peakMb }) => peakMb))
  const above = (of: readonly Measured[]) => cpu(of) - cpu(runs.bare)
  const hasPeer = runs.promptfoo.length > 0
  const names = hasPeer ? (['bare', 'turngate', 'promptfoo'] as const) : (['bare', 'turngate'] as const)
  return [
    `${tasks} tasks × ${attempts} attempts of one stub agent, concurrency ${concurrency}, median of ${rounds} rounds`,
    '',
    columns([
      ['', 'wall', 'processor', 'above the bare spawn', 'peak memory', '--version'],
      ...names.map((name) => [
        name === 'bare' ? 'bare spawn; empty Node process' : name,
        `${wall(runs[name]).toFixed(2)} s`,
        `${cpu(runs[name]).toFixed(2)} s`,
        name === 'bare' ? '' : `${above(runs[name]).toFixed(2)} s`,
        name === 'bare' ? '' : `${memory(runs[name]).toFixed(0)} MB`,
        `${(wall(starts[name]) * 1000).toFixed(0)} ms`,
      ]),
    ]),
    '',
    columns([
      ...(hasPeer
        ? [
            ['wall, of promptfoo', against(wall(runs.turngate) / wall(runs.promptfoo), TARGETS.wall)],
            ['processor above the bare spawn', against(above(runs.turngate) / above(runs.promptfoo), TARGETS.cpu)],
            ['peak memory', against(memory(runs.turngate) / memory(runs.promptfoo), TARGETS.memory)],
          ]
        : []),
      ['--version, of an empty Node process', against(wall(starts.turngate) / wall(starts.bare), TARGETS.start)],
    ]),
  ].join('\n')
}
