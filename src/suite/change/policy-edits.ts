import type { Json } from '../../json.ts'
import type { MetricLimit, Policy } from '../schema/policy.ts'
import { edited, type GateEdit, plain } from './edit.ts'

/** What a change of the policy does to the gate, key by key. */
export function policyEdits(base: Policy, head: Policy, file: string): GateEdit[] {
  const edit = (key: string, from: Json | undefined, to: Json | undefined, effect: GateEdit['effect']) =>
    edited(`policy.${key}`, file, from ?? null, to ?? null, effect)
  return [
    ...edit('mode', base.mode, head.mode, head.mode === 'advise' ? 'weakens' : 'tightens'),
    ...edit('rule', base.rule, head.rule, head.rule === 'exact' ? 'weakens' : 'tightens'),
    ...edit(
      'on_inconclusive',
      base.on_inconclusive,
      head.on_inconclusive,
      head.on_inconclusive === 'pass' ? 'weakens' : 'tightens',
    ),
    ...edit(
      'trust_agent_errors',
      base.trust_agent_errors,
      head.trust_agent_errors,
      head.trust_agent_errors ? 'weakens' : 'tightens',
    ),
    ...edit('remeasure', base.remeasure, head.remeasure, 'changes'),
    ...edit('reuse', base.reuse, head.reuse, 'changes'),
    ...edit('max_attempts', base.max_attempts, head.max_attempts, 'changes'),
    ...LOWER_WEAKENS.flatMap((key) => edit(key, base[key], head[key], head[key] < base[key] ? 'weakens' : 'tightens')),
    ...edit('judge', plain(base.judge), plain(head.judge), judgeEffect(base, head)),
    ...limitEdits(base, head, edit),
    ...quarantineEdits(base, head, edit),
  ]
}

/** A smaller alpha lets more pass as chance. */
const LOWER_WEAKENS = ['alpha', 'family_alpha', 'min_measured', 'new_task_min'] as const

type Edit = (key: string, from: Json | undefined, to: Json | undefined, effect: GateEdit['effect']) => GateEdit[]

function judgeEffect(base: Policy, head: Policy): GateEdit['effect'] {
  const keys = ['min_kappa', 'min_agreement', 'min_labels'] as const
  return keys.some((key) => head.judge[key] < base.judge[key]) ? 'weakens' : 'tightens'
}

function limitEdits(base: Policy, head: Policy, edit: Edit): GateEdit[] {
  const names = new Set([...Object.keys(base.metrics), ...Object.keys(head.metrics)])
  return [...names].flatMap((name) => {
    const [from, to] = [limitOf(base, name), limitOf(head, name)]
    const effect = loosens(from ?? {}, to ?? {}) ? 'weakens' : 'tightens'
    return edit(`metrics.${name}`, from && plain(from), to && plain(to), effect)
  })
}

function limitOf({ metrics }: Policy, name: string): MetricLimit | undefined {
  return Object.hasOwn(metrics, name) ? metrics[name] : undefined
}

/** A limit that goes, or gives way. */
function loosens(from: MetricLimit, to: MetricLimit): boolean {
  const gives = (key: keyof MetricLimit, direction: 1 | -1) => {
    const [old, now] = [from[key], to[key]]
    return old !== undefined && (now === undefined || (now - old) * direction > 0)
  }
  return gives('max_drop', 1) || gives('max_rise', 1) || gives('max', 1) || gives('min', -1)
}

function quarantineEdits(base: Policy, head: Policy, edit: Edit): GateEdit[] {
  const tasks = new Set([...base.quarantine, ...head.quarantine].map(({ task }) => task))
  return [...tasks].flatMap((task) => {
    const [from, to] = [base, head].map(({ quarantine }) => quarantine.find((entry) => entry.task === task))
    const weakens = to !== undefined && (from === undefined || to.expires > from.expires)
    return edit(`quarantine.${task}`, from && plain(from), to && plain(to), weakens ? 'weakens' : 'tightens')
  })
}
