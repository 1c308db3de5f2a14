import { hashJson, isJsonObject, type Json } from '../../json.ts'
import { parseJson } from '../models/protocols/read.ts'
import type { Question } from '../models/source.ts'
import { hidePlaces, type Places } from './places.ts'

/** A request as cassettes know it: the same for every run of an unchanged agent. */
export interface KnownRequest {
  /** `POST openai/chat/completions` */
  readonly request: string
  readonly body: Json
  readonly key: string
}

/**
 * Without the fields that say nothing of the question, and with marks in place of what is an attempt's own. `seed` is
 * among them: runs have seeds of their own, and it is the attempt's number that tells answers apart.
 */
export function knownRequest({ route, body = null }: Pick<Question, 'route' | 'body'>, places: Places): KnownRequest {
  const request = `${route.method} ${route.provider}/${route.path}${route.query}`
  const kept = isJsonObject(body)
    ? Object.fromEntries(Object.entries(body).filter(([name]) => !VOLATILE.has(name)))
    : body
  const known = parseJson(hidePlaces(JSON.stringify(kept), places)) ?? null
  return { request, body: known, key: hashJson([request, known]).slice(0, 16) }
}

const VOLATILE: ReadonlySet<string> = new Set([
  'user',
  'metadata',
  'safety_identifier',
  'prompt_cache_key',
  'service_tier',
  'seed',
])
