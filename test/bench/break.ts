import { execFile } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isMap, isSeq, parseDocument } from 'yaml'
import { CLI, HOME } from './support/home.ts'
import { columns } from './support/table.ts'

/**
 * How often the gate says what of the example suite as it is, and of a copy in which one tool lost its description, both
 * against the committed baseline. First argument: run seeds a side, 20 if not given; second: the tool.
 */
const seedCount = Number(process.argv[2] ?? 20)
const tool = process.argv[3] ?? 'shipments_Track'

const example = join(HOME, 'examples/support-desk')
const baseline = join(HOME, 'baselines/support-desk')
const scratch = mkdtempSync(join(tmpdir(), 'turngate-break-'))
try {
  await main()
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

interface Run {
  readonly status: string
  readonly exit: number
  readonly seconds: number
  /** Metrics and tasks that regressed. */
  readonly metrics: readonly string[]
  readonly tasks: readonly string[]
  readonly lost: readonly string[]
}

async function main(): Promise<void> {
  const broken = brokenCopy()
  const sides: { readonly name: string; readonly suite: string; readonly runs: Run[] }[] = [
    { name: 'as it is', suite: example, runs: [] },
    { name: 'broken', suite: broken, runs: [] },
  ]
  for (const seed of freshSeeds()) {
    for (const side of sides) {
      const run = await gate(side.suite, seed)
      side.runs.push(run)
      process.stderr.write(`seed ${seed}, ${side.name}: ${run.status} (${run.seconds.toFixed(1)} s)\n`)
    }
  }
  const [unbroken = [], cut = []] = sides.map(({ runs }) => runs)
  console.log(`The example suite, ${seedCount} run seeds a side; in the broken copy ${tool} has no description.\n`)
  console.log(
    columns([
      ['verdict', 'as it is', 'broken'],
      ...verdicts([...unbroken, ...cut]).map((name) => [
        name,
        ...[unbroken, cut].map((runs) => `${having(runs, name)}`),
      ]),
    ]),
  )
  for (const { name, runs } of sides) {
    console.log(
      `\nRegressed, ${name}\n${often(runs, (run) => [...run.metrics, ...run.tasks.map((task) => `task ${task}`)])}`,
    )
  }
  console.log(`\nTasks that passed less often, broken\n${often(cut, (run) => run.lost)}`)
  const seconds = [...unbroken, ...cut].map((run) => run.seconds).sort((a, b) => a - b)
  const mean = seconds.reduce((sum, value) => sum + value, 0) / seconds.length
  console.log(
    `\nWall time of a run: ${mean.toFixed(1)} s on average, ${seconds.at(0)?.toFixed(1)} to ${seconds.at(-1)?.toFixed(1)} s`,
  )
}

/** Seeds that the baseline was not made with: the same seed gives the same attempts. */
function freshSeeds(): number[] {
  const { runs }: { runs: { seed: number }[] } = JSON.parse(readFileSync(join(baseline, 'main.json'), 'utf8'))
  const taken = new Set(runs.map(({ seed }) => seed))
  const candidates = Array.from({ length: seedCount + taken.size }, (_, index) => index + 1)
  return candidates.filter((seed) => !taken.has(seed)).slice(0, seedCount)
}

function brokenCopy(): string {
  const folder = join(scratch, 'support-desk')
  cpSync(example, folder, { recursive: true })
  const file = join(folder, 'tools.yaml')
  const document = parseDocument(readFileSync(file, 'utf8'))
  const tools = document.get('tools')
  const entry = isSeq(tools) ? tools.items.find((item) => isMap(item) && item.get('name') === tool) : undefined
  if (!isMap(entry) || !entry.delete('description')) throw new Error(`tools.yaml has no ${tool} with a description`)
  writeFileSync(file, document.toString())
  return folder
}

async function gate(suite: string, seed: number): Promise<Run> {
  const out = mkdtempSync(join(scratch, 'run-'))
  const args = ['run', suite, '--baseline', baseline, '--seed', String(seed), '--out', out, '--json']
  const begun = performance.now()
  const { exit, stdout } = await turngate(args)
  const seconds = (performance.now() - begun) / 1000
  rmSync(out, { recursive: true })
  const report: {
    status: string
    reasons: { status: string; args: { metric?: string; task?: string } }[]
    lost: { task: string }[]
  } = JSON.parse(stdout)
  const regressed = report.reasons.filter(({ status }) => status === 'regressed').map(({ args: found }) => found)
  return {
    ...{ status: report.status, exit, seconds, lost: report.lost.map(({ task }) => task) },
    metrics: regressed.flatMap(({ metric }) => (metric === undefined ? [] : [metric])),
    tasks: regressed.flatMap(({ task }) => (task === undefined ? [] : [task])),
  }
}

function turngate(args: readonly string[]): Promise<{ exit: number; stdout: string }> {
  return new Promise((resolve, reject) => {
    const options = { cwd: scratch, maxBuffer: 64 * 1024 * 1024 }
    const child = execFile(process.execPath, [CLI, ...args], options, (_, stdout, stderr) => {
      const { exitCode } = child
      if (exitCode === null || exitCode === 2) reject(new Error(stderr))
      else resolve({ exit: exitCode, stdout })
    })
  })
}

function verdicts(runs: readonly Run[]): string[] {
  return [...new Set(runs.map(named))].sort()
}

function having(runs: readonly Run[], name: string): number {
  return runs.filter((run) => named(run) === name).length
}

function named({ status, exit }: Run): string {
  return `${status} (exit ${exit})`
}

/** What was found in the most runs first. */
function often(runs: readonly Run[], of: (run: Run) => readonly string[]): string {
  const counts = new Map<string, number>()
  for (const run of runs) for (const name of new Set(of(run))) counts.set(name, (counts.get(name) ?? 0) + 1)
  const rows = [...counts].sort(([, a], [, b]) => b - a)
  if (rows.length === 0) return '  nothing'
  return columns(rows.map(([name, count]) => [`  ${name}`, `${count} of ${runs.length}`]))
}
