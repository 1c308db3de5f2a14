import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openListFile } from '../../../src/trace/store/list-file.ts'

let dir: string
let file: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'turngate-list-'))
  file = join(dir, 'list.json')
})

afterEach(() => rmSync(dir, { recursive: true, force: true }))

const byName = (a: string, b: string) => Number(a) - Number(b)
const entry = (name: string, size = 5) => ({ name, text: 'é'.repeat(size) })

describe('openListFile', () => {
  it.each([
    ['no entry', [], 5],
    ['entries in order', ['1', '2', '3'], 5],
    ['entries out of order', ['3', '1', '10', '2'], 5],
    ['entries larger than what is held', ['2', '1', '3'], 800_000],
  ])('%s', (_, names, size) => {
    const list = openListFile(file)
    for (const name of names) list.add(name, entry(name, size))
    const sorted = names.toSorted(byName)
    list.finish(sorted)
    const expected = sorted.map((name) => JSON.stringify(entry(name, size)))
    expect(readFileSync(file, 'utf8')).toBe(sorted.length === 0 ? '[]\n' : `[\n${expected.join(',\n')}\n]\n`)
    for (const [index, name] of sorted.entries()) expect(list.read(name)).toBe(expected[index])
    expect(list.read('9')).toBeUndefined()
    list.close()
    list.close()
    expect(readdirSync(dir)).toEqual(['list.json'])
  })

  it('leaves an older list alone until it is finished', () => {
    writeFileSync(file, 'old')
    const list = openListFile(file)
    list.add('1', entry('1'))
    list.close()
    expect(readdirSync(dir)).toEqual(['list.json'])
    expect(readFileSync(file, 'utf8')).toBe('old')
  })
})
