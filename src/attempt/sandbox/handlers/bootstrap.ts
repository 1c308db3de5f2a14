import { TAKEN_AWAY } from './taken-away.ts'

/**
 * The program around a handler. A question is a JSON line on its input, an answer one on its output. It loads the handler
 * after everything that it must not use was taken away, and using that fails the call even where the handler catches it.
 */
export const HANDLER_BOOTSTRAP = `
import { createInterface } from 'node:readline'
import { fileURLToPath, pathToFileURL } from 'node:url'

const write = process.stdout.write.bind(process.stdout)
// what the module prints is no answer
process.stdout.write = process.stderr.write.bind(process.stderr)
const tell = (body) => write(JSON.stringify(body, held) + '\\n')
// JSON would write null or an empty object in their place
const held = (_, value) => {
  if (typeof value === 'number' && !Number.isFinite(value)) throw new Error('it answers ' + value + ', which JSON cannot hold')
  if (value instanceof Map || value instanceof Set) throw new Error('it answers a ' + value.constructor.name + ', which JSON cannot hold')
  return value
}
${TAKEN_AWAY}
/** The generator mulberry32: numbers from 0 to 1 that the seed decides. */
const generator = (seed) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
  return ((t ^ (t >>> 14)) >>> 0) / 4294967296
}

const failWhereUsed = () => {
  const [first] = used
  if (first !== undefined) throw new Error(first)
}

let handle
try {
  handle = (await import(pathToFileURL(process.argv[1]).href)).default
  failWhereUsed()
  if (typeof handle !== 'function') throw new Error('it has no default export that is a function')
} catch (error) {
  tell({ broken: words(error) })
  process.exit(1)
}
for await (const line of createInterface({ input: process.stdin })) {
  const { id, question } = JSON.parse(line)
  if (question === null) {
    tell({ id, answer: null })
    continue
  }
  const { random, ...given } = question
  try {
    const answer = (await handle(given, { random: generator(random) })) ?? {}
    failWhereUsed()
    tell({ id, answer })
  } catch (error) {
    tell({ id, error: words(error) })
  }
}
`
