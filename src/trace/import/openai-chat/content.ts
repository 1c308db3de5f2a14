import { isJsonObject, type Json } from '../../../json.ts'
import type { TraceEvent } from '../../events.ts'
import type { Warnings } from '../warnings.ts'

/** Parts of a message that are no text (images, sound, files), each as a note. */
export function contentNotes(content: Json | undefined, warnings: Warnings): TraceEvent[] {
  if (content === undefined || content === null || typeof content === 'string') return []
  const parts: readonly Json[] = Array.isArray(content) ? content : [content]
  return parts.flatMap((part) => {
    if (isJsonObject(part) && (typeof part.text === 'string' || typeof part.refusal === 'string')) return []
    const kind = isJsonObject(part) && typeof part.type === 'string' ? part.type : 'unknown kind'
    warnings.add(`a part of a message that is no text (${kind.slice(0, 40)}) is kept as a note`)
    return [{ event: 'note' as const, text: `a part of a message: ${kind}`, data: part }]
  })
}
