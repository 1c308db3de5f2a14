import { finding } from '../codes.ts'
import { changedPlaces } from './changed-places.ts'
import { judged, type LineJudge } from './line.ts'

const NAME = 'state_unchanged_except'
const MAX_PLACES = 20

/** `state_unchanged_except`: every changed place of the world document lies at or under a listed pointer. */
export const judgeStateUnchanged: LineJudge = (task, { evidence }) => {
  const allowed = task.state_unchanged_except
  if (allowed === undefined) return []
  if (evidence.state === undefined || evidence.state_before === undefined) {
    return [judged(NAME, [finding('no_state', { check: NAME })])]
  }
  const places = changedPlaces(evidence.state_before, evidence.state).filter(
    (place) => !allowed.some((pointer) => place === pointer || place.startsWith(`${pointer}/`)),
  )
  if (places.length === 0) return [judged(NAME, [])]
  return [
    judged(NAME, [
      finding('state_changed', { check: NAME, places: places.slice(0, MAX_PLACES), count: places.length }),
    ]),
  ]
}
