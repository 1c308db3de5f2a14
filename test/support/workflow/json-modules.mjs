// Lets packages import JSON without saying so, as GitHub's language service does and Node does not.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

export async function load(url, context, next) {
  if (!url.startsWith('file:') || !url.endsWith('.json')) return next(url, context)
  const source = `export default ${readFileSync(fileURLToPath(url), 'utf8')}`
  return { format: 'module', source, shortCircuit: true }
}
