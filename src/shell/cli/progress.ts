import { clearLine, cursorTo } from 'node:readline'
import type { WriteStream } from 'node:tty'
import ms from 'ms'
import type { Io } from './io.ts'

/** What suits where stderr goes. */
export function progressFor(io: Pick<Io, 'live' | 'err' | 'now'>): Progress {
  const clock = () => io.now().getTime()
  return io.live ? liveProgress(process.stderr, clock) : plainProgress((text) => io.err(`${text}\n`), clock)
}

export interface ProgressEvent {
  readonly task: string
  readonly attempt: number
  readonly status: string
}

export interface Progress {
  plan(more: number): void
  started(): void
  ended(event: ProgressEvent): void
  close(): void
}

/** A line that redraws itself on a terminal. */
function liveProgress(stream: WriteStream, clock: () => number): Progress {
  const state = newState(clock())
  const draw = () => {
    clearLine(stream, 0)
    cursorTo(stream, 0)
    stream.write(line(state, clock()).slice(0, Math.max(20, stream.columns - 1)))
  }
  return {
    plan: (more) => {
      state.planned += more
      draw()
    },
    started: () => {
      state.running += 1
      draw()
    },
    ended: (event) => {
      count(state, event)
      draw()
    },
    close: () => {
      clearLine(stream, 0)
      cursorTo(stream, 0)
    },
  }
}

/** One plain line each time another tenth is done, and one for each attempt that was not measured. */
function plainProgress(write: (line: string) => void, clock: () => number): Progress {
  const state = newState(clock())
  let shown = 0
  return {
    plan: (more) => {
      state.planned += more
    },
    started: () => {
      state.running += 1
    },
    ended: (event) => {
      count(state, event)
      if (event.status === 'infra_failed') write(`not measured: ${event.task} attempt ${event.attempt}`)
      const tenth = Math.floor((10 * state.done) / Math.max(1, state.planned))
      if (tenth > shown || state.done === state.planned) write(line(state, clock()))
      shown = Math.max(shown, tenth)
    },
    close: () => {},
  }
}

interface State {
  readonly begun: number
  planned: number
  running: number
  done: number
  failed: number
  unmeasured: number
}

function newState(begun: number): State {
  return { begun, planned: 0, running: 0, done: 0, failed: 0, unmeasured: 0 }
}

function count(state: State, event: ProgressEvent): void {
  state.running = Math.max(0, state.running - 1)
  state.done += 1
  if (event.status === 'infra_failed') state.unmeasured += 1
  else if (event.status !== 'completed') state.failed += 1
}

function line(state: State, now: number): string {
  const elapsed = now - state.begun
  const left = state.done === 0 ? undefined : (elapsed / state.done) * (state.planned - state.done)
  const parts = [
    `${bar(state.done, state.planned)} ${state.done}/${state.planned} attempts`,
    state.running > 0 ? `${state.running} running` : undefined,
    state.failed > 0 ? `${state.failed} crashed or timed out` : undefined,
    state.unmeasured > 0 ? `${state.unmeasured} not measured` : undefined,
    state.done < state.planned && left !== undefined ? `about ${ms(round(left))} left` : ms(round(elapsed)),
  ]
  return parts.filter((part) => part !== undefined).join(', ')
}

function bar(done: number, planned: number): string {
  const width = 20
  const full = planned === 0 ? 0 : Math.round((width * done) / planned)
  return `[${'='.repeat(full)}${' '.repeat(width - full)}]`
}

function round(duration: number): number {
  return Math.max(1000, Math.round(duration / 1000) * 1000)
}
