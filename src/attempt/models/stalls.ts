/** The time that an attempt lost to its provider or to the rate limit: neither the agent's nor its models'. */
export interface Stalls {
  /** Begins a stall; call what is given back at its end. */
  begin(): () => void
  /** A time that turned out to be lost, up to now; `performance.now()` of its beginning. */
  lost(since: number): void
  /** Milliseconds until now; times that overlap count once. */
  ms(): number
}

export function countStalls(): Stalls {
  const spans: { from: number; to: number | undefined }[] = []
  return {
    begin() {
      const span: { from: number; to: number | undefined } = { from: performance.now(), to: undefined }
      spans.push(span)
      return () => {
        span.to ??= performance.now()
      }
    },
    lost(since) {
      spans.push({ from: since, to: performance.now() })
    },
    ms() {
      const now = performance.now()
      let sum = 0
      let until = Number.NEGATIVE_INFINITY
      for (const { from, to = now } of [...spans].sort((a, b) => a.from - b.from)) {
        sum += Math.max(0, to - Math.max(from, until))
        until = Math.max(until, to)
      }
      return sum
    },
  }
}
