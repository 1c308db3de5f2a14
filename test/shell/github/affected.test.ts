import { describe, expect, it } from 'vitest'
import { isOwnPath } from '../../../src/shell/github/affected.ts'

const CWD = '/repository'

describe('what is measured whatever `paths` says', () => {
  it.each<[string, string, string | undefined, string, boolean]>([
    ['a file beside the suite', 'evals/suite.yaml', undefined, 'evals/agent.mjs', true],
    ['a file deep below', './evals/suite.yaml', undefined, 'evals/a/b/c.mjs', true],
    ['a dot file', 'evals/suite.yaml', undefined, 'evals/.env', true],
    ...['evals (beta)', 'evals[v2]', '{a,b}', '!evals', 'a*', 'a+(b)', '@evals'].map(
      (name): [string, string, undefined, string, boolean] => [
        `the folder ${name}`,
        `${name}/suite.yaml`,
        undefined,
        `${name}/agent.mjs`,
        true,
      ],
    ),
    ['a folder with a star, and another that it would match', 'a*/suite.yaml', undefined, 'ab/agent.mjs', false],
    ['a folder whose name begins alike', 'evals/suite.yaml', undefined, 'evals-old/agent.mjs', false],
    ['a suite named by its folder', 'evals', undefined, 'evals/agent.mjs', true],
    ['a suite at the root', 'suite.yaml', undefined, 'suite.yaml', true],
    ['another file at the root', 'suite.yaml', undefined, 'README.md', false],
    ['a baseline', 'suite.yaml', undefined, 'baselines/tiny/main.json', true],
    ['a baseline elsewhere', 'suite.yaml', 'kept (old)/', 'kept (old)/main.json', true],
    ['a baseline named from here', 'suite.yaml', './kept', 'kept/main.json', true],
    ['a workflow', 'evals/suite.yaml', undefined, '.github/workflows/gate.yml', true],
    ['the action', 'evals/suite.yaml', undefined, 'action.yml', true],
    ['another file', 'evals/suite.yaml', undefined, 'src/index.ts', false],
  ])('%s', (_, suite, baseline, path, isOwn) => {
    expect(isOwnPath(path, { suite, ...(baseline !== undefined && { baseline }) }, CWD)).toBe(isOwn)
  })
})
