import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { assign, type PairValue, type Stretch } from '../../../src/grade/aem/assign.ts'

/** Every assignment that keeps the order, by trying all of them; the best one by the parts in their order. */
function oracle(
  stretches: readonly Stretch[],
  calls: number,
  value: (gold: number, call: number) => PairValue | undefined,
): ReadonlyMap<number, number> {
  const golds = stretches.flatMap((stretch) => stretch.members)
  let best: { readonly pairs: ReadonlyMap<number, number>; readonly key: readonly number[] } | undefined
  const visit = (index: number, pairs: Map<number, number>) => {
    const gold = golds[index]
    if (gold !== undefined) {
      visit(index + 1, pairs)
      for (let call = 0; call < calls; call += 1) {
        if (value(gold, call) === undefined || [...pairs.values()].includes(call)) continue
        visit(index + 1, new Map([...pairs, [gold, call]]))
      }
      return
    }
    if (!keepsOrder(stretches, pairs)) return
    const key = keyOf(golds, calls, pairs, value)
    if (best === undefined || isGreater(key, best.key)) best = { pairs, key }
  }
  visit(0, new Map())
  return best?.pairs ?? new Map()
}

function keepsOrder(stretches: readonly Stretch[], pairs: ReadonlyMap<number, number>): boolean {
  const at = stretches.map(({ members }) => members.flatMap((gold) => pairs.get(gold) ?? []))
  const outside = at.every((own, index) =>
    at.slice(index + 1).every((later) => own.every((a) => later.every((b) => a < b))),
  )
  const inside = stretches.every(({ members, before }) =>
    members.every((gold, member) =>
      [...(before[member] ?? [])].every((other) => {
        const [a, b] = [pairs.get(members[other] ?? -1), pairs.get(gold)]
        return a === undefined || b === undefined || a < b
      }),
    ),
  )
  return outside && inside
}

function keyOf(
  golds: readonly number[],
  calls: number,
  pairs: ReadonlyMap<number, number>,
  value: (gold: number, call: number) => PairValue | undefined,
): readonly number[] {
  const worths = [...pairs].flatMap(([gold, call]) => value(gold, call) ?? [])
  const total = (of: (worth: PairValue) => number) => worths.reduce((sum, worth) => sum + of(worth), 0)
  const takers = new Map([...pairs].map(([gold, call]) => [call, gold]))
  return [
    total((worth) => Number(worth.passed)),
    total((worth) => Number(worth.sameAction)),
    worths.length,
    total((worth) => Math.round(worth.agreement * 1e6)),
    total((worth) => worth.fate),
    ...golds.map((gold) => Number(pairs.has(gold))),
    // the earliest call first, and there the earliest gold turn
    ...Array.from({ length: calls }, (_, call) => -(takers.get(call) ?? 1000)),
  ]
}

function isGreater(a: readonly number[], b: readonly number[]): boolean {
  const index = a.findIndex((part, at) => part !== b[at])
  return index >= 0 && (a[index] ?? 0) > (b[index] ?? 0)
}

const worth = fc.option(
  fc
    .record({
      level: fc.integer({ min: 0, max: 2 }),
      agreement: fc.constantFrom(0, 0.25, 0.5, 1),
      fate: fc.constantFrom<0 | 1 | 2>(0, 1, 2),
    })
    .map(({ level, agreement, fate }): PairValue => ({ passed: level === 2, sameAction: level > 0, agreement, fate })),
  { nil: undefined },
)

const problem = fc
  .record({
    sizes: fc.array(fc.integer({ min: 1, max: 3 }), { minLength: 1, maxLength: 4 }),
    calls: fc.integer({ min: 0, max: 5 }),
  })
  .filter(({ sizes }) => sizes.reduce((sum, size) => sum + size, 0) <= 5)
  .chain(({ sizes, calls }) => {
    const golds = sizes.reduce((sum, size) => sum + size, 0)
    return fc.record({
      sizes: fc.constant(sizes),
      calls: fc.constant(calls),
      worths: fc.array(fc.array(worth, { minLength: calls, maxLength: calls }), { minLength: golds, maxLength: golds }),
      // 0: unordered, 1: each member after the one before it, 2: the last member first
      ordered: fc.array(fc.integer({ min: 0, max: 2 }), { minLength: sizes.length, maxLength: sizes.length }),
    })
  })

describe('assign', () => {
  it('finds what trying every assignment finds', () => {
    fc.assert(
      fc.property(problem, ({ sizes, calls, worths, ordered }) => {
        let next = 0
        const stretches = sizes.map((size, index): Stretch => {
          const members = Array.from({ length: size }, (_, member) => next + member)
          next += size
          const before = members.map((_, member) => {
            if (ordered[index] === 1) return new Set(Array.from({ length: member }, (_, other) => other))
            return new Set(ordered[index] === 2 && member < size - 1 ? [size - 1] : [])
          })
          return { members, before }
        })
        const value = (gold: number, call: number) => worths[gold]?.[call]
        const found = assign(stretches, calls, value)
        const sorted = (pairs: ReadonlyMap<number, number>) => [...pairs].sort(([a], [b]) => a - b)
        expect(sorted(found)).toEqual(sorted(oracle(stretches, calls, value)))
      }),
      { numRuns: 1000 },
    )
  })

  it('counts its parts in order: one pass outweighs any agreement', () => {
    const pass: PairValue = { passed: true, sameAction: true, agreement: 0, fate: 0 }
    const near: PairValue = { passed: false, sameAction: true, agreement: 1, fate: 2 }
    // gold 0 would pass with call 1; pairing 0–0 and 1–1 would give two pairs that are nearly right
    const worths = [
      [near, pass],
      [undefined, near],
    ]
    const single = (gold: number): Stretch => ({ members: [gold], before: [new Set()] })
    expect([...assign([single(0), single(1)], 2, (gold, call) => worths[gold]?.[call])]).toEqual([[0, 1]])
  })

  it('pairs a long dialog', () => {
    const value = (gold: number, call: number): PairValue => ({
      passed: call === 2 * gold,
      sameAction: true,
      agreement: ((gold * 7 + call * 13) % 10) / 10,
      fate: 2,
    })
    const stretches = Array.from({ length: 200 }, (_, gold): Stretch => ({ members: [gold], before: [new Set()] }))
    const found = assign(stretches, 500, value)
    expect(found.size).toBe(200)
    expect([...found].every(([gold, call]) => call === 2 * gold)).toBe(true)
  })
})
