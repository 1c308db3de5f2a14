import { relative } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type ChangeRepository, changeRepository } from '../../support/change.ts'

/** Fails its first tries and passes later ones: the order is kept in a file beside it. */
const LATE = `n=$(cat "$(dirname "$0")/../../count-$TURNGATE_TASK" 2>/dev/null || echo 0)
echo $((n + 1)) > "$(dirname "$0")/../../count-$TURNGATE_TASK"
if [ "$n" -ge 5 ]; then echo done; else echo sorry; fi
`

let repository: ChangeRepository
let base: string
beforeEach(async () => {
  repository = changeRepository({ '.gitignore': '.turngate/\ncount-*\n' })
  base = await repository.baseline()
})
afterEach(() => repository[Symbol.dispose]())

describe('a rerun', { timeout: 60_000 }, () => {
  it('starts from the earlier attempts: what was red is not green by trying again', async () => {
    repository.write({ 'evals/agent/agent.sh': LATE })
    repository.commit('Flaky')
    const first = await repository.judge(base)
    expect(first.evaluation.verdict.status).toBe('regressed')
    const earlier = relative(repository.dir, first.dir)
    // by itself the second run would pass every attempt
    const second = await repository.judge(base, { earlier })
    expect(second.evaluation.summary.tasks.map(({ passed, measured }) => `${passed}/${measured}`)).toEqual([
      '5/10',
      '5/10',
      '5/10',
      '5/10',
    ])
    expect(second.evaluation.verdict.status).toBe('regressed')
    expect(second.evaluation.verdict.reasons.find(({ code }) => code === 'looked_again')?.args).toMatchObject({
      look: 2,
    })
    const third = await repository.judge(base, { earlier: relative(repository.dir, second.dir) })
    expect(third.evaluation.summary.run.attempts).toBe(15)
    expect(third.evaluation.verdict.reasons.find(({ code }) => code === 'looked_again')?.args).toMatchObject({
      look: 3,
    })
  })

  it.each([
    ['another commit', { 'evals/agent/answers.txt': '* done now\n' }, true, /the agent's harness/],
    ['another head with the same agent', { 'README.md': 'x' }, true, /the commit of the change/],
    [
      'a working tree that was edited',
      { 'evals/agent/answers.txt': '* done now\n' },
      false,
      /the commit of the change/,
    ],
  ])('is refused for %s', async (_, files, isCommitted, message) => {
    const first = await repository.judge(base)
    repository.write(files)
    if (isCommitted) repository.commit()
    const earlier = relative(repository.dir, first.dir)
    await expect(repository.judge(base, { earlier })).rejects.toThrow(message)
  })

  it('is refused for another base, and after a run of chosen tasks', async () => {
    const first = await repository.judge(base)
    const earlier = relative(repository.dir, first.dir)
    await expect(repository.judge(`${base}~1`, { earlier })).rejects.toThrow(/the base/)
    const partial = await repository.judge(base, { tasks: ['one'] })
    await expect(repository.judge(base, { earlier: relative(repository.dir, partial.dir) })).rejects.toThrow(
      /only some/,
    )
  })

  it('needs no repository', async () => {
    const first = await repository.run()
    const second = await repository.run({ earlier: relative(repository.dir, first.dir) })
    expect(second.evaluation.summary.run.attempts).toBe(10)
    expect(second.evaluation.verdict.status).toBe('pass')
  })
})
