import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { argument } from './reply.mjs'

/** Doing things: tool calls with their retries, and the note file. It remembers what was called. */
export function createHands({ client, mind, meter, emit, workspace }) {
  const tries = new Map()
  const changes = new Set()
  let calls = 0

  const keyOf = (name, args) => `${name} ${JSON.stringify(Object.entries(args).sort())}`

  async function call(tool, args) {
    note(`I use ${tool.name} with ${JSON.stringify(args)}.`)
    let result = await once(tool, args)
    const mayRetry = mind.policies.some(({ kind }) => kind === 'retry')
    if (!result.ok && mayRetry && isTemporary(result.error)) {
      note('That is a temporary error; I try once more.')
      result = await once(tool, args)
    }
    tries.set(keyOf(tool.name, args), result)
    return result
  }

  async function once(tool, args) {
    calls += 1
    const result = await client.callTool(tool.name, args)
    meter.heard(JSON.stringify(result))
    return result
  }

  function note(text) {
    meter.step(text)
    emit({ event: 'note', text })
  }

  return {
    call,
    note,
    callsMade: () => calls,
    /** What came of the same call before, if it was made. */
    tried: (tool, args) => tries.get(keyOf(tool.name, args)),
    done: (act, args) => changes.add(keyOf(act, args)),
    isDone: (act, args) => changes.has(keyOf(act, args)),
    /** "After a cancellation, write the order number and the reason to notes.md." */
    writeNotes: (wish, args) => {
      for (const policy of mind.policies.filter(({ kind, act }) => kind === 'note' && act === wish.act)) {
        const line = policy.labels.map((label) => argument(args, label)).join(': ')
        appendFileSync(join(workspace, policy.file), `${line}\n`)
      }
    },
  }
}

function isTemporary(error) {
  return (
    /temporar|unavailable|try again|time-?out|timed out|busy|503|429/i.test(String(error)) &&
    !/no answer in time/.test(error)
  )
}
