import Table from 'cli-table3'
import pc from 'picocolors'
import { canonical } from '../../json.ts'
import type { Calibration, GroupCalibration, LabelledError } from '../../summary/calibration/types.ts'
import { clamp } from '../escape.ts'
import { type Look, lookOf, type TerminalOptions, wrapped } from '../terminal/look.ts'
import { printable } from '../terminal/printable.ts'
import {
  GROUP_HEAD,
  groupRow,
  hasThresholds,
  recommendation,
  skippedLines,
  THRESHOLD_HEAD,
  thresholdRows,
} from './rows.ts'

/** Groups whose thresholds and errors are shown, and errors of each. */
const MOST_GROUPS = 8
const MOST_ERRORS = 8

export function renderCalibration(calibration: Calibration, options: TerminalOptions): string {
  const look = lookOf(options)
  const { groups, wished_fpr } = calibration
  const hidden = groups.length - MOST_GROUPS
  return `${[
    table(
      GROUP_HEAD,
      groups.map((group) => groupRow(group).map(printable)),
    ),
    ...groups.slice(0, MOST_GROUPS).map((group) => groupBlock(group, wished_fpr, look)),
    ...(hidden > 0 ? [`${hidden} more groups; --json has all of them.`] : []),
    ...skippedLines(calibration).map((line) => printable(line)),
  ].join('\n\n')}\n`
}

function groupBlock(group: GroupCalibration, wishedFpr: number, look: Look): string {
  const colors = pc.createColors(look.colors.isColorSupported)
  const errors = group.errors.slice().sort((a, b) => (a.kind < b.kind ? -1 : 1))
  const accepts = errors.filter((error) => error.kind === 'false_accept').slice(0, MOST_ERRORS)
  const rejects = errors.filter((error) => error.kind === 'false_reject').slice(0, MOST_ERRORS)
  return [
    colors.bold(printable(group.name)),
    ...(hasThresholds(group) ? [table(THRESHOLD_HEAD, thresholdRows(group, wishedFpr))] : []),
    ...recommendation(group, wishedFpr).map((line) => wrapped(line, '', look)),
    ...named('Accepted, and the labels do not, the surest first:', accepts, look),
    ...named('Rejected, and the labels do not, the surest first:', rejects, look),
  ].join('\n')
}

function named(title: string, errors: readonly LabelledError[], look: Look): string[] {
  return errors.length === 0 ? [] : [title, ...errors.map((error) => wrapped(errorLine(error), '  ', look))]
}

function errorLine({ name, score, gold, predicted, reason }: LabelledError): string {
  const said = predicted === undefined ? 'nothing' : clamp(canonical(predicted), 120)
  const text = `${name} (${score.toFixed(2)}): gold ${clamp(canonical(gold), 120)}, predicted ${said}: ${clamp(reason, 160)}`
  return printable(text)
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const made = new Table({ head: [...head], style: { head: [], border: [], compact: true } })
  for (const row of rows) made.push([...row])
  return made.toString()
}
