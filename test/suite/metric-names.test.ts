import { expect, it } from 'vitest'
import {
  isAmount,
  isMetricName,
  METRIC_NAMES,
  passK,
  SUB_METRICS,
  TRAJECTORY_CHECKS,
} from '../../src/suite/metric-names.ts'
import { metricKind } from '../../src/summary/metric-kinds.ts'

it('has every check and sub-metric', () => {
  expect(METRIC_NAMES).toEqual(expect.arrayContaining([...TRAJECTORY_CHECKS, ...SUB_METRICS]))
})

it.each(METRIC_NAMES)('%s is of the kind that a summary says', (name) => {
  expect(isAmount(name)).toBe(metricKind(name).kind === 'amount')
})

it.each([
  ['pass^1', 1],
  ['pass@12', 12],
  ['pass^0', undefined],
  ['pass^', undefined],
  ['pass^1.5', undefined],
])('%s has k = %s', (name, k) => {
  expect(passK(name)).toBe(k)
  expect(isMetricName(name)).toBe(k !== undefined)
})
