import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { renderMarkdown } from '../../../../src/report/markdown/render.ts'
import { plainText } from '../../../../src/report/text.ts'
import type { LiveResult } from '../../../../src/shell/use/live.ts'
import { type ChangeRepository, changeRepository, FILES } from '../../../support/change.ts'
import { gitIn } from '../../../support/github/git.ts'

const BROKEN = { 'evals/agent/answers.txt': 'one sorry\n* done\n' }
const LOOSE = { 'evals/tasks/one.yaml': 'id: one\ninput: hello one\nanswer: [{matches: .}]\n' }

let repository: ChangeRepository
let base: string
beforeEach(async () => {
  repository = changeRepository()
  base = await repository.baseline()
})
afterEach(() => repository[Symbol.dispose]())

const statusOf = ({ evaluation }: LiveResult) => [evaluation.verdict.status, evaluation.verdict.exit_code]
const codesOf = ({ evaluation }: LiveResult) => evaluation.verdict.reasons.map(({ code }) => code)
const editsOf = ({ report }: LiveResult) => report.change?.edits.map(({ key, effect }) => `${key} ${effect}`)

describe('a change that leaves the gate alone', () => {
  it('passes, and says what it was judged by', async () => {
    repository.write({ 'evals/agent/answers.txt': '# better\n* well done\n' })
    const result = await repository.judge(base)
    expect(statusOf(result)).toEqual(['pass', 0])
    expect(result.report.change).toMatchObject({ base, edits: [], accepted: [] })
    expect(result.evaluation.verdict.changed).toEqual(['harness'])
    expect(readdirSync(join(repository.dir, 'evals/.turngate')).filter((name) => name.startsWith('base-'))).toEqual([])
  })

  it('is red where a task broke', async () => {
    repository.write(BROKEN)
    expect(statusOf(await repository.judge(base))).toEqual(['regressed', 1])
  })
})

/** Each of these would have turned a naive gate, which reads the working tree, green. */
describe('a change cannot loosen its own gate', () => {
  const policy = (text: string) => ({ 'evals/policy.yaml': text })
  it.each([
    ['limits', policy('metrics: {success_rate: {max_drop: 100}}\n'), 'policy.metrics.success_rate weakens'],
    ['its mode', policy('mode: advise\nmetrics: {success_rate: {max_drop: 5}}\n'), 'policy.mode weakens'],
    [
      'a quarantine',
      policy(
        'metrics: {success_rate: {max_drop: 5}}\nquarantine: [{task: one, owner: me, reason: x, expires: 2030-01-01}]\n',
      ),
      'policy.quarantine.one weakens',
    ],
    ['gold', LOOSE, 'gold.one changes'],
    [
      'a draft mark',
      { 'evals/tasks/one.yaml': 'id: one\ninput: hello one\nanswer: [{contains: done}]\nreviewed: false\n' },
      'tasks.one.reviewed weakens',
    ],
    ['a task that goes', { 'evals/tasks/one.yaml': null }, 'tasks.one weakens'],
    [
      'a baseline that goes',
      { 'baselines/desk/main.json': null, 'baselines/desk/accepted.json': null },
      'baseline.main.json weakens',
    ],
    ['a corrupt baseline', { 'baselines/desk/main.json': '{}' }, 'baseline.main.json weakens'],
    [
      'fewer attempts',
      {
        'evals/suite.yaml':
          'name: desk\nattempts: 1\nagent: {kind: command, command: [sh, agent/agent.sh], protocol: text, files: {harness: [agent/**]}}\nsandbox: {workspace: fixture}\ntasks: tasks/*.yaml\npolicy: policy.yaml\n',
      },
      'attempts weakens',
    ],
  ])('by %s', async (_, files, edit) => {
    repository.write({ ...BROKEN, ...files })
    const result = await repository.judge(base)
    expect(statusOf(result)).toEqual(['regressed', 1])
    expect(editsOf(result)).toContain(edit)
    expect(renderMarkdown(result.report)).toContain('This pull request changes the gate')
  })

  it('by a recording in the place of the agent', async () => {
    repository.write({
      'evals/suite.yaml':
        'name: desk\nagent: {kind: replay, source: recorded}\nsandbox: {workspace: fixture}\ntasks: tasks/*.yaml\n',
      'evals/recorded/run.json': '{}',
    })
    await expect(repository.judge(base)).rejects.toThrow('how an agent is run is the base')
  })

  it('by another name or place of the suite', async () => {
    repository.write({ 'other/x': '' })
    for (const path of Object.keys({ ...BROKEN })) repository.write({ [path]: null })
    repository.write({
      'evals/other.yaml':
        'name: desk\nagent: {kind: command, command: [sh, -c, echo done], protocol: text}\ntasks: tasks/*.yaml\n',
    })
    await expect(repository.judge(base, { suite: 'evals/other.yaml' })).rejects.toThrow('moved or renamed')
  })

  it('by files that it writes where the base is kept while it runs', async () => {
    repository.write({
      'evals/agent/agent.sh': `for f in "$(dirname "$0")"/../.turngate/base-*/fixture/a.txt; do echo x > "$f"; done\necho done\n`,
    })
    const result = await repository.judge(base)
    expect(statusOf(result)).toEqual(['could_not_run', 2])
    expect(codesOf(result)).toContain('gate_files_changed')
  })
})

