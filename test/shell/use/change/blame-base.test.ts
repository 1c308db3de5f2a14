import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { blameBase } from '../../../../src/shell/use/change/blame-base.ts'
import { loadSuiteFile } from '../../../../src/shell/use/suite.ts'
import { type ChangeRepository, changeRepository } from '../../../support/change.ts'

let repository: ChangeRepository
beforeEach(() => {
  repository = changeRepository({ 'evals/suite.yaml': 'name: desk\ntasks: [' })
})
afterEach(() => repository[Symbol.dispose]())

async function told(base: string): Promise<string> {
  const { dir } = repository
  try {
    loadSuiteFile('evals/suite.yaml', dir)
  } catch (error) {
    return String(await blameBase(error, { kind: 'ref', ref: base }, repository.host()))
  }
  throw new Error('the suite loads')
}

describe('an error about a file of a change', () => {
  it('is told as the base’s where that has the same file, with the way out', async () => {
    repository.write({ 'evals/agent/answers.txt': '* well done\n' })
    const base = repository.commit()
    const text = await told(base)
    expect(text).toMatch(/evals\/suite\.yaml:2:\d+: .*not valid YAML/)
    expect(text).toContain(
      `\`evals/suite.yaml\` is the same in the base, commit ${base.slice(0, 12)}: it is no fault of`,
    )
    expect(text).toContain('`{edit: suite, reason: …}` to `accept` in `baselines/<suite>/accept.yaml`')
  })

  it('is the change’s own where the base has another one, or cannot be had', async () => {
    const base = repository.commit()
    repository.write({ 'evals/suite.yaml': 'name: desk\ntasks: [[' })
    repository.commit()
    expect(await told(base)).not.toContain('base')
    expect(await told('no-such-ref')).not.toContain('no-such-ref')
  })
})
