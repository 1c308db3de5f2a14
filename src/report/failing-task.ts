import type { TaskChange } from '../gate/types.ts'
import type { TurnScore } from '../grade/aem/types.ts'
import { canonical, type Json } from '../json.ts'
import type { ToolEntry } from '../suite/schema/tools.ts'
import type { TaskSummary } from '../summary/types.ts'
import type { TraceEvent } from '../trace/events.ts'
import { agentCalls, replies } from '../trace/views.ts'
import { causeText, mainCause, toolName } from './clusters.ts'
import type { MetricFall } from './metric-falls.ts'
import { phraseFinding, turnReason } from './phrase.ts'
import { stateDiff } from './state-diff.ts'
import { say, type Text } from './text.ts'
import { type LineLabel, traceDiff } from './trace-diff.ts'
import type { AttemptDetail, FailingTask, RootCauseShown, TraceDiff } from './types.ts'

export interface FailingTaskFacts {
  readonly task: TaskSummary
  readonly change: TaskChange | undefined
  readonly baseline: TaskSummary | undefined
  readonly fall: MetricFall | undefined
  readonly detail: AttemptDetail
  readonly tools: readonly ToolEntry[]
}

/** One failing task: where it failed first, why, and how its trace differs from one that passes. */
export function failingTask({ task, change, baseline, fall, detail, tools }: FailingTaskFacts): FailingTask {
  const { grade } = detail
  const main = mainCause(task)
  const dialog = grade.aem.dialog
  const root = dialog?.turns.find((turn) => turn.attribution === 'root')
  const before = change?.baseline ?? baseline
  const state = stateDiff(detail.task, detail.state ?? {})
  const diff = traceDiff({
    trace: detail.events,
    references: detail.references,
    passing: detail.passing,
    gold: detail.task.gold,
    tools,
    labels: (dialog?.turns ?? []).flatMap((turn) => turnLabel(turn, detail.events)),
  })
  return {
    task: task.id,
    source: task.source,
    critical: task.critical,
    ...(task.origin !== undefined && { origin: task.origin }),
    candidate: { passed: task.passed, measured: task.measured },
    ...(before !== undefined && { baseline: { passed: before.passed, measured: before.measured } }),
    ...(change?.verdict !== undefined && { verdict: change.verdict }),
    ...(fall !== undefined && { fell: fall }),
    attempt: grade.attempt,
    alike: main?.attempts.length ?? 0,
    failed: task.measured - task.passed,
    ...(main !== undefined && { cause: causeText(main.key, main.attempts) }),
    failures: findingsOf(detail),
    ...(root === undefined ? {} : { root_cause: rootCause(root, dialog?.turns ?? []) }),
    ...(diff === undefined ? {} : { diff: withNotCalled(diff, root) }),
    ...(state === undefined ? {} : { state }),
  }
}

function findingsOf({ grade }: AttemptDetail): FailingTask['failures'] {
  const checks = Object.values(grade.trajectory.checks).filter((check) => check.status === 'failed')
  // what a judge without a licence holds against the attempt, and what it could not say, is told and decides nothing
  const rubrics = grade.answer.checks.filter(({ judged, status }) => judged === true && status !== 'passed')
  const all = [...grade.failures, ...[...checks, ...rubrics].flatMap((check) => check.findings)]
  const texts = all.map((finding) => ({ id: canonical({ code: finding.code, args: finding.args }), finding }))
  const distinct = texts.filter((text, index) => texts.findIndex((other) => other.id === text.id) === index)
  return distinct.slice(0, MOST_FINDINGS).map(({ finding }) => phraseFinding(finding))
}

const MOST_FINDINGS = 8

function rootCause(turn: TurnScore, turns: readonly TurnScore[]): RootCauseShown {
  const gold = turn.gold
  const tool = 'tool_id' in gold ? toolName(gold.tool_id, gold.action) : undefined
  const fields = fieldsOf(turn)
  const reason = turn.reason ?? 'failed'
  // a tool or a reply is named by the reason already
  const paths = fields.map((field) => field.path).filter((path) => path !== WHOLE_TOOL && path !== WHOLE_REPLY)
  const key = { reason, fields: paths }
  const action =
    'tool_id' in gold ? { tool: gold.tool_id, ...(gold.action !== undefined && { action: gold.action }) } : {}
  return {
    turn_no: turn.turn_no,
    ...(tool !== undefined && { tool }),
    reason,
    text:
      tool !== undefined && reason === 'tool_mismatch' ? mismatchText(tool, turn) : causeText({ ...key, ...action }),
    fields,
    cascades: turns.filter((other) => other.caused_by?.root_turn_no === turn.turn_no).length,
  }
}

