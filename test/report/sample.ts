import type { BaselineLookup } from '../../src/baseline/types.ts'
import { decide } from '../../src/gate/decide.ts'
import { type GradeContext, gradeAttempt } from '../../src/grade/grade-attempt.ts'
import { cascadeSimilarity } from '../../src/grade/similarity/cascade.ts'
import type { Json } from '../../src/json.ts'
import { buildReport } from '../../src/report/build.ts'
import { wantedDetails } from '../../src/report/failing.ts'
import type { AttemptDetail, Report } from '../../src/report/types.ts'
import { Policy } from '../../src/suite/schema/policy.ts'
import { AemOptions } from '../../src/suite/schema/suite.ts'
import type { Task } from '../../src/suite/schema/task.ts'
import type { ToolEntry } from '../../src/suite/schema/tools.ts'
import { openLedger } from '../../src/summary/ledger.ts'
import type { RunSummary } from '../../src/summary/types.ts'
import type { Attempt } from '../../src/trace/attempt.ts'
import type { TraceEvent } from '../../src/trace/events.ts'
import { trajectoryHash } from '../../src/trace/views.ts'

/** A small world: eight refund tasks, and an agent that can be made worse in a few ways. */

export const TOOLS: readonly ToolEntry[] = [
  { name: 'orders_Get', tool_id: 'orders', action: 'Get', read_only: true },
  { name: 'orders_Refund', tool_id: 'orders', action: 'Refund' },
]

export const TASKS: readonly Task[] = Array.from({ length: 8 }, (_, index) => refundTask(`refund-${index + 1}`, index))

/** How one attempt goes: right, or with the amount left out, or with the lookup skipped, or not measured. */
export type Way = 'right' | 'no_amount' | 'wrong_amount' | 'no_lookup' | 'crash' | 'hole' | 'hostile'

export interface SampleRun {
  readonly summary: RunSummary
  readonly attempts: readonly Attempt[]
}

const CONTEXT: GradeContext = {
  tools: TOOLS,
  aem: AemOptions.parse({}),
  similarity: cascadeSimilarity({ threshold: 0.5 }),
  prices: { 'demo-model': { input: 1, output: 4 } },
  trustAgentErrors: false,
}

/** Five attempts a task, each going the way that `wayOf` says. */
export function sampleRun(
  id: string,
  wayOf: (task: number, attempt: number) => Way,
  agent: Readonly<Record<string, string>> = { prompt: 'prompt-1', interface: 'interface-1' },
): SampleRun {
  const ledger = openLedger({
    suite: 'refund-desk',
    tasks: TASKS,
    run: {
      id,
      seed: 7,
      started_at: '2025-03-01T09:00:00Z',
      attempts: 5,
      turngate: '0.1.0',
      interrupted: false,
      isolation: ['process group', 'environment allow-list'],
    },
    fingerprints: {
      agent,
      sandbox: { state: 'state-1' },
      scorer: 'scorer-1',
      gold: Object.fromEntries(TASKS.map((task) => [task.id, `gold-${task.id}`])),
    },
  })
  const attempts: Attempt[] = []
  for (const [index, task] of TASKS.entries()) {
    for (let number = 1; number <= 5; number += 1) {
      const attempt = sampleAttempt(task, index, number, wayOf(index, number))
      attempts.push(attempt)
      ledger.add({ grade: gradeAttempt(attempt, task, CONTEXT), trajectory: trajectoryHash(attempt.events) })
    }
  }
  return { summary: ledger.summary(), attempts }
}

export function sampleReport(candidate: SampleRun, baseline: SampleRun | undefined, policy: unknown = {}): Report {
  const lookup: BaselineLookup =
    baseline === undefined
      ? { kind: 'absent', place: 'baselines/refund-desk' }
      : { kind: 'found', place: 'baselines/refund-desk', ...bothEntries(baseline.summary) }
  const verdict = decide({
    candidate: candidate.summary,
    baseline: lookup,
    policy: Policy.parse(policy),
    canRunMore: false,
    newSuite: baseline === undefined,
    today: '2025-03-02',
  })
  const sides = { summary: candidate.summary, verdict, baseline: baseline?.summary }
  return buildReport({
    ...sides,
    lookup,
    tools: TOOLS,
    details: wantedDetails(sides).map((wanted) => detailOf(candidate, baseline, wanted)),
    artefacts: [{ title: 'Run directory', path: '.turngate/runs/candidate' }],
    site: { suite: 'examples/refund-desk/suite.yaml' },
  })
}

/** Without a gate. */
export function measuredReport(candidate: SampleRun): Report {
  const sides = { summary: candidate.summary }
  return buildReport({
    ...sides,
    tools: TOOLS,
    details: wantedDetails(sides).map((wanted) => detailOf(candidate, undefined, wanted)),
  })
}

