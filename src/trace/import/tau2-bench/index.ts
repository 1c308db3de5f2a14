import { isJsonObject, type Json } from '../../../json.ts'
import type { Outcome } from '../../attempt.ts'
import { type ImportedAttempt, numberAttempts } from '../attempts.ts'
import { parseDocument, readShape } from '../document.ts'
import { legalId, legalIds } from '../ids.ts'
import type { Imported, Importer } from '../types.ts'
import { Warnings } from '../warnings.ts'
import { Tau2File, type Tau2Simulation } from './schema.ts'
import { tau2Task } from './task.ts'
import { tau2Trace } from './trace.ts'

const TITLE = 'a τ²-bench result file'

export const tau2Bench: Importer = { format: 'tau2-bench', title: TITLE, matches, read }

function matches(document: Json): boolean {
  return isJsonObject(document) && Array.isArray(document.simulations)
}

function read(text: string, file: string): Imported {
  const source = readShape(Tau2File, parseDocument(text, file, TITLE), { file, title: TITLE, text: { text, line: 1 } })
  const warnings = new Warnings()
  const model = source.info?.agent_info?.llm ?? 'unknown'
  const defined = new Map((source.tasks ?? []).map((task) => [String(task.id), task]))
  const played = source.simulations.map((simulation) => String(simulation.task_id))
  const ids = legalIds([...defined.keys(), ...played])
  const tasks = [...ids].map(([name, id]) => {
    if (!defined.has(name)) warnings.add(`task ${name} is not defined in the file; it has no gold`)
    if (!played.includes(name)) warnings.add(`task ${name} has no simulation; it is not measured`)
    return tau2Task(id, name, defined.get(name), file)
  })
  const attempts = source.simulations.map((simulation): ImportedAttempt => {
    const name = String(simulation.task_id)
    return {
      task: ids.get(name) ?? legalId(name),
      ...(simulation.trial != null && { trial: simulation.trial }),
      ...(simulation.seed != null && { seed: simulation.seed }),
      ...(simulation.start_time != null && { startedAt: simulation.start_time }),
      ...(simulation.duration != null && { wallMs: simulation.duration * 1000 }),
      outcome: outcomeOf(simulation, warnings),
      events: tau2Trace(simulation, model, warnings),
    }
  })
  return {
    format: tau2Bench.format,
    suite: `tau2-${legalId(source.info?.environment_info?.domain_name ?? 'bench')}`.slice(0, 100),
    tasks,
    attempts: numberAttempts(tasks, attempts, warnings),
    dialogs: [],
    warnings: warnings.list(),
  }
}

/** Ends that the agent brought about; the limits of the source are its failure too. */
const AGENT_ENDS = new Set(['max_steps', 'too_many_errors', 'agent_error', 'timeout'])
/** Ends that the source's own world brought about. */
const WORLD_ENDS = new Set(['infrastructure_error', 'user_error'])

function outcomeOf(simulation: Tau2Simulation, warnings: Warnings): Outcome {
  const reason = simulation.termination_reason ?? ''
  const message = `the source ended it with ${reason}`
  if (AGENT_ENDS.has(reason)) return { status: 'agent_failed', reason: 'source', message }
  if (WORLD_ENDS.has(reason)) return { status: 'infra_failed', reason: 'sandbox', message }
  if (simulation.reward_info?.reward != null) return { status: 'completed' }
  warnings.add('a simulation without a reward is not measured')
  return { status: 'infra_failed', reason: 'missing', message: 'the source recorded no reward' }
}
