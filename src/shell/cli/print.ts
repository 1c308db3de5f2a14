import { renderJson } from '../../report/json.ts'
import { renderTerminal } from '../../report/terminal/render.ts'
import type { Report } from '../../report/types.ts'
import type { Io } from './io.ts'

/** The report on stdout, as JSON where that was asked for. */
export function printReport(report: Report, io: Io, json: boolean | undefined): void {
  if (json === true) io.out(renderJson(report))
  else io.out(renderTerminal(report, { width: io.width, color: io.color }))
}

export function printJson(value: unknown, io: Io): void {
  io.out(`${JSON.stringify(value, null, 2)}\n`)
}
