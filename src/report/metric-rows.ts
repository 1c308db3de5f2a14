import type { MetricVerdict, Verdict } from '../gate/types.ts'
import { metricKind } from '../summary/metric-kinds.ts'
import type { MetricSummary, RunSummary } from '../summary/types.ts'
import { showFigures } from './figures.ts'
import { byMetricOrder, GROUP_ORDER, GROUP_TITLES, groupOf, metricLabel } from './metric-names.ts'
import { metricStatus } from './phrase.ts'
import type { MetricGroup, MetricRow } from './types.ts'

/** Every metric that was judged or measured, in groups. The shown figure is the judged one. */
export function metricGroups(summary: RunSummary, verdict: Verdict | undefined): MetricGroup[] {
  const judged = new Map(verdict?.metrics.map((metric) => [metric.metric, metric]) ?? [])
  const names = [...new Set([...judged.keys(), ...Object.keys(summary.metrics)])].sort(byMetricOrder)
  return GROUP_ORDER.flatMap((name) => {
    const rows = names
      .filter((metric) => groupOf(metric) === name)
      .map((metric) => metricRow(metric, summary.metrics[metric], judged.get(metric)))
      .filter((row) => row.candidate !== undefined || row.baseline !== undefined || !isSilent(row))
    return rows.length === 0 ? [] : [{ name, title: GROUP_TITLES[name], rows }]
  })
}

/** Amounts that nobody limits and nobody measured are left out; checks that no task states are shown without a value. */
function isSilent({ kind, status }: MetricRow): boolean {
  return kind === 'amount' && status === 'reported'
}

function metricRow(metric: string, measured: MetricSummary | undefined, judged: MetricVerdict | undefined): MetricRow {
  const { kind, unit } = metricKind(metric)
  const candidate = judged === undefined ? measured?.value : judged.candidate
  const status = judged?.status ?? 'reported'
  const limit = judged?.limit ?? {}
  const interval = measured?.interval
  const { baseline, change, p, p_adjusted, detectable } = judged ?? {}
  return {
    metric,
    label: metricLabel(metric),
    kind,
    unit,
    role: judged?.role ?? 'reported',
    status,
    ...(baseline !== undefined && { baseline }),
    ...(candidate !== undefined && { candidate }),
    ...(change !== undefined && { change }),
    limit,
    ...(p !== undefined && { p }),
    ...(p_adjusted !== undefined && { p_adjusted }),
    ...(interval !== undefined && { interval }),
    ...(judged?.interval !== undefined && { change_interval: judged.interval }),
    ...(detectable !== undefined && { detectable }),
    ...(measured?.p50 !== undefined && { p50: measured.p50 }),
    ...(measured?.p95 !== undefined && { p95: measured.p95 }),
    tasks: measured?.tasks ?? 0,
    of: measured?.of ?? 0,
    unscored: measured?.unscored ?? {},
    shown: {
      ...showFigures({ kind, unit, baseline, candidate, change, limit }),
      verdict: metricStatus(status),
    },
  }
}
