import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDiskTree } from '../../../src/shell/files/disk-tree.ts'
import { openGit } from '../../../src/shell/git/git.ts'
import { openGitTree } from '../../../src/shell/git/git-tree.ts'
import type { Tree } from '../../../src/suite/tree.ts'
import { GIT_ENV, gitIn } from '../../support/github/git.ts'

let root = ''
let commit = ''
const env = { ...GIT_ENV, PATH: process.env.PATH ?? '' }

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'git-tree-'))
  gitIn(root, 'init', '--quiet', '--initial-branch=main')
  const write = (path: string, text = path, mode = 0o644) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { mode })
  }
  for (const path of ['suite/b.yaml', 'suite/a/deep/c.yaml', 'suite/.hidden', 'secret', 'suite-2/x', 'suite/B.yaml']) {
    write(path)
  }
  write('suite/run.sh', '#!/bin/sh', 0o755)
  write('suite/a/line\nbreak "and" ä.txt', 'odd')
  write('suite/node_modules/p/index.js')
  write('suite/empty', '')
  write('suite/large', 'x'.repeat(300_000))
  write('suite/lfs.bin', 'version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 3\n')
  const link = (target: string, path: string) => symlinkSync(target, join(root, 'suite', path))
  link('b.yaml', 'inside')
  link('../secret', 'outside')
  link('/etc/passwd', 'etc')
  link('a', 'folder')
  link('a/deep', 'deep')
  link('nowhere', 'dangling')
  link('circle', 'circle')
  link('..', 'a/up')
  gitIn(root, 'add', '--all', '--force')
  gitIn(root, 'update-index', '--add', '--cacheinfo', `160000,${'1'.repeat(40)},suite/module`)
  gitIn(root, 'commit', '--quiet', '-m', 'one')
  commit = gitIn(root, 'rev-parse', 'HEAD')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

function tree(folder = 'suite'): Tree {
  const opened = openGitTree(openGit(root, env), commit, folder, 'base:suite')
  if (opened === undefined) throw new Error('no such folder')
  return opened
}

describe('a folder of a commit', () => {
  it('lists and reads what the disk does', () => {
    const [git, disk] = [tree(), openDiskTree(join(root, 'suite'), 'suite')]
    expect(git.list()).toEqual(disk.list())
    for (const path of git.list()) {
      if (path !== 'lfs.bin') expect(plain(git.read(path, 1_000_000)), path).toEqual(plain(disk.read(path, 1_000_000)))
    }
  })

  it.each([
    ['folder/deep/c.yaml', 'file'],
    ['deep/c.yaml', 'file'],
    ['a/up/b.yaml', 'file'],
    ['run.sh', 'file'],
    ['node_modules/p/index.js', 'file'],
    ['', 'directory'],
    ['a', 'directory'],
    ['folder', 'directory'],
    ['nothing', 'absent'],
    ['b.yaml/c', 'absent'],
    ['dangling', 'absent'],
    ['../secret', 'outside'],
    ['/etc/passwd', 'outside'],
    ['outside', 'outside'],
    ['etc', 'outside'],
    ['a/up/../../secret', 'absent'],
    ['circle', 'refused'],
    ['module', 'refused'],
    ['module/suite.yaml', 'refused'],
    ['lfs.bin', 'refused'],
  ])('%s is %s', (path, kind) => {
    expect(tree().read(path, 1_000_000).kind).toBe(kind)
  })

  it.each([
    ['module/suite.yaml', 'submodule'],
    ['lfs.bin', 'Git LFS'],
  ])('says why %s is not read', (path, why) => {
    expect(tree().read(path, 1_000_000)).toMatchObject({ why: expect.stringContaining(why) })
  })

  it('does not read what is larger than it may be', () => {
    expect(tree().read('large', 1000)).toEqual({ kind: 'too_large', size: 300_000 })
  })

  it('is the commit, whatever became of the working tree and of refs/replace', () => {
    const git = openGit(root, env)
    const blob = gitIn(root, 'rev-parse', `${commit}:suite/b.yaml`)
    const other = gitIn(root, 'hash-object', '-w', 'suite/B.yaml')
    gitIn(root, 'replace', blob, other)
    writeFileSync(join(root, 'suite/b.yaml'), 'changed')
    expect(textOf(openGitTree(git, commit, 'suite', '')?.read('b.yaml', 100))).toBe('suite/b.yaml')
    gitIn(root, 'replace', '-d', blob)
    gitIn(root, 'checkout', '--quiet', '--', 'suite/b.yaml')
  })

  it('is undefined where the commit has no such folder', () => {
    const git = openGit(root, env)
    for (const folder of ['nothing', 'suite/b.yaml']) expect(openGitTree(git, commit, folder, '')).toBeUndefined()
    expect(openGitTree(git, commit, '', '')?.list()).toContain('suite-2/x')
  })
})

function plain(file: ReturnType<Tree['read']>) {
  return file.kind === 'file' ? { ...file, bytes: new Uint8Array(file.bytes) } : file
}

function textOf(file: ReturnType<Tree['read']> | undefined): string {
  return file?.kind === 'file' ? new TextDecoder().decode(file.bytes) : String(file?.kind)
}
