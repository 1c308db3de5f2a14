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
