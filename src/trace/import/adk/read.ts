import { isJsonObject, type Json } from '../../../json.ts'
import { readShape, type ShapePlace } from '../document.ts'
import { snakeKeys } from './names.ts'
import {
  type EvalCase,
  EvalSet,
  EvalSetResult,
  type Invocation,
  OldCases,
  type OldInvocation,
  OldQuestions,
} from './schema.ts'

/** An ADK file: cases that are to be run, or the results of such. */
export type AdkFile =
  | { readonly kind: 'set'; readonly name?: string; readonly cases: readonly EvalCase[] }
  | { readonly kind: 'results'; readonly name?: string; readonly results: EvalSetResult['eval_case_results'] }

/** What kind of ADK file a document is, by its keys; undefined where it is none. */
export function kindOf(document: Json): 'set' | 'results' | 'old-cases' | 'old-questions' | undefined {
  if (isJsonObject(document)) {
    if ('eval_cases' in document || 'evalCases' in document) return 'set'
    if ('eval_case_results' in document || 'evalCaseResults' in document) return 'results'
    return undefined
  }
  if (!Array.isArray(document)) return undefined
  const first: Json | undefined = document[0]
  if (!isJsonObject(first)) return undefined
  if ('data' in first && 'name' in first) return 'old-cases'
  return 'query' in first ? 'old-questions' : undefined
}

/**
 * ADK wrote results as a JSON text inside a JSON text for some versions; this is the document within.
 */
export function unwrapped(document: Json): Json {
  if (typeof document !== 'string' || !document.trimStart().startsWith('{')) return document
  try {
    const inner: Json = JSON.parse(document)
    return inner
  } catch {
    return document
  }
}

/** @throws UserError that names the keys at fault */
export function readAdk(document: Json, name: string, place: ShapePlace): AdkFile | undefined {
  const kind = kindOf(document)
  const plain = snakeKeys(document)
  switch (kind) {
    case 'set': {
      const set = readShape(EvalSet, plain, place)
      return { kind: 'set', cases: set.eval_cases, ...named(set.name ?? set.eval_set_id) }
    }
    case 'results': {
      const { eval_set_id: id, eval_case_results: results } = readShape(EvalSetResult, plain, place)
      return { kind: 'results', results, ...named(id) }
    }
    case 'old-cases': {
      const cases = readShape(OldCases, plain, place)
      return {
        kind: 'set',
        cases: cases.map((one) => ({
          eval_id: one.name,
          conversation: one.data.map(modern),
          ...(one.initial_session !== undefined && { session_input: one.initial_session }),
        })),
      }
    }
    case 'old-questions':
      return {
        kind: 'set',
        cases: [{ eval_id: name, conversation: readShape(OldQuestions, plain, place).map(modern) }],
      }
    case undefined:
      return undefined
  }
}

function modern(old: OldInvocation): Invocation {
  return {
    user_content: { parts: [{ text: old.query }] },
    final_response: { parts: [{ text: old.reference ?? '' }] },
    intermediate_data: {
      tool_uses: (old.expected_tool_use ?? []).map((use) => ({ name: use.tool_name, args: use.tool_input })),
      intermediate_responses: (old.expected_intermediate_agent_responses ?? []).map(({ author, text }) => [
        author,
        [{ text }],
      ]),
    },
  }
}

function named(name: string | null | undefined): { readonly name?: string } {
  return name == null ? {} : { name }
}
