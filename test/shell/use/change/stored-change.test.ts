import { relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { gateStored } from '../../../../src/shell/use/gate-stored.ts'
import { openStoredRun } from '../../../../src/shell/use/stored.ts'
import { type ChangeRepository, changeRepository } from '../../../support/change.ts'

let repository: ChangeRepository
let base: string
beforeEach(async () => {
  repository = changeRepository()
  base = await repository.baseline()
})
afterEach(() => repository[Symbol.dispose]())

async function gate(files: Readonly<Record<string, string>>, request: { readonly isChange?: boolean } = {}) {
  repository.write(files)
  const { dir } = request.isChange === true ? await repository.judge(base) : await repository.run({ gate: false })
  const opened = await openStoredRun(relative(repository.dir, dir), repository.dir)
  const { evaluation, report } = await gateStored(opened, { base: { kind: 'ref', ref: base } }, repository.host())
  const { status, exit_code } = evaluation.verdict
  return { status, exit_code, edits: report.change?.edits.map(({ key }) => key) }
}

const BROKEN = { 'evals/agent/answers.txt': 'one sorry\n* done\n' }

describe('a stored run that is judged by a base', { timeout: 60_000 }, () => {
  it.each([
    ['as it is', {}, 'pass', 0, []],
    [
      'with a policy that was loosened',
      { ...BROKEN, 'evals/policy.yaml': 'mode: advise\nmetrics: {success_rate: {max_drop: 5}}\n' },
      'regressed',
      1,
      ['policy.mode'],
    ],
    [
      'with gold that was loosened',
      { ...BROKEN, 'evals/tasks/one.yaml': 'id: one\ninput: hello one\nanswer: [{matches: .}]\n' },
      'not_comparable',
      3,
      ['gold.one'],
    ],
    [
      'with a baseline that was edited',
      { ...BROKEN, 'baselines/desk/main.json': '{}' },
      'regressed',
      1,
      ['baseline.main.json'],
    ],
  ])('%s', async (_, files: Readonly<Record<string, string>>, status, exit_code, edits) => {
    expect(await gate(files)).toEqual({ status, exit_code, edits })
  })

  it('names the edits also where the run was judged by a base before', async () => {
    const files = { ...BROKEN, 'evals/policy.yaml': 'mode: advise\nmetrics: {success_rate: {max_drop: 5}}\n' }
    expect(await gate(files, { isChange: true })).toEqual({ status: 'regressed', exit_code: 1, edits: ['policy.mode'] })
  })
})
