import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { LiveResult } from '../../../src/shell/use/live.ts'
import { refreshBaseline } from '../../../src/shell/use/refresh.ts'
import { type ChangeRepository, changeRepository } from '../../support/change.ts'

const GOOD = { 'evals/agent/answers.txt': '* done\n' }
const BROKEN = { 'evals/agent/answers.txt': 'one sorry\n* done\n' }
const ACCEPT = {
  'baselines/desk/accept.yaml':
    'accept:\n  - {task: one, min_passed: 0, reason: Refunds go.}\n  - {metric: success_rate, max_drop: 40, reason: Refunds go.}\n',
}

let repository: ChangeRepository
beforeEach(() => {
  repository = changeRepository()
})
afterEach(() => repository[Symbol.dispose]())

async function refresh(files: Readonly<Record<string, string>>, base?: string): Promise<readonly unknown[]> {
  repository.write(files)
  const { dir } = await repository.run({ gate: false })
  seconds += 1
  stamp(dir)
  const done = await refreshBaseline(
    { run: dir, ...(base !== undefined && { base: { kind: 'ref', ref: base } as const }) },
    repository.host(),
  )
  const { plan } = done
  return plan.kind === 'write' ? [plan.entries, plan.why] : [plan.kind]
}

/** The clock of the tests stands still; runs follow one another all the same. */
let seconds = 0
function stamp(dir: string): void {
  const file = join(dir, 'run.json')
  const time = new Date(Date.UTC(2026, 0, 5, 9, 0, seconds)).toISOString()
  writeFileSync(file, readFileSync(file, 'utf8').replace(/"started_at": "[^"]+"/, `"started_at": "${time}"`))
}

const json = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(repository.dir, path), 'utf8'))
const history = () =>
  readFileSync(join(repository.dir, 'baselines/desk/history.jsonl'), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
const notes = ({ evaluation }: LiveResult) => evaluation.verdict.reasons.map(({ code }) => code)

describe('a baseline that is refreshed', { timeout: 60_000 }, () => {
  it('records a regression that was merged anyway, announces it, blames nobody, and is not stuck', async () => {
    expect(await refresh(GOOD)).toEqual(['both', 'first'])
    repository.commit('Baseline')
    expect(await refresh(BROKEN)).toEqual(['main', 'regressed'])
    const merged = repository.commit('Merged anyway')
    // the next change is compared with what is there now, and told of it in one line
    repository.write({ 'evals/agent/answers.txt': 'one so sorry\n* done\n' })
    const next = await repository.judge(merged)
    expect(next.evaluation.verdict).toMatchObject({ status: 'pass', exit_code: 0 })
    expect(notes(next).filter((code) => code === 'main_regressed')).toHaveLength(1)
    // it is not absorbed by the next refresh
    expect(await refresh(BROKEN)).toEqual(['main', 'regressed'])
    expect(json('baselines/desk/accepted.json').same_as).toBeUndefined()
    // and gone once it is mended
    repository.commit()
    expect(await refresh(GOOD)).toEqual(['both', 'as_good'])
    expect(json('baselines/desk/accepted.json').same_as).toBe('main')
    expect(history().map(({ entries, why }) => `${entries} ${why}`)).toEqual([
      'both first',
      'main regressed',
      'main regressed',
      'both as_good',
    ])
    expect(history()[1]).toMatchObject({
      passed: 15,
      measured: 20,
      worse: expect.arrayContaining(['metric_dropped success_rate']),
    })
  })

  it('takes a worse run that was accepted, once', async () => {
    await refresh(GOOD)
    repository.commit('Baseline')
    expect(await refresh({ ...BROKEN, ...ACCEPT })).toEqual(['both', 'accepted'])
    repository.commit()
    await refresh(GOOD)
    // the entry is there still, and has done its work
    expect(await refresh(BROKEN)).toEqual(['main', 'regressed'])
    expect(history()[1]?.accept).toHaveLength(2)
  })

  it('takes no entry that was there before the push', async () => {
    await refresh(GOOD)
    repository.write(ACCEPT)
    const before = repository.commit('Accept')
    expect(await refresh(BROKEN, before)).toEqual(['main', 'regressed'])
  })

  it('spends an entry even where it was not needed', async () => {
    await refresh(GOOD)
    expect(await refresh({ ...GOOD, ...ACCEPT })).toEqual(['both', 'as_good'])
    expect(await refresh(BROKEN)).toEqual(['main', 'regressed'])
  })

  it('is left as it is by a run that was measured in part, and where the history is broken', async () => {
    await refresh(GOOD)
    repository.write({ 'baselines/desk/history.jsonl': '<<<<<<< ours\n' })
    await expect(refresh(GOOD)).rejects.toThrow('history.jsonl:1')
    repository.write({ 'baselines/desk/history.jsonl': '' })
    const { dir } = await repository.run({ gate: false, tasks: ['one'] })
    const done = await refreshBaseline({ run: dir }, repository.host())
    expect(done.plan.kind).toBe('refuse')
    expect(done.changed).toEqual([])
  })

  it('reads the format that was there before there were histories', async () => {
    await repository.baseline()
    expect(await refresh(GOOD)).toEqual(['both', 'as_good'])
  })
})
