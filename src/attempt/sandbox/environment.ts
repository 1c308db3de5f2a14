import type { HostEnv } from '../world.ts'

/** What one attempt's processes are told. */
export interface AttemptFacts {
  readonly task: string
  readonly attempt: number
  readonly seed: number
  readonly now: string
  readonly workspace: string
  readonly home: string
  readonly temporary: string
  readonly trace: string
  /** Absent where the suite has no tools. */
  readonly mcpUrl?: string
  /** Absent where no endpoint stands before the models. */
  readonly models?: { readonly openaiUrl: string; readonly anthropicUrl: string; readonly token: string }
}

/**
 * The whole environment of an attempt's processes: fixed values, what Turngate tells, and of the host's variables those
 * that the suite allows. What a runner keeps its secrets and file commands in is withheld even where a suite allows it,
 * and so are keys of models that the endpoint stands before.
 *
 * @param keys variables that hold such keys
 */
export function attemptEnvironment(
  hostEnv: HostEnv,
  allowed: readonly string[],
  facts: AttemptFacts,
  keys: readonly string[] = [],
): Record<string, string> {
  const secrets = new Set(keys.flatMap((name) => hostEnv[name] || []))
  const environment: Record<string, string> = {}
  for (const name of allowed) {
    const value = hostEnv[name]
    if (value === undefined || isWithheld(name) || keys.includes(name) || secrets.has(value)) continue
    environment[name] = value
  }
  const { models } = facts
  return {
    ...environment,
    PATH: hostEnv.PATH ?? DEFAULT_PATH,
    HOME: facts.home,
    TMPDIR: facts.temporary,
    TZ: 'UTC',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
    TURNGATE_TASK: facts.task,
    TURNGATE_ATTEMPT: String(facts.attempt),
    TURNGATE_SEED: String(facts.seed),
    TURNGATE_NOW: facts.now,
    TURNGATE_WORKSPACE: facts.workspace,
    TURNGATE_TRACE: facts.trace,
    ...(facts.mcpUrl !== undefined && { TURNGATE_MCP_URL: facts.mcpUrl }),
    ...(models !== undefined && {
      OPENAI_BASE_URL: models.openaiUrl,
      OPENAI_API_KEY: models.token,
      ANTHROPIC_BASE_URL: models.anthropicUrl,
      ANTHROPIC_API_KEY: models.token,
    }),
  }
}

/** Whether a host's variable never reaches an agent, whatever the allow-list says. */
export function isWithheld(name: string): boolean {
  return WITHHELD.test(name)
}

const WITHHELD = /^(GITHUB|ACTIONS|INPUT|RUNNER|TURNGATE)_/i
export const DEFAULT_PATH = '/usr/local/bin:/usr/bin:/bin'
