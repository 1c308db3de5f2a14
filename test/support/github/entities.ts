import type { Actor, Artifact, CheckRun, Comment, GitHubState, PullRequest, WorkflowRun } from './state.ts'

/** Answers in the shapes of GitHub's document, which each of them is checked against. */

type Entity = Record<string, unknown>

export interface Site {
  readonly state: GitHubState
  /** Address of the API, without a slash at its end. */
  readonly api: string
  /** Address of the pages. */
  readonly web: string
  /** Where archives are downloaded from. */
  readonly blobs: string
}

export function userEntity({ login, id, type }: Actor, { api, web }: Site): Entity {
  const url = `${api}/users/${encodeURIComponent(login)}`
  const links = ['followers', 'gists', 'starred', 'subscriptions', 'repos', 'events', 'received_events', 'following']
  return {
    ...{ login, id, type, node_id: `U_${id}`, url, site_admin: false, gravatar_id: '', avatar_url: `${web}/${id}.png` },
    html_url: `${web}/${encodeURIComponent(login)}`,
    organizations_url: `${url}/orgs`,
    ...Object.fromEntries(links.map((name) => [`${name}_url`, `${url}/${name}`])),
  }
}

export function commentEntity(comment: Comment, site: Site): Entity {
  const { api, web, state } = site
  const path = `${state.owner}/${state.repo}`
  return {
    id: comment.id,
    node_id: `IC_${comment.id}`,
    url: `${api}/repos/${path}/issues/comments/${comment.id}`,
    html_url: `${web}/${path}/pull/${comment.issue}#issuecomment-${comment.id}`,
    issue_url: `${api}/repos/${path}/issues/${comment.issue}`,
    body: comment.body,
    user: userEntity(comment.user, site),
    author_association: comment.user.type === 'Bot' ? 'NONE' : 'CONTRIBUTOR',
    created_at: comment.created_at,
    updated_at: comment.updated_at,
  }
}

export function checkRunEntity(run: CheckRun, site: Site): Entity {
  const { api, web, state } = site
  const path = `${state.owner}/${state.repo}`
  return {
    id: run.id,
    node_id: `CR_${run.id}`,
    head_sha: run.head_sha,
    name: run.name,
    external_id: run.external_id,
    url: `${api}/repos/${path}/check-runs/${run.id}`,
    html_url: `${web}/${path}/runs/${run.id}`,
    details_url: run.details_url,
    status: run.status,
    conclusion: run.conclusion,
    started_at: run.started_at,
    completed_at: run.completed_at,
    output: {
      ...run.output,
      annotations_count: 0,
      annotations_url: `${api}/repos/${path}/check-runs/${run.id}/annotations`,
    },
    check_suite: { id: 1 },
    app: {
      id: 15368,
      slug: run.app,
      node_id: 'A_1',
      owner: userEntity({ login: 'github', id: 9919, type: 'User' }, site),
      name: 'GitHub Actions',
      description: '',
      external_url: 'https://help.github.com/en/actions',
      html_url: `${web}/apps/${run.app}`,
      created_at: '2018-07-30T09:30:17Z',
      updated_at: '2019-12-10T19:04:12Z',
      permissions: { checks: 'write' },
      events: [],
    },
    pull_requests: [],
  }
}

export function repositoryEntity(site: Site, owner = site.state.owner): Entity {
  const { api, web, state } = site
  const path = `${owner}/${state.repo}`
  const url = `${api}/repos/${path}`
  const links =
    'archive assignees blobs branches collaborators comments commits compare contents contributors deployments downloads events forks git_commits git_refs git_tags hooks issue_comment issue_events issues keys labels languages merges milestones notifications pulls releases stargazers statuses subscribers subscription tags teams trees'.split(
      ' ',
    )
  return {
    id: owner === state.owner ? 1 : 2,
    node_id: 'R_1',
    name: state.repo,
    full_name: path,
    owner: userEntity({ login: owner, id: 99, type: 'User' }, site),
    private: false,
    html_url: `${web}/${path}`,
    description: null,
    fork: owner !== state.owner,
    url,
    ...Object.fromEntries(links.map((name) => [`${name}_url`, `${url}/${name}`])),
    ...{ git_url: `git://x/${path}.git`, ssh_url: `git@x:${path}.git`, clone_url: `${web}/${path}.git` },
    ...{ svn_url: `${web}/${path}`, homepage: null, mirror_url: null, language: null, license: null },
    ...{ forks_count: 0, stargazers_count: 0, watchers_count: 0, size: 1, open_issues_count: 0, forks: 0 },
    ...{ open_issues: 0, watchers: 0, network_count: 0, subscribers_count: 0, default_branch: state.defaultBranch },
    ...{ has_issues: true, has_projects: true, has_wiki: true, has_pages: false, has_downloads: true },
    ...{ has_discussions: false, archived: false, disabled: false, visibility: 'public' },
    ...{ pushed_at: '2026-01-05T09:00:00Z', created_at: '2025-01-05T09:00:00Z', updated_at: '2026-01-05T09:00:00Z' },
  }
}

