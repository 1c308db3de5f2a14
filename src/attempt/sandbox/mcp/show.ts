import type { CallToolResult, ContentBlock, Tool } from '@modelcontextprotocol/sdk/types.js'
import { isJsonObject, type Json } from '../../../json.ts'
import type { ContentPart } from '../../../suite/schema/doubles.ts'
import type { ToolEntry } from '../../../suite/schema/tools.ts'
import type { Settled } from '../doubles.ts'

/** The tools as `tools/list` shows them: names, descriptions and schemas exactly as the suite has them. */
export function listTools(entries: readonly ToolEntry[]): Tool[] {
  return entries.map((entry) => {
    const hints = hintsOf(entry)
    return {
      name: entry.name,
      ...(entry.title !== undefined && { title: entry.title }),
      ...(entry.description !== undefined && { description: entry.description }),
      inputSchema: { ...entry.input_schema, type: 'object' },
      ...(entry.output_schema !== undefined && { outputSchema: { ...entry.output_schema, type: 'object' } }),
      ...(hints !== undefined && { annotations: hints }),
    }
  })
}

/** The answer to a call that was executed, or refused for its arguments; a failure says so, and is no error of the protocol. */
export function resultOf(settled: Settled | undefined): CallToolResult {
  if (settled === undefined) return failure('the attempt has ended')
  const { outcome, content } = settled
  if (outcome.event === 'refused') return failure(`refused (${outcome.reason}): ${outcome.message ?? ''}`)
  if (!outcome.ok) return failure(outcome.error ?? 'failed', outcome.retryable)
  const result = outcome.result ?? null
  const structured = isJsonObject(result) && content?.structured !== false
  return {
    content: content === undefined ? [{ type: 'text', text: textOf(result) }] : content.parts.map(blockOf),
    ...(structured && { structuredContent: { ...result } }),
  }
}

function hintsOf({ read_only, annotations }: ToolEntry): Tool['annotations'] {
  if (read_only === undefined && annotations === undefined) return undefined
  const { destructive, idempotent, open_world } = annotations ?? {}
  return {
    ...(read_only !== undefined && { readOnlyHint: read_only }),
    ...(destructive !== undefined && { destructiveHint: destructive }),
    ...(idempotent !== undefined && { idempotentHint: idempotent }),
    ...(open_world !== undefined && { openWorldHint: open_world }),
  }
}

function failure(text: string, retryable?: boolean): CallToolResult {
  return {
    content: [{ type: 'text', text }],
    isError: true,
    ...(retryable !== undefined && { _meta: { 'turngate/retryable': retryable } }),
  }
}

function blockOf(part: ContentPart): ContentBlock {
  switch (part.type) {
    case 'text':
      return part
    case 'resource_link': {
      const { mime_type, ...link } = part
      return { ...link, ...(mime_type !== undefined && { mimeType: mime_type }) }
    }
    default:
      return { type: part.type, data: part.data, mimeType: part.mime_type }
  }
}

function textOf(result: Json): string {
  return typeof result === 'string' ? result : JSON.stringify(result)
}
