/** A failure that the loopback GitHub plays instead of an answer. */
export interface Failure {
  /** `issues/create-comment`, `graphql/viewer`, or `*`. */
  readonly operation: string
  /** Absent: the server takes the request and never answers. */
  readonly status?: number
  readonly headers?: Readonly<Record<string, string>>
  readonly message?: string
  /** The answer in place of a message: a text is sent as HTML. */
  readonly answer?: unknown
  /** How many requests of that operation fail; default: all. */
  readonly times?: number
  /** Whether the request is carried out all the same, so that only its answer is lost. */
  readonly done?: boolean
}

/** Failures in the order in which they were scripted; each is used up by the requests that it meets. */
export class FailureScript {
  readonly #left: { failure: Failure; times: number }[] = []

  add(failure: Failure): void {
    this.#left.push({ failure, times: failure.times ?? Number.POSITIVE_INFINITY })
  }

  next(operation: string): Failure | undefined {
    const entry = this.#left.find(
      ({ failure, times }) => times > 0 && (failure.operation === '*' || failure.operation === operation),
    )
    if (entry === undefined) return undefined
    entry.times -= 1
    return entry.failure
  }
}

const WORDS: Readonly<Record<number, string>> = {
  403: 'Resource not accessible by integration',
  404: 'Not Found',
  410: 'Gone',
  422: 'Validation Failed',
  429: 'Too Many Requests',
  500: 'Server Error',
  502: 'Bad Gateway',
  503: 'Service Unavailable',
}

export function failureBody({ status = 500, message, answer }: Failure): unknown {
  return answer ?? { message: message ?? WORDS[status] ?? 'Error' }
}