function mismatchText(tool: string, { predicted }: TurnScore): Text {
  if (predicted?.kind !== 'action') return say`${tool}: not called`
  return say`${tool}: ${toolName(predicted.tool_id, predicted.action)} called instead`
}

const WHOLE_TOOL = 'tool'
const WHOLE_REPLY = 'reply'

/** What the turn's detail names: fields with both values, keys that one side lacks, tools, or whole replies. */
function fieldsOf({ detail = {}, gold, predicted }: TurnScore): RootCauseShown['fields'] {
  // a user's sub-metric judges the turn as a whole
  const own = typeof detail.sub_metric === 'string' ? [{ path: detail.sub_metric, ...wordsOf(detail) }] : []
  if ('response' in gold) {
    const said = predicted?.kind === 'response' ? { predicted: predicted.response } : {}
    return [{ path: WHOLE_REPLY, gold: gold.response, ...said }, ...own]
  }
  if (own.length > 0) return own
  const args = predicted?.kind === 'action' ? predicted.args : undefined
  const goldArgs = gold.args
  const { fields, missing, extra } = detail
  const compared = list(fields).flatMap((field) => {
    if (typeof field !== 'object' || field === null || !('path' in field)) return []
    const { path, gold: right, predicted: wrong } = field as { path: Json; gold?: Json; predicted?: Json }
    return [
      {
        path: String(path),
        ...(right !== undefined && { gold: canonical(right) }),
        ...(wrong !== undefined && { predicted: canonical(wrong) }),
      },
    ]
  })
  const lacking = list(missing).map((path) => valueAt('gold', String(path), goldArgs))
  const added = list(extra).map((path) => valueAt('predicted', String(path), args))
  const named = [...compared, ...lacking, ...added]
  if (named.length > 0) return named
  const [right, wrong] = [detail.gold, detail.predicted]
  if (typeof right !== 'string') return []
  return [{ path: WHOLE_TOOL, gold: right, ...(typeof wrong === 'string' && { predicted: wrong }) }]
}

function wordsOf({ why }: NonNullable<TurnScore['detail']>): { predicted?: string } {
  return typeof why === 'string' ? { predicted: why } : {}
}

function valueAt(side: 'gold' | 'predicted', path: string, args: Readonly<Record<string, Json>> | undefined) {
  const value = args !== undefined && Object.hasOwn(args, path) ? args[path] : undefined
  return { path, ...(value !== undefined && { [side]: canonical(value) }) }
}

function list(value: Json | undefined): readonly Json[] {
  return Array.isArray(value) ? value : []
}

/** Which call or reply of the trace a failed turn was paired with, and what is said beside it. */
function turnLabel(turn: TurnScore, events: readonly TraceEvent[]): LineLabel[] {
  if (turn.attribution === undefined || turn.reason === undefined || turn.predicted === undefined) return []
  const label =
    turn.attribution === 'root'
      ? `root cause: turn ${turn.turn_no}, ${turnReason(turn.reason)}`
      : `turn ${turn.turn_no} fails because of turn ${turn.caused_by?.turn_no ?? '?'}`
  const { predicted } = turn
  if (predicted.kind === 'response') {
    const reply = replies(events).findIndex((one) => one.segment >= turn.segment && one.text === predicted.response)
    return reply < 0 ? [] : [{ reply, label }]
  }
  const wanted = canonical(predicted.args)
  const call = agentCalls(events).findIndex(
    (one) => one.segment >= turn.segment && one.tool === predicted.tool && canonical(one.args) === wanted,
  )
  return call < 0 ? [] : [{ call, label }]
}

/** A turn that was not done has no line of its own: the first divergence says so. */
function withNotCalled(diff: TraceDiff, root: TurnScore | undefined): TraceDiff {
  if (root === undefined || root.predicted !== undefined || root.reason === undefined) return diff
  const note = `root cause: turn ${root.turn_no} was not done`
  return {
    ...diff,
    lines: diff.lines.map((line, index) =>
      index === diff.first_divergence ? { ...line, label: [line.label, note].filter(Boolean).join('; ') } : line,
    ),
  }
}
