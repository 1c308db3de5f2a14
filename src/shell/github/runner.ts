/** What a runner tells the action by its environment. */
export interface Runner {
  readonly owner: string
  readonly repo: string
  readonly apiUrl: string
  /** Of the pages, without a slash at its end. */
  readonly serverUrl: string
  readonly run: number
  readonly attempt: number
  /** Newer runs have larger numbers. */
  readonly order: number
  readonly job: string
}

/** Undefined where there is no runner: nothing can be published then. */
export function readRunner(env: Readonly<Record<string, string | undefined>>): Runner | undefined {
  const [owner = '', repo = ''] = (env.GITHUB_REPOSITORY ?? '').split('/')
  const run = Number(env.GITHUB_RUN_ID)
  if (owner === '' || repo === '' || !Number.isSafeInteger(run) || run < 1) return undefined
  const attempt = Number(env.GITHUB_RUN_ATTEMPT ?? 1) || 1
  return {
    ...{ owner, repo, run, attempt },
    order: run * ATTEMPTS + attempt,
    apiUrl: withoutSlash(env.GITHUB_API_URL ?? 'https://api.github.com'),
    serverUrl: withoutSlash(env.GITHUB_SERVER_URL ?? 'https://github.com'),
    job: env.GITHUB_JOB ?? '',
  }
}

/** Attempts of one workflow run at most. */
const ATTEMPTS = 1000

/** Which run and attempt an order stands for. */
export function runOf(order: number): Pick<Runner, 'run' | 'attempt'> {
  return { run: Math.floor(order / ATTEMPTS), attempt: order % ATTEMPTS }
}

/** The page of this workflow run. */
export function runUrl({ serverUrl, owner, repo, run }: Runner): string {
  return `${serverUrl}/${owner}/${repo}/actions/runs/${run}`
}

function withoutSlash(url: string): string {
  return url.replace(/\/+$/, '')
}
