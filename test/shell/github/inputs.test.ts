import { describe, expect, it } from 'vitest'
import { UserError } from '../../../src/errors.ts'
import { readInputs } from '../../../src/shell/github/inputs/inputs.ts'

const read = (inputs: Readonly<Record<string, string>>) => readInputs((name) => inputs[name] ?? '')

describe('inputs', () => {
  it('that are all empty but the suite have their defaults', () => {
    expect(read({ suite: ' suite.yaml ' })).toEqual({
      suite: 'suite.yaml',
      comment: 'always',
      refresh: 'commit',
      artifact: true,
    })
  })

  it('that are all given are one typed value', () => {
    const inputs = {
      suite: 's.yaml',
      mode: 'merge',
      attempts: '7',
      tasks: 'a, b\nc',
      'failed-of': '12',
      'pull-request': '5',
      baseline: 'b',
      models: ' replay ',
      concurrency: '3',
      seed: '0',
      budget: '$2.50',
      shard: '2/5',
      shards: 'x\ny',
      paths: 'agent/**',
      comment: 'failure',
      'check-name': 'gate (node 20)',
      refresh: 'pull-request',
      artifact: 'false',
      token: 't',
    }
    expect(read(inputs)).toEqual({
      ...{ suite: 's.yaml', mode: 'merge', attempts: 7, tasks: ['a', 'b', 'c'], failedOf: 12, pullRequest: 5 },
      ...{
        baseline: 'b',
        models: 'replay',
        concurrency: 3,
        seed: 0,
        budget: 2.5,
        shard: { index: 2, of: 5 },
        shards: ['x', 'y'],
      },
      ...{ paths: ['agent/**'], comment: 'failure', checkName: 'gate (node 20)', refresh: 'pull-request' },
      ...{ artifact: false, token: 't' },
    })
  })

  it.each([
    ['suite', '', 'it is empty'],
    ['mode', 'Gate', '`Gate` is not one of gate, advise, refresh, publish, merge'],
    ['attempts', '0', '`0` is not a whole number of at least 1'],
    ['models', 'reply', '`reply` is not one of live, record, replay'],
    ['failed-of', 'last', '`last` is neither the id of a workflow run nor `latest`'],
    ['seed', '-1', '`-1` is not a whole number of at least 0'],
    ['budget', 'free', '`free` is not an amount of US dollars such as 2.50'],
    ['budget', '0', '`0` is not an amount'],
    ['shard', '6/5', '`6/5` is not a part such as 2/5'],
    ['shard', '0/5', '`0/5` is not a part such as 2/5'],
    ['comment', 'sometimes', '`sometimes` is not one of always, changes, failure, never'],
    ['check-name', '--> x', 'is not a name of letters'],
    ['refresh', 'push', '`push` is not one of commit, pull-request, artifact'],
    ['artifact', 'yes', '`yes` is not one of true, false'],
  ])('`%s: %s` is refused by name', (name, value, why) => {
    const act = () => read({ suite: 's.yaml', [name]: value })
    expect(act).toThrow(UserError)
    expect(act).toThrow(`input \`${name}\`: `)
    expect(act).toThrow(why)
  })
})
