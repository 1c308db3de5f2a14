import type { BaselineLookup } from '../baseline/types.ts'
import type { Verdict } from '../gate/types.ts'
import type { ToolEntry } from '../suite/schema/tools.ts'
import type { RunSummary } from '../summary/types.ts'
import { type ChangeFacts, showChange } from './change.ts'
import { clusterCauses } from './clusters.ts'
import { failingTasks } from './failing.ts'
import { failingTask } from './failing-task.ts'
import { headline } from './headline.ts'
import { metricFalls } from './metric-falls.ts'
import { metricGroups } from './metric-rows.ts'
import { notes } from './notes.ts'
import { phraseReason, type Site } from './phrase.ts'
import { plainText, type Text } from './text.ts'
import type { Artefact, AttemptDetail, BaselineFacts, PassRow, Report, ReportReason } from './types.ts'
import { unmeasuredByCause } from './unmeasured.ts'

export interface ReportInput {
  readonly summary: RunSummary
  /** Absent where nothing is gated (`--no-gate`, `score`). */
  readonly verdict?: Verdict | undefined
  /** What the candidate was compared with; `lookup` also tells where it is kept and which entry was accepted. */
  readonly baseline?: RunSummary | undefined
  readonly lookup?: BaselineLookup | undefined
  /** Of the attempts that `wantedDetails` names; those that are not there are told without a diff. */
  readonly details?: readonly AttemptDetail[]
  /** The suite's tool table, so that spellings of one tool do not differ. */
  readonly tools?: readonly ToolEntry[]
  readonly artefacts?: readonly Artefact[]
  /** How commands in `next` name the suite; default: its name. */
  readonly site?: Site
  /** Of a run that was judged as a change of a commit. */
  readonly change?: ChangeFacts | undefined
  /** Places where a secret was taken out of what the agent wrote. */
  readonly secrets?: number
}

/** Everything that a report says, as plain data; `renderMarkdown`, `renderTerminal`, `renderJson` print it. Pure. */
export function buildReport(input: ReportInput): Report {
  const { summary, verdict, lookup } = input
  const site = { ...(input.site ?? { suite: summary.suite }), isChange: input.change !== undefined }
  const main = lookup?.kind === 'found' ? lookup.main.summary : input.baseline
  const sides = { summary, verdict, baseline: main }
  const failing = failingTasks(sides)
  const falls = metricFalls(summary, main, verdict)
  const phrases = (verdict?.reasons ?? []).map((reason) => phraseReason(reason, site))
  const reasons = (verdict?.reasons ?? []).map((reason, index): ReportReason => {
    const { text, next } = phrases[index] ?? { text: [] }
    return { ...reason, text, ...(next !== undefined && { next }) }
  })
  const groups = metricGroups(summary, verdict)
  const unmeasured = unmeasuredByCause(summary)
  const causes = clusterCauses(failing)
  const shown = failing.flatMap((task) => {
    const detail = input.details?.find((one) => one.task.id === task.id)
    if (detail === undefined) return []
    return failingTask({
      task,
      detail,
      change: [...(verdict?.lost ?? []), ...(verdict?.won ?? [])].find((change) => change.task === task.id),
      baseline: main?.tasks.find((one) => one.id === task.id),
      // a task that fails is told by its failures
      fall: task.passed < task.measured ? undefined : falls.find((fall) => fall.task === task.id),
      tools: input.tools ?? [],
    })
  })
  const status = verdict?.status ?? 'measured'
  const totals = totalsOf(summary)
  return {
    version: 1,
    suite: summary.suite,
    run: summary.run,
    status,
    exit_code: verdict?.exit_code ?? 0,
    mode: verdict?.mode ?? 'measure',
    ...(verdict === undefined ? {} : { rule: verdict.rule }),
    headline: headline({
      status,
      verdict,
      causes,
      totals,
      phrases,
      rows: groups.flatMap((group) => group.rows),
      failing: failing.length,
    }),
    reasons,
    ...(input.change === undefined ? {} : { change: showChange(input.change, verdict?.reasons ?? [], site) }),
    // what a lesser reason asks for can wait until the deciding ones are settled
    next: distinct(
      reasons.flatMap((reason) => (reason.next !== undefined && reason.status === status ? [reason.next] : [])),
    ),
    notes: notes({
      ...{ summary, unmeasured, lookup, site, isGated: verdict !== undefined, secrets: input.secrets ?? 0 },
      tellsMain: reasons.some(({ code }) => code === 'main_regressed'),
    }),
    ...(unmeasured.length > 0 && { unmeasured }),
    groups,
    pass_k: passRows(summary, main),
    causes,
    failing: shown,
    more_failing: failing.filter((task) => !shown.some((one) => one.task === task.id)).map((task) => task.id),
    lost: verdict?.lost ?? [],
    won: verdict?.won ?? [],
    changed: verdict?.changed ?? [],
    agent_known: ['prompt', 'model', 'harness'].some((part) => summary.fingerprints.agent[part] !== undefined),
    ...(main === undefined ? {} : { baseline: baselineFacts(main, lookup?.place) }),
    totals,
    artefacts: input.artefacts ?? [],
  }
}

function totalsOf(summary: RunSummary): Report['totals'] {
  const sum = (of: (task: RunSummary['tasks'][number]) => number) =>
    summary.tasks.reduce((all, task) => all + of(task), 0)
  return {
    tasks: summary.tasks.length,
    planned: sum((task) => task.planned),
    measured: sum((task) => task.measured),
    passed: sum((task) => task.passed),
  }
}

function passRows(summary: RunSummary, baseline: RunSummary | undefined): PassRow[] {
  return summary.pass_hat_k.map(({ k, value, tasks, of }) => ({
    k,
    pass_hat: value ?? null,
    pass_at: summary.pass_at_k.find((row) => row.k === k)?.value ?? null,
    baseline_pass_hat: baseline?.pass_hat_k.find((row) => row.k === k)?.value ?? null,
    tasks,
    of,
  }))
}

function baselineFacts(summary: RunSummary, place = ''): BaselineFacts {
  return {
    place,
    run: summary.run,
    attempts: summary.tasks.reduce((sum, task) => sum + task.measured, 0),
    tasks: summary.tasks.length,
  }
}

function distinct(texts: readonly Text[]): Text[] {
  const plain = texts.map(plainText)
  return texts.filter((_, index) => plain.indexOf(plain[index] ?? '') === index)
}
