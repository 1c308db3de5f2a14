import { changedPlaces } from '../grade/answer/changed-places.ts'
import { canonical, type Json } from '../json.ts'
import { getPointer } from '../suite/pointer.ts'
import type { StateCheck, Task } from '../suite/schema/task.ts'
import { checkState } from '../suite/state-check.ts'
import { clamp } from './escape.ts'
import type { StateDiff, StateRow } from './types.ts'

/** The world document before an attempt and as the attempt left it. */
export interface StateSides {
  readonly before?: Json | undefined
  readonly after?: Json | undefined
}

/**
 * What an attempt changed in the state document, against what its task expects: places that had to change and are wrong
 * first, then those that had to stay as they were, then the rest. Undefined where there is nothing to tell.
 */
export function stateDiff(
  task: Pick<Task, 'state' | 'state_unchanged_except'>,
  sides: StateSides,
): StateDiff | undefined {
  const { before, after } = sides
  if (before === undefined && after === undefined) return undefined
  const wrong = task.state.flatMap((check) => wrongPlace(check, sides))
  const told = new Set(wrong.map(({ path }) => path))
  const changed = changedPlaces(before, after)
    .filter((path) => !told.has(path))
    .map((path): StateRow => ({ path, mark: markOf(path, task.state_unchanged_except), ...valuesAt(path, sides) }))
  const rows = [
    ...wrong,
    ...['unexpected', 'allowed', 'changed'].flatMap((mark) => changed.filter((row) => row.mark === mark)),
  ]
  if (rows.length === 0) return undefined
  return { rows: rows.slice(0, MOST_ROWS), more: Math.max(0, rows.length - MOST_ROWS) }
}

const MOST_ROWS = 20
/** Characters of one value. */
const MOST_VALUE = 120

function wrongPlace(check: StateCheck, sides: StateSides): StateRow[] {
  if (holds(check, sides.after)) return []
  return [{ path: check.path, mark: 'wrong', ...valuesAt(check.path, sides), expected: expectedWords(check) }]
}

/** A pattern that cannot be compiled is told among the findings. */
function holds(check: StateCheck, state: Json | undefined): boolean {
  try {
    return checkState(state, check).ok
  } catch {
    return true
  }
}

function markOf(path: string, except: readonly string[] | undefined): StateRow['mark'] {
  if (except === undefined) return 'changed'
  return except.some((pointer) => path === pointer || path.startsWith(`${pointer}/`)) ? 'allowed' : 'unexpected'
}

function valuesAt(path: string, { before, after }: StateSides): Pick<StateRow, 'before' | 'after'> {
  const [old, current] = [getPointer(before, path), getPointer(after, path)]
  return {
    ...(old !== undefined && { before: clamp(canonical(old), MOST_VALUE) }),
    ...(current !== undefined && { after: clamp(canonical(current), MOST_VALUE) }),
  }
}

/** `"refunded"`, `not "open"`, `holding "x"`: what the check wants at its place. */
function expectedWords({ equals, not_equals, exists, contains, matches, length }: StateCheck): string {
  const text = (value: Json) => clamp(canonical(value), MOST_VALUE)
  return [
    equals === undefined ? [] : [text(equals)],
    not_equals === undefined ? [] : [`not ${text(not_equals)}`],
    exists === undefined ? [] : [exists ? 'present' : 'absent'],
    contains === undefined ? [] : [`holding ${text(contains)}`],
    matches === undefined ? [] : [`matching ${matches}`],
    length === undefined ? [] : [`of length ${length}`],
  ]
    .flat()
    .join(', ')
}
