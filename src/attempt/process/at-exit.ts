import { killNow, type Marker } from './end-tree.ts'

const running = new Map<number, Marker>()

/**
 * Until the function that it gives is called, the process and all that it started are killed when Turngate itself ends,
 * however it does: a second signal does not wait for those that ignore the first.
 */
export function killAtExit(leader: number, marker: Marker): () => void {
  if (running.size === 0) process.on('exit', killRunning)
  running.set(leader, marker)
  return () => {
    running.delete(leader)
    if (running.size === 0) process.off('exit', killRunning)
  }
}

function killRunning(): void {
  for (const [leader, marker] of running) killNow(leader, marker)
}
