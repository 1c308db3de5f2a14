import type { MetricVerdict, Status, TaskChange } from '../gate/types.ts'
import type { AttemptGrade } from '../grade/grade.ts'
import type { Json } from '../json.ts'
import type { Task } from '../suite/schema/task.ts'
import type { MetricSummary, RunInfo } from '../summary/types.ts'
import type { TraceEvent } from '../trace/events.ts'
import type { ChangeShown } from './change.ts'
import type { MetricFall } from './metric-falls.ts'
import type { StateSides } from './state-diff.ts'
import type { Text } from './text.ts'

/** All that the renderers show, in the order in which a reader wants it. Plain data; English is in its texts. */
export interface Report {
  readonly version: 1
  readonly suite: string
  readonly run: RunInfo
  /** `measured`: nothing was gated. */
  readonly status: Status | 'measured'
  readonly exit_code: 0 | 1 | 2 | 3
  readonly mode: 'gate' | 'advise' | 'measure'
  readonly rule?: 'exact' | 'threshold'
  readonly headline: Headline
  /** Why the status is what it is, worst first. */
  readonly reasons: readonly ReportReason[]
  /** What was judged is a change of a commit; absent where a run was judged by itself. */
  readonly change?: ChangeShown
  /** What to do next, most urgent first. */
  readonly next: readonly Text[]
  /** What a reader has to know to trust the figures: holes, isolation, quarantine, a baseline that is not well. */
  readonly notes: readonly Text[]
  /** Attempts without a result, by cause, largest first; absent where all have one. */
  readonly unmeasured?: readonly Unmeasured[]
  readonly groups: readonly MetricGroup[]
  readonly pass_k: readonly PassRow[]
  readonly causes: readonly Cause[]
  readonly failing: readonly FailingTask[]
  /** Failing tasks whose details were left out of `failing`. */
  readonly more_failing: readonly string[]
  readonly lost: readonly TaskChange[]
  readonly won: readonly TaskChange[]
  /** Parts of the agent that differ from the baseline's. */
  readonly changed: readonly string[]
  /** Whether files of the agent were hashed: imported runs, and suites without `agent.files`, do not say. */
  readonly agent_known: boolean
  readonly baseline?: BaselineFacts
  readonly totals: {
    readonly tasks: number
    readonly planned: number
    readonly measured: number
    readonly passed: number
  }
  readonly artefacts: readonly Artefact[]
}

export interface Unmeasured {
  readonly text: Text
  readonly attempts: number
  readonly tasks: readonly string[]
  readonly first: { readonly task: string; readonly attempt: number }
  /** Of the first: what would have been answered against what was asked. */
  readonly diff?: readonly DiffLine[]
}

/** What a reviewer understands in five seconds. */
export interface Headline {
  /** `Regressed`, `Pass`, … */
  readonly verdict: Text
  /** The number that decided, against its limit. */
  readonly figure: Text
  /** `1 root cause explains 4 of 5 failing tasks: …`; absent where nothing failed. */
  readonly cause?: Text
  /** Why an exit code of 0 is no pass. */
  readonly note?: Text
}

export interface ReportReason {
  readonly status: Status
  readonly code: string
  readonly args: Readonly<Record<string, Json>>
  /** What, how much, against which limit. */
  readonly text: Text
  readonly next?: Text
}

export interface MetricGroup {
  readonly name: 'answer' | 'trajectory' | 'aem' | 'cost' | 'latency' | 'other'
  readonly title: string
  readonly rows: readonly MetricRow[]
}

export interface MetricRow {
  readonly metric: string
  readonly label: Text
  readonly kind: MetricSummary['kind']
  readonly unit: MetricSummary['unit']
  readonly role: MetricVerdict['role']
  readonly status: MetricVerdict['status']
  /** Raw, as judged. */
  readonly baseline?: number
  readonly candidate?: number
  readonly change?: number
  readonly limit: MetricVerdict['limit']
  readonly p?: number
  readonly p_adjusted?: number
  /** 95%, of the candidate's value. */
  readonly interval?: { readonly low: number; readonly high: number }
  /** 95%, of the change. */
  readonly change_interval?: { readonly low: number; readonly high: number }
  readonly detectable?: number
  readonly p50?: number
  readonly p95?: number
  readonly tasks: number
  readonly of: number
  readonly unscored: Readonly<Record<string, number>>
  /** The same figures as every renderer prints them: rounded together, so that they never contradict the verdict. */
  readonly shown: ShownFigures
}

