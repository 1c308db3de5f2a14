import { isReply } from './gold-turns.ts'
import type { PairedTurn } from './types.ts'

/**
 * How many consecutive calls serve one reply, for each turn: 1, 2, or 3 for more. A reply has the length of the run
 * that it closes, 0 where it has none; a run that no reply closes ends with its segment.
 */
export function chainLengths(turns: readonly PairedTurn[]): readonly number[] {
  const lengths = turns.map(() => 0)
  let run: number[] = []
  const close = () => {
    const calls = run.filter((index) => !isReplyAt(turns, index)).length
    if (calls > 0) for (const index of run) lengths[index] = Math.min(calls, 3)
    run = []
  }
  for (const [index, turn] of turns.entries()) {
    if (index > 0 && turns[index - 1]?.segment !== turn.segment) close()
    run.push(index)
    if (isReply(turn.gold)) close()
  }
  close()
  return lengths
}

/** Names of the buckets, shortest first. */
export const CHAINS = ['1', '2', '3+'] as const

export function chainName(length: number): (typeof CHAINS)[number] | undefined {
  return length === 0 ? undefined : CHAINS[Math.min(length, 3) - 1]
}

function isReplyAt(turns: readonly PairedTurn[], index: number): boolean {
  const turn = turns[index]
  return turn !== undefined && isReply(turn.gold)
}
