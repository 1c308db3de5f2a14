import { sameId } from './fill.mjs'
import { isIdKey } from './memory.mjs'
import * as say from './reply.mjs'
import { concepts, stem } from './words.mjs'

/** The rules that forbid a change: the reply that says so, or undefined where it may be made. */
export async function checkRules({ tool, args, wish, mind, reader }) {
  for (const policy of mind.policies) {
    const refusal = await CHECKS[policy.kind]?.({ policy, args, wish, mind, reader })
    if (refusal !== undefined) return refusal
  }
  return aboveMaximum(tool, args)
}

const CHECKS = {
  /** "Do not act on an order of another customer." */
  own_only: async ({ policy, args, wish, mind, reader }) => {
    const isAbout = Object.keys(args).some((key) => concepts(key).has(policy.record) && isIdKey(key))
    const speaker = mind.memory.recall(['customer', 'id'], 'user')[0]
    if (!isAbout || speaker === undefined) return undefined
    const record = await reader.record(policy.record, wish)
    if (record === undefined) return say.notChecked({ nouns: [policy.record] })
    const owner = Object.entries(record).find(([key]) => concepts(key).has('customer') && isIdKey(key))?.[1]
    return owner === undefined || sameId(owner, speaker.value) ? undefined : say.notYours(policy.record, args)
  },
  /** "Never refund more than the order total." */
  limit: async ({ policy, args, wish, reader }) => {
    const amount = Object.values(args).find((value) => typeof value === 'number')
    if (policy.act !== wish.act || amount === undefined) return undefined
    const record = await reader.record(policy.record, wish)
    const bound = Object.entries(record ?? {}).find(([key]) => concepts(key).has(policy.field))?.[1]
    if (bound === undefined) return say.notChecked({ nouns: [policy.record] })
    return amount > bound ? say.overLimit(wish, policy, bound, args) : undefined
  },
  /** "Do not cancel an order that has shipped." */
  ban: async ({ policy, args, wish, reader }) => {
    if (policy.act !== wish.act || policy.record === undefined || policy.value === undefined) return undefined
    const record = await reader.record(policy.record, wish)
    if (record === undefined) return say.notChecked({ nouns: [policy.record] })
    const isBanned = Object.values(record).some(
      (value) => typeof value === 'string' && stem(value.toLowerCase()) === stem(policy.value.toLowerCase()),
    )
    return isBanned ? say.banned(wish, policy, args) : undefined
  },
}

/** The schema's own bound. */
function aboveMaximum(tool, args) {
  for (const [name, { maximum }] of Object.entries(tool.inputSchema?.properties ?? {})) {
    if (typeof maximum === 'number' && args[name] > maximum) return say.aboveMaximum(maximum)
  }
  return undefined
}
