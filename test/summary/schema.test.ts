import { expect, expectTypeOf, it } from 'vitest'
import type { z } from 'zod'
import { RunSummaryFile } from '../../src/summary/schema.ts'
import type { RunSummary } from '../../src/summary/types.ts'
import { sampleRun } from '../report/sample.ts'

type DeepReadonly<T> = T extends object ? { readonly [K in keyof T]: DeepReadonly<T[K]> } : T
const stored = () => JSON.parse(JSON.stringify(sampleRun('r', (task) => (task === 0 ? 'hole' : 'crash')).summary))

it('states the types that stages share', () => {
  expectTypeOf<DeepReadonly<z.infer<typeof RunSummaryFile>>>().toExtend<RunSummary>()
  expectTypeOf<RunSummary>().toExtend<DeepReadonly<z.infer<typeof RunSummaryFile>>>()
})

it('reads a stored summary as it was written', () => {
  const { summary } = sampleRun('r', (task) => (task === 0 ? 'hole' : 'crash'))
  expect(RunSummaryFile.parse(stored())).toEqual(summary)
})

it.each([
  ['an unknown key', (file: Stored) => ({ ...file, extra: 1 }), 'extra'],
  ['another version', (file: Stored) => ({ ...file, version: 2 }), 'version'],
  ['a missing part', ({ tasks: _, ...file }: Stored) => file, 'tasks'],
  ['a wrong count', (file: Stored) => ({ ...file, tasks: [{ ...file.tasks[1], passed: 3 }] }), 'passed'],
  ['more measured than planned', (file: Stored) => ({ ...file, tasks: [{ ...file.tasks[1], planned: 2 }] }), 'planned'],
  ['a task twice', (file: Stored) => ({ ...file, tasks: [file.tasks[0], file.tasks[0]] }), 'once'],
  [
    'a value that is no number',
    (file: Stored) => ({ ...file, metrics: { aem: { ...file.metrics.aem, value: null } } }),
    'value',
  ],
])('refuses %s', (_, change, named) => {
  const parsed = RunSummaryFile.safeParse(change(stored()))
  expect(parsed.success).toBe(false)
  expect(JSON.stringify(parsed.error?.issues)).toContain(named)
})

interface Stored {
  readonly tasks: readonly object[]
  readonly metrics: { readonly aem: object }
}
