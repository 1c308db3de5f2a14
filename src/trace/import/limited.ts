import type { Problem } from '../../errors.ts'

export const MOST_PROBLEMS = 20

/** The first problems, and a line that says how many more of the `total` there are. */
export function limited(problems: readonly Problem[], file: string, total = problems.length): Problem[] {
  const more = total - MOST_PROBLEMS
  if (more <= 0) return [...problems]
  return [...problems.slice(0, MOST_PROBLEMS), { code: 'import-more', message: `and ${more} more problems`, file }]
}
