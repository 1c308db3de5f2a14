/** One thing that a user can mend: what is wrong, where, and what to do next. */
export interface Problem {
  /** Stable kebab-case name, e.g. `unknown-key`. */
  readonly code: string
  /** What is wrong, as one sentence. */
  readonly message: string
  /** As the user would type it, relative to where the user stands. */
  readonly file?: string
  /** 1-based. */
  readonly line?: number
  /** 1-based. */
  readonly column?: number
  /** Dotted key path, e.g. `tasks[2].expected_tools`. */
  readonly key?: string
  /** What to do next, as one sentence. */
  readonly hint?: string
}

/** An error that a user caused and can mend. Shells print its problems without a stack and exit 2. */
export class UserError extends Error {
  readonly problems: readonly Problem[]

  constructor(problems: Problem | readonly Problem[], options?: ErrorOptions) {
    const list: readonly Problem[] = Array.isArray(problems) ? problems : [problems as Problem]
    super(list.map(describeProblem).join('\n'), options)
    this.name = 'UserError'
    this.problems = list
  }
}

/** `file:line:column: key: message. hint` */
export function describeProblem(problem: Problem): string {
  const place = [problem.file, problem.line, problem.column].filter((part) => part !== undefined).join(':')
  const head = [place, problem.key].filter((part) => part !== undefined && part !== '').join(': ')
  const tail = problem.hint === undefined ? '' : ` ${problem.hint}`
  return `${head === '' ? '' : `${head}: `}${sentence(problem.message)}${tail}`
}

function sentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
