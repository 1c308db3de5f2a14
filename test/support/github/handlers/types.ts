import type { Site } from '../entities.ts'
import type { Actor } from '../state.ts'

/** A request that has passed the document's checks. */
export interface Call {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  readonly body: Readonly<Record<string, unknown>>
  readonly actor: Actor
  readonly site: Site
}

export interface Answer {
  readonly status: number
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

export type Handler = (call: Call) => Answer

export function refuse(status: number, message: string): Answer {
  return { status, body: { message, documentation_url: 'https://docs.github.com/rest' } }
}

/** One page of a list, with the link to the next. */
export function paged<T>(
  all: readonly T[],
  { query, site }: Call,
  path: string,
): { readonly items: readonly T[]; readonly headers: Record<string, string> } {
  const size = Math.min(100, Number(query.per_page ?? 30))
  const page = Number(query.page ?? 1)
  const more = page * size < all.length
  const next = `${site.api}${path}?per_page=${size}&page=${page + 1}`
  return {
    items: all.slice((page - 1) * size, page * size),
    headers: more ? { link: `<${next}>; rel="next"` } : {},
  }
}

export function text(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
