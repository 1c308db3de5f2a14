import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { percent, showAmount, showFigures, showLimit, signed } from '../../src/report/figures.ts'

const rate = { kind: 'rate', unit: 'share' } as const
const rates = (baseline: number, candidate: number, max_drop: number) =>
  showFigures({ ...rate, baseline, candidate, change: candidate - baseline, limit: { max_drop } })

describe('rates', () => {
  it.each([
    ['84.4 → 84.1 with tolerance 0.3', rates(0.844, 0.841, 0.3), ['84.4%', '84.1%', '−0.3', 'drop ≤ 0.3']],
    ['a drop of 0.71 with tolerance 0', rates(0.8571, 0.85, 0), ['85.7%', '85.0%', '−0.7', 'drop ≤ 0']],
    ['a drop that rounds to its limit', rates(0.9, 0.8496, 5), ['90.00%', '84.96%', '−5.04', 'drop ≤ 5']],
    ['a drop of exactly its limit', rates(0.85, 0.8, 5), ['85.0%', '80.0%', '−5.0', 'drop ≤ 5']],
    ['1.0 − 0.95', rates(1, 0.95, 5), ['100.0%', '95.0%', '−5.0', 'drop ≤ 5']],
    [
      'a difference of rounded values that would pass',
      rates(0.8444, 0.8406, 0.3),
      ['84.44%', '84.06%', '−0.38', 'drop ≤ 0.3'],
    ],
    ['a change too small to see', rates(0.9, 0.8998, 5), ['90.00%', '89.98%', '−0.02', 'drop ≤ 5']],
    ['no change', rates(2 / 3, 2 / 3, 5), ['66.7%', '66.7%', '0.0', 'drop ≤ 5']],
    ['binary noise', rates(0.1 + 0.2, 0.3, 0), ['30.0%', '30.0%', '0.0', 'drop ≤ 0']],
    ['a rise', rates(0.5, 0.75, 5), ['50.0%', '75.0%', '+25.0', 'drop ≤ 5']],
  ])('%s', (_, { baseline, candidate, change, limit }, expected) => {
    expect([baseline, candidate, change, limit]).toEqual(expected)
  })

  it('show a bar that is missed as missed', () => {
    const shown = showFigures({ ...rate, candidate: 0.79996, limit: { min: 0.8 } })
    expect([shown.candidate, shown.limit]).toEqual(['79.996%', '≥ 80%'])
  })

  it('never contradict the verdict', () => {
    const attempts = fc.integer({ min: 1, max: 200 })
    fc.assert(
      fc.property(attempts, fc.nat(200), fc.nat(200), fc.constantFrom(0, 0.3, 1, 2.5, 5), (n, a, b, max_drop) => {
        const [baseline, candidate] = [Math.min(a, n) / n, Math.min(b, n) / n]
        const shown = rates(baseline, candidate, max_drop)
        const change = Number(shown.change.replace('−', '-'))
        const drop = Number.parseFloat(shown.baseline) - Number.parseFloat(shown.candidate)
        // in whole numbers: a drop of k of n attempts is more than the limit
        const exceeds = Math.min(a, n) - Math.min(b, n) > (max_drop / 100) * n + 1e-9
        expect(-change > max_drop + 1e-9).toBe(exceeds)
        expect(drop > max_drop + 1e-9).toBe(exceeds)
        expect(Math.sign(change)).toBe(Math.sign(Math.min(b, n) - Math.min(a, n)))
      }),
      { numRuns: 500 },
    )
  })
})

describe('amounts', () => {
  it.each([
    [0.0123456, 'usd', '$0.0123'],
    [0, 'usd', '$0'],
    [12.5, 'usd', '$12.5'],
    [850.4, 'ms', '850 ms'],
    [61_500, 'ms', '61.5 s'],
    [1_234_567, 'ms', '1,235 s'],
    [12_345.6, 'tokens', '12,346'],
    [4.25, 'count', '4.3'],
    [0.5, 'share', '50.0%'],
  ] as const)('%d %s is %s', (value, unit, text) => {
    expect(showAmount(value, unit)).toBe(text)
  })

  it.each([
    ['a rise above its limit by a hair', 1.2504, ['$0.100', '$0.125', '×1.25'], false],
    ['a rise below it', 1.1, ['$0.100', '$0.110', '×1.10'], true],
  ])('%s', (_, ratio, expected, same) => {
    const shown = showFigures({
      kind: 'amount',
      unit: 'usd',
      baseline: 0.1,
      candidate: 0.1 * ratio,
      change: ratio,
      limit: { max_rise: 1.25 },
    })
    expect([shown.baseline, shown.candidate, shown.change].join() === expected.join()).toBe(same)
    expect(Number(shown.change.slice(1)) > 1.25).toBe(ratio > 1.25)
  })
})

describe('limits', () => {
  it.each([
    [{ max_drop: 5 }, 'share', 'drop ≤ 5'],
    [{ max_drop: 5, min: 0.8 }, 'share', 'drop ≤ 5, ≥ 80%'],
    [{ max_rise: 1.25 }, 'usd', '≤ ×1.25'],
    [{ max: 0.05 }, 'usd', '≤ $0.05'],
    [{ max: 2000 }, 'ms', '≤ 2 s'],
    [{}, 'share', ''],
  ] as const)('%o of %s: %s', (limit, unit, text) => {
    expect(showLimit(limit, unit)).toBe(text)
  })
})

it('signs and shares', () => {
  expect([signed(-0.04), signed(0.05), signed(-12.34), percent(1), percent(0.005, 0)]).toEqual([
    '0.0',
    '+0.1',
    '−12.3',
    '100.0%',
    '1%',
  ])
})
