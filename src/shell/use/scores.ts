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

/** The grades stand in the order of the plan, in whichever the attempts ended. */
export function openScores(dir: string, { tasks }: Suite): Scores {
  const list = openListFile(join(dir, 'scores.json'))
  const ranks = new Map(tasks.map((task, index) => [task.id, index]))
  const places = new Map<string, number>()
  return {
    add(grade) {
      const name = attemptName(grade)
      places.set(name, grade.attempt * ranks.size + (ranks.get(grade.task) ?? 0))
      list.add(name, grade)
    },
    finish: () => list.finish((a, b) => (places.get(a) ?? 0) - (places.get(b) ?? 0)),
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
