import { z } from 'zod'
import type { Problem } from '../errors.ts'
import type { TraceEvent } from '../trace/events.ts'
import { formatEventLine, parseEventLine } from '../trace/line.ts'
import type { Reference } from './types.ts'

/** Where the reference was taken from: the first line of its file, a note that trace readers pass over. */
const Header = z.strictObject({
  task: z.string(),
  trajectory: z.string().min(1),
  run: z.string(),
  attempt: z.number().int().positive(),
})
export type ReferenceHeader = z.infer<typeof Header>

export function formatReference(header: ReferenceHeader, events: readonly TraceEvent[]): string {
  const { task, trajectory, run, attempt } = header
  const first: TraceEvent = { event: 'note', data: { task, trajectory, run, attempt } }
  return `${[first, ...events].map(formatEventLine).join('\n')}\n`
}

/** A reference file is whole or it is a problem. */
export function parseReference(text: string, file: string, task: string): Reference | Problem {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const events: TraceEvent[] = []
  for (const [index, line] of lines.entries()) {
    const parsed = parseEventLine(line)
    if (parsed.kind === 'broken') return problem(file, index + 1, `The line is broken: ${parsed.message}.`)
    events.push(parsed.event)
  }
  const [first, ...rest] = events
  const header = Header.safeParse(first?.event === 'note' ? first.data : undefined)
  if (!header.success) return problem(file, 1, 'The first line does not say where the trace was taken from.')
  if (header.data.task !== task)
    return problem(file, 1, `This is a trace of task \`${header.data.task.slice(0, 100)}\`.`)
  return { task, trajectory: header.data.trajectory, events: rest }
}

function problem(file: string, line: number, message: string): Problem {
  return {
    code: 'reference-broken',
    message,
    file,
    line,
    hint: 'Delete it; the next refresh of the baseline writes a new one.',
  }
}
