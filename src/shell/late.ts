/** Long enough for the first agents to be started. */
const WAIT_MS = 50

/**
 * A module that is needed at the end: it is loaded a little later, while agents think, so that they start sooner.
 * @returns gives it, loading it at once where that has not begun
 */
export function late<Module>(load: () => Promise<Module>): () => Promise<Module> {
  let loading: Promise<Module> | undefined
  const begin = () => {
    loading ??= load()
    return loading
  }
  const timer = setTimeout(() => void begin().catch(() => undefined), WAIT_MS)
  timer.unref()
  return () => {
    clearTimeout(timer)
    return begin()
  }
}
