import type { Problem } from '../../errors.ts'
import { variablesIn } from '../header-template.ts'
import { problemAt } from '../read-source.ts'
import type { HttpAgent } from '../schema/agents.ts'
import type { Source } from '../yaml.ts'

/** The address goes with the way the service is started; headers name allowed variables alone. */
export function checkHttpAgent(agent: HttpAgent, env: readonly string[], source: Source): readonly Problem[] {
  return [...portProblems(agent, source), ...headerProblems(agent, env, source)]
}

function portProblems({ url, start }: HttpAgent, source: Source): readonly Problem[] {
  const at = { source, path: ['agent', 'url'] }
  const hasPort = url.includes('{port}')
  if (hasPort && start === undefined) {
    const message = '`url` has `{port}`, and nothing says how the service is started.'
    return [problemAt(at, 'no-start', message, 'Write the port, or add `start`.')]
  }
  if (start === undefined) return []
  if (!hasPort) {
    const message = '`url` has a port of its own, so services of several attempts could not run at the same time.'
    const hint = 'Write `{port}` in its place, and let the service listen on the port in TURNGATE_PORT.'
    return [problemAt(at, 'fixed-port', message, hint)]
  }
  const { hostname } = new URL(url.replaceAll('{port}', '1'))
  if (['127.0.0.1', 'localhost', '[::1]'].includes(hostname)) return []
  const message = `A service that is started here is not at \`${hostname}\`.`
  return [problemAt(at, 'not-loopback', message, 'Write `http://127.0.0.1:{port}/…`.')]
}

function headerProblems({ headers }: HttpAgent, env: readonly string[], source: Source): readonly Problem[] {
  return Object.entries(headers ?? {}).flatMap(([name, template]) =>
    variablesIn(template)
      .filter((variable) => !env.includes(variable))
      .map((variable) => {
        const message = `The header \`${name}\` names \`${variable}\`, which \`sandbox.env\` does not list.`
        const hint = `Add it: \`env: [${variable}]\`.`
        return problemAt({ source, path: ['agent', 'headers', name] }, 'variable-not-allowed', message, hint)
      }),
  )
}
