import type { FileCheck, Task } from '../../suite/schema/task.ts'
import type { Attempt } from '../../trace/attempt.ts'
import type { Draft, DraftNote, DraftSource } from './types.ts'

const LONGEST = 2000

/** The files that the task names, as the attempt left them. What it does not name was not kept. */
export function draftFiles(task: Task, source: DraftSource): Draft {
  const checks: FileCheck[] = []
  const notes: DraftNote[] = []
  for (const path of new Set(task.files.map((check) => check.path))) {
    const [first, ...rest] = [source.attempt, ...source.others].map((attempt) => fileOf(attempt, path))
    if (first === undefined) continue
    const agreed = rest.every((other) => other?.kind === first.kind && textIn(other) === textIn(first))
    const text = textIn(first)
    if (first.kind === 'absent') checks.push({ path, exists: false })
    else if (agreed && text !== undefined && text.length <= LONGEST) checks.push({ path, equals: text })
    else {
      const why = agreed ? 'is no short text' : 'differs between passing attempts'
      notes.push({ path: ['files', checks.length], text: `The file ${why}; only that it is there is checked.` })
      checks.push({ path, exists: true })
    }
  }
  return { fields: checks.length > 0 ? { files: checks } : {}, notes }
}

function fileOf({ evidence }: Attempt, path: string) {
  return Object.hasOwn(evidence.files, path) ? evidence.files[path] : undefined
}

function textIn(file: ReturnType<typeof fileOf>): string | undefined {
  return file?.kind === 'text' ? file.text : undefined
}
