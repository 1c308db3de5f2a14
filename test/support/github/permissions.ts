/** A scope of a token and how much of it. */
export type Permissions = Readonly<Record<string, 'read' | 'write'>>

/** What each operation needs, after GitHub's "Permissions required for GitHub Apps". Several: any of them is enough. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  'users/get-authenticated': ['user:read'],
  'repos/get': ['metadata:read'],
  'issues/list-comments': ['issues:read', 'pull_requests:read'],
  'issues/get-comment': ['issues:read', 'pull_requests:read'],
  'issues/create-comment': ['issues:write', 'pull_requests:write'],
  'issues/update-comment': ['issues:write', 'pull_requests:write'],
  'issues/delete-comment': ['issues:write', 'pull_requests:write'],
  'pulls/list': ['pull_requests:read'],
  'pulls/get': ['pull_requests:read'],
  'pulls/list-files': ['pull_requests:read'],
  'pulls/create': ['pull_requests:write'],
  'pulls/update': ['pull_requests:write'],
  'repos/list-pull-requests-associated-with-commit': ['pull_requests:read'],
  'checks/create': ['checks:write'],
  'checks/get': ['checks:read'],
  'checks/update': ['checks:write'],
  'checks/list-for-ref': ['checks:read'],
  'actions/get-workflow-run': ['actions:read'],
  'actions/list-workflow-run-artifacts': ['actions:read'],
  'actions/list-artifacts-for-repo': ['actions:read'],
  'actions/download-artifact': ['actions:read'],
  'repos/get-branch': ['contents:read'],
  'repos/get-commit': ['contents:read'],
  'repos/get-content': ['contents:read'],
  'repos/create-or-update-file-contents': ['contents:write'],
  'repos/compare-commits-with-basehead': ['contents:read'],
  'repos/get-branch-rules': ['metadata:read'],
  'git/get-ref': ['contents:read'],
  'git/create-ref': ['contents:write'],
  'git/update-ref': ['contents:write'],
  'git/delete-ref': ['contents:write'],
  'git/create-commit': ['contents:write'],
  'git/get-commit': ['contents:read'],
  'git/create-tree': ['contents:write'],
  'git/create-blob': ['contents:write'],
  'graphql/viewer': ['metadata:read'],
  'graphql/createCommitOnBranch': ['contents:write'],
}

/** Whether a token may do it. An operation that is not in the table is refused: nothing is allowed by being forgotten. */
export function isGranted(operation: string, granted: Permissions): boolean {
  const all: Permissions = { metadata: 'read', ...granted }
  return (NEEDED[operation] ?? []).some((need) => {
    const [scope = '', level] = need.split(':')
    return all[scope] === 'write' || all[scope] === level
  })
}
