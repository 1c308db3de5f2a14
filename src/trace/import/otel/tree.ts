import type { Session } from './sessions.ts'
import type { ReadSpan, Span } from './types.ts'

/** How the spans of a session lie in each other. */
export interface Tree {
  /** The spans around one, from the nearest on, that tell something. */
  around(span: Span): readonly ReadSpan[]
  /** Whether it belongs to an agent that another agent called as a tool: its words are not for the user. */
  isInner(span: Span): boolean
}

export function treeOf({ spans, read }: Session): Tree {
  const byId = new Map(spans.map((span) => [keyOf(span.trace, span.id), span]))
  const readings = new Map(read.map((one) => [one.span, one]))
  const around = (span: Span) => ancestors(span, byId).flatMap((one) => readings.get(one) ?? [])
  const tools = read.filter(({ reading }) => reading.kind === 'tool')
  const inner = new Map<Span, boolean>()

  function isInner(span: Span): boolean {
    const known = inner.get(span)
    if (known !== undefined) return known
    const above = around(span)
    const own = readings.get(span)
    const agents = [...(own?.reading.kind === 'agent' ? [own] : []), ...above.filter(isAgent)]
    const found =
      above.some(({ reading }, index) => reading.kind === 'tool' && isBelowAgent(index, above, own)) ||
      agents.some((agent) => tools.some((tool) => runsInside(agent.span, tool.span)))
    inner.set(span, found)
    return found
  }

  /** Not every exporter hangs a called agent below the call; then the times tell. */
  function runsInside(agent: Span, tool: Span): boolean {
    if (agent.trace !== tool.trace || agent.end <= agent.start) return false
    if (!(tool.start <= agent.start && agent.end <= tool.end)) return false
    return !around(tool).some(({ span }) => span === agent)
  }

  return { around, isInner }
}

/** Some exporters hang tool spans around the model call that asked for them; only an agent in between makes it another's. */
function isBelowAgent(index: number, above: readonly ReadSpan[], own: ReadSpan | undefined): boolean {
  return own?.reading.kind === 'agent' || own?.reading.kind === 'model' || above.slice(0, index).some(isAgent)
}

function isAgent({ reading }: ReadSpan): boolean {
  return reading.kind === 'agent'
}

/** A file may name a span as its own ancestor. */
function ancestors(span: Span, byId: ReadonlyMap<string, Span>): Span[] {
  const found: Span[] = []
  const seen = new Set<Span>([span])
  for (let next = parentOf(span, byId); next !== undefined && !seen.has(next); next = parentOf(next, byId)) {
    seen.add(next)
    found.push(next)
  }
  return found
}

function parentOf(span: Span, byId: ReadonlyMap<string, Span>): Span | undefined {
  return span.parent === undefined ? undefined : byId.get(keyOf(span.trace, span.parent))
}

function keyOf(trace: string, id: string): string {
  return `${trace} ${id}`
}
