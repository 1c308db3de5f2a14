import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { readArchive } from '../../../../src/shell/github/api/archive.ts'

describe('an archive that is refused', () => {
  it.each<[string, Uint8Array, string]>([
    ['no archive at all', new Uint8Array(1000).fill(65), 'broken'],
    ['one that was cut off', zipSync({ 'a.txt': strToU8('a') }).slice(0, 60), 'broken'],
    ['one with a path that leads out', zipSync({ '../a.txt': strToU8('a') }), 'hostile'],
    ['one with a file that is too large', zipSync({ 'a.txt': new Uint8Array(20_000_001) }), 'too_large'],
  ])('says what is wrong with it: %s', (_, zip, is) => {
    expect(readArchive(zip, () => true)).toMatchObject({ is })
  })

  it('is none where its files are plain', () => {
    const read = readArchive(zipSync({ 'a/b.txt': strToU8('x') }), () => true)
    expect('files' in read && [...read.files.keys()]).toEqual(['a/b.txt'])
  })
})
