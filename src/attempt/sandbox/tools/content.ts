import { type Json, sha256 } from '../../../json.ts'
import type { ContentPart } from '../../../suite/schema/doubles.ts'
import { fillTemplate, type Sources } from './template.ts'

/** The parts with the arguments filled into their texts. @throws WorldError */
export function fillParts(parts: readonly ContentPart[], sources: Sources): ContentPart[] {
  const fill = (text: string) => String(fillTemplate(text, sources))
  return parts.map((part) => {
    if (part.type === 'text') return { ...part, text: fill(part.text) }
    if (part.type === 'resource_link') return { ...part, uri: fill(part.uri), name: fill(part.name) }
    return part
  })
}

/** The parts as a trace keeps them: of pictures and sound the hash, which says as much and is short. */
export function describeParts(parts: readonly ContentPart[]): Json {
  return parts.map((part): Json => {
    if (part.type === 'text') return part.text
    if (part.type === 'resource_link') return { type: part.type, uri: part.uri, name: part.name }
    const bytes = Buffer.from(part.data, 'base64')
    return { type: part.type, mime_type: part.mime_type, bytes: bytes.length, sha256: sha256(bytes) }
  })
}
