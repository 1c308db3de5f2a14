import type { MetricVerdict } from '../gate/types.ts'
import type { Report } from './types.ts'

/** One sign for each status, on a page and on a terminal. */
const STATUS: Readonly<Record<Report['status'], readonly [string, string]>> = {
  pass: ['✅', '✓'],
  regressed: ['❌', '✗'],
  could_not_run: ['🛑', '✗'],
  not_comparable: ['⚠️', '!'],
  not_measured: ['⚠️', '!'],
  inconclusive: ['❔', '?'],
  no_baseline: ['🆕', 'i'],
  measured: ['📏', 'i'],
}

const METRIC: Readonly<Record<MetricVerdict['status'], readonly [string, string]>> = {
  pass: ['✅', '✓'],
  regressed: ['❌', '✗'],
  inconclusive: ['❔', '?'],
  not_comparable: ['⚠️', '!'],
  not_measured: ['⚠️', '!'],
  reported: ['', ''],
  no_baseline: ['', ''],
}

export function statusEmoji(status: Report['status']): string {
  return STATUS[status][0]
}

export function statusSign(status: Report['status']): string {
  return STATUS[status][1]
}

export function metricEmoji(status: MetricVerdict['status']): string {
  return METRIC[status][0]
}

export function metricSign(status: MetricVerdict['status']): string {
  return METRIC[status][1]
}
