import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import { type BaseQuestion, chooseBase } from '../../../src/shell/git/choose-base.ts'
import { findBase } from '../../../src/shell/git/find-base.ts'
import { openGit } from '../../../src/shell/git/git.ts'
import { openGitTree } from '../../../src/shell/git/git-tree.ts'
import { GIT_ENV, gitIn, run } from '../../support/github/git.ts'
import { type GitServer, startGitServer } from '../../support/github/git-server.ts'

describe('which commit is the base', () => {
  const pull = { kind: 'pull_request', head: 'H', seen: 'S', branch: 'main' } as const
  it.each([
    ['a merge of the event', pull, ['B', 'H'], { from: 'merge_parent', commit: 'B', branch: 'main', seen: 'S' }],
    ['the head alone', pull, ['P'], { from: 'branch_tip', branch: 'main', why: 'no_merge' }],
    ['a first commit', pull, [], { from: 'branch_tip', branch: 'main', why: 'no_merge' }],
    ['a head that is a merge itself', pull, ['X', 'Y'], { from: 'branch_tip', branch: 'main', why: 'other_head' }],
    ['parents the other way round', pull, ['H', 'B'], { from: 'branch_tip', branch: 'main', why: 'other_head' }],
    ['an octopus', pull, ['B', 'H', 'X'], { from: 'branch_tip', branch: 'main', why: 'many_parents' }],
    ['a merge group', { kind: 'merge_group', base: 'G' }, ['X', 'Y'], { from: 'commit', commit: 'G' }],
    ['a push', { kind: 'push', before: 'abc' }, ['X'], { from: 'commit', commit: 'abc' }],
    ['a first push', { kind: 'push', before: '0'.repeat(40) }, ['X'], { from: 'nothing' }],
    ['the command line', { kind: 'ref', ref: 'origin/main' }, ['X'], { from: 'ref', ref: 'origin/main' }],
  ] as const)('%s', (_, question: BaseQuestion, parents, wanted) => {
    expect(chooseBase(question, { id: 'C', parents })).toEqual(wanted)
  })
})

