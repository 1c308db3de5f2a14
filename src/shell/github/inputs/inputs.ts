import { MODEL_MODES, type ModelMode } from '../../../suite/schema/model-mode.ts'
import { badInput, choice, dollars, list, type ReadInput, runId, share, text, wholeNumber, yesOrNo } from './readers.ts'

export const MODES = ['gate', 'advise', 'refresh', 'publish', 'merge'] as const
export type Mode = (typeof MODES)[number]

export const COMMENT_POLICIES = ['always', 'changes', 'failure', 'never'] as const
export type CommentPolicy = (typeof COMMENT_POLICIES)[number]

export const REFRESH_WAYS = ['commit', 'pull-request', 'artifact'] as const
export type RefreshWay = (typeof REFRESH_WAYS)[number]

/** Every input of `action.yml`. What is absent was left empty. */
export interface Inputs {
  /** Path of the suite, relative to the working directory. */
  readonly suite: string
  /** Absent: by the event. */
  readonly mode?: Mode
  readonly attempts?: number
  readonly tasks?: readonly string[]
  /** Id of the workflow run whose failed tasks are run again; `latest`: the newest of the same commit and gate. */
  readonly failedOf?: number | 'latest'
  readonly pullRequest?: number
  readonly baseline?: string
  readonly models?: ModelMode
  readonly concurrency?: number
  readonly seed?: number
  /** US dollars. */
  readonly budget?: number
  readonly shard?: { readonly index: number; readonly of: number }
  /** `merge`: run directories of the shards. */
  readonly shards?: readonly string[]
  /** Globs of files whose change is worth a run. */
  readonly paths?: readonly string[]
  readonly comment: CommentPolicy
  /** Absent: `turngate / <suite>`. */
  readonly checkName?: string
  readonly refresh: RefreshWay
  readonly artifact: boolean
  /** Absent where a workflow gives none: nothing is published through the API then. */
  readonly token?: string
}

/**
 * Every input, as one typed value.
 * @throws UserError naming an input that cannot be read, its value, and what it may be
 */
export function readInputs(input: ReadInput): Inputs {
  const suite = text(input, 'suite')
  if (suite === undefined) throw badInput('suite', 'it is empty', 'Set it to the path of suite.yaml.')
  const checkName = text(input, 'check-name')
  if (checkName !== undefined && !/^[\p{L}\p{N}][\p{L}\p{N} ._/()-]{0,99}$/u.test(checkName)) {
    throw badInput('check-name', `\`${checkName}\` is not a name of letters, digits, spaces and ./_()-, at most 100`)
  }
  return {
    suite,
    ...given('mode', choice(input, 'mode', MODES)),
    ...given('attempts', wholeNumber(input, 'attempts', 1)),
    ...given('tasks', list(input, 'tasks')),
    ...given('failedOf', runId(input, 'failed-of')),
    ...given('pullRequest', wholeNumber(input, 'pull-request', 1)),
    ...given('baseline', text(input, 'baseline')),
    ...given('models', choice(input, 'models', MODEL_MODES)),
    ...given('concurrency', wholeNumber(input, 'concurrency', 1)),
    ...given('seed', wholeNumber(input, 'seed', 0)),
    ...given('budget', dollars(input, 'budget')),
    ...given('shard', share(input, 'shard')),
    ...given('shards', list(input, 'shards')),
    ...given('paths', list(input, 'paths')),
    comment: choice(input, 'comment', COMMENT_POLICIES) ?? 'always',
    ...given('checkName', checkName),
    refresh: choice(input, 'refresh', REFRESH_WAYS) ?? 'commit',
    artifact: yesOrNo(input, 'artifact') ?? true,
    ...given('token', text(input, 'token')),
  }
}

/**
 * Inputs that say where a run is told of, for one whose inputs cannot be read: what is wrong itself counts as not given.
 * @throws UserError where there is no suite
 */
export function readPlace(input: ReadInput): Inputs {
  const usable = PLACE.filter((name) => name === 'suite' || isRight(name, input))
  return readInputs((name) => (usable.includes(name) ? input(name) : ''))
}

const PLACE = ['suite', 'check-name', 'comment', 'token', 'pull-request', 'tasks']

function isRight(name: string, input: ReadInput): boolean {
  try {
    readInputs((one) => (one === 'suite' ? 'suite.yaml' : one === name ? input(one) : ''))
    return true
  } catch {
    return false
  }
}

function given<Name extends keyof Inputs, T>(name: Name, value: T | undefined): { readonly [Key in Name]?: T } {
  return value === undefined ? {} : ({ [name]: value } as { readonly [Key in Name]?: T })
}
