import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { removeFolder } from '../../../src/attempt/sandbox/remove-folder.ts'
import { temporaryFolder } from '../world.ts'

/** Makes folders one in another, each with a file, and takes away permissions where that is asked for. */
const DIG = `
const { mkdirSync, writeFileSync, chmodSync } = require('node:fs')
const [name, depth, mode] = [Buffer.from(process.argv[1], 'base64'), Number(process.argv[2]), Number(process.argv[3])]
for (let level = 0; level < depth; level += 1) {
  mkdirSync(name)
  writeFileSync('file', '')
  process.chdir(name.toString())
  if (mode > 0) chmodSync('..', mode)
}`

function dig(folder: string, name: string, depth: number, mode = 0): void {
  mkdirSync(folder)
  const words = [Buffer.from(name).toString('base64'), String(depth), String(mode)]
  const { status, stderr } = spawnSync(process.execPath, ['-e', DIG, ...words], { cwd: folder, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
}

describe('removeFolder', () => {
  it.each<[string, string, number, number]>([
    ['a folder', 'd', 3, 0],
    ['folders deeper than a path can name', 'd'.repeat(50), 1500, 0],
    ['folders with long names of more bytes than letters', 'é'.repeat(120), 100, 0],
    ['deep folders that may not be written to', 'd'.repeat(50), 200, 0o500],
  ])('removes %s', async (_, name, depth, mode) => {
    const folder = join(temporaryFolder(), 'folder')
    dig(folder, name, depth, mode)
    expect(await removeFolder(folder)).toBe(true)
    expect(existsSync(folder)).toBe(false)
  })

  it('does without a folder that is not there', async () => {
    expect(await removeFolder(join(temporaryFolder(), 'none'))).toBe(true)
  })

  it.skipIf(process.getuid?.() === 0)('says that a folder stays', async () => {
    const outer = temporaryFolder()
    mkdirSync(join(outer, 'inner'))
    writeFileSync(join(outer, 'inner', 'file'), '')
    chmodSync(outer, 0o500)
    try {
      expect(await removeFolder(join(outer, 'inner'))).toBe(false)
    } finally {
      chmodSync(outer, 0o700)
    }
  })
})