describe('the base in a real clone', () => {
  let server: GitServer
  let dir: string
  const env = { ...GIT_ENV, PATH: process.env.PATH ?? '' }
  const tip = () => gitIn(server.bare, 'rev-parse', 'main')
  const git = () => openGit(dir, env)
  const pull = (head: string, seen: string): BaseQuestion => ({ kind: 'pull_request', head, seen, branch: 'main' })

  beforeEach(async () => {
    server = await startGitServer({ 'suite/suite.yaml': 'one\n' })
    dir = realpathSync(mkdtempSync(join(tmpdir(), 'turngate-base-')))
  })
  afterEach(async () => {
    await server[Symbol.asyncDispose]()
    rmSync(dir, { recursive: true, force: true })
  })

  it.each([1, 2, 0])(
    'is parent 1 of the merge at depth %s, also where the base moved after the event',
    async (depth) => {
      const seen = tip()
      const head = server.commit({ 'suite/suite.yaml': 'evil\n' }, { branch: 'topic' })
      const base = server.commit({ 'other.txt': 'main moves on\n' })
      server.merge(base, head, 'refs/pull/5/merge')
      await server.clone(dir, 'refs/pull/5/merge', { depth })
      const found = await findBase(git(), pull(head, seen))
      expect(found).toEqual({ commit: base, tested: 'merge' })
      expect(read(found?.commit)).toBe('one\n')
    },
  )

  it('is parent 1 also where the branch moved on after the merge was made', async () => {
    const seen = tip()
    const head = server.commit({ 'a.txt': 'a\n' }, { branch: 'topic' })
    const base = server.commit({ 'b.txt': 'b\n' })
    server.merge(base, head, 'refs/pull/5/merge')
    server.commit({ 'c.txt': 'later\n' })
    await server.clone(dir, 'refs/pull/5/merge')
    expect(await findBase(git(), pull(head, seen))).toEqual({ commit: base, tested: 'merge' })
  })

  it("is the branch's tip where the head was checked out, and says so", async () => {
    const head = server.commit({ 'suite/suite.yaml': 'evil\n' }, { branch: 'topic' })
    const base = server.commit({ 'suite/suite.yaml': 'newer\n' })
    await server.clone(dir, 'refs/heads/topic')
    const found = await findBase(git(), pull(head, base))
    expect(found).toEqual({ commit: base, tested: 'head' })
    expect(read(found?.commit)).toBe('newer\n')
  })

  it.each([
    ['a merge whose first parent only the head reaches', false],
    ['an octopus', true],
  ])('is never a commit of the head: %s', async (_, isOctopus) => {
    const base = tip()
    const evil = server.commit({ 'suite/suite.yaml': 'evil\n' }, { branch: 'evil' })
    const head = server.commit({ 'a.txt': 'a\n' }, { branch: 'topic' })
    const tree = run(server.bare, ['rev-parse', `${evil}^{tree}`])
    const parents = [evil, head, ...(isOctopus ? [base] : [])].flatMap((one) => ['-p', one])
    const fake = run(server.bare, ['commit-tree', tree, ...parents, '-m', 'Looks like the merge of the event'])
    gitIn(server.bare, 'update-ref', 'refs/heads/fake', fake)
    await server.clone(dir, 'refs/heads/fake')
    expect(await findBase(git(), pull(head, base))).toEqual({ commit: base, tested: 'head' })
  })

  it('of a merge group and of a push is fetched by its id', async () => {
    const before = tip()
    server.commit({ 'a.txt': 'a\n' })
    await server.clone(dir, 'refs/heads/main')
    expect(gitIn(dir, 'rev-parse', '--is-shallow-repository')).toBe('true')
    expect(await findBase(git(), { kind: 'merge_group', base: before })).toEqual({ commit: before, tested: 'merge' })
    expect(read(before)).toBe('one\n')
    expect(await findBase(git(), { kind: 'push', before })).toEqual({ commit: before, tested: 'merge' })
    expect(await findBase(git(), { kind: 'push', before: '0'.repeat(40) })).toBeUndefined()
  })

  it('leaves a whole clone whole, and the working tree as it is', async () => {
    await server.clone(dir, 'refs/heads/main', { depth: 0 })
    const later = server.commit({ 'a.txt': 'a\n' })
    writeFileSync(join(dir, 'suite/suite.yaml'), 'edited\n')
    expect(await findBase(git(), { kind: 'push', before: later })).toEqual({ commit: later, tested: 'merge' })
    expect(gitIn(dir, 'rev-parse', '--is-shallow-repository')).toBe('false')
    expect(gitIn(dir, 'status', '--porcelain').trim()).toBe('M suite/suite.yaml')
    expect(read(later)).toBe('one\n')
  })

  it.each([
    ['gone after a force push', 'f'.repeat(40), 'failed'],
    ['no id', '$(touch /tmp/owned)', 'no id of a commit'],
    ['an option', '--upload-pack=touch /tmp/owned', 'no id of a commit'],
  ])('that cannot be read is an error: %s', async (_, before, why) => {
    await server.clone(dir, 'refs/heads/main')
    const failed = await findBase(git(), { kind: 'push', before }).catch((error: unknown) => error)
    expect(failed).toBeInstanceOf(UserError)
    expect(String(failed)).toContain(why)
    expect(String(failed)).toMatch(/Nothing was judged/)
  })

  it.each([
    ['no such branch', 'nothing'],
    ['an option', '--output=/tmp/owned'],
    ['a command', '$(touch /tmp/owned)'],
  ])('of the command line: %s', async (_, ref) => {
    await server.clone(dir, 'refs/heads/main')
    await expect(findBase(git(), { kind: 'ref', ref })).rejects.toThrow('there is no commit')
    expect(await findBase(git(), { kind: 'ref', ref: 'HEAD' })).toMatchObject({ tested: 'head' })
  })

  it('branch names reach no shell and no option', async () => {
    await server.clone(dir, 'refs/heads/main')
    for (const branch of ['--upload-pack=touch /tmp/owned', '$(touch /tmp/owned)', 'x; touch /tmp/owned', '*']) {
      const question: BaseQuestion = { kind: 'pull_request', head: 'x', seen: 'x', branch }
      await expect(findBase(git(), question)).rejects.toThrow('no such branch')
    }
  })

  function read(commit: string | undefined): string {
    const file = openGitTree(git(), commit ?? '', 'suite', '')?.read('suite.yaml', 100)
    return file?.kind === 'file' ? new TextDecoder().decode(file.bytes) : String(file?.kind)
  }
})
