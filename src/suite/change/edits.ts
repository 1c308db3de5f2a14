import { hashJson, type Json } from '../../json.ts'
import type { Suite } from '../schema/suite.ts'
import type { ToolEntry } from '../schema/tools.ts'
import { counterpart } from './compose.ts'
import { edited, type GateEdit, plain } from './edit.ts'
import { policyEdits } from './policy-edits.ts'

/** Everything but the agent that differs between the suite of the base and that of a change. */
export function suiteEdits(base: Suite, head: Suite): GateEdit[] {
  return [
    ...settingEdits(base, head),
    ...policyEdits(base.policy, head.policy, head.file),
    ...taskEdits(base, head),
    ...worldEdits(base, head),
    ...toolEdits(base, head),
    ...scoringEdits(base, head),
  ]
}

/** Edits after which figures of the two sides cannot be held against each other. */
export function changesWorld(base: Suite, head: Suite): { readonly all: boolean; readonly tasks: readonly string[] } {
  const [one, other] = [base.fingerprints, head.fingerprints]
  const tasks = Object.keys(one.gold).filter((id) => Object.hasOwn(other.gold, id) && one.gold[id] !== other.gold[id])
  const all =
    hashJson({ ...one.sandbox }) !== hashJson({ ...other.sandbox }) ||
    one.scorer !== other.scorer ||
    one.judge !== other.judge
  return { all, tasks }
}

/** Tasks that only the change has, but for those that it renamed. */
export function addedTasks(base: Suite, head: Suite): string[] {
  const known = new Set(base.tasks.map(({ id }) => id))
  const renamed = new Set(renames(base, head).values())
  return head.tasks.map(({ id }) => id).filter((id) => !known.has(id) && !renamed.has(id))
}

/** Old id → new id of tasks that are the same but for it. */
export function renames(base: Suite, head: Suite): ReadonlyMap<string, string> {
  const gone = base.tasks.filter(({ id }) => !head.tasks.some((task) => task.id === id))
  const fresh = head.tasks.filter(({ id }) => !base.tasks.some((task) => task.id === id))
  const found = new Map<string, string>()
  for (const { id } of gone) {
    const same = fresh.filter((task) => head.fingerprints.gold[task.id] === base.fingerprints.gold[id])
    const [first] = same.filter((task) => ![...found.values()].includes(task.id))
    if (first !== undefined) found.set(id, first.id)
  }
  return found
}

function settingEdits(base: Suite, head: Suite): GateEdit[] {
  const { file } = head
  const attempts = head.attempts < base.attempts ? 'weakens' : 'tightens'
  return [
    ...edited('name', file, base.name, head.name, 'changes'),
    ...edited('agent.kind', file, base.agent.kind, head.agent.kind, 'weakens'),
    ...edited('attempts', file, base.attempts, head.attempts, attempts),
    ...edited('prices', file, plain(base.prices), plain(head.prices), 'changes'),
  ]
}

function taskEdits(base: Suite, head: Suite): GateEdit[] {
  const renamed = renames(base, head)
  const removed = base.tasks.flatMap((task): GateEdit[] => {
    if (head.tasks.some(({ id }) => id === task.id)) return []
    const to = renamed.get(task.id)
    const at = { key: `tasks.${task.id}`, file: task.source.file }
    return [
      to === undefined
        ? { ...at, kind: 'removed', effect: 'weakens' }
        : { ...at, kind: 'renamed', effect: 'changes', from: task.id, to },
    ]
  })
  const added = addedTasks(base, head).map((id): GateEdit => {
    const file = head.tasks.find((task) => task.id === id)?.source.file ?? head.file
    return { key: `tasks.${id}`, file, kind: 'added', effect: 'tightens' }
  })
  const kept = head.tasks.flatMap((task) => {
    const old = base.tasks.find(({ id }) => id === task.id)
    if (old === undefined) return []
    const [file, gold] = [task.source.file, base.fingerprints.gold[task.id] !== head.fingerprints.gold[task.id]]
    return [
      ...(gold ? [{ key: `gold.${task.id}`, file, kind: 'edited', effect: 'changes' } as const] : []),
      ...edited(`tasks.${task.id}.critical`, file, old.critical, task.critical, task.critical ? 'tightens' : 'weakens'),
      ...edited(`tasks.${task.id}.reviewed`, file, old.reviewed, task.reviewed, task.reviewed ? 'tightens' : 'weakens'),
    ]
  })
  return [...removed, ...added, ...kept]
}

function worldEdits(base: Suite, head: Suite): GateEdit[] {
  const files = {
    fixture: head.sandbox.workspace ?? base.sandbox.workspace ?? head.file,
    state: head.sandbox.state ?? base.sandbox.state ?? head.file,
    settings: head.file,
  }
  return Object.entries(files).flatMap(([part, file]) => {
    const [one, other] = [base.fingerprints.sandbox[part], head.fingerprints.sandbox[part]]
    if (one === other) return []
    const kind = one === undefined ? 'added' : other === undefined ? 'removed' : 'edited'
    return [{ key: `sandbox.${part}`, file, kind, effect: 'changes' }]
  })
}

function toolEdits(base: Suite, head: Suite): GateEdit[] {
  const file = head.sandbox.tools ?? base.sandbox.tools ?? head.file
  const edits = head.tools.flatMap((tool): GateEdit[] => {
    const key = `sandbox.tools.${tool.name}`
    const old = counterpart(base.tools, tool)
    if (old === undefined) return [{ key, file, kind: 'added', effect: 'changes' }]
    if (hashJson(answers(old)) === hashJson(answers(tool))) return []
    const effect = tool.read_only === true && old.read_only !== true ? 'weakens' : 'changes'
    return [{ key, file, kind: 'edited', effect }]
  })
  const removed = base.tools.filter((tool) => counterpart(head.tools, tool) === undefined)
  return [
    ...edits,
    ...removed.map(
      ({ name }): GateEdit => ({ key: `sandbox.tools.${name}`, file, kind: 'removed', effect: 'changes' }),
    ),
  ]
}

/** All of a tool but what the agent is shown of it: that is the agent's. */
function answers({ name: _n, description: _d, input_schema: _i, ...rest }: ToolEntry): Json {
  return plain(rest)
}

function scoringEdits(base: Suite, head: Suite): GateEdit[] {
  const { file } = head
  const [one, other] = [base.similarity.threshold, head.similarity.threshold]
  return [
    ...edited('similarity.threshold', file, one, other, other < one ? 'weakens' : 'tightens'),
    ...edited('aem', file, plain(base.aem), plain(head.aem), 'changes'),
    ...edited('embedding', file, plain(base.embedding ?? null), plain(head.embedding ?? null), 'changes'),
    ...edited('sub_metrics', file, plain(base.sub_metrics), plain(head.sub_metrics), 'changes'),
    ...edited('judges', file, plain(base.judges), plain(head.judges), 'changes'),
    ...edited('judge', file, plain(base.judge), plain(head.judge), 'changes'),
  ]
}
