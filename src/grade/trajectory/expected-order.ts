import { finding } from '../codes.ts'
import type { Finding } from '../score.ts'
import { type Check, type ExpectedItem, notStated, result } from './view.ts'

/**
 * The expected tools occur among the executed calls in this order, with anything between (a subsequence). An item of
 * several tools is met by all of them, in any order, after the item before and before the item after. Taking each at
 * the earliest place is enough: a later place never makes room for what follows.
 */
export const expectedOrder: Check = ({ expected, ordered, executed }) => {
  if (expected === undefined || !ordered) return notStated()
  const names = executed.map((call) => call.tool)
  const taken = new Map<number, string>()
  const findings: Finding[] = []
  let from = 0
  for (const item of expected) {
    const { places, unmet } = takeItem(item, names, from)
    for (const place of places) taken.set(place, names[place] ?? '')
    for (const tool of unmet) findings.push(explain(tool, names, taken, expected))
    from = Math.max(from, ...places.map((place) => place + 1))
  }
  return result(findings)
}

/** The earliest places from `from` on that meet the item's tools, and the tools that have none. */
function takeItem(item: ExpectedItem, names: readonly string[], from: number) {
  const unmet = [...item]
  const places: number[] = []
  for (let place = from; place < names.length && unmet.length > 0; place += 1) {
    const member = unmet.indexOf(names[place] ?? '')
    if (member < 0) continue
    unmet.splice(member, 1)
    places.push(place)
  }
  return { places, unmet }
}

/** Called, but before something that should come first; or not called often enough. */
function explain(
  tool: string,
  names: readonly string[],
  taken: ReadonlyMap<number, string>,
  expected: readonly ExpectedItem[],
): Finding {
  const early = names.findLastIndex((name, place) => name === tool && !taken.has(place))
  const first = [...taken].sort(([a], [b]) => a - b).find(([place]) => place > early)
  if (early >= 0 && first !== undefined) {
    return finding('out_of_order', { expected_first: first[1], came_before: tool })
  }
  const wanted = expected.flat().filter((name) => name === tool).length
  return finding('order_incomplete', { tool, expected: wanted, executed: names.filter((name) => name === tool).length })
}
