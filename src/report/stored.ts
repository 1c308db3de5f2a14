import { z } from 'zod'
import { STATUSES } from '../gate/types.ts'
import type { Piece, Text } from './text.ts'
import type { Report } from './types.ts'

/**
 * A report that was written as it stands and comes back from somebody who is not trusted: every shape and size is checked,
 * and words that are not plain count as data, so that nothing in them becomes markup, a link or a mention.
 * @returns undefined where it is no report
 */
export function readForeignReport(value: unknown): Report | undefined {
  return StoredReport.safeParse(value).data
}

/** Words as our own phrases have them. What a page would make a link of (`@`, `#`, addresses, ids of commits) is data. */
function isPlain(text: string): boolean {
  return (
    /^[\p{L}\p{N}\p{Emoji_Presentation} .,;:'"()%$×≤≥<>=+−–→^/·-]*$/u.test(text) &&
    !/:\/\/|www\.|[0-9a-f]{7,}|\w\/\w|GH-|<\w/i.test(text)
  )
}

const Short = z.string().max(2000)
const Long = z.string().max(20_000)
const Count = z.number().int().nonnegative()
const Finite = z.number()
const list = <T extends z.ZodType>(item: T, most = 2000) => z.array(item).max(most)

const Piece_ = z.union([
  Long.transform((text): Piece => (isPlain(text) ? text : { data: text })),
  z.object({ data: Long }),
])
const Text_: z.ZodType<Text> = list(Piece_, 500)

const Run = z.object({
  id: Short,
  seed: Finite,
  started_at: Short,
  attempts: Count,
  turngate: Short,
  interrupted: z.boolean(),
  isolation: list(Short, 50),
})

const Share = z.object({ passed: Count, measured: Count })
const Interval = z.object({ low: Finite, high: Finite })
const MetricStatus = z.enum([
  'pass',
  'regressed',
  'inconclusive',
  'not_comparable',
  'not_measured',
  'reported',
  'no_baseline',
])

const Row = z.object({
  metric: Short,
  label: Text_,
  kind: z.enum(['rate', 'amount']),
  unit: z.enum(['share', 'usd', 'ms', 'tokens', 'count']),
  role: z.enum(['primary', 'family', 'reported']),
  status: MetricStatus,
  baseline: Finite.exactOptional(),
  candidate: Finite.exactOptional(),
  change: Finite.exactOptional(),
  limit: z.object({
    max_drop: Finite.exactOptional(),
    max_rise: Finite.exactOptional(),
    min: Finite.exactOptional(),
    max: Finite.exactOptional(),
  }),
  p: Finite.exactOptional(),
  p_adjusted: Finite.exactOptional(),
  interval: Interval.exactOptional(),
  change_interval: Interval.exactOptional(),
  detectable: Finite.exactOptional(),
  p50: Finite.exactOptional(),
  p95: Finite.exactOptional(),
  tasks: Count,
  of: Count,
  unscored: z.record(Short, Finite),
  shown: z.object({ baseline: Figure(), candidate: Figure(), change: Figure(), limit: Figure(), verdict: Figure() }),
})

/** Printed as it stands, so it may hold nothing but a figure. */
function Figure() {
  return z.string().max(100).refine(isPlain)
}

const Change = z.object({
  task: Short,
  baseline: Share,
  candidate: Share,
  verdict: z
    .enum(['broken', 'suspected_broken', 'critical_regressed', 'new_below_bar', 'quarantined', 'advisory'])
    .exactOptional(),
  p: Finite.exactOptional(),
})

const Line = z.object({ kind: z.enum(['same', 'removed', 'added', 'gap']), text: Long, label: Short.exactOptional() })
const Diff = z.object({
  left: z.enum(['reference', 'passing', 'gold']),
  lines: list(Line, 5000),
  first_divergence: z.number().int().min(-1),
})

const Failing = z.object({
  task: Short,
  source: z.object({ file: Short, line: Count }),
  critical: z.boolean(),
  origin: z.enum(['failure', 'success', 'adversarial']).exactOptional(),
  candidate: Share,
  baseline: Share.exactOptional(),
  verdict: Change.shape.verdict,
  fell: z.object({ task: Short, metric: Short, baseline: Finite, candidate: Finite }).exactOptional(),
  attempt: Count,
  alike: Count,
  failed: Count,
  cause: Text_.exactOptional(),
  failures: list(Text_),
  root_cause: z
    .object({
      turn_no: Count,
      tool: Short.exactOptional(),
      reason: Short,
      text: Text_,
      fields: list(z.object({ path: Short, gold: Long.exactOptional(), predicted: Long.exactOptional() })),
      cascades: Count,
    })
    .exactOptional(),
  diff: Diff.exactOptional(),
})

const StoredReport: z.ZodType<Report> = z.object({
  version: z.literal(1),
  suite: Short,
  run: Run,
  status: z.enum([...STATUSES, 'measured']),
  exit_code: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3)]),
  mode: z.enum(['gate', 'advise', 'measure']),
  rule: z.enum(['exact', 'threshold']).exactOptional(),
  headline: z.object({
    verdict: Text_,
    figure: Text_,
    cause: Text_.exactOptional(),
    note: Text_.exactOptional(),
  }),
  reasons: list(
    z.object({
      status: z.enum(STATUSES),
      code: Short,
      args: z.record(Short, z.json()),
      text: Text_,
      next: Text_.exactOptional(),
    }),
  ),
  next: list(Text_),
  notes: list(Text_),
  unmeasured: list(
    z.object({
      text: Text_,
      attempts: Count,
      tasks: list(Short),
      first: z.object({ task: Short, attempt: Count }),
      diff: list(Line).exactOptional(),
    }),
  ).exactOptional(),
  groups: list(
    z.object({
      name: z.enum(['answer', 'trajectory', 'aem', 'cost', 'latency', 'other']),
      title: z.string().max(100).refine(isPlain),
      rows: list(Row, 500),
    }),
    20,
  ),
  pass_k: list(
    z.object({
      k: Count,
      pass_hat: Finite.nullable(),
      pass_at: Finite.nullable(),
      baseline_pass_hat: Finite.nullable(),
      tasks: Count,
      of: Count,
    }),
  ),
  causes: list(
    z.object({
      reason: Short,
      tool: Short.exactOptional(),
      action: Short.exactOptional(),
      fields: list(Short),
      text: Text_,
      tasks: list(Short),
      attempts: Count,
    }),
  ),
  failing: list(Failing, 100),
  more_failing: list(Short),
  lost: list(Change),
  won: list(Change),
  changed: list(Short),
  agent_known: z.boolean(),
  baseline: z.object({ place: Short, run: Run, attempts: Count, tasks: Count }).exactOptional(),
  totals: z.object({ tasks: Count, planned: Count, measured: Count, passed: Count }),
  artefacts: list(z.object({ title: z.string().max(100).refine(isPlain), path: Short }), 20),
})