/** Empty where there is none. */
export interface ShownFigures {
  readonly baseline: string
  readonly candidate: string
  readonly change: string
  readonly limit: string
  readonly verdict: string
}

export interface PassRow {
  readonly k: number
  readonly pass_hat: number | null
  readonly pass_at: number | null
  readonly baseline_pass_hat: number | null
  readonly tasks: number
  readonly of: number
}

/** Failing tasks that share a root cause, largest first. */
export interface Cause {
  readonly reason: string
  readonly tool?: string
  readonly action?: string
  readonly fields: readonly string[]
  readonly text: Text
  readonly tasks: readonly string[]
  /** Failed attempts of those tasks that show it. */
  readonly attempts: number
}

export interface FailingTask {
  readonly task: string
  readonly source: { readonly file: string; readonly line: number }
  readonly critical: boolean
  readonly origin?: 'failure' | 'success' | 'adversarial'
  readonly candidate: { readonly passed: number; readonly measured: number }
  readonly baseline?: { readonly passed: number; readonly measured: number }
  readonly verdict?: NonNullable<TaskChange['verdict']>
  /** The regressed metric that fell most in this task, where it is not listed for its failures alone. */
  readonly fell?: MetricFall
  /** The attempt shown: the first that fails as most of them do. */
  readonly attempt: number
  /** Failed attempts with the same root cause, of all failed ones. */
  readonly alike: number
  readonly failed: number
  /** What most of its failed attempts failed by. */
  readonly cause?: Text
  /** What the attempt's checks found. */
  readonly failures: readonly Text[]
  readonly root_cause?: RootCauseShown
  readonly diff?: TraceDiff
  readonly state?: StateDiff
}

/** What the attempt changed in the state document. */
export interface StateDiff {
  readonly rows: readonly StateRow[]
  /** Places that are not shown. */
  readonly more: number
}

export interface StateRow {
  /** JSON Pointer. */
  readonly path: string
  /**
   * `wrong`: a check on this place fails; `unexpected`: it had to stay as it was; `allowed`: it could change; `changed`:
   * the task does not say.
   */
  readonly mark: 'wrong' | 'unexpected' | 'allowed' | 'changed'
  /** As JSON text; absent where nothing stood there. */
  readonly before?: string
  readonly after?: string
  /** What a failing check wants. */
  readonly expected?: string
}

export interface RootCauseShown {
  readonly turn_no: number
  readonly tool?: string
  readonly reason: string
  readonly text: Text
  /** Gold against predicted, as JSON text; absent on the side that lacks the field. */
  readonly fields: readonly { readonly path: string; readonly gold?: string; readonly predicted?: string }[]
  readonly cascades: number
}

export interface TraceDiff {
  /** What stands on the left side. */
  readonly left: 'reference' | 'passing' | 'gold'
  readonly lines: readonly DiffLine[]
  /** Index into `lines` of the first that differs. */
  readonly first_divergence: number
}

export interface DiffLine {
  readonly kind: 'same' | 'removed' | 'added' | 'gap'
  readonly text: string
  /** `first divergence`, `root cause: turn 3`. */
  readonly label?: string
}

export interface BaselineFacts {
  readonly place: string
  readonly run: RunInfo
  readonly attempts: number
  readonly tasks: number
}

export interface Artefact {
  readonly title: string
  readonly path: string
}

/** What the report wants to see of one attempt besides its summary. */
export interface AttemptDetail {
  readonly task: Task
  readonly grade: AttemptGrade
  readonly events: readonly TraceEvent[]
  /** Passing traces of the baseline. */
  readonly references: readonly (readonly TraceEvent[])[]
  /** A passing trace of the candidate itself. */
  readonly passing?: readonly TraceEvent[]
  /** The world document of the attempt; absent where the suite has none. */
  readonly state?: StateSides
}
