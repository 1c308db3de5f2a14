import type { BaseQuestion } from '../../git/choose-base.ts'
import type { GitHubEvent } from './event.ts'

/** What an event says of the base that its change is judged by; undefined where there is no change to judge. */
export function baseOf(event: GitHubEvent): BaseQuestion | undefined {
  switch (event.kind) {
    case 'pull_request':
      return { kind: 'pull_request', head: event.head, seen: event.base, branch: event.baseRef }
    case 'merge_group':
      return { kind: 'merge_group', base: event.base }
    default:
      return undefined
  }
}