export function pullEntity(pull: PullRequest, site: Site): Entity {
  const { api, web, state } = site
  const path = `${state.owner}/${state.repo}`
  const url = `${api}/repos/${path}/pulls/${pull.number}`
  const issue = `${api}/repos/${path}/issues/${pull.number}`
  const html = `${web}/${path}/pull/${pull.number}`
  const owner = pull.head.fork ? 'stranger' : state.owner
  const side = (name: string, { ref, sha }: { ref: string; sha: string }) => ({
    label: `${name}:${ref}`,
    ref,
    sha,
    user: userEntity({ login: name, id: 99, type: 'User' }, site),
    repo: repositoryEntity(site, name),
  })
  return {
    ...{ id: pull.number, node_id: `PR_${pull.number}`, number: pull.number, url, html_url: html },
    ...{ diff_url: `${html}.diff`, patch_url: `${html}.patch`, issue_url: issue, comments_url: `${issue}/comments` },
    ...{ commits_url: `${url}/commits`, review_comments_url: `${url}/comments`, statuses_url: `${url}/statuses` },
    review_comment_url: `${api}/repos/${path}/pulls/comments{/number}`,
    ...{ state: pull.state, locked: pull.locked, title: pull.title, body: pull.body, draft: false },
    user: userEntity({ login: owner, id: 99, type: 'User' }, site),
    ...{ labels: [], milestone: null, assignee: null, assignees: [], requested_reviewers: [], requested_teams: [] },
    ...{ created_at: '2026-01-05T09:00:00Z', updated_at: '2026-01-05T09:00:00Z', closed_at: null, merged_at: null },
    merge_commit_sha: null,
    head: side(owner, pull.head),
    base: side(state.owner, pull.base),
    _links: Object.fromEntries(
      ['comments', 'commits', 'statuses', 'html', 'issue', 'review_comments', 'review_comment', 'self'].map((name) => [
        name,
        { href: url },
      ]),
    ),
    ...{ author_association: 'CONTRIBUTOR', auto_merge: null, merged: false, mergeable: true, rebaseable: true },
    ...{ mergeable_state: 'clean', merged_by: null, comments: 0, review_comments: 0, maintainer_can_modify: false },
    ...{ commits: 1, additions: 1, deletions: 0, changed_files: 1 },
  }
}

/** As the list has it: without what only a single pull request is asked for. */
export function pullListEntity(pull: PullRequest, site: Site): Entity {
  const { merged, mergeable, rebaseable, mergeable_state, merged_by, comments, review_comments, ...rest } = pullEntity(
    pull,
    site,
  )
  const { maintainer_can_modify, commits, additions, deletions, changed_files, ...simple } = rest
  return simple
}

export function fileEntity(filename: string, { api, web, state }: Site): Entity {
  const path = `${state.owner}/${state.repo}`
  return {
    ...{ sha: 'd'.repeat(40), filename, status: 'modified', additions: 1, deletions: 1, changes: 2, patch: '' },
    blob_url: `${web}/${path}/blob/${filename}`,
    raw_url: `${web}/${path}/raw/${filename}`,
    contents_url: `${api}/repos/${path}/contents/${filename}`,
  }
}

export function runEntity(run: WorkflowRun, site: Site): Entity {
  const { api, web, state } = site
  const path = `${state.owner}/${state.repo}`
  const url = `${api}/repos/${path}/actions/runs/${run.id}`
  const links = 'jobs logs artifacts cancel rerun'.split(' ')
  return {
    ...{ id: run.id, node_id: `WFR_${run.id}`, name: 'gate', head_branch: 'topic', head_sha: run.head_sha },
    ...{ path: run.path, run_number: 1, run_attempt: 1, event: run.event, display_title: 'x', workflow_id: 5 },
    ...{ status: 'completed', conclusion: run.conclusion, url, html_url: `${web}/${path}/actions/runs/${run.id}` },
    ...{ pull_requests: [], created_at: '2026-01-05T09:00:00Z', updated_at: '2026-01-05T09:00:00Z' },
    ...Object.fromEntries(links.map((name) => [`${name}_url`, `${url}/${name}`])),
    check_suite_url: `${api}/repos/${path}/check-suites/1`,
    workflow_url: `${api}/repos/${path}/actions/workflows/5`,
    head_commit: null,
    repository: minimalRepository(site, state.owner),
    head_repository: minimalRepository(site, run.fork ? 'stranger' : state.owner),
  }
}

/** Without the keys whose values the minimal shape writes otherwise. */
function minimalRepository(site: Site, owner: string): Entity {
  const { license: _, ...repository } = repositoryEntity(site, owner)
  return repository
}

export function artifactEntity(artifact: Artifact, { api, state }: Site): Entity {
  const url = `${api}/repos/${state.owner}/${state.repo}/actions/artifacts/${artifact.id}`
  const times = { created_at: '2026-01-05T09:00:00Z', updated_at: '2026-01-05T09:00:00Z' }
  return {
    ...{ id: artifact.id, node_id: `MDg_${artifact.id}`, name: artifact.name, size_in_bytes: artifact.zip.length },
    ...{ url, archive_download_url: `${url}/zip`, expired: artifact.expired, expires_at: null, ...times },
    workflow_run: {
      id: artifact.run,
      head_sha: state.runs.find(({ id }) => id === artifact.run)?.head_sha ?? '0'.repeat(40),
    },
  }
}
