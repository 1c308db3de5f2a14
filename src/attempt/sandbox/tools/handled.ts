import { z } from 'zod'
import type { Json } from '../../../json.ts'
import { appendPointer, PointerError, removePointer, setPointer } from '../../../suite/pointer.ts'
import { JsonValue, Pointer } from '../../../suite/schema/common.ts'
import { ContentPart, writes } from '../../../suite/schema/doubles.ts'
import { failure, type Given, success } from './rule.ts'

/** A handler that gave what is no answer: the world is broken, and the agent is not to blame. */
export class HandlerFault extends Error {
  override readonly name = 'HandlerFault'
}

/** What a handler may give back; the writes are as in rules, or `state` is the whole document after the call. */
const HandlerAnswer = z
  .strictObject({
    result: JsonValue.optional(),
    content: z.array(ContentPart).min(1).optional(),
    error: z
      .union([z.string().min(1), z.strictObject({ message: z.string().min(1), retryable: z.boolean().optional() })])
      .optional(),
    state: JsonValue.optional(),
    ...writes(Pointer),
  })
  .refine(({ error, result, content }) => error === undefined || (result === undefined && content === undefined), {
    error: 'an answer has a result or an error, not both',
  })
  .refine(({ state, set, append, remove }) => state === undefined || (set ?? append ?? remove) === undefined, {
    error: 'an answer has the whole state or writes to it, not both',
  })

export interface Handled {
  readonly given: Given
  readonly state: Json | undefined
}

/** Reads a handler's answer and applies what it writes. @throws HandlerFault */
export function readHandled(answer: Json, state: Json | undefined): Handled {
  const read = HandlerAnswer.safeParse(answer)
  if (!read.success) throw new HandlerFault(`its answer cannot be used: ${inWords(read.error)}`)
  const { error, result, content, state: whole } = read.data
  const given = error === undefined ? success(result, content) : failed(error)
  return { given, state: whole === undefined ? after(read.data, state) : whole }
}

function failed(error: string | { readonly message: string; readonly retryable?: boolean | undefined }): Given {
  return typeof error === 'string' ? failure(error) : failure(error.message, error.retryable)
}

/** As in rules, but values stand for themselves. */
function after({ set, append, remove }: z.infer<typeof HandlerAnswer>, state: Json | undefined): Json | undefined {
  if ((set ?? append ?? remove) === undefined) return state
  try {
    let document: Json = state ?? {}
    for (const { path, value } of set ?? []) document = setPointer(document, path, value)
    for (const { path, value } of append ?? []) document = appendPointer(document, path, value)
    for (const path of remove ?? []) document = removePointer(document, path)
    return document
  } catch (error) {
    if (error instanceof PointerError) throw new HandlerFault(`its answer cannot be used: ${error.message}`)
    throw error
  }
}

function inWords({ issues }: z.ZodError): string {
  const [issue] = issues
  const place = issue?.path.join('.') ?? ''
  return place === '' ? (issue?.message ?? 'it is no answer') : `${place}: ${issue?.message ?? ''}`
}