export function detailOf(
  candidate: SampleRun,
  baseline: SampleRun | undefined,
  wanted: { readonly task: string; readonly attempt: number; readonly passing?: number },
): AttemptDetail {
  const find = (run: SampleRun, number: number) =>
    run.attempts.find((attempt) => attempt.task === wanted.task && attempt.attempt === number)
  const task = TASKS.find((one) => one.id === wanted.task)
  const attempt = find(candidate, wanted.attempt)
  if (task === undefined || attempt === undefined) throw new Error(`no attempt ${wanted.attempt} of ${wanted.task}`)
  const passing = wanted.passing === undefined ? undefined : find(candidate, wanted.passing)
  const reference = baseline === undefined ? undefined : find(baseline, 1)
  return {
    task,
    grade: gradeAttempt(attempt, task, CONTEXT),
    events: attempt.events,
    references: reference === undefined ? [] : [reference.events],
    ...(passing !== undefined && { passing: passing.events }),
  }
}

function bothEntries(summary: RunSummary) {
  const entry = { summary, runs: [summary.run] }
  return { main: entry, accepted: entry }
}

function refundTask(id: string, index: number): Task {
  const order = String(1001 + index)
  return {
    id,
    origin: index % 2 === 0 ? 'failure' : 'success',
    turns: [{ user: `I want my money back for order ${order}.` }],
    expected_tools: ['orders_Get', 'orders_Refund'],
    ordered: true,
    max_turns: 4,
    pass_when: ['aem'],
    extra_calls: 'fail_writes',
    answer: [],
    state: [],
    files: [],
    gold: [
      { turn_no: 1, turn: 'User', gold_turn: { response: `I want my money back for order ${order}.` } },
      { turn_no: 2, turn: 'Tool', gold_turn: { tool_id: 'orders', action: 'Get', args: { id: order } } },
      {
        turn_no: 3,
        turn: 'Tool',
        gold_turn: { tool_id: 'orders', action: 'Refund', args: { id: order, amount: 40 + index, reason: 'unwanted' } },
      },
      {
        turn_no: 4,
        turn: 'Agent',
        gold_turn: { response: `I have refunded ${40 + index} dollars for order ${order}.` },
      },
    ],
    critical: false,
    reviewed: true,
    source: { file: 'tasks/refunds.yaml', line: 1 + index * 20 },
  }
}

function sampleAttempt(task: Task, index: number, number: number, way: Way): Attempt {
  const order = String(1001 + index)
  const amount = 40 + index
  const call = (tool: string, args: Record<string, Json>, result: Json): TraceEvent[] => [
    { event: 'proposed', tool, args, call_id: `call-${number}-${tool}` },
    { event: 'executed', tool, args, ok: true, result, ms: 3 * number, call_id: `call-${number}-${tool}` },
  ]
  const lookup = call(
    'orders_Get',
    { id: order },
    { id: order, total: amount, paid_at: `2025-02-0${number}T10:00:00Z` },
  )
  const refundArgs: Record<string, Json> =
    way === 'no_amount'
      ? { id: order, reason: 'unwanted' }
      : {
          id: order,
          amount: way === 'wrong_amount' ? amount * 10 : amount,
          reason: way === 'hostile' ? HOSTILE : 'unwanted',
        }
  const refund = call('orders_Refund', refundArgs, { status: 'refunded', took_ms: number * 7 })
  const reply =
    way === 'right' || way === 'no_lookup'
      ? `I have refunded ${amount} dollars for order ${order}.`
      : way === 'hostile'
        ? HOSTILE
        : 'Something was refunded.'
  const events: TraceEvent[] = [
    { event: 'user', text: `I want my money back for order ${order}.` },
    { event: 'model', model: 'demo-model', input_tokens: 800 + 10 * number, output_tokens: 60, ms: 400 },
    ...(way === 'no_lookup' ? [] : lookup),
    ...(way === 'crash' ? [] : [...refund, { event: 'response' as const, text: reply }]),
  ]
  return {
    task: task.id,
    attempt: number,
    seed: index * 100 + number,
    outcome:
      way === 'hole'
        ? { status: 'infra_failed', reason: 'provider', message: '429 too many requests' }
        : way === 'crash'
          ? { status: 'agent_failed', reason: 'exit', message: 'exit code 1' }
          : { status: 'completed' },
    started_at: '2025-03-01T09:00:00Z',
    wall_ms: 900 + 40 * number,
    events: events.map((event, at) => ({ ...event, seq: at + 1, at: at * 5 })),
    evidence: { files: {}, calls_recorded_by: 'sandbox', isolation: [] },
  }
}

/** What would escape from a report that trusts its input. */
export const HOSTILE = [
  'closing fence:\n```\n# heading\n[link](https://evil.example) ![image](https://evil.example/x.png)',
  '<img src=x onerror=alert(1)> <!-- comment --> </details> @maintainer #12 GH-7 https://evil.example',
  '| a | b |\n|---|---|\n`` tick ` ticks ```` \u202Etxet\u200Bhidden\u0007',
].join('\n')
