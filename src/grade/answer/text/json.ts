import type { Json } from '../../../json.ts'
import { excerpt, finding } from '../../codes.ts'
import { changedPlaces } from '../changed-places.ts'
import type { TextCheck } from './kind.ts'
import { parseJsonText } from './parse-json.ts'

const MAX_PLACES = 10

export const json: TextCheck<Json> = {
  negated: false,
  judge({ text, check, where }, expected) {
    const actual = parseJsonText(text)
    if (actual === undefined) return finding('not_json', { check, where, actual: excerpt(text) })
    const places = changedPlaces(expected, actual)
    if (places.length === 0) return undefined
    return finding('json_differs', { check, where, places: places.slice(0, MAX_PLACES), count: places.length })
  },
}
