import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

// `npm run bench:startup`: from the start of the process to the first line on stdout, of the action and of an empty action
// that is bundled the same way. Pairs are measured in turns, so that a busy machine slows both.

const root = resolve(import.meta.dirname, '../../..')
const PAIRS = 30
const MOST = 1.5

const folder = mkdtempSync(join(root, 'build/startup-'))
try {
  const empty = await bundleEmpty(folder)
  const action = join(root, 'dist/action/index.js')
  const times: { ours: number[]; empty: number[]; whole: number[] } = { ours: [], empty: [], whole: [] }
  for (let pair = 0; pair < PAIRS; pair += 1) {
    times.empty.push((await measure(empty)).first)
    const { first, whole } = await measure(action)
    times.ours.push(first)
    times.whole.push(whole)
  }
  const [ours, bare] = [median(times.ours), median(times.empty)]
  const ratio = ours / bare
  process.stdout.write(
    `first line, median of ${PAIRS}: action ${ours.toFixed(0)} ms, empty action ${bare.toFixed(0)} ms, ratio ${ratio.toFixed(2)} (at most ${MOST})\n`,
  )
  process.stdout.write(
    `until a suite that is not there is reported, everything loaded: ${median(times.whole).toFixed(0)} ms\n`,
  )
  process.exitCode = ratio <= MOST ? 0 : 1
} finally {
  rmSync(folder, { recursive: true, force: true })
}

/** What every action does before its own work: load the toolkit and read an input. */
async function bundleEmpty(dir: string): Promise<string> {
  const source = join(dir, 'empty.js')
  writeFileSync(
    source,
    "import * as core from '@actions/core'\ncore.getInput('suite')\nprocess.stdout.write('empty\\n')\n",
  )
  const bundle = createRequire(import.meta.url)('@vercel/ncc') as (
    entry: string,
    options: object,
  ) => Promise<{ code: string; assets: Record<string, { source: string | Buffer }> }>
  const { code, assets } = await bundle(source, { target: 'es2022', quiet: true })
  const out = join(dir, 'out')
  mkdirSync(out)
  writeFileSync(join(out, 'index.js'), code)
  for (const [name, { source: content }] of Object.entries(assets)) {
    mkdirSync(dirname(join(out, name)), { recursive: true })
    writeFileSync(join(out, name), content)
  }
  return join(out, 'index.js')
}

/** Milliseconds. */
async function measure(script: string): Promise<{ readonly first: number; readonly whole: number }> {
  const started = performance.now()
  const child = spawn(process.execPath, [script], {
    cwd: tmpdir(),
    env: { PATH: process.env.PATH ?? '', INPUT_SUITE: 'none.yaml' },
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const first = await new Promise<number>((done, failed) => {
    child.once('error', failed)
    child.stdout.once('data', () => done(performance.now() - started))
  })
  child.stdout.resume()
  await new Promise((done) => child.once('close', done))
  return { first, whole: performance.now() - started }
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
