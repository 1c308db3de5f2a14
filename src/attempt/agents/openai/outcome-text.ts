import type { ExecutedEvent, RefusedEvent } from '../../../trace/events.ts'

/** What a model is told of a call: the text that the tools give over MCP. */
export function outcomeText(outcome: ExecutedEvent | RefusedEvent | undefined): string {
  if (outcome === undefined) return 'the attempt has ended'
  if (outcome.event === 'refused') return `refused (${outcome.reason}): ${outcome.message ?? ''}`
  if (!outcome.ok) return outcome.error ?? 'failed'
  const result = outcome.result ?? null
  return typeof result === 'string' ? result : JSON.stringify(result)
}
