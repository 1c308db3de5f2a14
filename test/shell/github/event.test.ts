import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type GitHubEvent, readEvent } from '../../../src/shell/github/event/event.ts'
import { modeOf } from '../../../src/shell/github/event/mode.ts'
import type { Mode } from '../../../src/shell/github/inputs/inputs.ts'
import {
  dependabotEvent,
  dispatchEvent,
  mergeGroupEvent,
  type Payload,
  pullRequestEvent,
  pushEvent,
  workflowRunEvent,
} from '../../support/github/events.ts'

const [HEAD, BASE] = ['a'.repeat(40), 'b'.repeat(40)]

let dir: string
beforeAll(() => {
  dir = mkdtempSync(join(tmpdir(), 'turngate-event-'))
})
afterAll(() => rmSync(dir, { recursive: true, force: true }))

function read(name: string, payload: Payload | string, more: Readonly<Record<string, string>> = {}): GitHubEvent {
  const file = join(dir, 'event.json')
  writeFileSync(file, typeof payload === 'string' ? payload : JSON.stringify(payload))
  return readEvent({ GITHUB_EVENT_NAME: name, GITHUB_EVENT_PATH: file, GITHUB_SHA: HEAD, ...more })
}

const facts = { head: HEAD, base: BASE }

describe('the event table', () => {
  it.each<[string, string, Payload, Mode, object]>([
    ['a pull request', 'pull_request', pullRequestEvent(facts), 'gate', { number: 5, ...facts, readOnly: false }],
    ['one of a fork', 'pull_request', pullRequestEvent({ ...facts, fork: true }), 'gate', { readOnly: true }],
    ['one by Dependabot', 'pull_request', dependabotEvent(facts), 'gate', { readOnly: true }],
    ['a merge queue', 'merge_group', mergeGroupEvent(HEAD, BASE), 'gate', facts],
    ['a push to the default branch', 'push', pushEvent(BASE, HEAD), 'refresh', { isDefault: true }],
    ['the first push', 'push', pushEvent('0'.repeat(40), HEAD), 'refresh', { before: '0'.repeat(40) }],
    ['a push to a branch', 'push', pushEvent(BASE, HEAD, 'refs/heads/topic'), 'gate', { isDefault: false }],
    ['a dispatch', 'workflow_dispatch', dispatchEvent(), 'gate', { sha: HEAD }],
    [
      'the end of a run',
      'workflow_run',
      workflowRunEvent({ id: 9, head: HEAD, conclusion: 'failure', fork: true }),
      'publish',
      { run: 9, head: HEAD, conclusion: 'failure', isPullRequest: true },
    ],
    ['a schedule', 'schedule', {}, 'gate', { kind: 'other' }],
  ])('%s', (_, name, payload, mode, event) => {
    const found = read(name, payload)
    expect(found).toMatchObject(event)
    expect(modeOf(found, undefined)).toBe(mode)
  })

  it.each(['issue_comment', 'issues', 'pull_request_review', 'repository_dispatch'])(
    'refuses %s, which names no change',
    (name) => {
      expect(() => read(name, {})).toThrow(/says neither which change is judged/)
    },
  )

  it('is not needed outside of a runner', () => {
    expect(readEvent({})).toEqual({ kind: 'other', name: '' })
  })

  it('takes a fork that is gone for a fork', () => {
    const payload = pullRequestEvent(facts)
    const pull = payload.pull_request as { head: { repo: unknown } }
    pull.head.repo = null
    expect(read('pull_request', payload)).toMatchObject({ readOnly: true })
  })

  it.each([
    ['the event that gives foreign code our secrets', 'pull_request_target', '{}', 'docs/github.md'],
    ['a payload that is no JSON', 'pull_request', '{', 'cannot be read'],
    ['an id that is no id', 'pull_request', pullRequestEvent({ head: '--upload-pack=x', base: BASE }), 'head.sha'],
  ])('refuses %s', (_, name, payload, why) => {
    expect(() => read(name, payload)).toThrow(why)
  })

  it.each<[Mode, string, Payload]>([
    ['refresh', 'pull_request', pullRequestEvent(facts)],
    ['refresh', 'merge_group', mergeGroupEvent(HEAD, BASE)],
    ['publish', 'pull_request', pullRequestEvent(facts)],
    ['publish', 'push', pushEvent(BASE, HEAD)],
  ])('refuses mode %s on %s', (mode, name, payload) => {
    expect(() => modeOf(read(name, payload), mode)).toThrow('input `mode`')
  })
})
