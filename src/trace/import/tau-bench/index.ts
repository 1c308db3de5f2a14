import { equalJson, isJsonObject, type Json } from '../../../json.ts'
import type { Outcome } from '../../attempt.ts'
import { type ImportedAttempt, numberAttempts } from '../attempts.ts'
import { textOf } from '../conversation.ts'
import { parseDocument, readShape } from '../document.ts'
import { isTransient } from '../failure.ts'
import { legalId, legalIds } from '../ids.ts'
import type { Imported, Importer } from '../types.ts'
import { Warnings } from '../warnings.ts'
import { TauFile, type TauResult, type TauTask } from './schema.ts'
import { tauTask } from './task.ts'
import { tauTrace } from './trace.ts'

const TITLE = 'a τ-bench result file'

export const tauBench: Importer = { format: 'tau-bench', title: TITLE, matches, read }

function matches(document: Json): boolean {
  if (!Array.isArray(document)) return false
  const first: Json | undefined = document[0]
  return isJsonObject(first) && 'task_id' in first && 'traj' in first
}

function read(text: string, file: string): Imported {
  const results = readShape(TauFile, parseDocument(text, file, TITLE), { file, title: TITLE, text: { text, line: 1 } })
  const warnings = new Warnings()
  const ids = legalIds(results.map(nameOf))
  const idOf = (result: TauResult) => ids.get(nameOf(result)) ?? legalId(nameOf(result))
  const tasks = [...ids].map(([name, id]) => tauTask(id, name, definitionOf(name, results, warnings), file))
  const attempts = results.map((result): ImportedAttempt => {
    const trial = result.trial == null ? {} : { trial: result.trial }
    return {
      task: idOf(result),
      ...trial,
      outcome: outcomeOf(result, warnings),
      events: tauTrace(result, warnings),
    }
  })
  return {
    format: tauBench.format,
    suite: suiteName(results, file),
    tasks,
    attempts: numberAttempts(tasks, attempts, warnings),
    dialogs: [],
    warnings: warnings.list(),
  }
}

function nameOf(result: TauResult): string {
  return String(result.task_id)
}

/** Each trial repeats its task; an attempt that ended in an exception does not. */
function definitionOf(name: string, results: readonly TauResult[], warnings: Warnings): TauTask | undefined {
  const stated = results.flatMap((result) => (nameOf(result) === name && result.info?.task ? [result.info.task] : []))
  const [first] = stated
  if (first === undefined) warnings.add(`task ${name} is not defined in the file; it has no gold`)
  else if (stated.some((task) => !equalJson(goldPart(task), goldPart(first)))) {
    warnings.add(`task ${name} is defined in two ways; the first is used`)
  }
  return first
}

function goldPart(task: TauTask): Json {
  const actions = (task.actions ?? []).map((action) => [action.name, action.kwargs ?? null])
  return [actions, task.outputs ?? []]
}

function outcomeOf(result: TauResult, warnings: Warnings): Outcome {
  const error = result.info?.error
  if (error != null) {
    return isTransient(error)
      ? { status: 'infra_failed', reason: 'provider', message: error }
      : { status: 'agent_failed', reason: 'source', message: error }
  }
  if (result.reward != null) return { status: 'completed' }
  warnings.add('a result without a reward is not measured')
  return { status: 'infra_failed', reason: 'missing', message: 'the source recorded no reward' }
}

/** The file does not name its domain; the agent's policy does in its title, so that two agents' files are one suite. */
function suiteName(results: readonly TauResult[], file: string): string {
  const system = results[0]?.traj.find((message) => message.role === 'system')
  const domain = /^\s*# (\w+) (agent )?policy/i.exec(textOf(system?.content))?.[1]
  const base = file.split(/[\\/]/).pop() ?? file
  return domain === undefined ? legalId(base.replace(/\.json$/i, '')) : `tau-bench-${domain.toLowerCase()}`
}