describe('the base agent is measured again', () => {
  it("where the fixture differs: both verdicts are told, and the edit alone is nobody's fault", async () => {
    repository.write({ 'evals/fixture/a.txt': 'b\n' })
    const result = await repository.judge(base)
    expect(statusOf(result)).toEqual(['pass', 0])
    expect(result.evaluation.verdict.reasons.find(({ code }) => code === 'remeasured')?.args).toEqual({
      by_base: 'pass',
      by_change: 'pass',
      tasks: [],
    })
  })

  it('of tasks whose gold differs, where that is all', async () => {
    repository.write({ 'evals/tasks/one.yaml': 'id: one\ninput: hello one\nanswer: [{contains: don}]\n' })
    const { verdict } = (await repository.judge(base)).evaluation
    expect(verdict.status).toBe('pass')
    expect(verdict.reasons.find(({ code }) => code === 'remeasured')?.args).toMatchObject({ tasks: ['one'] })
  })

  it('where the stored baseline was made with another world', async () => {
    repository.write({ 'evals/fixture/a.txt': 'b\n' })
    const merged = repository.commit('Change the fixture, refresh pending')
    const result = await repository.judge(merged)
    expect(statusOf(result)).toEqual(['pass', 0])
    expect(result.evaluation.verdict.reasons.find(({ code }) => code === 'baseline_remeasured')?.args).toEqual({
      differs: ['sandbox.fixture'],
    })
    repository.write(BROKEN)
    expect(statusOf(await repository.judge(merged))).toEqual(['regressed', 1])
  })

  it.each([
    ['the policy forbids it', { 'evals/policy.yaml': 'remeasure: off\nmetrics: {success_rate: {max_drop: 5}}\n' }, {}],
    ['there is no budget', {}, { mostAttempts: 25 }],
  ])('not where %s: then nothing is compared', async (_, files, request) => {
    repository.write({ ...files, 'evals/fixture/a.txt': 'b\n' })
    const merged = repository.commit()
    const result = await repository.judge(merged, request)
    expect(statusOf(result)).toEqual(['not_comparable', 3])
    expect(codesOf(result)).toContain('not_remeasured')
  })
})

