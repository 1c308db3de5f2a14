import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import { openDiskTree } from '../../../src/shell/files/disk-tree.ts'

let base = ''

beforeAll(() => {
  base = mkdtempSync(join(tmpdir(), 'disk-tree-'))
  const write = (path: string, text = path) => {
    mkdirSync(dirname(join(base, path)), { recursive: true })
    writeFileSync(join(base, path), text)
  }
  for (const path of ['suite/b.yaml', 'suite/a/deep/c.yaml', 'suite/run.sh', 'suite/.hidden', 'secret', 'suite-2/x']) {
    write(path)
  }
  for (const skipped of [
    '.git/config',
    'node_modules/p/index.js',
    'a/node_modules/q.js',
    '.turngate/runs/1/run.json',
  ]) {
    write(`suite/${skipped}`)
  }
  write('suite/B.yaml')
  chmodSync(join(base, 'suite/run.sh'), 0o755)
  const link = (target: string, path: string) => symlinkSync(target, join(base, 'suite', path))
  link('b.yaml', 'inside')
  link('../secret', 'outside')
  link('../suite-2', 'neighbour')
  link('/etc', 'etc')
  link('a', 'folder')
  link('nowhere', 'dangling')
  link('circle', 'circle')
  execFileSync('sh', ['-c', 'mkfifo "$0"', join(base, 'suite/pipe')])
})

afterAll(() => rmSync(base, { recursive: true, force: true }))

const tree = () => openDiskTree(join(base, 'suite'), 'examples/suite')

describe('reading', () => {
  it.each([
    ['b.yaml', 'suite/b.yaml', false],
    ['./a/../b.yaml', 'suite/b.yaml', false],
    ['a/deep/c.yaml', 'suite/a/deep/c.yaml', false],
    ['folder/deep/c.yaml', 'suite/a/deep/c.yaml', false],
    ['run.sh', 'suite/run.sh', true],
    ['inside', 'suite/b.yaml', false],
    ['.turngate/runs/1/run.json', 'suite/.turngate/runs/1/run.json', false],
  ])('%s', (path, text, executable) => {
    const found = tree().read(path, 100)
    expect(found).toMatchObject({ kind: 'file', executable })
    expect(found.kind === 'file' && new TextDecoder().decode(found.bytes)).toBe(text)
  })

  it.each([
    ['nothing', { kind: 'absent' }],
    ['b.yaml/x', { kind: 'absent' }],
    ['dangling', { kind: 'absent' }],
    ['x'.repeat(5000), { kind: 'absent' }],
    ['a', { kind: 'directory' }],
    ['', { kind: 'directory' }],
    ['../secret', { kind: 'outside' }],
    ['a/../../secret', { kind: 'outside' }],
    ['/etc/passwd', { kind: 'outside' }],
    ['a\0b', { kind: 'outside' }],
    ['outside', { kind: 'outside' }],
    ['neighbour/x', { kind: 'outside' }],
    ['etc/passwd', { kind: 'outside' }],
    ['circle', { kind: 'refused', why: 'its symbolic links go round in a circle' }],
    ['pipe', { kind: 'refused', why: 'it is not a regular file' }],
    ['a/deep/c.yaml', { kind: 'too_large', size: 19 }],
  ])('%s is not read', (path, found) => {
    expect(tree().read(path, 18)).toEqual(found)
  })

  it('refuses a device', () => {
    expect(openDiskTree('/dev', 'dev').read('zero', 10)).toEqual({ kind: 'refused', why: 'it is not a regular file' })
  })
})

describe('listing', () => {
  it('is sorted, without what tools put there and what leads elsewhere', () => {
    expect(tree().list()).toEqual(['.hidden', 'B.yaml', 'a/deep/c.yaml', 'b.yaml', 'inside', 'run.sh'])
  })
})

describe('a folder that is not there', () => {
  it.each(['nothing', 'secret'])('%s is named', (path) => {
    expect(() => openDiskTree(join(base, path), path)).toThrow(UserError)
    expect(() => openDiskTree(join(base, path), path)).toThrow(
      `${path}: There is no such folder. Name the folder that holds suite.yaml.`,
    )
  })
})
