/**
 * The program around a user's function: the facts of the attempt, and then each turn, are a JSON line on its input, an event
 * is one on its output; lines that begin with `CONTROL` are calls and ends of turns. It is text, so that a bundle needs no second
 * file beside it.
 */
export const BOOTSTRAP = `
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const [file, name, control] = process.argv.slice(1)
const write = process.stdout.write.bind(process.stdout)
// what the module prints is no event
process.stdout.write = process.stderr.write.bind(process.stderr)
const tell = (value) => write(JSON.stringify(value) + '\\n')
const tellControl = (value) => write(control + JSON.stringify(value) + '\\n')

let respond
try {
  respond = (await import(pathToFileURL(file).href))[name]
  if (typeof respond !== 'function') throw new Error('it has no export ' + name + ' that is a function')
} catch (error) {
  console.error(error)
  tellControl({ broken: String(error?.message ?? error).slice(0, 300) })
  process.exit(1)
}

const waiting = new Map()
let calls = 0
const callTool = (tool, args = {}) =>
  new Promise((resolve) => {
    calls += 1
    waiting.set(calls, resolve)
    tellControl({ call: calls, tool: String(tool), args })
  })
const ctx = { callTool, emit: tell }

async function take(turn) {
  const answer = await respond(turn, ctx)
  if (typeof answer === 'string') tell({ event: 'response', text: answer })
  else for (const event of answer === undefined || answer === null ? [] : [answer].flat()) tell(event)
  tellControl({ turn: turn.turn })
}

let turn = 0
let taking = Promise.resolve()
for await (const line of createInterface({ input: process.stdin })) {
  const told = JSON.parse(line)
  if (told.facts !== undefined) Object.assign(ctx, told.facts)
  else if (told.event === 'user') {
    turn += 1
    taking = take({ text: told.text, turn })
  } else {
    waiting.get(told.call)?.(told.outcome)
    waiting.delete(told.call)
  }
}
// the input ends with the last turn; what the module left open must not hold the attempt up
await taking
process.exit()
`
