import { tinySuite } from '../support/tiny.ts'
import type { Case } from './case.ts'

const RUN = ['run', 'suite.yaml']

/** Runs and baselines of the tiny suite (`base`, `baselines/tiny`) that are not whole, or not its own. */
export const STORED: readonly Case[] = [
  {
    title: 'a corrupt baseline',
    args: RUN,
    files: { 'baselines/tiny/main.json': '{"version": 1,' },
    says: [
      'error: baselines/tiny/main.json:1: This is not JSON. Restore the file from version control; or delete the folder and write the baseline anew with `turngate baseline write`.',
    ],
  },
  {
    title: 'a corrupt baseline at the gate',
    args: ['gate', 'base'],
    files: { 'baselines/tiny/main.json': '{"version": 1,' },
    says: [
      'error: baselines/tiny/main.json:1: This is not JSON. Restore the file from version control; or delete the folder and write the baseline anew with `turngate baseline write`.',
    ],
  },
  {
    title: 'an empty baseline',
    args: RUN,
    files: { 'baselines/tiny/main.json': '' },
    says: [
      'error: baselines/tiny/main.json: The file is empty. Restore the file from version control; or delete the folder and write the baseline anew with `turngate baseline write`.',
    ],
  },
  {
    title: 'a baseline of another suite',
    args: RUN,
    files: { 'baselines/tiny/main.json': '{"version": 1, "suite": "other"}' },
    says: [
      'error: baselines/tiny/main.json: suite: This is the baseline of suite `other`, not of `tiny`. Name the baseline folder of this suite with --baseline, or write one with `turngate baseline write`.',
    ],
  },
  {
    title: 'a baseline of another version',
    args: RUN,
    files: { 'baselines/tiny/main.json': '{"version": 2, "suite": "tiny"}' },
    says: [
      'error: baselines/tiny/main.json: version: The baseline has version 2; this Turngate reads version 1. Use the Turngate that wrote it, or write the baseline anew.',
    ],
  },
  {
    title: 'half a baseline',
    args: RUN,
    prepare: (place) => place.remove('baselines/tiny/accepted.json'),
    says: [
      'error: baselines/tiny: The baseline is not whole: there is main.json and references, but no accepted.json. Restore the file from version control; or delete the folder and write the baseline anew with `turngate baseline write`.',
    ],
  },
  {
    title: 'a run of another suite as baseline',
    args: ['run', 'other.yaml', '--baseline', 'base'],
    files: { 'other.yaml': tinySuite('', { name: 'other' }) },
    says: ['error: base: This run is of suite `tiny`, not of `other`. Name a run of the same suite with --baseline.'],
  },
  {
    title: 'a run that lost its suite',
    args: ['gate', 'base'],
    prepare: (place) => place.remove('base/suite.json'),
    says: [
      'error: base/suite.json: The run does not hold its suite. Run the suite again; `turngate score` takes it by --suite.',
    ],
  },
  {
    title: 'a run whose suite is no suite',
    args: ['gate', 'base'],
    files: { 'base/suite.json': '{"name": 1}' },
    says: [
      'error: base/suite.json: This is not the suite of a run (file: Invalid input: expected string, received undefined). Run the suite again; `turngate score` takes it by --suite.',
    ],
  },
  {
    title: 'a policy with a typo at the gate',
    args: ['gate', 'base', '--policy', 'p.yaml'],
    files: { 'p.yaml': 'mode: gaet\n' },
    says: ['error: p.yaml:1:7: mode: `mode` must be one of `gate`, `advise`, not `gaet`.'],
  },
  {
    title: 'a policy that is not there at the gate',
    args: ['gate', 'base', '--policy', 'nowhere.yaml'],
    says: ['error: nowhere.yaml: There is no file `nowhere.yaml`. Name the file, or the folder of a suite.'],
  },
  {
    title: 'a score by a suite that is broken',
    args: ['score', 'base', '--suite', 'broken.yaml'],
    files: { 'broken.yaml': 'name: [\n' },
    says: [
      'error: broken.yaml:2:1: This is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ].',
    ],
  },
  {
    title: 'a baseline of a run that is not whole',
    args: ['baseline', 'write', 'base'],
    prepare: (place) => place.write({ 'base/attempts.jsonl': '' }),
    says: [
      'error: This run cannot become a baseline: too few attempts were measured (min_measured 0.8): greet (0 of 2). Mend what kept them from being measured, and run again.',
    ],
  },
]