describe('what somebody accepts', () => {
  const accept = (text: string) => ({ 'baselines/desk/accept.yaml': `accept:\n${text}` })
  it.each([
    [
      'a drop',
      accept(
        '  - {metric: success_rate, max_drop: 30, reason: Refunds go.}\n  - {task: one, min_passed: 0, reason: Refunds go.}\n',
      ),
      BROKEN,
    ],
    ['one task', accept('  - {task: one, min_passed: 0, reason: Refunds go.}\n'), BROKEN],
    ['an edit of gold', accept('  - {edit: gold.one, reason: It was too strict.}\n'), { ...BROKEN, ...LOOSE }],
    ['a task that goes', accept('  - {edit: tasks.one, reason: Refunds go.}\n'), { 'evals/tasks/one.yaml': null }],
  ])('counts for the change that adds it: %s', async (_, entry, change) => {
    repository.write({ ...change, ...entry })
    const result = await repository.judge(base)
    expect(statusOf(result)).toEqual(['pass', 0])
    expect(result.report.change?.accepted.length).toBeGreaterThan(0)
  })

  it('does not count once it is in the base', async () => {
    repository.write(accept('  - {task: one, min_passed: 0, reason: Refunds go.}\n'))
    const merged = repository.commit()
    repository.write(BROKEN)
    expect(statusOf(await repository.judge(merged))).toEqual(['regressed', 1])
  })

  it('counts as far as it says', async () => {
    repository.write({ ...BROKEN, ...accept('  - {task: one, min_passed: 0.4, reason: Half of them.}\n') })
    const result = await repository.judge(base)
    expect(statusOf(result)).toEqual(['regressed', 1])
    expect(codesOf(result)).toContain('accepted_task_below_limit')
  })

  it.each([
    [
      '  - {metric: sucess_rate, max_drop: 3, reason: x}\n',
      'There is no metric `sucess_rate`. Did you mean `success_rate`?',
    ],
    ['  - {metric: cost, max_drop: 3, reason: x}\n', '`cost` is an amount, and `max_drop` is not for those.'],
    ['  - {metric: success_rate, reason: x}\n', 'No limit is stated for `success_rate`.'],
    ['  - {task: thre, min_passed: 0, reason: x}\n', 'There is no task `thre`. Did you mean `three`?'],
    ['  - {task: one, reason: x}\n', 'No limit is stated for task `one`.'],
    ['  - {task: one, min_passed: 0}\n', 'The key `reason` is missing'],
    ['  - {task: one, edit: policy, min_passed: 0, reason: x}\n', '`task` and `edit` exclude each other.'],
    ['  - {edit: "../x", reason: x}\n', 'must be a key as the report names it'],
    ['  - {edit: policy, min_passed: 1, reason: x}\n', '`min_passed` is for tasks.'],
    ['  - {taks: one, min_passed: 1, reason: x}\n', 'The key `taks` is not known'],
  ])('is read strictly: %s', async (text, message) => {
    repository.write(accept(text))
    const failed = await repository.judge(base).catch((error: unknown) => error)
    expect(String(failed)).toContain(message)
    expect(String(failed)).toMatch(/baselines\/desk\/accept\.yaml:2/)
  })
})

describe('baselines that are not there', () => {
  it('a first change with a new suite is judged by its own, and blocks nothing', async () => {
    const other = changeRepository()
    const empty = other.dir
    other.write({
      'new/suite.yaml':
        'name: fresh\nattempts: 2\nagent: {kind: command, command: [sh, -c, echo done], protocol: text}\ntasks: [{id: a, input: x, answer: [{contains: done}]}]\n',
    })
    const result = await other.judge('HEAD', { suite: 'new/suite.yaml', out: join(empty, 'run') })
    expect(statusOf(result)).toEqual(['no_baseline', 0])
    expect(codesOf(result)).toContain('suite_is_new')
    expect(editsOf(result)).toEqual(['suite changes'])
    other[Symbol.dispose]()
  })

  it('a first change that brings a baseline is told what it adds, and that nothing counts before the merge', async () => {
    gitIn(repository.dir, 'rm', '-r', '--quiet', '--cached', 'evals', 'baselines')
    gitIn(repository.dir, 'commit', '--quiet', '-m', 'Without')
    const result = await repository.judge('HEAD')
    expect(statusOf(result)).toEqual(['no_baseline', 0])
    const { edits = [] } = result.report.change ?? {}
    expect(edits.map(({ text }) => plainText(text))).toEqual([
      'suite added in evals/suite.yaml',
      'baseline added in baselines/desk; it counts from the merge on',
    ])
    const page = renderMarkdown(result.report)
    expect(page).toMatch(
      /^## 🆕 First gate: `desk`\n\n\*\*Success rate 100\.0%; 20 of 20 attempts of 4 tasks passed\*\*/,
    )
    expect(page).toContain('the baseline in `baselines/desk` counts from then on')
    expect(page).toContain('### This pull request adds the gate')
    expect(page).not.toMatch(/weakens|RUN\\?_DIR|no baseline/i)
  })

  it('one that the base should have is an error of its own', async () => {
    repository.write({ 'baselines/desk': null })
    const without = repository.commit('Remove the baseline')
    expect(statusOf(await repository.judge(without))).toEqual(['no_baseline', 3])
  })
})

