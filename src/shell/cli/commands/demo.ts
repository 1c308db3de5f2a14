import { join } from 'node:path'
import type { ExitCode, Io } from '../io.ts'
import { runAndPrint } from './run.ts'

export interface DemoOptions {
  readonly attempts?: number
  readonly seed?: number
  readonly concurrency?: number
  readonly json?: boolean
}

/** Not the seed of the committed baseline: the demo compares two independent runs. */
const DEMO_SEED = 20250301

/** `turngate demo`: the example suite against its committed baseline. */
export async function demo(io: Io, { json, seed = DEMO_SEED, ...options }: DemoOptions): Promise<ExitCode> {
  const request = {
    ...options,
    seed,
    suite: join(io.home, 'examples', 'support-desk', 'suite.yaml'),
    baseline: join(io.home, 'baselines', 'support-desk'),
    gate: true,
  }
  return runAndPrint(io, request, json)
}
