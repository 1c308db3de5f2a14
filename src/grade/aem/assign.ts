/** What pairing gold turn and call would be worth; parts in the order in which they count. */
export interface PairValue {
  readonly passed: boolean
  readonly sameAction: boolean
  /** 0..1, compared to a millionth. */
  readonly agreement: number
  /** 2 succeeded, 1 not recorded, 0 failed or refused. */
  readonly fate: 0 | 1 | 2
}

/** Gold turns that keep their place as a whole and come in any order inside. */
export interface Stretch {
  /** Gold turns in the gold's order; at most `MAX_EXACT` of them. */
  readonly members: readonly number[]
  /** By member, the members (positions in `members`) that have to come before it. */
  readonly before: readonly ReadonlySet<number>[]
}

export const MAX_EXACT = 12

/**
 * Pairs gold turns with calls, keeping the order of the stretches. The value of an assignment is compared part by part:
 * pairs that pass; of the same tool and action; of the same tool; argument agreement; calls that succeeded; the earliest
 * gold turns; then, from the first call on, calls are taken as early as they can be, by the earliest gold turn.
 *
 * Dynamic programming from the last call backwards. State: stretch, call, and the members of the stretch that are used
 * up. Time is stretches × calls × 2^members.
 *
 * @param value undefined where the two may not be paired
 * @returns the call of each gold turn, by gold turn
 */
export function assign(
  stretches: readonly Stretch[],
  calls: number,
  value: (gold: number, call: number) => PairValue | undefined,
): ReadonlyMap<number, number> {
  const plans: Plan[] = []
  let after: Float64Array = new Float64Array((calls + 1) * PARTS)
  for (const stretch of stretches.toReversed()) {
    const plan = planStretch(stretch, calls, after, value)
    plans.unshift(plan)
    after = plan.values
  }
  return readPlans(plans, calls)
}

/**
 * Pairs that pass, of the same tool and action, of the same tool, as one number (16 bits each); agreement in millionths;
 * fate; rank of the set of gold turns that are paired.
 */
const PARTS = 4
const RANK = 3
const SKIP = -1
const END = -2

interface Plan {
  readonly stretch: Stretch
  /** `closes[b]`: bits of the members that are used up once b is paired. */
  readonly closes: readonly number[]
  /** By call and mask of members used up: SKIP the call, END the stretch, or the member that takes the call. */
  readonly choices: Int8Array
  /** By call, the best value from this stretch on. */
  readonly values: Float64Array
}

function planStretch(
  stretch: Stretch,
  calls: number,
  after: Float64Array,
  value: (gold: number, call: number) => PairValue | undefined,
): Plan {
  const all = (1 << stretch.members.length) - 1
  const closes = stretch.members.map((_, b) => bitsOf(stretch.before[b]) | (1 << b))
  const choices = new Int8Array((calls + 1) * all)
  const values = new Float64Array((calls + 1) * PARTS)
  let next = new Float64Array(all * PARTS)
  let here = new Float64Array(all * PARTS)
  const candidate = new Float64Array(PARTS)
  for (let call = calls; call >= 0; call -= 1) {
    const takers = call < calls ? takersOf(stretch, call, calls, value) : []
    // with all members used up the stretch ends, so that mask needs no state of its own
    for (let mask = 0; mask < all; mask += 1) {
      const at = mask * PARTS
      copy(after, call * PARTS, here, at)
      let choice = END
      if (call < calls && compare(next, at, here, at) > 0) {
        copy(next, at, here, at)
        choice = SKIP
      }
      for (const { member, worth } of takers) {
        if ((mask & (1 << member)) !== 0) continue
        const rest = mask | (closes[member] ?? 0)
        if (rest === all) add(after, (call + 1) * PARTS, worth, candidate)
        else add(next, rest * PARTS, worth, candidate)
        // a tie goes to taking the call, and to the earliest member, which comes last
        if (compare(candidate, 0, here, at) < 0) continue
        copy(candidate, 0, here, at)
        choice = member
      }
      choices[call * all + mask] = choice
    }
    copy(here, 0, values, call * PARTS)
    ;[next, here] = [here, next]
  }
  rankDensely(values)
  return { stretch, closes, choices, values }
}

interface Taker {
  readonly member: number
  readonly worth: readonly number[]
}

/** The members that may take a call, last member first. */
function takersOf(
  stretch: Stretch,
  call: number,
  calls: number,
  value: (gold: number, call: number) => PairValue | undefined,
): readonly Taker[] {
  const takers: Taker[] = []
  for (let member = stretch.members.length - 1; member >= 0; member -= 1) {
    const pair = value(stretch.members[member] ?? -1, call)
    if (pair === undefined) continue
    const counts = Number(pair.passed) * 2 ** 32 + Number(pair.sameAction) * 2 ** 16 + 1
    // ranks of what follows are below calls + 2, so that an earlier gold turn outweighs them all
    const earliest = (1 << (stretch.members.length - 1 - member)) * (calls + 2)
    takers.push({ member, worth: [counts, Math.round(pair.agreement * 1e6), pair.fate, earliest] })
  }
  return takers
}

/** Replaces each rank by its place among those that occur, so that ranks stay small from stretch to stretch. */
function rankDensely(values: Float64Array): void {
  const ranks = [...new Set(values.filter((_, index) => index % PARTS === RANK))].sort((a, b) => a - b)
  const place = new Map(ranks.map((rank, index) => [rank, index]))
  for (let at = RANK; at < values.length; at += PARTS) values[at] = place.get(values[at] ?? 0) ?? 0
}

function readPlans(plans: readonly Plan[], calls: number): ReadonlyMap<number, number> {
  const partners = new Map<number, number>()
  let call = 0
  for (const { stretch, closes, choices } of plans) {
    const all = (1 << stretch.members.length) - 1
    for (let mask = 0; mask < all && call < calls; call += 1) {
      const choice = choices[call * all + mask] ?? END
      if (choice === END) break
      const gold = choice === SKIP ? undefined : stretch.members[choice]
      if (gold === undefined) continue
      partners.set(gold, call)
      mask |= closes[choice] ?? 0
    }
  }
  return partners
}

function bitsOf(members: ReadonlySet<number> | undefined): number {
  return [...(members ?? [])].reduce((bits, member) => bits | (1 << member), 0)
}

function compare(a: Float64Array, atA: number, b: Float64Array, atB: number): number {
  for (let part = 0; part < PARTS; part += 1) {
    const difference = (a[atA + part] ?? 0) - (b[atB + part] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

function add(from: Float64Array, at: number, worth: readonly number[], to: Float64Array): void {
  for (let part = 0; part < PARTS; part += 1) to[part] = (from[at + part] ?? 0) + (worth[part] ?? 0)
}

function copy(from: Float64Array, at: number, to: Float64Array, toAt: number): void {
  for (let part = 0; part < PARTS; part += 1) to[toAt + part] = from[at + part] ?? 0
}
