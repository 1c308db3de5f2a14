import { wrapAnsi } from 'fast-wrap-ansi'
import pc from 'picocolors'
import type { Report } from '../types.ts'

export interface TerminalOptions {
  /** Columns. */
  readonly width: number
  readonly color: boolean
}

export type Colors = ReturnType<typeof pc.createColors>

/** How a terminal is written to. */
export interface Look {
  readonly width: number
  readonly colors: Colors
}

export function lookOf({ width, color }: TerminalOptions): Look {
  return { width: Math.max(40, width), colors: pc.createColors(color) }
}

/** Wraps to the width; `first` stands before the first line, blanks of the same length before the others. */
export function wrapped(text: string, first: string, { width }: Look): string {
  const pad = ' '.repeat(first.length)
  const lines = wrapAnsi(text, Math.max(20, width - first.length), { hard: true, trim: true }).split('\n')
  return lines.map((line, index) => `${index === 0 ? first : pad}${line}`).join('\n')
}

export function statusColor(status: Report['status'], { colors }: Look): (text: string) => string {
  switch (status) {
    case 'pass':
      return colors.green
    case 'regressed':
    case 'could_not_run':
      return colors.red
    case 'measured':
    case 'no_baseline':
      return colors.cyan
    default:
      return colors.yellow
  }
}
