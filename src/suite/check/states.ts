import type { Problem } from '../../errors.ts'
import type { WrittenTask } from '../load-tasks.ts'
import { problemAt } from '../read-source.ts'
import type { Agent } from '../schema/suite.ts'
import type { Layer } from '../schema/task.ts'
import { statedLayers } from '../task.ts'

export interface SuiteFacts {
  readonly agent: Agent | undefined
  readonly hasState: boolean
  readonly hasTools: boolean
}

/** A task has to state what a right outcome is, for each layer that it is judged by. */
export function checkStated(written: WrittenTask, facts: SuiteFacts): readonly Problem[] {
  const { task, form, source, path } = written
  if (task === undefined || form === undefined) return []
  if (task.pass_when.length === 0) {
    const message = `The task \`${task.id}\` states nothing that could pass or fail.`
    const hint =
      'Give it `answer`, `state`, `files`, `command`, `gold`, `expected_tools`, `forbidden_tools` or `max_turns`.'
    return [problemAt(written, 'states-nothing', message, hint)]
  }
  const stated = statedLayers(form)
  const problems = task.pass_when.flatMap((layer, index) => {
    const why = whyUnjudged(layer, stated, facts)
    const at = { source, path: form.pass_when === undefined ? path : [...path, 'pass_when', index] }
    return why === undefined ? [] : [problemAt(at, 'layer-not-stated', why.message, why.hint)]
  })
  return [...problems, ...unreadableState(written, facts), ...unreachableTurns(written, facts)]
}

function whyUnjudged(
  layer: Layer,
  stated: readonly Layer[],
  { agent, hasTools }: SuiteFacts,
): { readonly message: string; readonly hint: string } | undefined {
  if (layer === 'recorded') {
    if (agent === undefined || agent.kind === 'replay') return undefined
    const hint = 'Name `answer`, `trajectory` or `aem`.'
    return { message: 'Only a `replay` agent has recorded outcomes.', hint }
  }
  if (!stated.includes(layer)) {
    return { message: `\`pass_when\` names \`${layer}\`, for which the task states nothing.`, hint: MISSING[layer] }
  }
  if (layer === 'trajectory' && agent?.kind === 'command' && agent.protocol === 'text' && !hasTools) {
    const hint = 'Use `protocol: jsonl`, or give the sandbox `tools`.'
    return { message: 'Nobody records the tool calls of this agent: its protocol is `text`, without tools.', hint }
  }
  return undefined
}

const MISSING = {
  answer: 'Give it `answer`, `state`, `files` or `command`, or take `answer` out of `pass_when`.',
  trajectory: 'Give it `expected_tools`, `forbidden_tools` or `max_turns`, or take `trajectory` out of `pass_when`.',
  aem: 'Give it `gold` turns of the agent, or take `aem` out of `pass_when`.',
} as const

function unreadableState({ task, source, path }: WrittenTask, facts: SuiteFacts): readonly Problem[] {
  if (task === undefined || facts.hasState) return []
  if (facts.agent === undefined || facts.agent.kind === 'replay') return []
  const keys = [
    ...(task.state.length > 0 ? [['state']] : []),
    ...(task.state_unchanged_except === undefined ? [] : [['state_unchanged_except']]),
    ...task.turns.flatMap((turn, index) => (turn.when?.state === undefined ? [] : [['turns', index, 'when', 'state']])),
  ]
  const message = 'The suite has no state document that this could look at.'
  const hint = 'Name one: `sandbox: {state: state.json}`.'
  return keys.map((key) => problemAt({ source, path: [...path, ...key] }, 'no-state', message, hint))
}

function unreachableTurns({ task, source, path }: WrittenTask, { agent }: SuiteFacts): readonly Problem[] {
  if (task === undefined || agent?.kind !== 'command' || agent.protocol !== 'text' || task.turns.length < 2) return []
  const message = `The task has ${task.turns.length} user turns, and the protocol \`text\` carries one.`
  return [problemAt({ source, path: [...path, 'turns'] }, 'too-many-turns', message, 'Use `protocol: jsonl`.')]
}
