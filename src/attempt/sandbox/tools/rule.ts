import type { Json, JsonObject } from '../../../json.ts'
import { appendPointer, removePointer, setPointer } from '../../../suite/pointer.ts'
import type { ContentPart } from '../../../suite/schema/doubles.ts'
import type { ToolRule } from '../../../suite/schema/tools.ts'
import { checkState } from '../../../suite/state-check.ts'
import { meets } from './condition.ts'
import { describeParts, fillParts } from './content.ts'
import { fillPointer, fillTemplate, readArgument, type Sources } from './template.ts'
import { WorldError } from './world-error.ts'

/** What a tool gives back. `error`: the call failed. */
export interface Given {
  readonly ok: boolean
  readonly result?: Json
  readonly error?: string
  readonly retryable?: boolean
  /** Shown to the agent in place of the result's text. */
  readonly content?: readonly ContentPart[]
  /** With `content`: whether the result was stated besides. */
  readonly isStructured?: boolean
}

export function failure(error: string, retryable?: boolean): Given {
  return { ok: false, error, ...(retryable === undefined ? {} : { retryable }) }
}

/** Whether all that `when` states holds. */
export function conditionsHold(rule: ToolRule, sources: Sources): boolean {
  const { args = {}, state = [] } = rule.when ?? {}
  return (
    Object.entries(args).every(([name, condition]) => meets(readArgument(sources.args, name), condition, sources)) &&
    state.every((check) => {
      const path = pointerIfGiven(check.path, sources.args)
      return path !== undefined && checkState(sources.state, { ...check, path }).ok
    })
  )
}

/** The document after the writes of a rule. @throws WorldError, PointerError */
export function written(rule: Pick<ToolRule, 'set' | 'append' | 'remove'>, { args, state }: Sources): Json | undefined {
  if (rule.set === undefined && rule.append === undefined && rule.remove === undefined) return state
  let after: Json = state ?? {}
  for (const { path, value } of rule.set ?? []) {
    after = setPointer(after, fillPointer(path, args), fillTemplate(value, { args, state: after }))
  }
  for (const { path, value } of rule.append ?? []) {
    after = appendPointer(after, fillPointer(path, args), fillTemplate(value, { args, state: after }))
  }
  for (const path of rule.remove ?? []) after = removePointer(after, fillPointer(path, args))
  return after
}

/** @throws WorldError */
export function answerOf(rule: ToolRule, sources: Sources): Given {
  if (rule.error !== undefined) {
    return failure(String(fillTemplate(rule.error.message, sources)), rule.error.retryable)
  }
  const result = rule.return === undefined ? undefined : fillTemplate(rule.return, sources)
  return success(result, rule.content === undefined ? undefined : fillParts(rule.content, sources))
}

/** Parts alone are told by what they are. */
export function success(result: Json | undefined, content: readonly ContentPart[] | undefined): Given {
  if (content === undefined) return { ok: true, result: result ?? null }
  return { ok: true, result: result ?? describeParts(content), content, isStructured: result !== undefined }
}

/** Undefined where the pointer wants an argument that the call did not give. */
function pointerIfGiven(template: string, args: JsonObject): string | undefined {
  try {
    return fillPointer(template, args)
  } catch (error) {
    if (error instanceof WorldError) return undefined
    throw error
  }
}
