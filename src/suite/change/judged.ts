import { acceptsEdit } from '../accept.ts'
import type { AcceptEntry } from '../schema/accept.ts'
import type { Policy } from '../schema/policy.ts'
import type { Suite } from '../schema/suite.ts'
import { composeSuite } from './compose.ts'
import { addedTasks, changesWorld, renames, suiteEdits } from './edits.ts'

/** How a change is judged. */
export interface Judged {
  /** The candidate, by the base's copies of everything else, but for the edits that somebody accepted. */
  readonly suite: Suite
  /** The candidate and the base agent by the change's own copies; absent where these are the same as the base's. */
  readonly again?: { readonly candidate: Suite; readonly base: Suite; readonly tasks: readonly string[] }
  /** The base agent by the copies of `suite`, to be measured where the stored baseline cannot be compared with. */
  readonly baseAgent: Suite
  /** Whose copies `suite` has: the change's own where everything that differs between the two was accepted. */
  readonly copies: 'base' | 'head'
  /** What was accepted, and what that means for single tasks. */
  readonly accepted: readonly AcceptEntry[]
}

/** Pure: which suites a change is measured with, given what of its edits was accepted. */
export function judgeBy(base: Suite, head: Suite, accepted: readonly AcceptEntry[]): Judged {
  const policy = acceptedPolicy(base.policy, head.policy, accepted)
  const world = changesWorld(base, head)
  const worldEdits = suiteEdits(base, head).filter(({ key }) => WORLD.test(key))
  const takesWorld = world.all && worldEdits.every(({ key }) => acceptsEdit(accepted, key) !== undefined)
  const attempts = acceptsEdit(accepted, 'attempts') === undefined ? base.attempts : head.attempts
  const own = { ...head, policy, attempts, name: base.name }
  if (takesWorld) {
    return {
      ...{ suite: own, copies: 'head' as const },
      accepted: [...accepted, ...goneTasks(base, head, accepted)],
      baseAgent: composeSuite({ copies: own, agent: base }),
    }
  }
  const gone = goneTasks(base, head, accepted)
  const left = new Set(gone.map(({ task }) => task))
  const added = world.all ? [] : addedTasks(base, head)
  const copies: Suite = {
    ...base,
    ...{ file: head.file, policy, attempts },
    tasks: [...base.tasks.filter(({ id }) => !left.has(id)), ...head.tasks.filter(({ id }) => added.includes(id))],
    fingerprints: {
      ...base.fingerprints,
      gold: {
        ...pick(base.fingerprints.gold, (id) => !left.has(id)),
        ...pick(head.fingerprints.gold, (id) => added.includes(id)),
      },
    },
  }
  const again = world.all ? head.tasks.map(({ id }) => id) : world.tasks
  const chosen = { ...own, tasks: own.tasks.filter(({ id }) => again.includes(id)) }
  return {
    suite: composeSuite({ copies, agent: head }),
    copies: 'base',
    accepted: [...accepted, ...gone],
    baseAgent: composeSuite({ copies, agent: base }),
    ...(again.length > 0 && {
      again: {
        candidate: chosen,
        base: composeSuite({ copies: chosen, agent: base }),
        tasks: world.all ? [] : again,
      },
    }),
  }
}

/** Keys of edits after which no figure can be held against one of before. */
const WORLD = /^(?:sandbox|similarity|aem|embedding|sub_metrics|judges|judge)(?:\.|$)/

/** Tasks that somebody let go, or whose new gold alone is to count: what they did in the baseline decides nothing. */
function goneTasks(base: Suite, head: Suite, accepted: readonly AcceptEntry[]): AcceptEntry[] {
  const renamed = renames(base, head)
  return base.tasks.flatMap(({ id }) => {
    const isGone = !head.tasks.some((task) => task.id === id) && !renamed.has(id)
    const isEdited =
      Object.hasOwn(head.fingerprints.gold, id) && head.fingerprints.gold[id] !== base.fingerprints.gold[id]
    const entry = isGone
      ? acceptsEdit(accepted, `tasks.${id}`)
      : isEdited
        ? acceptsEdit(accepted, `gold.${id}`)
        : undefined
    return entry === undefined ? [] : [{ task: id, min_passed: 0, reason: entry.reason }]
  })
}

/** The base's policy, key by key the change's where that was accepted. */
function acceptedPolicy(base: Policy, head: Policy, accepted: readonly AcceptEntry[]): Policy {
  const takes = (key: string) => acceptsEdit(accepted, `policy.${key}`) !== undefined
  const names = [...new Set([...Object.keys(base.metrics), ...Object.keys(head.metrics)])]
  const metrics = names.flatMap((name) => {
    const { metrics: from } = takes(`metrics.${name}`) ? head : base
    const limit = Object.hasOwn(from, name) ? from[name] : undefined
    return limit === undefined ? [] : [[name, limit] as const]
  })
  const tasks = [...new Set([...base.quarantine, ...head.quarantine].map(({ task }) => task))]
  const quarantine = tasks.flatMap((task) => {
    const { quarantine: from } = takes(`quarantine.${task}`) ? head : base
    return from.filter((entry) => entry.task === task)
  })
  const taken = pick({ ...head }, (key) => key !== 'metrics' && key !== 'quarantine' && takes(key))
  return { ...base, ...taken, metrics: Object.fromEntries(metrics), quarantine }
}

function pick<T>(from: Readonly<Record<string, T>>, wanted: (key: string) => boolean): Record<string, T> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => wanted(key)))
}
