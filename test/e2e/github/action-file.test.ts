import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readInputs } from '../../../src/shell/github/inputs/inputs.ts'
import { REPOSITORY } from '../support/cli.ts'
import { ACTION_FILE } from '../support/runner.ts'

describe('action.yml', () => {
  it('has exactly the inputs that are read', () => {
    const read = new Set<string>()
    readInputs((name) => {
      read.add(name)
      return name === 'suite' ? 'suite.yaml' : ''
    })
    expect([...read].sort()).toEqual(Object.keys(ACTION_FILE.inputs).sort())
  })

  it('has defaults that are read as no input would be', () => {
    const preset = (name: string) => ACTION_FILE.inputs[name]?.default ?? ''
    const given = readInputs((name) => (name === 'suite' ? 's' : name === 'token' ? '' : preset(name)))
    expect(given).toEqual(readInputs((name) => (name === 'suite' ? 's' : '')))
  })

  it('and the recipes are what docs/github.md and README.md say', () => {
    execFileSync(process.execPath, [join(REPOSITORY, 'test/support/action-tables.mjs'), '--check'])
  })

  it('has a bundle without what is loaded late in its entry', () => {
    const folder = join(REPOSITORY, 'dist/action')
    expect(readFileSync(join(folder, 'index.js'), 'utf8').length).toBeLessThan(100_000)
    expect(readdirSync(folder).length).toBeGreaterThan(3)
  })
})
