import { equalJson, isJsonObject, type Json } from '../../json.ts'
import { containerOf } from '../aem/json-text.ts'
import { isShallow } from '../depth.ts'
import { different, same, unequal } from './finding.ts'
import { isGrey } from './grey-zone.ts'
import { enumeratedIn } from './list.ts'
import { compareList, compareObject, compareSet } from './nested.ts'
import { compareReply } from './reply/reply.ts'
import { number } from './typed/number.ts'
import type { CompareOptions, Finding, Settings, SimilarityVerdict } from './types.ts'
import { compareTextValue } from './value.ts'

export const DEFAULT_THRESHOLD = 0.5

/**
 * Whether two JSON values or replies mean the same, with a reason in words. Pure, deterministic, never throws; the work is
 * bounded whatever is compared. `response` mode compares texts as replies, `value` mode is symmetric.
 */
export function compare(gold: Json, predicted: Json, options: CompareOptions = {}): SimilarityVerdict {
  const settings = { ...options, mode: options.mode ?? 'value', threshold: options.threshold ?? DEFAULT_THRESHOLD }
  return verdictOf(findingFor(gold, predicted, settings), settings)
}

/** Applies the threshold, and `strict`, to what was found. */
export function verdictOf(
  found: Finding,
  { threshold, strict }: Pick<Settings, 'threshold' | 'strict'>,
): SimilarityVerdict {
  const { decided, score } = found
  const verdict = decided ?? (score >= threshold ? 'same' : 'different')
  const low_confidence = found.low_confidence ?? (decided === undefined && isGrey(found))
  const finding = undecided(found)
  if (strict === true && verdict === 'same' && low_confidence) {
    return { ...finding, verdict: 'different', low_confidence, reason: `not sure enough: ${finding.reason}` }
  }
  return { ...finding, verdict, low_confidence }
}

/** Part by part: this is done for every value of every attempt, and a rest of an object is slow to make. */
function undecided({ score, type, tier, reason, claims, complete, truthful }: Finding): Omit<Finding, 'decided'> {
  const finding = { score, type, tier, reason }
  if (claims === undefined && complete === undefined && truthful === undefined) return finding
  return {
    ...finding,
    ...(claims !== undefined && { claims }),
    ...(complete !== undefined && { complete }),
    ...(truthful !== undefined && { truthful }),
  }
}

function findingFor(gold: Json, predicted: Json, settings: Settings): Finding {
  if (settings.mode === 'response' && typeof gold === 'string' && typeof predicted === 'string') {
    return compareReply(gold, predicted, settings)
  }
  if (gold === predicted) return same('exact', typeOf(gold), 'identical')
  if (!isShallow(gold) || !isShallow(predicted)) return different('exact', 'depth', 'nested too deeply to compare')
  return compareValue(gold, predicted, settings)
}

/** Two values of any JSON type; lists and objects member by member, with the same options. */
export function compareValue(gold: Json, predicted: Json, settings: Settings): Finding {
  if (equalJson(gold, predicted)) return same('exact', typeOf(gold), 'identical')
  if (gold === null || predicted === null) return different('typed', 'null', `${unequal(gold, predicted)}: one is null`)
  const [a, b] = [containerOf(gold), containerOf(predicted)]
  if (isJsonObject(a) && isJsonObject(b)) return compareObject(a, b, member(settings), compareValue)
  const lists = settings.kind === 'exact' ? undefined : listsOf([gold, a], [predicted, b], settings)
  if (lists !== undefined) {
    const compareMembers = settings.kind === 'set' ? compareSet : compareList
    return compareMembers(lists[0], lists[1], member(settings), compareValue)
  }
  if (typeof gold === 'object' || typeof predicted === 'object')
    return different('typed', 'type', unequal(gold, predicted))
  return compareScalar(gold, predicted, settings)
}

/** Two lists, or one beside a text that enumerates (`a, b and c`); two texts only where the kind says so. */
function listsOf(
  [gold, a]: readonly [Json, Json | undefined],
  [predicted, b]: readonly [Json, Json | undefined],
  { kind }: Settings,
): readonly [readonly Json[], readonly Json[]] | undefined {
  const isDeclared = kind === 'list' || kind === 'set'
  if (!Array.isArray(a) && !Array.isArray(b) && !isDeclared) return undefined
  const first: readonly Json[] | undefined = Array.isArray(a) ? a : enumeratedIn(gold)
  const second: readonly Json[] | undefined = Array.isArray(b) ? b : enumeratedIn(predicted)
  return first === undefined || second === undefined ? undefined : [first, second]
}

function compareScalar(
  gold: string | number | boolean,
  predicted: string | number | boolean,
  settings: Settings,
): Finding {
  if (typeof gold === 'number' && typeof predicted === 'number') return compareNumbers(gold, predicted, settings)
  if (typeof gold === 'boolean' && typeof predicted === 'boolean')
    return different('typed', 'boolean', unequal(gold, predicted))
  const found = compareTextValue(String(gold), String(predicted), settings)
  if (found.reason === 'identical')
    return same('typed', typeof gold === 'string' ? typeof predicted : typeof gold, 'the same value as text')
  return found
}

function compareNumbers(gold: number, predicted: number, { tolerance, kind }: Settings): Finding {
  if (kind === 'exact') return different('exact', 'number', unequal(gold, predicted))
  const { same: equal, reason } = number.agree(gold, predicted, { tolerance })
  return equal
    ? same('typed', 'number', reason ?? 'the same number')
    : different('typed', 'number', unequal(gold, predicted))
}

/** How a list itself is compared does not say how its members are. */
function member(settings: Settings): Settings {
  if (settings.kind !== 'list' && settings.kind !== 'set') return settings
  const { kind: _, ...rest } = settings
  return rest
}

function typeOf(value: Json): string {
  if (value === null) return 'null'
  if (typeof value === 'object') return Array.isArray(value) ? 'list' : 'object'
  return typeof value === 'string' ? 'text' : typeof value
}
