import type { Place } from './place.ts'

/**
 * What a run came to, without what differs between two equal runs: when, how long, where, and under which id. Keys are
 * the files of the run directory.
 */
export function comparable(place: Place, dir: string): Record<string, unknown> {
  const files = Object.entries(place.files()).filter(([path]) => path.startsWith(`${dir}/`))
  return Object.fromEntries(
    files
      .map(([path, text]): [string, unknown] => [
        path.slice(dir.length + 1),
        parsed(path, text.replaceAll(`\`${dir}\``, 'DIR')),
      ])
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
}

function parsed(path: string, text: string): unknown {
  if (path.endsWith('attempts.jsonl')) return lastOf(text.trim().split('\n'))
  if (path.endsWith('.jsonl')) return text.split('\n').map((line) => (line === '' ? line : timeless(JSON.parse(line))))
  if (path.endsWith('.json')) return timeless(JSON.parse(text))
  return text
    .replaceAll(/\b\d{8}T\d{6}Z-[0-9a-f]{6}\b/g, 'ID')
    .replaceAll(/[\d.,]+ ?m?s\b/g, 'TIME')
    .replaceAll(/TIME \| ×[\d.]+/g, 'TIME')
}

/** Of each attempt the last line, in the order of the plan. */
function lastOf(lines: readonly string[]): unknown {
  const byName = new Map<string, unknown>()
  for (const line of lines) {
    const record: { task: string; attempt: number } = JSON.parse(line)
    byName.set(`${record.attempt}/${record.task}`, timeless(record))
  }
  return [...byName].sort(([a], [b]) => (a < b ? -1 : 1))
}

const TIMES = new Set([
  'started_at',
  'finished_at',
  'wall_ms',
  'model_ms',
  'tool_ms',
  'ms',
  'at',
  'artefacts',
  'concurrency',
])

function timeless(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((item) => !isTime(item)).map(timeless)
  if (typeof value !== 'object' || value === null) return value
  const isRun = 'turngate' in value && 'seed' in value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !TIMES.has(key) && !(isRun && key === 'id') && !isTime(inner))
      .map(([key, inner]) => [key, timeless(inner)]),
  )
}

/** What a summary, a verdict or a report says of a time. */
function isTime(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false
  if ('unit' in value && value.unit === 'ms') return true
  return 'metric' in value && typeof value.metric === 'string' && value.metric.endsWith('_ms')
}
