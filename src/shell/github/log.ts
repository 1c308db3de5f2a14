import * as core from '@actions/core'
import { clamp, visible } from '../../report/escape.ts'
import type { Redactor } from '../../trace/redact/redactor.ts'

/** What the action says on stdout: lines of ours, and commands of ours alone. */
export interface Log {
  line(text: string): void
  warning(text: string): void
  error(text: string): void
  /** At a place in the repository. */
  annotation(level: 'error' | 'warning', text: string, place: Place): void
}

interface Place {
  readonly title: string
  readonly file: string
  readonly line: number
}

/** Characters that a runner keeps of an annotation. */
const MOST = 4096

export function openLog({ text: redact }: Pick<Redactor, 'text'>): Log {
  const shown = (text: string) => neutral(visible(redact(text)))
  return {
    line: (text) => void process.stdout.write(`${shown(text)}\n`),
    warning: (text) => core.warning(clamp(redact(text), MOST)),
    error: (text) => core.error(clamp(redact(text), MOST)),
    annotation: (level, text, { title, file, line }) =>
      (level === 'error' ? core.error : core.warning)(clamp(shown(text), MOST), {
        ...{ title: shown(title), file: redact(file), startLine: line },
      }),
  }
}

/** A text in which a runner finds no command, old (`##[`) or new (`::`). */
function neutral(text: string): string {
  return text.replaceAll(/::|##\[/g, (mark) => mark.split('').join('\u200b'))
}
