import type { Suite } from '../../suite/schema/suite.ts'
import { createRedactor, type Redactor } from '../../trace/redact/redactor.ts'

type Env = Readonly<Record<string, string | undefined>>

/**
 * What must not be shown of a run: values that the suite lets an agent see, keys that it names, and every variable whose
 * name says that it is a secret. What tasks, tools and state say themselves everybody reads, so that is none.
 */
export function redactorFor(suite: Suite, env: Env): Redactor {
  const { tasks, tools, state, sandbox, judges, embedding } = suite
  const named = [...sandbox.env, ...[...judges, embedding].flatMap((entry) => entry?.api_key_env ?? [])]
  const stated = JSON.stringify({ tasks, tools, state })
  return createRedactor({
    secrets: [...named.flatMap((name) => env[name] ?? []), ...secretsIn(env)],
    isPublic: (text) => stated.includes(JSON.stringify(text).slice(1, -1)),
  })
}

/** For what is said before a suite is read. */
export function redactorOf(env: Env): Redactor {
  return createRedactor({ secrets: secretsIn(env) })
}

function secretsIn(env: Env): string[] {
  return Object.entries(env).flatMap(([name, value]) => (value !== undefined && NAMES.test(name) ? [value] : []))
}

const NAMES = /(?:KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASSPHRASE|CREDENTIALS?|_PAT|_DSN)$/i
