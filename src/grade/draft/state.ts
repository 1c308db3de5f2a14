import { equalJson, isJsonObject, type Json } from '../../json.ts'
import { getPointer } from '../../suite/pointer.ts'
import type { StateCheck } from '../../suite/schema/task.ts'
import { changedPlaces } from '../answer/changed-places.ts'
import type { Draft, DraftNote, DraftSource } from './types.ts'
import { looksVolatile } from './volatile.ts'

const MOST = 20

/** What the attempt changed in the world, as checks, and that it changed nothing else. */
export function draftState(source: DraftSource): Draft {
  const { state_before: before, state } = source.attempt.evidence
  if (before === undefined || state === undefined) return { fields: {}, notes: [] }
  const places = wholePlaces(before, state)
  const others = source.others.flatMap(({ evidence }) => evidence.state ?? [])
  const checks: StateCheck[] = []
  const notes: DraftNote[] = []
  for (const place of places) {
    const after = getPointer(state, place)
    for (const { check, note } of checksAt(place, after, others)) {
      if (note !== undefined) notes.push({ path: ['state', checks.length], text: note })
      checks.push(check)
    }
  }
  const elsewhere = source.others.flatMap(({ evidence }) =>
    evidence.state_before === undefined || evidence.state === undefined
      ? []
      : wholePlaces(evidence.state_before, evidence.state),
  )
  const allowed = topmost([...places, ...elsewhere])
  if (checks.length > MOST) {
    const text = `The attempt changed ${checks.length} places; the first ${MOST} are checked.`
    notes.push({ path: ['state'], text })
  }
  return {
    fields: {
      ...(checks.length > 0 && { state: checks.slice(0, MOST) }),
      state_unchanged_except: allowed,
    },
    notes: notes.filter(({ path }) => (path[1] ?? 0) < MOST),
  }
}

/** The changed places; of an object or list that came or went, itself in place of everything in it. */
function wholePlaces(before: Json, after: Json): string[] {
  const tops = changedPlaces(before, after).map((place) => {
    const parts = place.split('/')
    for (let length = 2; length < parts.length; length += 1) {
      const outer = parts.slice(0, length).join('/')
      if (getPointer(before, outer) === undefined || getPointer(after, outer) === undefined) return outer
    }
    return place
  })
  return [...new Set(tops)]
}

interface DraftedCheck {
  readonly check: StateCheck
  readonly note?: string
}

/** A place whose value differs between passing attempts, or looks as if it did, is taken apart until what is fixed is left. */
function checksAt(place: string, after: Json | undefined, others: readonly Json[]): DraftedCheck[] {
  const elsewhere = others.map((state) => getPointer(state, place))
  if (after === undefined) {
    const agreed = elsewhere.every((other) => other === undefined)
    return agreed ? [{ check: { path: place, exists: false } }] : []
  }
  const agreed = elsewhere.every((other) => equalJson(other, after))
  if (agreed && !holdsVolatile(after)) return [{ check: { path: place, equals: after } }]
  if (elsewhere.some((other) => other === undefined)) return []
  const inner = isJsonObject(after) ? Object.entries(after) : Array.isArray(after) ? [...after.entries()] : []
  if (inner.length > 0) {
    return inner.flatMap(([key, value]: readonly [string | number, Json]) =>
      checksAt(`${place}/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`, value, others),
    )
  }
  const why = agreed ? 'looks as if it differed from run to run' : 'differs between passing attempts'
  return [{ check: { path: place, exists: true }, note: `The value ${why}; only that there is one is checked.` }]
}

function holdsVolatile(value: Json): boolean {
  if (typeof value !== 'object' || value === null) return looksVolatile(value)
  return Object.values(value).some(holdsVolatile)
}

/** Without places that lie in another one. */
function topmost(places: readonly string[]): string[] {
  const distinct = [...new Set(places)]
  return distinct.filter((place) => !distinct.some((other) => other !== place && place.startsWith(`${other}/`)))
}
