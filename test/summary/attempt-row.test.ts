import { expect, it } from 'vitest'
import { sampleRun } from '../report/sample.ts'

it.each([
  [
    'no_amount',
    { turn_no: 3, reason: 'missing_parameters', tool: 'orders', action: 'Refund', fields: ['amount'], cascades: 0 },
  ],
  [
    'wrong_amount',
    {
      turn_no: 3,
      reason: 'inconsistent_parameter_values',
      tool: 'orders',
      action: 'Refund',
      fields: ['amount'],
      cascades: 0,
    },
  ],
  ['no_lookup', { turn_no: 2, reason: 'tool_mismatch', tool: 'orders', action: 'Get', fields: [], cascades: 0 }],
  ['crash', { turn_no: 3, reason: 'tool_mismatch', tool: 'orders', action: 'Refund', fields: [], cascades: 1 }],
] as const)('keeps the first root cause of an attempt that goes the way %s', (way, cause) => {
  const { summary } = sampleRun('r', () => way)
  expect(summary.tasks[0]?.attempts[0]?.root_cause).toEqual(cause)
})

it('counts root causes and cascades by what each turn failed by', () => {
  const { summary } = sampleRun('r', (task) => (task === 0 ? 'crash' : 'right'))
  expect(summary.failure_reasons).toEqual({
    tool_mismatch: { root: 5, cascade: 0 },
    incomplete_response: { root: 0, cascade: 5 },
  })
})

it('has no root cause of an attempt that passes', () => {
  const { summary } = sampleRun('r', () => 'right')
  const row = summary.tasks[0]?.attempts[0]
  expect(row).not.toHaveProperty('root_cause')
  expect(row?.metrics.success_rate).toEqual({ kind: 'scored', value: 1, num: 1, den: 1 })
})
