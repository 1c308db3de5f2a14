/**
 * The program around a user's module: a question is a JSON line on its input, an answer one on its output. It is text,
 * so that a bundle needs no second file beside it.
 */
export const BOOTSTRAP = `
import { createInterface } from 'node:readline'
import { pathToFileURL } from 'node:url'

const write = process.stdout.write.bind(process.stdout)
// what the module prints is no answer
process.stdout.write = process.stderr.write.bind(process.stderr)
const tell = (body) => write(JSON.stringify(body) + '\\n')
const words = (error) => String(error?.message ?? error).slice(0, 300)

let evaluate
try {
  evaluate = (await import(pathToFileURL(process.argv[1]).href)).default
  if (typeof evaluate !== 'function') throw new Error('it has no default export that is a function')
} catch (error) {
  tell({ broken: words(error) })
  process.exit(1)
}
for await (const line of createInterface({ input: process.stdin })) {
  const { id, turn, context } = JSON.parse(line)
  try {
    tell({ id, answer: (await evaluate(turn, context)) ?? null })
  } catch (error) {
    tell({ id, error: words(error) })
  }
}
`
