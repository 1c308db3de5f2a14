import type { Content, FunctionCall, FunctionResponse, Invocation, Part } from './schema.ts'

/** What was said, without the model's own reasoning. */
export function spoken(content: Content | null | undefined): string {
  const parts = content?.parts ?? []
  return parts.map((part) => (part.thought === true ? '' : (part.text ?? ''))).join('')
}

/** Kinds of the parts that are neither text nor calls: images, files, code. */
export function otherKinds(content: Content | null | undefined): string[] {
  return (content?.parts ?? []).flatMap((part) => {
    const kinds = Object.entries(part).filter(([key, value]) => !READ.has(key) && value != null)
    return kinds.map(([key]) => key)
  })
}

const READ: ReadonlySet<string> = new Set([
  'text',
  'thought',
  'thought_signature',
  'function_call',
  'function_response',
])

/** The calls of an invocation in their order, each with its answer where there is one. */
export function callsOf(invocation: Invocation): { readonly call: FunctionCall; readonly answer?: FunctionResponse }[] {
  const data = invocation.intermediate_data
  const parts = (data?.invocation_events ?? []).flatMap((event) => event.content?.parts ?? [])
  const calls = [...(data?.tool_uses ?? []), ...parts.flatMap((part) => part.function_call ?? [])]
  const answers = [...(data?.tool_responses ?? []), ...parts.flatMap((part) => part.function_response ?? [])]
  const taken = new Set<FunctionResponse>()
  return calls.map((call) => {
    const free = answers.filter((answer) => !taken.has(answer))
    const answer =
      free.find(({ id }) => id != null && id === call.id) ??
      free.find(({ id, name }) => (id == null || call.id == null) && name === call.name)
    if (answer !== undefined) taken.add(answer)
    return { call, ...(answer !== undefined && { answer }) }
  })
}

/** Words of agents on the way to the answer. */
export function remarksOf(invocation: Invocation): string[] {
  const parts: readonly (readonly Part[])[] = (invocation.intermediate_data?.intermediate_responses ?? []).map(
    ([, said]) => said,
  )
  return parts.map((said) => spoken({ parts: [...said] })).filter((text) => text !== '')
}
