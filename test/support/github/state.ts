/** What the loopback GitHub holds. Tests change it directly; the action only through requests. */
export interface GitHubState {
  readonly owner: string
  readonly repo: string
  readonly defaultBranch: string
  /** Oldest first. */
  readonly comments: Comment[]
  readonly checkRuns: CheckRun[]
  readonly pulls: PullRequest[]
  readonly runs: WorkflowRun[]
  readonly artifacts: Artifact[]
  /** A bare repository, where git objects are asked for. */
  readonly git?: string
  /** Branches that refuse a direct commit. */
  readonly protectedBranches: string[]
  /** What a comment may have, as GitHub counts: code points. */
  commentLimit: number
  nextId: number
  /** Milliseconds; each thing made is one second younger than the one before. */
  clock: number
}

export interface Actor {
  readonly login: string
  readonly id: number
  readonly type: 'User' | 'Bot'
}

export interface Comment {
  readonly id: number
  readonly issue: number
  readonly user: Actor
  body: string
  readonly created_at: string
  updated_at: string
}

export interface CheckRun {
  readonly id: number
  name: string
  readonly head_sha: string
  status: 'queued' | 'in_progress' | 'completed'
  conclusion: string | null
  external_id: string
  details_url: string
  started_at: string
  completed_at: string | null
  output: { title: string | null; summary: string | null; text: string | null }
  readonly app: string
}

export interface PullRequest {
  readonly number: number
  title: string
  body: string
  state: 'open' | 'closed'
  locked: boolean
  head: { sha: string; ref: string; fork: boolean }
  base: { sha: string; ref: string }
  /** The commit that it was merged as. */
  merged_as?: string
  /** Paths that it changes. */
  files?: readonly string[]
}

export interface WorkflowRun {
  readonly id: number
  readonly event: string
  readonly head_sha: string
  readonly conclusion: string | null
  readonly path: string
  /** The run's repository of the head. */
  readonly fork: boolean
}

export interface Artifact {
  readonly id: number
  readonly run: number
  readonly name: string
  /** The archive as it is downloaded. */
  readonly zip: Uint8Array
  readonly expired: boolean
}

export function newState(options: Partial<GitHubState> = {}): GitHubState {
  return {
    owner: 'acme',
    repo: 'desk',
    defaultBranch: 'main',
    comments: [],
    checkRuns: [],
    pulls: [],
    runs: [],
    artifacts: [],
    protectedBranches: [],
    commentLimit: 65_536,
    nextId: 1000,
    clock: Date.UTC(2026, 0, 5, 9),
    ...options,
  }
}

export function newId(state: GitHubState): number {
  state.nextId += 1
  return state.nextId
}

/** The next second of the state's own clock. */
export function tick(state: GitHubState): string {
  state.clock += 1000
  return new Date(state.clock).toISOString().replace('.000', '')
}

export const ACTIONS_BOT: Actor = { login: 'github-actions[bot]', id: 41898282, type: 'Bot' }
export const PERSON: Actor = { login: 'mona', id: 7, type: 'User' }
