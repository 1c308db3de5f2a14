import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf, UserError } from '../../errors.ts'
import {
  type JudgeFact,
  type JudgeIdentity,
  type JudgeLock,
  judgeFact,
  LOCK_FILE,
  readLock,
  rubricHash,
} from '../../grade/judge/lock.ts'
import { JUDGE_PROMPT, pairStatement } from '../../grade/judge/prompt.ts'
import { judgeSettings } from '../../grade/judge/settings.ts'
import { hashJson, isJsonObject, type Json } from '../../json.ts'
import type { JudgeEntry } from '../../suite/schema/judge.ts'
import type { Suite } from '../../suite/schema/suite.ts'
import { readRunFile } from '../../trace/store/read.ts'

/** The copy of the lock in a run directory: stored attempts are judged by the licences of their own time. */
const KEPT = 'licences.json'

/** Whether each judge of a suite may decide, by the `judge.lock.json` beside the suite. */
export function judgeFacts(suite: Suite, lock: JudgeLock | undefined): readonly JudgeFact[] {
  return judgeIdentities(suite).map((identity) => judgeFact(lock, identity, suite.policy.judge))
}

/** What a licence is given for. */
export function judgeIdentities(suite: Suite): readonly JudgeIdentity[] {
  const rubricHashes = [...new Set(statementsOf(suite).map(rubricHash))]
  return suite.judges.map((entry) => ({
    ...{ name: entry.name, model: entry.model, rubricHashes },
    promptHash: hashJson({ prompt: JUDGE_PROMPT, settings: toldWithout(entry), max_chars: suite.judge.max_chars }),
  }))
}

/** Everything that the judges of a suite are asked. */
function statementsOf({ tasks, sub_metrics }: Suite): readonly string[] {
  return [
    ...tasks.flatMap((task) => task.answer.flatMap(({ rubric }) => rubric ?? [])),
    ...sub_metrics.flatMap(({ rubric, against }) => {
      if (rubric === undefined) return []
      return against === undefined ? rubric : pairStatement(rubric)
    }),
  ]
}

/** @throws UserError when there is a lock that cannot be read: that is not the same as none */
export function readLockBeside(root: string): JudgeLock | undefined {
  const file = join(root, LOCK_FILE)
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    const message = `cannot be read: ${messageOf(error)}.`
    throw new UserError({ code: 'judge-lock', message, file, hint: 'Check its permissions.' }, { cause: error })
  }
  return readLock(text, file)
}

export async function keepLock(
  lock: JudgeLock | undefined,
  write: (name: string, text: string) => Promise<void>,
): Promise<void> {
  if (lock !== undefined) await write(KEPT, `${JSON.stringify(lock, null, 2)}\n`)
}

export async function readKeptLock(dir: string): Promise<JudgeLock | undefined> {
  const text = await readRunFile(dir, KEPT)
  return text === undefined ? undefined : readLock(text, join(dir, KEPT))
}

export function licensedBy(facts: readonly JudgeFact[]): (judge: JudgeEntry) => boolean {
  return ({ name }) => facts.some((fact) => fact.name === name && fact.licence === 'licensed')
}

/** How it is asked, but for the model, whose change has a name of its own. */
function toldWithout(entry: JudgeEntry): Json {
  const settings = judgeSettings(entry)
  if (!isJsonObject(settings)) return settings
  const { model: _, ...rest } = settings
  return rest
}
