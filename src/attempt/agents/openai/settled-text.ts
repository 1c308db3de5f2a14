import type { ContentPart } from '../../../suite/schema/doubles.ts'
import type { Settled } from '../../sandbox/doubles.ts'

/** What a model is told of a call: the text that the tools give over MCP. */
export function settledText(settled: Settled | undefined): string {
  if (settled === undefined) return 'the attempt has ended'
  const { outcome, content } = settled
  if (outcome.event === 'refused') return `refused (${outcome.reason}): ${outcome.message ?? ''}`
  if (!outcome.ok) return outcome.error ?? 'failed'
  if (content !== undefined) return content.parts.map(partText).join('\n')
  const result = outcome.result ?? null
  return typeof result === 'string' ? result : JSON.stringify(result)
}

/** In a chat completion what a tool says is text: of pictures and sound a model is told that they are there. */
function partText(part: ContentPart): string {
  if (part.type === 'text') return part.text
  return part.type === 'resource_link' ? `${part.name}: ${part.uri}` : `[${part.type}: ${part.mime_type}]`
}
