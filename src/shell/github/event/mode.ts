import type { Mode } from '../inputs/inputs.ts'
import { badInput } from '../inputs/readers.ts'
import type { GitHubEvent } from './event.ts'

/**
 * The mode that was asked for, else the event's own.
 * @throws UserError where the mode makes no sense for the event
 */
export function modeOf(event: GitHubEvent, asked: Mode | undefined): Mode {
  if (asked === undefined) return OWN[event.kind](event)
  if (asked === 'publish' && event.kind !== 'workflow_run') {
    throw badInput(
      'mode',
      '`publish` works on the event `workflow_run` alone',
      'docs/github.md has the workflow for it.',
    )
  }
  if (asked === 'refresh' && (event.kind === 'pull_request' || event.kind === 'merge_group')) {
    throw badInput('mode', `\`refresh\` would write a baseline from a change that is not merged`, 'Use it on `push`.')
  }
  return asked
}

const OWN: { readonly [Kind in GitHubEvent['kind']]: (event: GitHubEvent) => Mode } = {
  pull_request: () => 'gate',
  merge_group: () => 'gate',
  push: (event) => (event.kind === 'push' && event.isDefault ? 'refresh' : 'gate'),
  dispatch: () => 'gate',
  workflow_run: () => 'publish',
  other: () => 'gate',
}
