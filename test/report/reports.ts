import type { Report } from '../../src/report/types.ts'
import { measuredReport, sampleReport, sampleRun, type Way } from './sample.ts'

/** One report of each kind that a reader meets, made by the real stages. */
const wayOf: Readonly<Record<string, (task: number, attempt: number) => Way>> = {
  base: (task, attempt) => (task === 7 && attempt === 2 ? 'wrong_amount' : 'right'),
  pass: (task, attempt) => (task === 6 && attempt === 3 ? 'wrong_amount' : 'right'),
  regressed: (task, attempt) => (task < 4 ? 'no_amount' : task === 4 && attempt > 1 ? 'wrong_amount' : 'right'),
  inconclusive: (task, attempt) =>
    attempt === 1 && task < 4 ? 'no_lookup' : task === 5 && attempt === 2 ? 'hole' : 'right',
  measured: (task, attempt) => (task === 6 && attempt === 3 ? 'wrong_amount' : task === 2 ? 'crash' : 'right'),
  hostile: (task) => (task < 4 ? 'hostile' : 'right'),
  hole: () => 'hole',
  right: () => 'right',
}

const run = (name: string, agent?: Readonly<Record<string, string>>) =>
  sampleRun('candidate', wayOf[name] ?? (() => 'right'), agent)
const base = sampleRun('base', wayOf.base ?? (() => 'right'))

export const REPORTS: Readonly<Record<string, Report>> = {
  pass: sampleReport(run('pass'), base),
  regressed: sampleReport(run('regressed', { prompt: 'prompt-2', interface: 'interface-1' }), base),
  inconclusive: sampleReport(run('inconclusive'), base),
  'no-baseline': sampleReport(run('right'), undefined),
  'not-measured': sampleReport(run('hole'), base),
  measured: measuredReport(run('measured')),
  hostile: sampleReport(run('hostile'), base),
}
