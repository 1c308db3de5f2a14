/** The process as the commands see it, so that nothing below `main.ts` reaches for globals. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>
  readonly cwd: string
  readonly out: (text: string) => void
  readonly err: (text: string) => void
  /** stderr is a terminal: progress may redraw its line. */
  readonly live: boolean
  /** stdout is a terminal that wants colour. */
  readonly color: boolean
  readonly width: number
  readonly version: string
  /** The folder that holds `examples/` and `baselines/`: where Turngate itself is checked out or installed. */
  readonly home: string
  /** Aborts at the first SIGINT or SIGTERM. */
  readonly signal: AbortSignal
  readonly now: () => Date
}

/** 0 ok, 1 regressed, 2 could not run, 3 no verdict. */
export type ExitCode = 0 | 1 | 2 | 3
