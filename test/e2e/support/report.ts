/** What the tests read of `--json` of `run`, `demo`, `gate` and `score`. */
export interface ReportJson {
  readonly version: 1
  readonly suite: string
  readonly status: string
  readonly exit_code: number
  readonly headline: { readonly verdict: string; readonly figure: string }
  readonly reasons: readonly ReasonJson[]
  readonly next: readonly string[]
  readonly notes: readonly string[]
  readonly groups: readonly { readonly title: string; readonly rows: readonly RowJson[] }[]
  readonly failing: readonly {
    readonly task: string
    readonly failures: readonly string[]
    readonly root_cause?: { readonly text: string }
    readonly diff?: { readonly left: string }
  }[]
  readonly lost: readonly { readonly task: string }[]
  readonly won: readonly { readonly task: string }[]
  readonly run: { readonly seed: number; readonly attempts: number; readonly interrupted: boolean }
  readonly pass_k: readonly { readonly k: number; readonly pass_hat: number; readonly pass_at: number }[]
  readonly totals: {
    readonly tasks: number
    readonly planned: number
    readonly measured: number
    readonly passed: number
  }
  readonly artefacts: readonly { readonly title: string; readonly path: string }[]
}

interface ReasonJson {
  readonly status: string
  readonly code: string
  readonly args: Readonly<Record<string, unknown>>
  readonly text: string
}

interface RowJson {
  readonly metric: string
  readonly candidate?: number
  readonly baseline?: number
}

export function parseReport(stdout: string): ReportJson {
  return JSON.parse(stdout)
}
