import { join } from 'node:path'
import type { AttemptGrade } from '../../grade/grade.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import { type AttemptKey, attemptName } from '../../trace/run-file.ts'
import { openListFile } from '../../trace/store/list-file.ts'

/** `scores.json` of a run, written as attempts are graded: only what a report shows is read back. */
export interface Scores {
  add(grade: AttemptGrade): void
  /** Puts the file in its place. */
  finish(): void
  /** A grade, after `finish`. */
  read(key: AttemptKey): AttemptGrade | undefined
  /** Lets go of the file; one that is not finished is removed. */
  close(): void
}

/** The grades stand task by task, in whichever order the attempts ended. */
export function openScores(dir: string, { tasks }: Suite): Scores {
  const list = openListFile(join(dir, 'scores.json'))
  const ranks = new Map(tasks.map((task, index) => [task.id, index]))
  const keys = new Map<string, AttemptKey>()
  const byTask = (a: AttemptKey, b: AttemptKey) =>
    (ranks.get(a.task) ?? 0) - (ranks.get(b.task) ?? 0) || a.attempt - b.attempt
  return {
    add(grade) {
      const name = attemptName(grade)
      keys.set(name, { task: grade.task, attempt: grade.attempt })
      list.add(name, grade)
    },
    finish() {
      const sorted = [...keys].sort(([, a], [, b]) => byTask(a, b)).map(([name]) => name)
      list.finish(sorted)
    },
    read(key) {
      const text = list.read(attemptName(key))
      return text === undefined ? undefined : parse(text)
    },
    close: list.close,
  }
}

function parse(text: string): AttemptGrade {
  return JSON.parse(text)
}
