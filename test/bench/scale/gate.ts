import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CLI } from '../support/home.ts'
import { type Measured, measureWell } from '../support/measure.ts'
import { against, columns, median } from '../support/table.ts'
import { bigSuite, EVENTS, type RunSize, storeRun } from './stored-run.ts'

const TARGETS = { floor: 8, megabytes: 250, twice: 2.2 }

/**
 * Grades and gates a stored run against a baseline, beside the floor of reading and parsing the lines of its traces from
 * one file, and beside a run of twice as many tasks. Each round runs all three, one after the other.
 */
export async function benchGate(size: RunSize, rounds: number): Promise<string> {
  const scratch = mkdtempSync(join(tmpdir(), 'turngate-bench-gate-'))
  try {
    const sizes = [size, { ...size, tasks: size.tasks * 2 }]
    const sides: Side[] = []
    for (const [index, one] of sizes.entries()) sides.push(await prepare(join(scratch, String(index)), one))
    writeFileSync(join(scratch, 'floor.mjs'), FLOOR)
    const [once, twice] = sides
    if (once === undefined || twice === undefined) return ''
    const floors: Measured[] = []
    for (let round = 0; round < rounds; round += 1) {
      floors.push(await measureWell([process.execPath, join(scratch, 'floor.mjs'), once.lines], { cwd: scratch }))
      for (const side of sides) side.runs.push(await gate(side, scratch))
    }
    return report(size, floors, once.runs, twice.runs)
  } finally {
    rmSync(scratch, { recursive: true, force: true })
  }
}

interface Side {
  readonly run: string
  readonly baseline: string
  /** All lines of the run's traces in one file. */
  readonly lines: string
  readonly runs: Measured[]
}

async function prepare(folder: string, size: RunSize): Promise<Side> {
  const suite = bigSuite(size)
  const [base, run, baseline] = [join(folder, 'base'), join(folder, 'run'), join(folder, 'baseline')]
  await storeRun(base, suite, 1)
  await storeRun(run, suite, 2)
  await measureWell([process.execPath, CLI, 'baseline', 'write', base, '--dir', baseline], { cwd: folder })
  return { run, baseline, lines: join(folder, '2.jsonl'), runs: [] }
}

async function gate({ run, baseline }: Side, cwd: string): Promise<Measured> {
  const measured = await measureWell(
    [process.execPath, CLI, 'gate', run, '--baseline', baseline, '--json'],
    { cwd },
    [0, 3],
  )
  const { totals }: { totals: { planned: number; measured: number } } = JSON.parse(measured.stdout)
  if (totals.measured !== totals.planned)
    throw new Error(`${totals.measured} of ${totals.planned} attempts were graded`)
  return measured
}

const FLOOR = `import { createReadStream } from 'node:fs'
let rest = ''
let events = 0
for await (const chunk of createReadStream(process.argv[2], { encoding: 'utf8', highWaterMark: 65536 })) {
  const lines = (rest + chunk).split('\\n')
  rest = lines.pop()
  for (const line of lines) if (JSON.parse(line).event !== undefined) events += 1
}
console.log(events)
`

function report({ tasks, attempts }: RunSize, floors: Measured[], once: Measured[], twice: Measured[]): string {
  const seconds = (runs: readonly Measured[]) => median(runs.map((run) => run.seconds))
  const megabytes = (runs: readonly Measured[]) => Math.max(...runs.map((run) => run.peakMb))
  const row = (name: string, runs: readonly Measured[]) => [
    name,
    `${seconds(runs).toFixed(2)} s`,
    `${median(runs.map((run) => run.cpuSeconds)).toFixed(2)} s`,
    `${megabytes(runs).toFixed(0)} MB`,
  ]
  const ratios = once.map((run, index) => run.seconds / (floors[index]?.seconds ?? Number.NaN))
  const growth = twice.map((run, index) => run.seconds / (once[index]?.seconds ?? Number.NaN))
  return [
    `Stored traces graded and gated: ${tasks} tasks × ${attempts} attempts × ${EVENTS} events, median of ${once.length} rounds`,
    '',
    columns([
      ['', 'wall', 'processor', 'peak memory'],
      row(`floor: reading and parsing ${tasks * attempts * EVENTS} lines`, floors),
      row('turngate gate', once),
      row('turngate gate, twice as many tasks', twice),
    ]),
    '',
    columns([
      ['over the floor', against(median(ratios), TARGETS.floor)],
      ['megabytes', against(megabytes(once), TARGETS.megabytes)],
      ['for twice the work', against(median(growth), TARGETS.twice)],
    ]),
  ].join('\n')
}
