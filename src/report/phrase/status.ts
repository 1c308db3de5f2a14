import type { MetricVerdict, TaskChange } from '../../gate/types.ts'
import { type Text, words } from '../text.ts'
import type { Report } from '../types.ts'

const STATUS: Readonly<Record<Report['status'], string>> = {
  could_not_run: 'Could not run',
  regressed: 'Regressed',
  not_comparable: 'Not comparable',
  not_measured: 'Not measured',
  inconclusive: 'Inconclusive',
  no_baseline: 'No baseline',
  pass: 'Pass',
  measured: 'Measured',
}

export function status(name: Report['status']): Text {
  return words(STATUS[name])
}

/** What a headline begins with: a suite that nothing could be expected of yet is no fault of anybody. */
export function verdictWords({ status: name, reasons }: HeadlineFacts): Text {
  const isFirst = name === 'no_baseline' && reasons.every(({ status: of, code }) => of !== name || code === FIRST)
  return isFirst ? words('First gate') : status(name)
}

const FIRST = 'suite_is_new'

interface HeadlineFacts {
  readonly status: Report['status']
  readonly reasons: readonly { readonly status: string; readonly code: string }[]
}

/** Whether what is compared with does not have the suite yet. */
export function isFirstGate({ reasons }: Pick<HeadlineFacts, 'reasons'>): boolean {
  return reasons.some(({ code }) => code === FIRST)
}

/** `advisory`: by a judge without a licence. */
type MetricStanding = MetricVerdict['status'] | 'advisory'

const METRIC: Readonly<Record<MetricStanding, string>> = {
  pass: 'ok',
  regressed: 'regressed',
  inconclusive: 'inconclusive',
  not_comparable: 'not comparable',
  not_measured: 'not measured',
  reported: '',
  advisory: 'advisory',
  no_baseline: '',
}

export function metricStatus(name: MetricStanding): string {
  return METRIC[name]
}

const TASK: Readonly<Record<NonNullable<TaskChange['verdict']>, string>> = {
  broken: 'broken',
  suspected_broken: 'seems broken',
  critical_regressed: 'regressed',
  new_below_bar: 'new, below its bar',
  quarantined: 'quarantined',
  advisory: 'draft',
  accepted: 'accepted',
}

export function taskVerdict(name: NonNullable<TaskChange['verdict']>): string {
  return TASK[name]
}