describe('a base that cannot be read', () => {
  const SUITE = FILES['evals/suite.yaml'] ?? ''
  const accept = (edit: string) => ({
    'baselines/desk/accept.yaml': `accept: [{edit: ${edit}, reason: It was broken.}]\n`,
  })
  const restore = () => gitIn(repository.dir, 'checkout', '--quiet', base, '--', 'baselines', 'evals')
  const breakBase = (files: Readonly<Record<string, string>>) => {
    repository.write(files)
    const broken = repository.commit('Break it')
    restore()
    return broken
  }
  const refusal = async (commit: string) => String(await repository.judge(commit).catch((error: unknown) => error))

  it.each([
    ['suite', 'evals/suite.yaml', SUITE.replace('name: desk', 'name: ['), 'not valid YAML'],
    ['suite', 'evals/suite.yaml', SUITE.replace('attempts: 5', 'atempts: 5'), 'Did you mean `attempts`?'],
    ['suite', 'evals/tasks/one.yaml', 'id: one\n', 'one.yaml'],
    ['baseline', 'baselines/desk/main.json', '{', 'This is not JSON'],
    ['baseline', 'baselines/desk/accepted.json', '{"version": 7}', 'has version 7'],
  ])(
    'judges nothing and says how a fix gets out; that fix is judged: %s in %s',
    async (edit, file, text, said) => {
      const broken = breakBase({ [file]: text })
      const told = await refusal(broken)
      expect(told).toContain(`${broken.slice(0, 12)}:${file}`)
      expect(told).toContain(said)
      expect(told).toContain(`in the base, commit ${broken.slice(0, 12)}: it is no fault of this change`)
      expect(told).toContain(`\`{edit: ${edit}, reason: …}\` to \`accept\` in \`baselines/desk/accept.yaml\``)

      repository.write(accept(edit))
      const mended = await repository.judge(broken)
      expect(statusOf(mended)).toEqual(['pass', 0])
      expect(codesOf(mended)).toContain('base_broken')
      expect(mended.report.change?.accepted.length).toBe(1)

      repository.write(BROKEN)
      expect(statusOf(await repository.judge(broken))).toEqual(['regressed', 1])
    },
    60_000,
  )

  it('is not got round by an entry that it has already, or by another one', async () => {
    repository.write(accept('baseline'))
    const broken = breakBase({ 'baselines/desk/main.json': '{' })
    repository.write(accept('baseline'))
    expect(await refusal(broken)).toContain('no fault of this change')
    repository.write(accept('policy'))
    expect(await refusal(broken)).toContain('no fault of this change')
  })

  it('is told of the change where that accepts the edit and does not mend it', async () => {
    const broken = breakBase({ 'baselines/desk/main.json': '{' })
    repository.write({ 'baselines/desk/main.json': '{', ...accept('baseline') })
    const told = await refusal(broken)
    expect(told).toContain('baselines/desk/main.json')
    expect(told).not.toContain(broken.slice(0, 12))
  })

  it('by its accept.yaml accepts nothing; a change that mends it is judged as any other', async () => {
    const broken = breakBase({ 'baselines/desk/accept.yaml': 'accept: [' })
    repository.write({ 'baselines/desk/accept.yaml': 'accept: [' })
    expect(await refusal(broken)).toMatch(/baselines\/desk\/accept\.yaml:1.*in the base, commit/s)
    repository.write({ 'baselines/desk/accept.yaml': 'accept: []\n' })
    expect(statusOf(await repository.judge(broken))).toEqual(['pass', 0])
  })
})

it('a change that leaves a baseline which cannot be read is told before it is merged', async () => {
  repository.write({ 'baselines/desk/main.json': '{' })
  const result = await repository.judge(base)
  expect(statusOf(result)).toEqual(['not_comparable', 3])
  expect(codesOf(result)).toContain('baseline_breaks')
})
