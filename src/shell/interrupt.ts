/** Aborted at the first SIGINT or SIGTERM, whose name `onFirst` is told; the second one ends the process at once. */
export function interruptSignal(onFirst: (name: NodeJS.Signals) => void): AbortSignal {
  const interrupt = new AbortController()
  for (const name of ['SIGINT', 'SIGTERM'] as const) {
    process.on(name, () => {
      if (interrupt.signal.aborted) process.exit(130)
      onFirst(name)
      interrupt.abort(name)
    })
  }
  return interrupt.signal
}
